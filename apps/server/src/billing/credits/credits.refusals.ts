import { createOrder } from '@clubpulse/contract/billing/credits.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { clubA, ids, tokens }, rows }) => ({
  OnlinePaymentsNotConfigured: provoke(server, createOrder, {
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
