import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { endReasonRoutes } from './end-reasons.routes.ts';
import { createEndReasons } from './end-reasons.service.ts';

export const endReasons = feature({
  name: 'billing/end-reasons',
  persons: { end_reasons: { taken: ['UserId'], leaving: 'go' } },
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ endReasons: createEndReasons({ db }) }),
  routes: (route, parts) => endReasonRoutes(route, parts.endReasons),
});
