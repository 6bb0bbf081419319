import { feature, type Ground } from '../../platform/feature/feature.ts';
import { brandRoutes } from './brands.routes.ts';
import { createBrands } from './brands.service.ts';

export const brands = feature({
  name: 'clubs/brands',
  build: ({ db }: Pick<Ground, 'db'>) => ({ brands: createBrands({ db }) }),
  routes: (route, parts) => brandRoutes(route, parts.brands),
});
