import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { type BookingPorts, bookingPorts } from '../subscriptions/public.ts';
import { creditRoutes } from './credits.routes.ts';
import { createCredits } from './credits.service.ts';
import { createOrders } from './orders.service.ts';
import { createCreditsPackages } from './packages.service.ts';
import { shopRoutes } from './shop.routes.ts';
import { createShop } from './shop.service.ts';

export const credits = feature({
  name: 'billing/credits',
  persons: {
    ledger_accounts: { taken: ['UserId'], leaving: 'go' },
  },
  asks: bookingPorts,
  build: ({ db, payments, clubs }: Pick<ServerParts, 'db' | 'payments'> & { readonly clubs: Clubs }, bookings: BookingPorts) => ({
    packages: createCreditsPackages({ db }),
    credits: createCredits({ db }),
    orders: createOrders({ db, club: clubs.facts, bookings }),
    shop: createShop({ db, mode: payments?.mode ?? null }),
  }),
  routes(route, parts) {
    creditRoutes(route, parts);
    shopRoutes(route, parts.shop);
  },
});
