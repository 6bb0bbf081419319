import { createOrder } from '@clubpulse/contract/billing/credits.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world: { clubA, ids, tokens }, rows }) => ({
  OnlinePaymentsNotConfigured: provoke(house, createOrder, {
    body: {
      OrderType: 'Credits',
      PaymentMode: 'Online',
      Method: 'Cash',
      ClubId: clubA,
      UserId: ids.athleteA,
      ClubCreditsPackageId: rows.creditsPackage,
    },
    token: tokens.managerA,
  }),
});
