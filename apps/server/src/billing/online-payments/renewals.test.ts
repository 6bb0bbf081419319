import { requestPayment } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { answerPolicies, createPolicy, setPolicyPublishState } from '@clubpulse/contract/clubs/policies.calls';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, type CardClub, openCardClub } from '../../test/card-club.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { type SignedMessage, testCards } from '../../test/stripe.ts';
import { record } from '../transactions/public.ts';
import { onlineOf } from './fulfilment.service.ts';

let shop: CardClub;
let buyer: Buyer;

beforeAll(async () => {
  shop = await openCardClub();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.aBuyer();
});

const monthly = (fields: object = {}) => buyer.subscription({ SubscriptionPlanId: shop.plan, ...fields });
const amounts = async () => (await buyer.transactions()).map(({ Type, Amount }) => [Type, Amount]);
const post = ({ body: payload, signature }: SignedMessage) => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return shop.server.app.inject({ method: 'POST', url: '/doors/stripe', headers, payload });
};

it.each(oneIn(2, [2, 8]))(
  'a subscription that starts in %i days is assigned at once and charged on its first day',
  { tags: ['examples'] },
  async (days) => {
    const ActivationDate = addDays(dayIn('Europe/Rome', new Date()), days);
    const { orderId, session } = await buyer.ordered(monthly({ ActivationDate }));
    await shop.stripe.pay(session, testCards.works);
    await shop.settle();
    expect(await shop.stored(orderId)).toMatchObject({ State: 'Paid', TransactionId: null });
    expect(await buyer.held()).toMatchObject([{ State: 'NotStarted', ActivationDate, PaymentStatus: null }]);
    expect(await amounts()).toEqual([]);
    await shop.stripe.advance(days + 1);
    await shop.settle();
    const [row, ...others] = await buyer.held();
    expect(others).toEqual([]);
    expect(await buyer.transactions()).toMatchObject([
      { Type: 'Purchase', Amount: 4_990, UserSubscriptionId: row?.UserSubscriptionId },
    ]);
  },
);

it('a plan with free days is given at once, charged after them, and free once per member and type', async () => {
  const SubscriptionPlanId = await shop.aPlan({ RecurrenceEvery: 1, RecurrenceUnit: 'Month', TrialDays: 40 });
  const other = await shop.aPlan({ RecurrenceEvery: 1, RecurrenceUnit: 'Month', TrialDays: 50 });
  const FirstChargeOn = addDays(dayIn('Europe/Rome', new Date()), 40);
  const inStore = async () => {
    const params = { id: buyer.id, clubId: shop.club };
    const { SubscriptionTypes } = (await shop.server.call(getStore, { params, token: buyer.token })).result;
    const plans = SubscriptionTypes.flatMap(({ Plans }) => Plans);
    return plans.find((one) => one.SubscriptionPlanId === SubscriptionPlanId)?.TrialDays;
  };
  expect(await inStore()).toBe(40);
  const { orderId, session } = await buyer.ordered(monthly({ SubscriptionPlanId }));
  await shop.stripe.pay(session, testCards.works);
  await shop.settle();
  expect(await shop.stored(orderId)).toMatchObject({ State: 'Paid', FirstChargeOn, TransactionId: null });
  expect(await buyer.held()).toMatchObject([
    { State: 'Active', ExtStatus: 'trialing', PaymentStatus: null, RenewsOn: FirstChargeOn },
  ]);
  expect(await inStore()).toBeNull();
  const fulfilled = shop.server.db.selectFrom('events').select('Payload').where('Type', '=', 'OrderFulfilled');
  const [event] = await fulfilled.where('ClubId', '=', shop.club).orderBy('EventId', 'desc').limit(1).execute();
  expect(event?.Payload).toMatchObject({ Target: buyer.id, FirstChargeOn });
  expect(event?.Payload).not.toHaveProperty('Amount');
  const [{ UserSubscriptionId: held } = { UserSubscriptionId: 0 }] = await buyer.held();
  const again = await buyer.create(monthly({ SubscriptionPlanId: other, Besides: [held] }));
  expect(again.result.FirstChargeOn).toBeNull();
  expect(await amounts()).toEqual([]);
  await shop.stripe.advance(41);
  await shop.settle();
  expect(await buyer.held()).toMatchObject([{ ExtStatus: 'active' }]);
  expect(await amounts()).toEqual([['Purchase', 4_990]]);
});

