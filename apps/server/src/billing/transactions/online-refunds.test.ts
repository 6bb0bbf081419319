import type { RefundEffect } from '@clubpulse/contract/billing/transactions';
import {
  createTransaction,
  deleteTransaction,
  getTransaction,
  updateTransaction,
} from '@clubpulse/contract/billing/transactions.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { openCardAccount } from '../../test/card-account.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { type Stripe, testCards } from '../../test/stripe.ts';
import { createWorld, type World } from '../../test/world.ts';
import { record } from './record.service.ts';

let cards: Awaited<ReturnType<typeof openCardAccount>>;
let stripe: Stripe;
let server: TestServer;
let world: World;
let token: string;
let account: string;
let type: number;
let held: number;
beforeAll(async () => {
  cards = await openCardAccount();
  ({ stripe, server, world, account } = cards);
  token = world.tokens.managerA;
  type = await aSubscriptionType(server.db, world.clubA);
});
beforeEach(async () => {
  held = await aSubscription(server.db, world.clubA, world.ids.athleteA, type);
});
afterAll(() => cards.stop());

async function purchase(card: string = testCards.works) {
  const ExtPaymentId = await cards.pay(card);
  const id = await record(server.db, {
    ClubId: world.clubA,
    UserId: world.ids.athleteA,
    Type: 'Purchase',
    Method: 'Credit',
    PaymentMode: 'Online',
    Amount: 5_900,
    Currency: 'EUR',
    Description: 'Open monthly',
    VisibleInExport: true,
    UserSubscriptionId: held,
    by: null,
    At: new Date(Date.now() - 3_600_000),
  });
  await server.db.updateTable('transactions').set({ ExtPaymentId }).where('TransactionId', '=', id).execute();
  return { id, ExtPaymentId };
}
const params = () => ({ id: world.clubA });
const refund = (LinkedTransactionId: number, Amount = 5_900, Effect?: RefundEffect, Currency = 'EUR') =>
  server.call(createTransaction, {
    params: params(),
    body: { Type: 'Refund', Method: 'Cash', Amount, Currency, LinkedTransactionId, Effect },
    token,
  });
const read = async (transactionId: number) =>
  (await server.call(getTransaction, { params: { ...params(), transactionId }, token })).result;
const row = (id: number) =>
  server.db.selectFrom('transactions').selectAll().where('TransactionId', '=', id).executeTakeFirstOrThrow();
const stateOfHeld = async () => {
  const found = server.db.selectFrom('user_subscriptions').select(['State', 'StateReason']);
  const { State, StateReason } = await found.where('UserSubscriptionId', '=', held).executeTakeFirstOrThrow();
  return [State, StateReason];
};
const eventsOf = async (Type: string, TransactionId: number) => {
  const rows = await server.db.selectFrom('events').select('Payload').where('Type', '=', Type).execute();
  return rows.map(({ Payload }) => Object(Payload)).filter((payload) => payload.TransactionId === TransactionId);
};
const ofPayment = (ExtPaymentId: string) => cards.payments.refundsOf(account, ExtPaymentId);
async function firstOf(ExtPaymentId: string) {
  const [first] = await ofPayment(ExtPaymentId);
  if (!first) throw new Error('Nothing was refunded.');
  return first;
}
const refundsOf = (purchaseId: number) =>
  server.db
    .selectFrom('transactions')
    .selectAll()
    .where('LinkedTransactionId', '=', purchaseId)
    .orderBy('TransactionId')
    .execute();
async function sweep(id: number) {
  const At = new Date(Date.now() - 1_800_000);
  await server.db.updateTable('transactions').set({ At }).where('TransactionId', '=', id).execute();
  await server.onlineRefunds.queueRequested();
  await server.runDueJobs();
}

