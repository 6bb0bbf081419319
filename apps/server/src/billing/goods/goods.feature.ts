import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { goodsRoutes } from './goods.routes.ts';
import { createGoods } from './goods.service.ts';

export const goods = feature({
  name: 'billing/goods',
  build: ({ db, clubs }: Pick<ServerParts, 'db'> & { readonly clubs: Clubs }) => ({ goods: createGoods({ db, clubs }) }),
  routes: (route, parts) => goodsRoutes(route, parts.goods),
});
