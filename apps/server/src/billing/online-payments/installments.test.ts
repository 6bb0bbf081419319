import type { CallerId } from '@clubpulse/contract/accounts/users';
import {
  cancelOwnSubscription,
  changeOwnCard,
  getOwnPause,
} from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import {
  cancelSubscription,
  deleteUserSubscription,
  getUserSubscription,
  paySubscription,
  suspendSubscription,
  writeOffDebt,
} from '@clubpulse/contract/billing/subscriptions.calls';
import { createTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, type CardClub, openCardClub } from '../../test/card-club.ts';
import { leaveClub } from '../../test/leaving.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { testCards } from '../../test/stripe.ts';
import { compareClub } from '../reconciliation/compare.service.ts';
import { createReconciliation } from '../reconciliation/reconciliation.service.ts';

let shop: CardClub;
let buyer: Buyer;
let three: number;

beforeAll(async () => {
  shop = await openCardClub();
  three = await shop.aPlan({ Name: 'three', Price: 6_002, Installments: 3, DurationDays: 365 });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.aBuyer();
});

const token = () => shop.manager;
const only = async () => (await buyer.held())[0] ?? expect.fail('nothing is held');
const amounts = async () => (await buyer.transactions()).map(({ Type, Amount }) => `${Type} ${Amount}`);
const fails = async (all: boolean) => shop.stripe.control('cards/fail', { customer: await buyer.customer(), fails: all });
const shown = async () =>
  (await shop.server.call(getUserSubscription, { params: { id: (await only()).UserSubscriptionId }, token: token() })).result;
const paidParts = async () => (await shown()).InstallmentPlan.filter(({ PaidAt }) => PaidAt !== null).map((part) => part.Number);
const atProvider = async (id: string) => (await shop.object<{ status: string }>(id)).status;
const atDesk = async (Seen?: { AmountDue: number; DueDateUTC: string | null }) =>
  shop.server.call(paySubscription, {
    params: { id: (await only()).UserSubscriptionId },
    body: { Method: 'Cash', ...(Seen && { Seen: { AmountDue: Seen.AmountDue, DueDateUTC: Seen.DueDateUTC } }) },
    token: token(),
  });

