import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { equipmentRoutes } from './equipments.routes.ts';

export const equipments = feature({
  name: 'clubs/equipments',
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ equipments: db }),
  routes: (route, parts) => equipmentRoutes(route, parts.equipments),
});