describe('a refund of an online purchase', () => {
  it('is paid back to the card by the method of the purchase, with the fee, and ends the subscription at once', async () => {
    const { id, ExtPaymentId } = await purchase();
    const { status, result } = await refund(id);
    expect(status).toBe(201);
    expect(result).toMatchObject({
      PaymentMode: 'Online',
      Method: 'Credit',
      RefundState: 'Requested',
      Effect: 'End',
      PlatformFee: 59,
    });
    expect(await stateOfHeld()).toEqual(['Canceled', 'Refunded']);
    expect(await ofPayment(ExtPaymentId)).toEqual([]);
    await server.runDueJobs();
    const sent = await firstOf(ExtPaymentId);
    expect(await ofPayment(ExtPaymentId)).toHaveLength(1);
    expect(sent).toMatchObject({ Amount: 5_900, Currency: 'EUR', State: 'Succeeded', TransactionId: result.TransactionId });
    expect((await read(result.TransactionId)).RefundState).toBe('Done');
    expect((await row(result.TransactionId)).ExtRefundId).toBe(sent.ExtRefundId);
    expect((await row(id)).PlatformFee - (await row(result.TransactionId)).PlatformFee).toBe(0);
    await server.onlineRefunds.settleRefund(account, sent);
    await server.runDueJobs();
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it('can be partial, with its part of the fee, and never more than is left', async () => {
    const { id, ExtPaymentId } = await purchase();
    const { result } = await refund(id, 900);
    expect(result).toMatchObject({ Effect: 'Keep', PlatformFee: 9 });
    expect(await stateOfHeld()).toEqual(['Active', null]);
    expect((await refund(id, 5_001)).problem.errors?.[0]?.key).toBe('refund-exceeds-purchase');
    expect((await refund(id, 5_000)).result).toMatchObject({ Effect: 'End', PlatformFee: 50 });
    await server.runDueJobs();
    expect((await ofPayment(ExtPaymentId)).map(({ Amount }) => Amount)).toEqual([900, 5_000]);
  });

  it('cannot be deleted, moved or given another method by hand', async () => {
    const { id } = await purchase();
    const { result } = await refund(id);
    const one = { ...params(), transactionId: result.TransactionId };
    expect((await server.call(deleteTransaction, { params: one, token })).problem.ErrorType).toBe('TransactionIsLinked');
    const { At, Type, Method, Amount, Currency, UserId, LinkedTransactionId, RowVersion } = result;
    const body = { At, Type, Method, Amount, Currency, UserId, LinkedTransactionId, RowVersion };
    for (const changed of [{ Amount: 100 }, { Method: 'Cash' }, { LinkedTransactionId: null }])
      expect(
        (await server.call(updateTransaction, { params: one, body: { ...body, ...changed }, token })).problem.ErrorType,
      ).toBe('TransactionIsLinked');
    const described = await server.call(updateTransaction, { params: one, body: { ...body, Note: 'Asked by mail' }, token });
    expect(described.result.Note).toBe('Asked by mail');
  });

  it('cannot be created by changing a manual refund', async () => {
    const { id } = await purchase();
    const free = { Type: 'Refund', Method: 'Cash', Amount: 100, Currency: 'EUR', UserId: world.ids.athleteA, Note: 'Goodwill' };
    const { result } = await server.call(createTransaction, { params: params(), body: free, token });
    const body = { ...free, At: result.At, LinkedTransactionId: id, RowVersion: result.RowVersion };
    const one = { ...params(), transactionId: result.TransactionId };
    expect((await server.call(updateTransaction, { params: one, body, token })).problem.ErrorType).toBe('TransactionIsLinked');
  });

  it('is refused for an amount that the provider cannot pay', async () => {
    const { id } = await purchase();
    await server.db.updateTable('transactions').set({ Currency: 'KWD' }).where('TransactionId', '=', id).execute();
    expect((await refund(id, 5, 'Keep', 'KWD')).problem).toMatchObject({
      ErrorType: 'AmountNotPayableOnline',
      errors: [{ field: 'Amount' }],
    });
    expect(await refundsOf(id)).toEqual([]);
  });

  it('is refused without a provider', async () => {
    const whole = await openServer();
    const elsewhere = await createWorld(whole);
    const money = { Type: 'Purchase', Method: 'Credit', PaymentMode: 'Online', Amount: 5_900, Currency: 'EUR' } as const;
    const { TransactionId } = await whole.db
      .insertInto('transactions')
      .values({ ...money, ClubId: elsewhere.clubA, UserId: elsewhere.ids.athleteA, ExtPaymentId: `pi_of_${elsewhere.clubA}` })
      .returning('TransactionId')
      .executeTakeFirstOrThrow();
    const back = { Type: 'Refund', Method: 'Cash', Amount: 100, Currency: 'EUR', LinkedTransactionId: TransactionId };
    const input = { params: { id: elsewhere.clubA }, body: back, token: elsewhere.tokens.managerA };
    expect((await whole.call(createTransaction, input)).problem.ErrorType).toBe('OnlinePaymentsNotConfigured');
    await whole.close();
  });
});

describe('a requested refund', () => {
  it('is sent later when the provider is not reached', { tags: ['atLength'] }, async () => {
    const { id, ExtPaymentId } = await purchase();
    const { TransactionId } = (await refund(id)).result;
    await stripe.control('faults', { next: Array.from({ length: 9 }, () => '500') });
    await server.runDueJobs();
    await stripe.control('faults', { next: [] });
    expect((await read(TransactionId)).RefundState).toBe('Requested');
    await sweep(TransactionId);
    expect((await read(TransactionId)).RefundState).toBe('Done');
    expect(await ofPayment(ExtPaymentId)).toHaveLength(1);
  });

  it('is not paid again when the process ended after the provider had paid it', async () => {
    const { id, ExtPaymentId } = await purchase();
    const { TransactionId } = (await refund(id, 1_000, 'Keep')).result;
    const { RequestKey } = await row(TransactionId);
    await cards.payments.refund(account, { key: RequestKey ?? '', ExtPaymentId, Amount: 1_000, Currency: 'EUR', TransactionId });
    // The new key imitates that the provider forgets keys after a day.
    await server.db
      .updateTable('transactions')
      .set({ RequestKey: '00000000-0000-4000-8000-000000000000' })
      .where('TransactionId', '=', TransactionId)
      .execute();
    await server.runDueJobs();
    expect((await read(TransactionId)).RefundState).toBe('Done');
    expect(await ofPayment(ExtPaymentId)).toHaveLength(1);
  });

  it('is deleted when the provider refuses it, and the subscription that it ended continues', async () => {
    const { id, ExtPaymentId } = await purchase();
    const { TransactionId } = (await refund(id)).result;
    await stripe.control('refund', { payment: ExtPaymentId });
    await server.runDueJobs();
    expect(await row(TransactionId)).toMatchObject({ RefundState: 'Failed', DeletedAt: expect.any(Date) });
    expect((await row(id)).RefundedAmount).toBe(0);
    expect(await stateOfHeld()).toEqual(['Active', null]);
    expect(await eventsOf('OnlineRefundFailed', TransactionId)).toMatchObject([
      { Target: world.ids.athleteA, Title: 'Open monthly', Amount: 5_900, Reason: 'charge_already_refunded' },
    ]);
    await server.runDueJobs();
    expect(await eventsOf('OnlineRefundFailed', TransactionId)).toHaveLength(1);
  });

  it('is taken off the books when it fails after it was paid', { tags: ['atLength'] }, async () => {
    const { id, ExtPaymentId } = await purchase();
    const { TransactionId } = (await refund(id)).result;
    await server.runDueJobs();
    const paid = await firstOf(ExtPaymentId);
    await stripe.control('refund/end', { refund: paid.ExtRefundId, status: 'failed' });
    const failed = await firstOf(ExtPaymentId);
    for (let time = 0; time < 2; time += 1) expect(await server.onlineRefunds.settleRefund(account, failed)).toBe(true);
    expect(await row(TransactionId)).toMatchObject({ RefundState: 'Failed', DeletedAt: expect.any(Date) });
    expect(await stateOfHeld()).toEqual(['Active', null]);
    expect(await eventsOf('OnlineRefundFailed', TransactionId)).toHaveLength(1);
    expect(await eventsOf('TransactionDeleted', TransactionId)).toHaveLength(1);
  });

  it('of a bank debit stays requested until the bank has paid it', { tags: ['atLength'] }, async () => {
    const { id } = await purchase(testCards.debit);
    const { TransactionId } = (await refund(id)).result;
    await server.runDueJobs();
    expect(await row(TransactionId)).toMatchObject({ RefundState: 'Requested', ExtRefundId: expect.stringMatching(/^re_/) });
    await stripe.advance(4);
    await sweep(TransactionId);
    expect((await read(TransactionId)).RefundState).toBe('Done');
  });
});

describe('a refund that was made in the dashboard of the provider', () => {
  it('is recorded once, and the subscription continues', async () => {
    const { id, ExtPaymentId } = await purchase();
    await stripe.control('refund', { payment: ExtPaymentId, amount: 1_000 });
    const made = await firstOf(ExtPaymentId);
    await Promise.all([1, 2, 3].map(() => server.onlineRefunds.settleRefund(account, made)));
    const [recorded, ...others] = await refundsOf(id);
    expect(others).toEqual([]);
    expect(recorded).toMatchObject({
      Amount: 1_000,
      Method: 'Credit',
      PaymentMode: 'Online',
      Effect: 'Keep',
      RefundState: 'Done',
      PlatformFee: 10,
      OperatorEmail: null,
    });
    expect((await row(id)).RefundedAmount).toBe(1_000);
    expect(await stateOfHeld()).toEqual(['Active', null]);
    expect(await eventsOf('OnlineRefundFound', recorded?.TransactionId ?? 0)).toHaveLength(1);
  });

  it('waits while a requested refund leaves too little of the purchase, and is recorded when the requested refund was refused', {
    tags: ['atLength'],
  }, async () => {
    const { id, ExtPaymentId } = await purchase();
    const { TransactionId } = (await refund(id)).result;
    await stripe.control('refund', { payment: ExtPaymentId });
    const made = await firstOf(ExtPaymentId);
    await expect(server.onlineRefunds.settleRefund(account, made)).rejects.toThrow('exceeds');
    await server.runDueJobs();
    expect((await row(TransactionId)).RefundState).toBe('Failed');
    await server.onlineRefunds.settleRefund(account, made);
    expect((await refundsOf(id)).map(({ RefundState, DeletedAt }) => [RefundState, DeletedAt === null])).toEqual([
      ['Failed', false],
      ['Done', true],
    ]);
    expect(await stateOfHeld()).toEqual(['Active', null]);
  });

  it('of a payment that is not on the books is not recorded', async () => {
    const { id, ExtPaymentId } = await purchase();
    await stripe.control('refund', { payment: ExtPaymentId, amount: 1_000 });
    const made = await firstOf(ExtPaymentId);
    expect(await server.onlineRefunds.settleRefund('acct_other', made)).toBe(false);
    expect(await refundsOf(id)).toEqual([]);
  });
});

it('a refund is removed from the books when the club disconnected the platform from its payment account, and a further refund is refused', async () => {
  const { id } = await purchase();
  const { TransactionId } = (await refund(id)).result;
  await stripe.control('account/remove', { account });
  await server.runDueJobs();
  expect(await row(TransactionId)).toMatchObject({ RefundState: 'Failed', DeletedAt: expect.any(Date) });
  expect(await eventsOf('OnlineRefundFailed', TransactionId)).toMatchObject([{ Reason: 'account_invalid' }]);
  await server.db
    .updateTable('payment_accounts')
    .set({ State: 'Inactive', InactiveReason: 'AccessRemoved' })
    .where('ClubId', '=', world.clubA)
    .execute();
  expect((await refund(id)).problem.ErrorType).toBe('OnlinePaymentsNotConfigured');
});
