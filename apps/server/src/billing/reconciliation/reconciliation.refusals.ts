import * as calls from '@clubpulse/contract/billing/reconciliation/reconciliation.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world: { ids, clubA, tokens } }) => {
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
    DifferenceSettled: provoke(house, calls.settlePaymentDifference, {
      params: { id: clubA, paymentDifferenceId },
      body: { Act: 'Record', UserId: ids.athleteA },
      token: tokens.managerA,
    }),
  };
};
