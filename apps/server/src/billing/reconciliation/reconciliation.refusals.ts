import { startOnboarding } from '@clubpulse/contract/billing/payment-accounts.calls';
import * as calls from '@clubpulse/contract/billing/reconciliation/reconciliation.calls';
import { provoke, type Refusals, type Stage } from '../../test/refused.ts';
import { type Stripe, startStripe } from '../../test/stripe.ts';
import { createWorld } from '../../test/world.ts';

/** Creates a payment that the provider has, although an earlier comparison found only its transaction. */
async function foundLater(stripe: Stripe, open: Stage['open']) {
  const provided = await open(stripe.settings);
  const { db, call } = provided;
  const { clubA: ClubId, ids, tokens } = await createWorld(provided);
  const token = tokens.managerA;
  await call(startOnboarding, { params: { id: ClubId }, token });
  const row = db.selectFrom('payment_accounts').select('ExtAccountId').where('ClubId', '=', ClubId);
  const account = (await row.executeTakeFirstOrThrow()).ExtAccountId ?? '';
  await stripe.account(account);
  const { id: ExtPaymentId } = await stripe.control<{ id: string }>('charge', { account, amount: 5_900, fee: 0 });
  const paid = { ClubId, UserId: ids.athleteA, ExtPaymentId, Currency: 'EUR' };
  const { TransactionId } = await db
    .insertInto('transactions')
    .values({ ...paid, Type: 'Purchase', Method: 'Credit', PaymentMode: 'Online', Amount: 5_900 })
    .returning('TransactionId')
    .executeTakeFirstOrThrow();
  const { PaymentDifferenceId: paymentDifferenceId } = await db
    .insertInto('payment_differences')
    .values({
      ...paid,
      TransactionId,
      Day: '2026-11-05',
      Cause: 'NotAtProvider',
      ProviderAmount: 0,
      BookAmount: 5_900,
      Difference: -5_900,
    })
    .returning('PaymentDifferenceId')
    .executeTakeFirstOrThrow();
  const input = { params: { id: ClubId, paymentDifferenceId }, body: { Act: 'Accept' }, token } as const;
  return provoke(provided, calls.settlePaymentDifference, input);
}

const unreached = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

export const refusals: Refusals = async ({ server, world: { ids, clubA, tokens }, open }) => {
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
  const { PaymentDifferenceId: paymentDifferenceId } = await server.db
    .insertInto('payment_differences')
    .values(settled)
    .returning('PaymentDifferenceId')
    .executeTakeFirstOrThrow();
  return {
    FoundAtProvider: await foundLater(await startStripe(), open),
    PaymentAccountNotConnected: provoke(provided, calls.comparePayments, {
      params: { id: world.clubA },
      token: world.tokens.managerA,
    }),
    DifferenceSettled: provoke(server, calls.settlePaymentDifference, {
      params: { id: clubA, paymentDifferenceId },
      body: { Act: 'Record', UserId: ids.athleteA },
      token: tokens.managerA,
    }),
  };
};
