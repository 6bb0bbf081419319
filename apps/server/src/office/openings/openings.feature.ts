import { feature } from '../../platform/feature/feature.ts';
import { openingsRoutes } from './openings.routes.ts';

export const openings = feature({
  name: 'office/openings',
  routes: (route, _parts, api) => openingsRoutes(route, api),
});
