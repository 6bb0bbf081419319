import * as calls from '@clubpulse/contract/billing/reconciliation/reconciliation.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { createWorld } from '../../test/world.ts';

/** No provocation reaches the provider. */
const unreached = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

export const refusals: Refusals = async ({ house, world: { ids, clubA, tokens }, open }) => {
  const provided = await open(unreached);
  const world = await createWorld(provided);
  const settled = {
    ClubId: clubA,
    Day: '2026-11-05',
    Cause: 'NotOnBooks',
    ExtPaymentId: 'pi_settled',
    ProviderAmount: 5_900,
    BookAmount: 0,
    Currency: 'EUR',
    Difference: 5_727,
    State: 'Settled',
    How: 'Healed',
    SettledAt: new Date(),
  } as const;
  const { PaymentDifferenceId: paymentDifferenceId } = await house.db
    .insertInto('payment_differences')
    .values(settled)
    .returning('PaymentDifferenceId')
    .executeTakeFirstOrThrow();
  return {
    PaymentAccountNotConnected: provoke(provided, calls.comparePayments, {
      params: { id: world.clubA },
      token: world.tokens.managerA,
    }),
    DifferenceSettled: provoke(house, calls.settlePaymentDifference, {
      params: { id: clubA, paymentDifferenceId },
      body: { Act: 'Record', UserId: ids.athleteA },
      token: tokens.managerA,
    }),
  };
};
