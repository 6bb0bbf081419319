import type { PaymentOrderInput } from '@clubpulse/contract/billing/online-payments/online-payments';
import * as calls from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import {
  cancelSubscription,
  paySubscription,
  reactivateSubscription,
  suspendSubscription,
  undoCancelSubscription,
} from '@clubpulse/contract/billing/subscriptions.calls';
import { createTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeats } from '../../calendar/seats/public.ts';
import { aClass, aSubscription, hours } from '../../test/booking-rows.ts';
import { type CardClub, openCardClub } from '../../test/card-club.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import type { TestServer } from '../../test/server.ts';
import { type Stripe, testCards } from '../../test/stripe.ts';
import type { World } from '../../test/world.ts';

let shop: CardClub;
let stripe: Stripe;
let server: TestServer;
let world: World;
let club: number;
let type: number;
let plan: number;
let pack: number;
let member: { readonly id: number; readonly token: string };
let account: string;

beforeAll(async () => {
  shop = await openCardClub();
  ({ stripe, server, world, club, type, plan, pack, account } = shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  member = await shop.aBuyer();
});

const settle = () => shop.settle();
const input = (order: Partial<PaymentOrderInput> & { Kind: string }) => order as never;
const subscription = (fields: object = {}) => input({ Kind: 'Subscription', ClassSubscriptionId: type, ...fields });
const credits = () => input({ Kind: 'Credits', ClubCreditsPackageId: pack });
const create = (body: never) =>
  server.call(calls.createPaymentOrder, { params: { id: member.id, clubId: club }, body, token: member.token });
const open = (orderId: number) =>
  server.call(calls.openPaymentOrder, { params: { id: member.id, orderId }, token: member.token });
const check = (orderId: number) =>
  server.call(calls.checkPaymentOrder, { params: { id: member.id, orderId }, token: member.token });
const stored = (orderId: number) => shop.stored(orderId);
async function ordered(body: never): Promise<{ orderId: number; session: string }> {
  const { result } = await create(body);
  await open(result.PaymentOrderId);
  return { orderId: result.PaymentOrderId, session: (await stored(result.PaymentOrderId)).ExtCheckoutId ?? '' };
}
const transactions = () =>
  server.db.selectFrom('transactions').selectAll().where('UserId', '=', member.id).orderBy('TransactionId').execute();
const held = () => server.db.selectFrom('user_subscriptions').selectAll().where('UserId', '=', member.id).execute();
async function events(Type: string): Promise<Record<string, unknown>[]> {
  const rows = await server.db.selectFrom('events').select('Payload').where('Type', '=', Type).orderBy('EventId').execute();
  return rows.map(({ Payload }) => Payload as Record<string, unknown>).filter(({ Target }) => Target === member.id);
}

describe('an order', () => {
  it('is returned again for the same product, with the same page', async () => {
    const first = await create(credits());
    expect(first).toMatchObject({ status: 201, result: { State: 'Open', Amount: 2_500, Title: '10 credits' } });
    const orderId = first.result.PaymentOrderId;
    const both = await Promise.all([create(credits()), create(credits())]);
    expect(both.map(({ result }) => result.PaymentOrderId)).toEqual([orderId, orderId]);
    const page = await open(orderId);
    expect((await open(orderId)).result).toEqual(page.result);
  });

  it.each(oneIn(2, ['500-after', 'timeout-after']))(
    'has one page although the response of the provider was lost (%s)',
    { tags: ['examples'] },
    async (fault) => {
      const { result } = await create(credits());
      await open((await create(subscription())).result.PaymentOrderId);
      await stripe.control('faults', { next: [fault, fault, fault] });
      const lost = await open(result.PaymentOrderId);
      expect(lost.problem.ErrorType).toBe('PaymentProviderUnavailable');
      await stripe.control('faults', { next: [] });
      const { RequestKey, Url } = await stored(result.PaymentOrderId);
      expect(Url).toBeNull();
      expect((await open(result.PaymentOrderId)).status).toBe(200);
      expect((await stored(result.PaymentOrderId)).RequestKey).toBe(RequestKey);
    },
  );

  it('creates a new customer on the second attempt when the stored one was deleted at the provider', async () => {
    await ordered(credits());
    const customer = async () => {
      const found = server.db.selectFrom('payment_customers').select('ExtCustomerId').where('UserId', '=', member.id);
      return (await found.executeTakeFirstOrThrow()).ExtCustomerId;
    };
    const deleted = await customer();
    await stripe.control('object/remove', { id: deleted });
    const { PaymentOrderId } = (await create(subscription())).result;
    expect((await open(PaymentOrderId)).problem.ErrorType).toBe('PaymentProviderRefused');
    expect((await open(PaymentOrderId)).status).toBe(200);
    expect(await customer()).not.toBe(deleted);
  });

  it('adds the credits once, however often and in whichever order its webhooks arrive', async () => {
    const { orderId, session } = await ordered(credits());
    await stripe.pay(session, testCards.works);
    const messages = await stripe.take();
    const post = ({ body, signature }: (typeof messages)[number]) =>
      server.app.inject({
        method: 'POST',
        url: '/doors/stripe',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: body,
      });
    const answers = await Promise.all([...messages.toReversed(), ...messages, ...messages].map(post));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await Promise.all([server.runDueJobs(), check(orderId), check(orderId), check(orderId)]);
    const [purchase, ...others] = await transactions();
    expect(others).toEqual([]);
    expect(purchase).toMatchObject({
      PaymentMode: 'Online',
      Method: 'Credit',
      Amount: 2_500,
      PlatformFee: 25,
      OperatorEmail: null,
      ClubCreditsPackageId: pack,
      ExtPaymentId: expect.stringMatching(/^pi_/),
    });
    expect(await stored(orderId)).toMatchObject({ State: 'Paid', TransactionId: purchase?.TransactionId });
    expect(await events('OrderFulfilled')).toEqual([
      expect.objectContaining({ Title: '10 credits', Credits: 10, TotalCredits: 10, By: null }),
    ]);
  });

  it('assigns the subscription at the price of the order', async () => {
    const { orderId, session } = await ordered(subscription());
    await server.db.updateTable('class_subscriptions').set({ Price: 9_900 }).where('ClassSubscriptionId', '=', type).execute();
    await stripe.pay(session, testCards.works);
    expect((await check(orderId)).result).toMatchObject({ State: 'Paid' });
    await server.db.updateTable('class_subscriptions').set({ Price: 5_900 }).where('ClassSubscriptionId', '=', type).execute();
    expect(await held()).toMatchObject([{ State: 'Active', Price: 5_900, ExtStatus: 'paid', ExtSubscriptionId: null }]);
    expect(await transactions()).toMatchObject([{ Amount: 5_900, PlatformFee: 59, PaymentMode: 'Online' }]);
  });

  it('is refunded when staff assigned the same subscription type meanwhile', async () => {
    const { orderId, session } = await ordered(subscription());
    await aSubscription(server.db, club, member.id, type);
    await stripe.pay(session, testCards.works);
    await settle();
    expect(await stored(orderId)).toMatchObject({ State: 'Returned', Reason: 'SubscriptionAlreadyHeld' });
    await settle();
    expect(await held()).toHaveLength(1);
    expect((await transactions()).map(({ Type, Amount, RefundState }) => [Type, Amount, RefundState])).toEqual([
      ['Purchase', 5_900, null],
      ['Refund', 5_900, 'Done'],
    ]);
    expect(await events('PaymentOrderReturned')).toMatchObject([{ Amount: 5_900, Reason: 'SubscriptionAlreadyHeld' }]);
  });

  it.each([
    ['debitCard', 'Debit'],
    ['debit', 'BankDebit'],
  ] as const)('that is paid with a %s has the method %s on the books, also when refunded', async (card, Method) => {
    const { orderId, session } = await ordered(credits());
    await stripe.pay(session, testCards[card]);
    if (card === 'debit') await stripe.advance(4);
    await settle();
    const { TransactionId } = await stored(orderId);
    const linked = {
      LinkedTransactionId: TransactionId,
      Type: 'Refund',
      Method: 'Cash',
      Amount: 2_500,
      Currency: 'EUR',
    } as const;
    const body = { ...linked, UserId: member.id, KeepCredits: true };
    await server.call(createTransaction, { params: { id: club }, body, token: shop.manager });
    expect((await transactions()).map(({ Type, Method: method }) => [Type, method])).toEqual([
      ['Purchase', Method],
      ['Refund', Method],
    ]);
  });

  it('waits for a bank debit, which may fail', async () => {
    const debit = await ordered(credits());
    await stripe.pay(debit.session, testCards.failingDebit);
    await settle();
    expect((await check(debit.orderId)).result).toMatchObject({
      State: 'Processing',
      DebitOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const again = await create(credits());
    expect([again.status, again.problem.ErrorType]).toEqual([409, 'PaymentOrderProcessing']);
    expect(again.problem.values).toEqual({ Title: '10 credits', PaymentOrderId: debit.orderId });
    expect((await open(debit.orderId)).problem.ErrorType).toBe('PaymentOrderSettled');
    await stripe.advance(10);
    await settle();
    expect((await stored(debit.orderId)).State).toBe('Failed');
    expect(await transactions()).toEqual([]);
    expect(await events('PaymentOrderFailed')).toMatchObject([{ Amount: 2_500, PaymentOrderId: debit.orderId }]);
  });

  it('cannot be paid after it is canceled, and is fulfilled when it was paid before the cancellation', async () => {
    const cancel = (orderId: number) =>
      server.call(calls.cancelPaymentOrder, { params: { id: member.id, orderId }, token: member.token });
    const left = await ordered(credits());
    expect((await cancel(left.orderId)).result.State).toBe('Canceled');
    await expect(stripe.pay(left.session, testCards.works)).rejects.toThrow();
    const paid = await ordered(credits());
    await stripe.pay(paid.session, testCards.works);
    expect((await cancel(paid.orderId)).result.State).toBe('Paid');
  });

  it('is refused for a subscription type that is unknown or free, and for a start in the past', async () => {
    expect((await create(subscription({ ClassSubscriptionId: 1_000_000 }))).status).toBe(400);
    expect((await create(subscription({ ActivationDate: '2020-01-01' }))).problem.errors?.[0]?.field).toBe('ActivationDate');
    await server.db.updateTable('class_subscriptions').set({ Price: 0 }).where('ClassSubscriptionId', '=', type).execute();
    expect((await create(subscription())).problem.ErrorType).toBe('SubscriptionAssignmentError');
    await server.db.updateTable('class_subscriptions').set({ Price: 5_900 }).where('ClassSubscriptionId', '=', type).execute();
  });
});

describe('a subscription that the provider renews', () => {
  async function subscribed() {
    const { orderId, session } = await ordered(subscription({ SubscriptionPlanId: plan }));
    await stripe.pay(session, testCards.works);
    await settle();
    expect(await stored(orderId)).toMatchObject({ State: 'Paid' });
    const [row] = await held();
    return row ?? expect.fail('nothing was assigned');
  }
  const own = { cancel: calls.cancelOwnSubscription, keep: calls.keepOwnSubscription } as const;

  it('is assigned with its first payment, renewed with the next, then canceled and continued by the member', async () => {
    const row = await subscribed();
    expect(row).toMatchObject({ State: 'Active', ExtStatus: 'active', InvoiceState: 'paid', PaymentStatus: null });
    await stripe.advance(32);
    await settle();
    const [renewed] = await held();
    expect((renewed?.RenewsOn ?? '') > (row.RenewsOn ?? '')).toBe(true);
    expect((await transactions()).map(({ Amount, UserSubscriptionId }) => [Amount, UserSubscriptionId])).toEqual([
      [4_990, row.UserSubscriptionId],
      [4_990, row.UserSubscriptionId],
    ]);
    const params = { id: member.id, userSubscriptionId: row.UserSubscriptionId };
    const canceled = await server.call(own.cancel, { params, body: { AtPeriodEnd: true }, token: member.token });
    expect(canceled.result).toMatchObject({ PaymentStatus: 'CanceledAtPeriodEnd', ScheduledEnd: expect.any(String) });
    const goesOn = await server.call(own.keep, { params, token: member.token });
    expect(goesOn.result).toMatchObject({ PaymentStatus: null, ScheduledEnd: null });
    expect((await server.call(own.keep, { params, token: member.token })).problem.ErrorType).toBe('SubscriptionNotCanceled');
    expect((await server.call(calls.changeOwnCard, { params, token: member.token })).result.Url).toMatch(/^http/);
    const ended = await server.call(own.cancel, { params, body: { AtPeriodEnd: false }, token: member.token });
    expect(ended.result).toMatchObject({ State: 'Canceled', StateReason: 'Immediately' });
    const again = await server.call(own.cancel, { params, body: { AtPeriodEnd: true }, token: member.token });
    expect(again.problem.ErrorType).toBe('SubscriptionAlreadyEnded');
  });

  it('is paused when all attempts of a renewal are declined, and emits one event of each kind', async () => {
    await subscribed();
    const { ExtCustomerId } = await server.db
      .selectFrom('payment_customers')
      .select('ExtCustomerId')
      .where('UserId', '=', member.id)
      .executeTakeFirstOrThrow();
    await stripe.control('cards/fail', { customer: ExtCustomerId });
    await stripe.advance(32);
    await settle();
    const [retrying] = await held();
    expect(retrying).toMatchObject({ PaymentStatus: 'RetryingPayment', State: 'Active' });
    const classId = await aClass(server.db, club, { Begin: hours(48), ClassSubscriptionIds: [type] });
    const request = { by: 'athlete', Place: 'InSite', paymentMode: 'Auto', force: false, Queue: false } as const;
    const seat = { classId, userId: member.id, staffId: null, answer: () => 'booked' };
    expect(await createSeats({ db: server.db, seatFreed: async () => {} }).join(seat, request)).toBe('booked');
    await stripe.advance(40);
    await settle();
    expect(await held()).toMatchObject([{ PaymentStatus: 'PaymentFailed', ExtStatus: 'unpaid', State: 'Paused' }]);
    const seats = server.db.selectFrom('class_participants').select('State').where('ClassId', '=', classId);
    expect((await seats.execute()).filter(({ State }) => State === 'Booked')).toEqual([]);
    const failures = await events('OnlinePaymentFailed');
    expect(failures.at(0)).toMatchObject({ Reason: 'insufficient_funds', NextAttempt: expect.any(String) });
    expect(failures.at(-1)).toMatchObject({ NextAttempt: null });
    expect(failures.filter(({ NextAttempt }) => NextAttempt === null)).toHaveLength(1);
    expect((await transactions()).map(({ Amount }) => Amount)).toEqual([4_990]);
  });

  it('is canceled at the provider when the member leaves the club', { tags: ['atLength'] }, async () => {
    const row = await subscribed();
    const { leaveClub } = await import('../../test/leaving.ts');
    await leaveClub(server.db, { UserId: member.id, ClubId: club });
    await server.runDueJobs();
    const there = await stripe.control<{ status: string }>('object', { id: row.ExtSubscriptionId });
    expect(there.status).toBe('canceled');
  });
});

describe('staff', () => {
  const manager = () => world.tokens.managerA;
  async function subscribed(): Promise<number> {
    const { session } = await ordered(subscription({ SubscriptionPlanId: plan }));
    await stripe.pay(session, testCards.works);
    await settle();
    return (await held())[0]?.UserSubscriptionId ?? 0;
  }
  const atProvider = async () => stripe.control<Record<string, unknown>>('object', { id: (await held())[0]?.ExtSubscriptionId });

  it('can suspend, reactivate, cancel and continue a subscription, which also changes it at the provider', async () => {
    const id = await subscribed();
    const act = { params: { id }, token: manager() };
    const suspended = await server.call(suspendSubscription, { ...act, body: { ReactivationDate: null } });
    expect(suspended.result).toMatchObject({ State: 'Suspended', PaymentLabel: 'Paused' });
    expect(await atProvider()).toMatchObject({ pause_collection: { behavior: 'void' } });
    const resumed = await server.call(reactivateSubscription, { ...act, body: {} });
    expect(resumed.result).toMatchObject({ State: 'Active', PaymentLabel: 'Paid' });
    expect(await atProvider()).toMatchObject({ pause_collection: null });
    const canceled = await server.call(cancelSubscription, { ...act, body: { AtPeriodEnd: true } });
    expect(canceled.result).toMatchObject({ PaymentStatus: 'CanceledAtPeriodEnd', ScheduledEnd: expect.any(String) });
    expect((await server.call(undoCancelSubscription, act)).result).toMatchObject({ PaymentStatus: null, ScheduledEnd: null });
    expect((await server.call(paySubscription, { ...act, body: { Method: 'Cash' } })).problem.ErrorType).toBe(
      'SubscriptionNothingToPay',
    );
    await settle();
    expect((await server.call(cancelSubscription, { ...act, body: { AtPeriodEnd: false } })).result).toMatchObject({
      State: 'Canceled',
    });
    expect(await atProvider()).toMatchObject({ status: 'canceled' });
  });

  it('change nothing when the provider does not respond', { tags: ['atLength'] }, async () => {
    const id = await subscribed();
    await stripe.control('faults', { next: ['500', '500', '500'] });
    const lost = await server.call(suspendSubscription, { params: { id }, body: { ReactivationDate: null }, token: manager() });
    await stripe.control('faults', { next: [] });
    expect(lost.problem.ErrorType).toBe('PaymentProviderUnavailable');
    expect(await held()).toMatchObject([{ State: 'Active', SuspendedDate: null }]);
  });

  it('request a payment once per idempotency key, and the request is mailed if they choose so', async () => {
    const request = (key: string) =>
      server.call(calls.requestPayment, {
        params: { id: club, userId: member.id },
        body: { Order: { Kind: 'Credits', ClubCreditsPackageId: pack }, Send: true } as never,
        token: manager(),
        key,
      });
    const [first, again] = await Promise.all([request('one-request-1'), request('one-request-1')]);
    expect(first).toMatchObject({ status: 201, result: { Order: { State: 'Open' }, Url: expect.stringMatching(/^http/) } });
    expect(again.result).toEqual(first.result);
    expect(await events('PaymentRequested')).toMatchObject([{ Title: '10 credits', Url: first.result.Url }]);
  });

  it('cancel open orders only of their own club, and an order that was paid before is fulfilled', async () => {
    const cancel = (id: number, orderId: number, token: string) =>
      server.call(calls.cancelClubPaymentOrder, { params: { id, orderId }, token });
    const first = await ordered(credits());
    expect((await cancel(world.clubB, first.orderId, world.tokens.managerB)).status).toBe(404);
    expect((await cancel(club, first.orderId, manager())).result).toMatchObject({ State: 'Canceled' });
    await expect(stripe.pay(first.session, testCards.works)).rejects.toThrow();
    const second = await ordered(credits());
    await stripe.pay(second.session, testCards.works);
    expect((await cancel(club, second.orderId, manager())).result).toMatchObject({ State: 'Paid' });
    expect((await transactions()).map(({ Amount }) => Amount)).toEqual([2_500]);
  });
});

describe('a debt', () => {
  it('can be paid online only by the member who owes it', async () => {
    const debt = await aSubscription(server.db, club, member.id, type, null, { ExtStatus: null, DueDateUTC: new Date() });
    const { orderId, session } = await ordered(input({ Kind: 'Debt', UserSubscriptionId: debt }));
    await stripe.pay(session, testCards.works);
    expect((await check(orderId)).result).toMatchObject({ State: 'Paid', UserSubscriptionId: debt });
    expect(await held()).toMatchObject([{ UserSubscriptionId: debt, ExtStatus: 'paid' }]);
    expect((await create(input({ Kind: 'Debt', UserSubscriptionId: debt }))).problem.ErrorType).toBe('SubscriptionNothingToPay');
    const foreign = await aSubscription(server.db, club, world.ids.athleteA, type, null, { ExtStatus: null });
    expect((await create(input({ Kind: 'Debt', UserSubscriptionId: foreign }))).problem).toMatchObject({
      errors: [{ field: 'UserSubscriptionId', key: 'invalid-id' }],
    });
  });

  it('is refunded when it was paid to staff meanwhile', async () => {
    const debt = await aSubscription(server.db, club, member.id, type, null, { ExtStatus: null, DueDateUTC: new Date() });
    const { orderId, session } = await ordered(input({ Kind: 'Debt', UserSubscriptionId: debt }));
    await stripe.pay(session, testCards.works);
    await server.call(paySubscription, { params: { id: debt }, body: { Method: 'Cash' }, token: world.tokens.managerA });
    expect((await check(orderId)).result).toMatchObject({ State: 'Returned', Reason: 'SubscriptionNothingToPay' });
  });
});

describe('the sweep', () => {
  async function sweep(): Promise<void> {
    await server.paymentJobs?.sweep();
    await server.runDueJobs();
  }

  it('settles orders and renewals that no webhook reported: a paid order, an expired order, and a renewal', async () => {
    const paid = await ordered(subscription({ SubscriptionPlanId: plan }));
    await stripe.pay(paid.session, testCards.works);
    const { result: never } = await create(credits());
    await server.db
      .updateTable('payment_orders')
      .set({ ExpiresAt: new Date() })
      .where('PaymentOrderId', '=', never.PaymentOrderId)
      .execute();
    await stripe.take();
    await sweep();
    expect((await stored(paid.orderId)).State).toBe('Paid');
    expect((await stored(never.PaymentOrderId)).State).toBe('Expired');
    await stripe.advance(32);
    await stripe.take();
    await server.db.updateTable('user_subscriptions').set({ RenewsOn: '2026-01-01' }).where('UserId', '=', member.id).execute();
    await sweep();
    expect(await transactions()).toHaveLength(2);
  });

  it('handles a webhook whose job was lost', { tags: ['atLength'] }, async () => {
    const { orderId, session } = await ordered(credits());
    await stripe.pay(session, testCards.works);
    await stripe.deliver(server);
    await server.db
      .updateTable('payment_events')
      .set({ ReceivedAt: new Date(0) })
      .where('HandledAt', 'is', null)
      .execute();
    await sweep();
    expect((await stored(orderId)).State).toBe('Paid');
    expect(await server.db.selectFrom('payment_events').select('ExtEventId').where('HandledAt', 'is', null).execute()).toEqual(
      [],
    );
  });
});

it('a webhook for an unknown account is stored and counts as handled', { tags: ['atLength'] }, async () => {
  const other = await stripe.control<{ id: string }>('object', { id: account });
  expect(other.id).toBe(account);
  await server.db.updateTable('payment_accounts').set({ ExtAccountId: 'acct_moved' }).where('ClubId', '=', club).execute();
  await stripe.account(account);
  await settle();
  await server.db.updateTable('payment_accounts').set({ ExtAccountId: account }).where('ClubId', '=', club).execute();
  const { HandledAt } = await server.db
    .selectFrom('payment_events')
    .select('HandledAt')
    .where('ExtAccountId', '=', account)
    .orderBy('ReceivedAt', 'desc')
    .executeTakeFirstOrThrow();
  expect(HandledAt).not.toBeNull();
});

it('a webhook with a wrong signature is refused without details', async () => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' };
  const answer = await server.app.inject({ method: 'POST', url: '/doors/stripe', headers, payload: '{}' });
  expect([answer.statusCode, answer.body]).toEqual([400, '']);
});
