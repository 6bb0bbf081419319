import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { kioskRoutes } from './kiosks.routes.ts';
import { createKiosks } from './kiosks.service.ts';

export const kiosks = feature({
  name: 'clubs/kiosks',
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ kiosks: createKiosks({ db }) }),
  routes: (route, parts) => kioskRoutes(route, parts.kiosks),
});
