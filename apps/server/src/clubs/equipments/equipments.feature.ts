import { feature, type Ground } from '../../platform/feature/feature.ts';
import { equipmentRoutes } from './equipments.routes.ts';

export const equipments = feature({
  name: 'clubs/equipments',
  build: ({ db }: Pick<Ground, 'db'>) => ({ equipments: db }),
  routes: (route, parts) => equipmentRoutes(route, parts.equipments),
});
