import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { overlapRoutes } from './overlaps.routes.ts';
import { createOverlaps } from './overlaps.service.ts';

export const overlaps = feature({
  name: 'calendar/overlaps',
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ overlaps: createOverlaps({ db }) }),
  routes: (route, parts) => overlapRoutes(route, parts.overlaps),
});
