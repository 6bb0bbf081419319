import { feature, type Ground } from '../../platform/feature/feature.ts';
import { kioskRoutes } from './kiosks.routes.ts';
import { createKiosks } from './kiosks.service.ts';

export const kiosks = feature({
  name: 'clubs/kiosks',
  build: ({ db }: Pick<Ground, 'db'>) => ({ kiosks: createKiosks({ db }) }),
  routes: (route, parts) => kioskRoutes(route, parts.kiosks),
});