async function endedThere(id: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${shop.stripe.settings.STRIPE_SECRET_KEY}`,
    'stripe-account': shop.account,
    'stripe-version': '2026-10-28.endive',
  };
  await fetch(`${shop.stripe.url}/v1/subscriptions/${id}`, { method: 'DELETE', headers });
  await shop.settle();
}
async function notified(): Promise<string[]> {
  await shop.server.telling.notify();
  const found = shop.server.db.selectFrom('notifications').select(['Audience', 'Payload']).where('TargetId', '=', buyer.id);
  const rows = await found.where('Event', '=', 'UserSubscriptionUpdate').execute();
  return [...new Set(rows.filter(({ Payload }) => Payload.Variant === 'LeftToDesk').map(({ Audience }) => Audience))].sort();
}

async function ordered(number: string = testCards.works) {
  const page = await buyer.ordered(buyer.subscription({ SubscriptionPlanId: three }));
  await shop.stripe.pay(page.session, number);
  return page;
}
async function bought(): Promise<string> {
  await ordered();
  await shop.settle();
  return (await only()).ExtSubscriptionId ?? expect.fail('the provider has no subscription');
}
async function passed(days: number): Promise<void> {
  await shop.stripe.advance(days);
  await shop.settle();
}
async function givenUp(): Promise<string> {
  const id = await bought();
  await fails(true);
  await passed(31);
  await passed(20);
  expect(await only()).toMatchObject({ PaymentStatus: 'PaymentFailed', State: 'Paused' });
  return id;
}
async function newCard(): Promise<void> {
  const params = { id: buyer.id, userSubscriptionId: (await only()).UserSubscriptionId };
  const { result } = await shop.server.call(changeOwnCard, { params, token: buyer.token });
  await shop.stripe.pay(result.Url.split('/').at(-1) ?? '', testCards.other);
  await shop.settle();
}

describe('a plan in installments', () => {
  it('has an order about the first installment, which includes the rounding remainder', async () => {
    const { orderId, session } = await buyer.ordered(buyer.subscription({ SubscriptionPlanId: three }));
    expect(await shop.stored(orderId)).toMatchObject({ Amount: 2_002, Price: 6_002, Installments: 3, RecurrenceEvery: null });
    expect(await shop.object(session)).toMatchObject({ mode: 'subscription', amount_total: 2_002 });
  });

  it('charges one installment a month, and after the last one remains valid until its end', async () => {
    const id = await bought();
    const first = await only();
    expect(first).toMatchObject({ State: 'Active', ExtStatus: 'active', RenewsOn: null, PaymentStatus: null, Price: 6_002 });
    expect(await shown()).toMatchObject({ AmountDue: 0, Owed: 0, PaymentLabel: 'ToPay', PaymentMeans: 'Visa 4242' });
    for (const [paid, days] of [
      [[1], 31],
      [[1, 2], 31],
    ] as const) {
      expect(await paidParts()).toEqual(paid);
      await passed(days);
    }
    expect(await paidParts()).toEqual([1, 2, 3]);
    const rows = await buyer.transactions();
    expect(rows.map(({ Description, Amount, PlatformFee }) => [Description, Amount, PlatformFee])).toEqual([
      ['Open 1/3', 2_002, 20],
      ['Open 2/3', 2_000, 20],
      ['Open 3/3', 2_000, 20],
    ]);
    expect(await only()).toMatchObject({
      State: 'Active',
      ExtSubscriptionId: null,
      ExtStatus: 'paid',
      DueDateUTC: null,
      ExpiryDate: first.ExpiryDate,
    });
    expect(await atProvider(id)).toBe('canceled');
    await passed(62);
    expect(await buyer.transactions()).toHaveLength(3);
    expect(await only()).toMatchObject({ State: 'Active', StateReason: null });
  });

  it('records its payments in order when its order is settled late', { tags: ['atLength'] }, async () => {
    const { orderId } = await ordered();
    await shop.stripe.advance(65);
    await shop.stripe.take();
    expect((await buyer.check(orderId)).result).toMatchObject({ State: 'Paid' });
    expect(await amounts()).toEqual(['Purchase 2002', 'Purchase 2000', 'Purchase 2000']);
    expect((await shop.stored(orderId)).TransactionId).toBe((await buyer.transactions())[0]?.TransactionId);
    await shop.server.paymentJobs?.sweep();
    await shop.server.runDueJobs();
    expect(await only()).toMatchObject({ ExtSubscriptionId: null, ExtStatus: 'paid' });
  });

  it('is read by the sweep after an installment was due, and each missed payment is recorded once', {
    tags: ['atLength'],
  }, async () => {
    await bought();
    await shop.stripe.advance(31);
    await shop.stripe.take();
    const changed = shop.server.db.updateTable('user_subscriptions').set({ DueDateUTC: new Date('2026-01-01') });
    await changed.where('UserId', '=', buyer.id).execute();
    for (let turn = 0; turn < 2; turn += 1) {
      await shop.server.paymentJobs?.sweep();
      await shop.server.runDueJobs();
    }
    expect(await paidParts()).toEqual([1, 2]);
    expect(await amounts()).toEqual(['Purchase 2002', 'Purchase 2000']);
  });

  it('receives a payment that a comparison could not record when a manager records it', { tags: ['atLength'] }, async () => {
    await bought();
    await shop.stripe.advance(31);
    await shop.stripe.take();
    const { db, onlineRefunds } = shop.server;
    const now = () => new Date(Date.now() + 1_000 * 86_400_000);
    const comparing = { ...(shop.server.comparing ?? expect.fail('nothing is configured')), now };
    const settleInvoice = () => Promise.reject(new Error('the row is locked'));
    const failing = { ...comparing, settlement: { ...comparing.settlement, settleInvoice } };
    await compareClub(failing, shop.club);
    expect(await paidParts()).toEqual([1]);
    const missing = db.selectFrom('payment_differences').select('PaymentDifferenceId').orderBy('PaymentDifferenceId', 'desc');
    const { PaymentDifferenceId } = await missing.where('State', '=', 'Open').executeTakeFirstOrThrow();
    const club = async () => ({ TimeZone: 'Europe/Rome' });
    const acts = createReconciliation({ db, club, refunds: onlineRefunds, comparing, now });
    const by = shop.world.ids.managerA as CallerId;
    const settled = await acts.settle(shop.club, PaymentDifferenceId, { Act: 'Record', UserId: buyer.id }, by);
    expect(settled).toMatchObject({ State: 'Settled', How: 'Healed' });
    expect(await paidParts()).toEqual([1, 2]);
    expect(await amounts()).toEqual(['Purchase 2002', 'Purchase 2000']);
  });

  it('that starts later is charged from the day of the order, and its installments are due from then', {
    tags: ['atLength'],
  }, async () => {
    const ActivationDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const page = await buyer.ordered(buyer.subscription({ SubscriptionPlanId: three, ActivationDate }));
    await shop.stripe.pay(page.session, testCards.works);
    await shop.settle();
    const { State, InstallmentPlan } = await shown();
    expect(State).toBe('NotStarted');
    expect((InstallmentPlan[1]?.DueDate ?? '') < new Date(Date.now() + 33 * 86_400_000).toISOString().slice(0, 10)).toBe(true);
    expect(await paidParts()).toEqual([1]);
  });

  it('is not sold in a currency in which the provider cannot charge the amounts of its installments', async () => {
    const kwd = (Currency: string) =>
      shop.server.db.updateTable('class_subscriptions').set({ Currency }).where('ClassSubscriptionId', '=', shop.type).execute();
    await kwd('KWD');
    expect((await buyer.create(buyer.subscription({ SubscriptionPlanId: three }))).problem.ErrorType).toBe(
      'AmountNotPayableOnline',
    );
    await kwd('EUR');
  });

  it('cannot be paused or canceled by its member, and is charged while staff suspend it', async () => {
    const id = await bought();
    const { UserSubscriptionId } = await only();
    const params = { id: buyer.id, userSubscriptionId: UserSubscriptionId };
    const own = { params, token: buyer.token };
    const canceled = await shop.server.call(cancelOwnSubscription, { ...own, body: { AtPeriodEnd: false } });
    expect(canceled.problem.ErrorType).toBe('InstallmentsNotCancelable');
    expect((await shop.server.call(getOwnPause, own)).result.MembersMayPause).toBe(false);
    const ofStaff = { params: { id: UserSubscriptionId }, token: token() };
    await shop.server.call(suspendSubscription, { ...ofStaff, body: { ReactivationDate: null } });
    await passed(31);
    expect(await only()).toMatchObject({ State: 'Suspended', ExtSubscriptionId: id });
    expect(await paidParts()).toEqual([1, 2]);
  });
});

describe('an installment that fails', () => {
  it('is retried by the provider, and meanwhile can be paid neither at the desk nor by a payment link', async () => {
    await bought();
    await fails(true);
    await passed(31);
    expect(await only()).toMatchObject({ PaymentStatus: 'RetryingPayment', State: 'Active' });
    expect((await atDesk()).problem.ErrorType).toBe('InstallmentsPaidByCard');
    const debt = buyer.debt((await only()).UserSubscriptionId);
    expect((await buyer.create(debt)).problem.ErrorType).toBe('InstallmentsPaidByCard');
    await fails(false);
    await passed(4);
    expect(await only()).toMatchObject({ PaymentStatus: null, State: 'Active' });
    expect(await paidParts()).toEqual([1, 2]);
    expect(await buyer.events('OnlinePaymentFailed')).toHaveLength(1);
  });

  it('in all attempts is paid at once by another card, together with installments that failed later', {
    tags: ['atLength'],
  }, async () => {
    await givenUp();
    await passed(15);
    await fails(false);
    await newCard();
    expect(await paidParts()).toEqual([1, 2, 3]);
    expect(await only()).toMatchObject({ PaymentStatus: null, State: 'Active' });
    expect(await buyer.transactions()).toHaveLength(3);
  });

  it('in all attempts can be paid to staff, after which the card is not charged any more', async () => {
    const id = await givenUp();
    expect(await shown()).toMatchObject({ AmountDue: 2_000, Owed: 0, PaymentLabel: 'Unpaid' });
    const debt = buyer.debt((await only()).UserSubscriptionId);
    expect((await buyer.create(debt)).problem.ErrorType).toBe('InstallmentsPaidByCard');
    expect((await atDesk(await shown())).status).toBe(201);
    expect(await atProvider(id)).toBe('canceled');
    expect(await only()).toMatchObject({ ExtSubscriptionId: null, PaymentStatus: null, State: 'Active' });
    await fails(false);
    await passed(62);
    expect(await paidParts()).toEqual([1, 2]);
    expect((await atDesk()).status).toBe(201);
    expect(await amounts()).toEqual(['Purchase 2002', 'Purchase 2000', 'Purchase 2000']);
    expect(await only()).toMatchObject({ ExtStatus: 'paid' });
  });

  it('in all attempts can be written off, after which the card is not charged any more', { tags: ['atLength'] }, async () => {
    const id = await givenUp();
    const { UserSubscriptionId } = await only();
    const writeOff = { params: { id: UserSubscriptionId }, body: { Amount: 2_000, Reason: 'moved away' }, token: token() };
    expect((await shop.server.call(writeOffDebt, writeOff)).status).toBe(200);
    expect(await atProvider(id)).toBe('canceled');
    expect(await shown()).toMatchObject({ AmountDue: 2_000, ExtSubscriptionId: null });
  });

  it('in all attempts remains with the provider while the provider does not respond', { tags: ['atLength'] }, async () => {
    const id = await givenUp();
    await shop.stripe.control('faults', { next: Array.from({ length: 6 }, () => '500') });
    expect((await atDesk()).problem.ErrorType).toBe('PaymentProviderUnavailable');
    await shop.stripe.control('faults', { next: [] });
    expect(await only()).toMatchObject({ ExtSubscriptionId: id });
    expect(await amounts()).toEqual(['Purchase 2002']);
  });
});

describe('the end of installments that the provider charges', () => {
  const ofDesk = async () => ({ params: { id: (await only()).UserSubscriptionId }, token: token() });
  async function refundThatEnds(): Promise<void> {
    // The double's clock is ahead, and a refund cannot be before its purchase.
    await shop.server.db.updateTable('transactions').set({ At: new Date() }).where('UserId', '=', buyer.id).execute();
    const [first] = await buyer.transactions();
    const refund = { Type: 'Refund', Method: 'Credit', Amount: 2_002, Currency: 'EUR', Effect: 'End', UserId: buyer.id } as const;
    const body = { ...refund, LinkedTransactionId: first?.TransactionId };
    expect((await shop.server.call(createTransaction, { params: { id: shop.club }, body, token: token() })).status).toBe(201);
  }

  it.each(
    oneIn(4, [
      ['a cancellation', async () => shop.server.call(cancelSubscription, { ...(await ofDesk()), body: { AtPeriodEnd: false } })],
      ['a refund', refundThatEnds],
      ['a deletion', async () => shop.server.call(deleteUserSubscription, await ofDesk())],
      [
        'the departure of the member',
        () => leaveClub(shop.server.db, { UserId: buyer.id, ClubId: shop.club, by: buyer.id, at: new Date() }),
      ],
    ] as const),
  )('by %s cancels the subscription at the provider, and nothing more is charged', { tags: ['examples'] }, async (_, end) => {
    const id = await bought();
    await end();
    await shop.server.runDueJobs();
    expect(await atProvider(id)).toBe('canceled');
    await passed(62);
    const purchases = (await buyer.transactions()).filter(({ Type }) => Type === 'Purchase');
    expect(purchases).toHaveLength(1);
    for (const row of await buyer.held()) expect(row).toMatchObject({ State: 'Canceled', ExtSubscriptionId: null });
  });

  it('in the provider’s dashboard lets staff record the remaining installments', { tags: ['atLength'] }, async () => {
    const id = await bought();
    await endedThere(id);
    expect(await only()).toMatchObject({ State: 'Active', ExtSubscriptionId: null, ExtStatus: null });
    expect(await notified()).toEqual(['Manager', 'User']);
    expect((await atDesk()).status).toBe(201);
    expect(await paidParts()).toEqual([1, 2]);
  });

  it('after the last failed attempt removes the access, and staff and the member are notified of the remaining debt', async () => {
    const id = await givenUp();
    expect(await only()).toMatchObject({ State: 'Paused' });
    await endedThere(id);
    expect(await only()).toMatchObject({ State: 'Active', ExtSubscriptionId: null });
    expect(await notified()).toEqual(['Manager', 'User']);
  });

  it('when all are paid sends no notification about a remaining debt', { tags: ['atLength'] }, async () => {
    const id = await bought();
    await passed(62);
    expect([await atProvider(id), await paidParts()]).toEqual(['canceled', [1, 2, 3]]);
    expect(await notified()).toEqual([]);
  });

  it('refunds a bank debit that arrives later', { tags: ['atLength'] }, async () => {
    await ordered(testCards.debit);
    await passed(4);
    expect(await paidParts()).toEqual([1]);
    const { items } = await shop.object<{ items: { data: { current_period_end: number }[] } }>((await only()).ExtSubscriptionId);
    await shop.stripe.advanceTo(new Date((items.data[0]?.current_period_end ?? 0) * 1000));
    await shop.settle();
    await shop.server.call(cancelSubscription, { ...(await ofDesk()), body: { AtPeriodEnd: false } });
    await shop.server.runDueJobs();
    await passed(4);
    await passed(4);
    const rows = (await buyer.transactions()).map(({ Type, Amount, RefundState }) => [Type, Amount, RefundState]);
    expect(rows).toEqual([
      ['Purchase', 2_002, null],
      ['Purchase', 2_000, null],
      ['Refund', 2_000, 'Done'],
    ]);
  });
});