it('a renewal that a later attempt pays is recorded once, and the subscription becomes active', async () => {
  const { session } = await buyer.ordered(monthly());
  await shop.stripe.pay(session, testCards.works);
  await shop.settle();
  const customer = await buyer.customer();
  await shop.stripe.control('cards/fail', { customer });
  await shop.stripe.advance(32);
  await shop.settle();
  expect(await buyer.held()).toMatchObject([{ PaymentStatus: 'RetryingPayment', State: 'Active' }]);
  await shop.stripe.control('cards/fail', { customer, fails: false });
  await shop.stripe.advance(4);
  await shop.settle();
  expect(await buyer.held()).toMatchObject([{ PaymentStatus: null, ExtStatus: 'active', InvoiceState: 'paid', State: 'Active' }]);
  expect(await amounts()).toEqual([
    ['Purchase', 4_990],
    ['Purchase', 4_990],
  ]);
});

it('a renewal that the bank requires the member to confirm shows amount, reason and page, and is paid on this page', async () => {
  const { session } = await buyer.ordered(monthly());
  await shop.stripe.control('pay', { session, number: testCards.alwaysAsks, bank: 'confirms' });
  await shop.settle();
  await shop.stripe.advance(32);
  await shop.settle();
  const mine = async () =>
    (await shop.server.call(listMySubscriptions, { params: { id: buyer.id }, token: buyer.token })).result[0]?.FailedCharge;
  const failed = await mine();
  expect(failed).toEqual({ Amount: 4_990, DeclineCode: 'authentication_required', Url: expect.stringContaining('/i/in_') });
  const form = new URLSearchParams({ number: testCards.alwaysAsks });
  expect((await fetch(failed?.Url ?? '', { method: 'POST', body: form })).status).toBe(200);
  await shop.settle();
  expect(await mine()).toBeNull();
  expect(await buyer.held()).toMatchObject([{ PaymentStatus: null, State: 'Active' }]);
  expect(await amounts()).toEqual([
    ['Purchase', 4_990],
    ['Purchase', 4_990],
  ]);
});

it('a minor buys a plan that renews only with a payer of the family', async () => {
  const { db } = shop.server;
  const BirthDate = addDays(dayIn('Europe/Rome', new Date()), -14 * 366);
  await db.updateTable('users').set({ BirthDate }).where('UserId', '=', buyer.id).execute();
  expect((await buyer.create(monthly())).problem.ErrorType).toBe('PayerRequired');
  expect((await buyer.create(buyer.subscription())).status).toBe(201);
  const payer = await shop.aBuyer();
  const family = { ClubId: shop.club, UserId: buyer.id, PayerId: payer.id, Since: new Date() };
  await db.insertInto('family_members').values(family).execute();
  expect((await buyer.create(monthly())).status).toBe(201);
});

describe('an order that is settled after several periods and cannot be fulfilled', () => {
  async function unsettled(): Promise<{ orderId: number; plan: number }> {
    const plan = await shop.aPlan({ RecurrenceEvery: 1, RecurrenceUnit: 'Month' });
    const { orderId, session } = await buyer.ordered(monthly({ SubscriptionPlanId: plan }));
    await shop.stripe.pay(session, testCards.works);
    return { orderId, plan };
  }
  async function expectAllBack(orderId: number, plan: number, periods: number): Promise<void> {
    await shop.stripe.take();
    await shop.server.db
      .updateTable('subscription_plans')
      .set({ DeletedAt: new Date() })
      .where('SubscriptionPlanId', '=', plan)
      .execute();
    expect((await buyer.check(orderId)).result.State).toBe('Returned');
    await shop.settle();
    const rows = (await buyer.transactions()).map(({ Type, RefundState }) => [Type, RefundState]);
    expect(rows.filter(([Type]) => Type === 'Purchase')).toHaveLength(periods);
    expect(rows.filter(([Type, State]) => Type === 'Refund' && State === 'Done')).toHaveLength(periods);
  }

  it('is refunded with all its payments', async () => {
    const { orderId, plan } = await unsettled();
    await shop.stripe.advance(65);
    await expectAllBack(orderId, plan, 3);
  });

  it('is refunded with a payment that a manager recorded before', async () => {
    const { orderId, plan } = await unsettled();
    const { ExtCheckoutId } = await shop.stored(orderId);
    const { payments } = shop.server.comparing ?? expect.fail('nothing is configured');
    const { ExtSubscriptionId } = await payments.checkout(shop.account, ExtCheckoutId ?? '');
    const [invoice] = await payments.paidInvoices(shop.account, ExtSubscriptionId ?? '');
    const { payment } = await payments.invoice(shop.account, invoice?.ExtInvoiceId ?? '');
    const online = onlineOf(payment ?? expect.fail('nothing was paid'));
    const money = { Amount: 4_990, Currency: 'EUR', Type: 'Purchase', Description: '', by: null, At: new Date() } as const;
    await record(shop.server.db, { ...online, ...money, ClubId: shop.club, UserId: buyer.id });
    await expectAllBack(orderId, plan, 1);
  });

  it('is refunded with a payment that is taken before the subscription is ended at the provider', {
    tags: ['atLength'],
  }, async () => {
    const { orderId, plan } = await unsettled();
    await shop.stripe.take();
    await shop.server.db
      .updateTable('subscription_plans')
      .set({ DeletedAt: new Date() })
      .where('SubscriptionPlanId', '=', plan)
      .execute();
    const { result } = await buyer.check(orderId);
    await shop.stripe.advance(32);
    await shop.settle();
    expect((await buyer.transactions()).map(({ Type, RefundState }) => [Type, RefundState])).toEqual([
      ['Purchase', null],
      ['Refund', 'Done'],
      ['Purchase', null],
      ['Refund', 'Done'],
    ]);
    expect(await shop.stored(orderId)).toMatchObject({ State: 'Returned', TransactionId: result.TransactionId });
  });

  it('is refunded with the payments before an unpaid invoice', async () => {
    const { orderId, plan } = await unsettled();
    await shop.stripe.advance(32);
    await shop.stripe.control('cards/fail', { customer: await buyer.customer() });
    await shop.stripe.advance(32);
    await expectAllBack(orderId, plan, 2);
  });
});

