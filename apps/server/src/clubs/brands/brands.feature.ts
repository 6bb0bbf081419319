import { picturePorts } from '../../accounts/images/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { brandRoutes } from './brands.routes.ts';
import { createBrands } from './brands.service.ts';
import { shownByBrands } from './brands.store.ts';

export const brands = feature({
  name: 'clubs/brands',
  build: ({ db }: Pick<Ground, 'db'>) => ({ brands: createBrands({ db }) }),
  plugs: ({ brands: made }) => [plug(picturePorts, { shown: [shownByBrands], setBrandPicture: made.setPicture })],
  routes: (route, parts) => brandRoutes(route, parts.brands),
});
