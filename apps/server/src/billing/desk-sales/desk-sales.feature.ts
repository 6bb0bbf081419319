import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Families } from '../../members/families/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Orders } from '../credits/public.ts';
import type { GoodsService } from '../goods/public.ts';
import type { Subscriptions } from '../subscriptions/public.ts';
import { deskSaleRoutes } from './desk-sales.routes.ts';
import { createDeskSales } from './desk-sales.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
  readonly families: Families;
  readonly subscriptions: Subscriptions;
  readonly orders: Orders;
  readonly goods: GoodsService;
}

export const deskSales = feature({
  name: 'billing/desk-sales',
  build: (parts: Needs) => ({ deskSales: createDeskSales(parts) }),
  routes: (route, parts) => deskSaleRoutes(route, parts.deskSales),
});