it('a renewal by bank debit shows the expected day of the debit until it is taken', async () => {
  const { session } = await buyer.ordered(monthly());
  await shop.stripe.pay(session, testCards.debit);
  await shop.stripe.advance(4);
  await shop.settle();
  const [held] = await buyer.held();
  expect(held).toMatchObject({ State: 'Active', DebitOn: null });
  await shop.stripe.advanceTo(new Date(`${held?.RenewsOn}T12:00:00Z`));
  await shop.stripe.advance(1);
  await shop.settle();
  const [renewed] = await buyer.held();
  expect(renewed?.DebitOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  await shop.stripe.advance(4);
  await shop.settle();
  expect((await buyer.held())[0]).toMatchObject({ DebitOn: null, State: 'Active' });
  expect(await amounts()).toEqual([
    ['Purchase', 4_990],
    ['Purchase', 4_990],
  ]);
});

describe('a webhook about a subscription', () => {
  it('creates one subscription when it arrives before the webhooks of its page, and these webhooks then change nothing', async () => {
    const { orderId, session } = await buyer.ordered(monthly());
    await shop.stripe.pay(session, testCards.works);
    const messages = await shop.stripe.take();
    const isUpdate = ({ body }: SignedMessage) => body.includes('"type":"customer.subscription.updated"');
    const updates = messages.filter(isUpdate);
    expect(updates.length).toBeGreaterThan(0);
    for (const message of updates) await post(message);
    await shop.server.runDueJobs();
    const [row, ...others] = await buyer.held();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ State: 'Active', ExtStatus: 'active' });
    for (const message of messages.filter((one) => !isUpdate(one))) await post(message);
    await shop.server.runDueJobs();
    expect(await buyer.held()).toEqual([{ ...row, ReadNumber: expect.any(Number) }]);
    expect(await amounts()).toEqual([['Purchase', 4_990]]);
    expect(await shop.stored(orderId)).toMatchObject({ State: 'Paid', UserSubscriptionId: row?.UserSubscriptionId });
  });
});

it("a member's order requires accepted terms of purchase, and an order by staff does not", async () => {
  const token = shop.manager;
  const params = { id: shop.club };
  const text = { Type: 'TermsOfPurchase', Title: 'Terms', Text: 'Paid is paid.' } as const;
  const { PolicyId } = (await shop.server.call(createPolicy, { params, body: text, token })).result;
  const ofPolicy = { params: { ...params, policyId: PolicyId }, token };
  await shop.server.call(setPolicyPublishState, { ...ofPolicy, body: { PublishState: 'Published' } });
  expect((await buyer.create(buyer.credits)).problem.ErrorType).toBe('PoliciesNotAccepted');
  expect((await buyer.create(buyer.subscription())).problem.ErrorType).toBe('PoliciesNotAccepted');
  const ofBuyer = { id: shop.club, userId: buyer.id };
  const atDesk = await shop.server.call(requestPayment, { params: ofBuyer, body: { Order: buyer.credits } as never, token });
  expect(atDesk.status).toBe(201);
  const accepted = [{ PolicyId, Acceptance: 'Accepted' as const }];
  await shop.server.call(answerPolicies, { params: { id: buyer.id }, body: accepted, token: buyer.token });
  expect((await buyer.create(buyer.subscription())).status).toBe(201);
});
