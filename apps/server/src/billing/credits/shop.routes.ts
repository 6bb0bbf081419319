import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Shop } from './shop.service.ts';

export function shopRoutes(route: Routes, shop: Shop): void {
  route(getStore, ({ params }) => shop.offered(params.clubId, params.id));
}
