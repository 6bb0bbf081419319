import { requestPayment } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { assignSubscription, paySubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSubscription } from '../../test/booking-rows.ts';
import { type Buyer, type CardClub, openCardClub } from '../../test/card-club.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { testCards } from '../../test/stripe.ts';
import { saveOpened } from './online-payments.store.ts';

let shop: CardClub;
let buyer: Buyer;

beforeAll(async () => {
  shop = await openCardClub();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.aBuyer();
});

const pageState = async (session: string) => (await shop.object(session))['status'];
const atDesk = (id: number, Amount?: number) =>
  shop.server.call(paySubscription, { params: { id }, body: { Method: 'Cash', ...(Amount && { Amount }) }, token: shop.manager });

async function inInstallments(): Promise<number> {
  const SubscriptionPlanId = await shop.aPlan({ Name: 'three', Price: 6_000, Installments: 3 });
  const body = { ClassSubscriptionId: shop.type, SubscriptionPlanId, Payment: null };
  const params = { id: shop.club, userId: buyer.id };
  const { result } = await shop.server.call(assignSubscription, { params, body: body as never, token: shop.manager });
  return result.UserSubscriptionId;
}
const unpaid = (fields: object = {}) =>
  aSubscription(shop.server.db, shop.club, buyer.id, shop.type, null, { ExtStatus: null, DueDateUTC: new Date(), ...fields });

const limits = ['MaxActivities', 'MaxWeeklyBookings', 'MaxMonthlyBookings'] as const;
const ofType = (fields: Partial<Record<(typeof limits)[number] | 'DurationDays', number | null>>) =>
  shop.server.db.updateTable('class_subscriptions').set(fields).where('ClassSubscriptionId', '=', shop.type).execute();

it('an order stores the first of two pages that are opened at the same time', async () => {
  const { orderId, session } = await buyer.ordered(buyer.credits);
  const { Url } = await shop.stored(orderId);
  const another = { ExtCheckoutId: `cs_another_of_${orderId}`, Url: 'https://pay.example/another' };
  expect(await saveOpened(shop.server.db, orderId, another)).toBe(false);
  expect(await saveOpened(shop.server.db, orderId, { ExtCheckoutId: session, Url: Url ?? '' })).toBe(true);
  expect(await shop.stored(orderId)).toMatchObject({ ExtCheckoutId: session, Url });
});

describe('a page of a debt', () => {
  it('is refunded when another installment of the same amount is the next one', { tags: ['atLength'] }, async () => {
    const debt = await inInstallments();
    const { orderId, session } = await buyer.ordered(buyer.debt(debt));
    expect(await shop.stored(orderId)).toMatchObject({ Amount: 2_000, InstallmentNumber: 1, Period: null });
    await shop.stripe.pay(session, testCards.works);
    await atDesk(debt);
    expect((await buyer.check(orderId)).result).toMatchObject({ State: 'Returned', Reason: 'SubscriptionDueChanged' });
    await shop.settle();
    expect((await buyer.transactions()).map(({ Type, PaymentMode, RefundState }) => [Type, PaymentMode, RefundState])).toEqual([
      ['Purchase', 'Manual', null],
      ['Purchase', 'Online', null],
      ['Refund', 'Online', 'Done'],
    ]);
    expect(await buyer.events('PaymentOrderReturned')).toHaveLength(1);
  });

  it('is refunded when another period of the same price is the next one', { tags: ['atLength'] }, async () => {
    const begin = new Date(Date.now() - 45 * 86_400_000).toISOString().slice(0, 10);
    const debt = await unpaid({
      Price: 4_000,
      ActivationDate: begin,
      DueDateUTC: new Date(`${begin}T00:00:00Z`),
      RecurrenceEvery: 1,
      RecurrenceUnit: 'Month',
      RenewsOn: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
    });
    const { orderId, session } = await buyer.ordered(buyer.debt(debt));
    expect(await shop.stored(orderId)).toMatchObject({ InstallmentNumber: null, Period: begin });
    await shop.stripe.pay(session, testCards.works);
    await atDesk(debt);
    expect((await buyer.check(orderId)).result).toMatchObject({ State: 'Returned', Reason: 'SubscriptionDueChanged' });
  });

  it('is refunded when a part of the debt was paid meanwhile', async () => {
    const debt = await unpaid({ Price: 4_000 });
    const { orderId, session } = await buyer.ordered(buyer.debt(debt));
    await shop.stripe.pay(session, testCards.works);
    await atDesk(debt, 1_000);
    expect((await buyer.check(orderId)).result).toMatchObject({ State: 'Returned', Reason: 'SubscriptionDueChanged' });
  });

  it('is closed after a payment to staff', async () => {
    const debt = await inInstallments();
    const { orderId, session } = await buyer.ordered(buyer.debt(debt));
    await atDesk(debt);
    await shop.server.runDueJobs();
    expect(await pageState(session)).toBe('expired');
    expect((await shop.stored(orderId)).State).toBe('Canceled');
  });

  it('is closed when the payer of the member has paid the debt on another page', { tags: ['atLength'] }, async () => {
    const debt = await inInstallments();
    const payer = await shop.aBuyer();
    const paid = { ClubId: shop.club, PayerId: payer.id, UserId: buyer.id, Since: '2026-01-01' };
    await shop.server.db.insertInto('family_members').values(paid).execute();
    const own = await buyer.ordered(buyer.debt(debt));
    const other = await payer.ordered(payer.debt(debt));
    await shop.stripe.pay(other.session, testCards.works);
    await shop.settle();
    expect((await shop.stored(other.orderId)).State).toBe('Paid');
    await shop.settle();
    expect(await pageState(own.session)).toBe('expired');
  });
});

describe('a new order at another price', () => {
  const price = (Price: number) =>
    shop.server.db.updateTable('credits_packages').set({ Price }).where('ClubCreditsPackageId', '=', shop.pack).execute();

  it('closes the page of the older order', async () => {
    const older = await buyer.ordered(buyer.credits);
    await price(2_600);
    const newer = await buyer.ordered(buyer.credits);
    await price(2_500);
    expect(newer.orderId).not.toBe(older.orderId);
    expect(await pageState(older.session)).toBe('expired');
    expect((await shop.stored(older.orderId)).State).toBe('Canceled');
    expect(await pageState(newer.session)).toBe('open');
  });

  it('returns the older order when the older order was paid meanwhile', async () => {
    const older = await buyer.ordered(buyer.credits);
    await shop.stripe.pay(older.session, testCards.works);
    await price(2_600);
    const { result } = await buyer.create(buyer.credits);
    await price(2_500);
    expect(result).toMatchObject({ PaymentOrderId: older.orderId, State: 'Paid' });
    expect(await buyer.transactions()).toHaveLength(1);
  });

  it('is refused while the provider does not respond', async () => {
    const older = await buyer.ordered(buyer.credits);
    await price(2_600);
    await shop.stripe.control('faults', { next: ['500', '500', '500'] });
    const refused = await buyer.create(buyer.credits);
    await shop.stripe.control('faults', { next: [] });
    await price(2_500);
    expect(refused.problem.ErrorType).toBe('PaymentProviderUnavailable');
    expect(await pageState(older.session)).toBe('open');
  });

  it('from staff is refused when the older order was paid meanwhile', async () => {
    const older = await buyer.ordered(buyer.credits);
    await shop.stripe.pay(older.session, testCards.works);
    await price(2_600);
    const body = { Order: buyer.credits, Send: false } as never;
    const params = { id: shop.club, userId: buyer.id };
    const refused = await shop.server.call(requestPayment, { params, body, token: shop.manager });
    await price(2_500);
    expect(refused.problem.ErrorType).toBe('PaymentOrderSettled');
  });
});

it('an order is replaced when the member has confirmed a further subscription of the same type', async () => {
  const first = await buyer.ordered(buyer.subscription());
  const holding = await aSubscription(shop.server.db, shop.club, buyer.id, shop.type);
  const second = await buyer.ordered(buyer.subscription({ Besides: [holding] }));
  expect(second.orderId).not.toBe(first.orderId);
  expect(await pageState(first.session)).toBe('expired');
});

describe('an order whose page is paid after it', () => {
  it.each(oneIn(3, ['Canceled', 'Expired', 'Failed'] as const))(
    'was %s is still fulfilled',
    { tags: ['examples'] },
    async (State) => {
      const { orderId, session } = await buyer.ordered(buyer.credits);
      const over = { State, SettledAt: new Date() };
      await shop.server.db.updateTable('payment_orders').set(over).where('PaymentOrderId', '=', orderId).execute();
      await shop.stripe.pay(session, testCards.works);
      await shop.settle();
      expect((await shop.stored(orderId)).State).toBe('Paid');
      expect(await buyer.transactions()).toMatchObject([{ Amount: 2_500, PaymentMode: 'Online' }]);
    },
  );

  it('was canceled waits for the bank debit that pays it', { tags: ['atLength'] }, async () => {
    const { orderId, session } = await buyer.ordered(buyer.credits);
    const over = { State: 'Canceled', SettledAt: new Date() } as const;
    await shop.server.db.updateTable('payment_orders').set(over).where('PaymentOrderId', '=', orderId).execute();
    await shop.stripe.pay(session, testCards.debit);
    expect((await buyer.check(orderId)).result).toMatchObject({ State: 'Processing', SettledAt: null });
    await shop.stripe.advance(4);
    await shop.settle();
    expect((await shop.stored(orderId)).State).toBe('Paid');
  });
});

describe('the cancellation of an order', () => {
  it('closes the page of the order, even if the page is opened at the same moment', async () => {
    const { result } = await buyer.create(buyer.credits);
    const orderId = result.PaymentOrderId;
    await Promise.all([buyer.open(orderId), buyer.cancel(orderId), buyer.open(orderId), buyer.cancel(orderId)]);
    expect((await shop.stored(orderId)).State).toBe('Canceled');
    const { ExtCheckoutId } = await shop.stored(orderId);
    if (ExtCheckoutId !== null) expect(await pageState(ExtCheckoutId)).toBe('expired');
  });

  it('closes the page at the provider before it changes the order', async () => {
    const { orderId, session } = await buyer.ordered(buyer.credits);
    await shop.stripe.control('faults', { next: ['500', '500', '500'] });
    expect((await buyer.cancel(orderId)).problem.ErrorType).toBe('PaymentProviderUnavailable');
    await shop.stripe.control('faults', { next: [] });
    expect((await shop.stored(orderId)).State).toBe('Open');
    expect((await buyer.cancel(orderId)).result.State).toBe('Canceled');
    expect(await pageState(session)).toBe('expired');
  });
});

describe('an order of a subscription whose type or plan was edited while its page was open', () => {
  const monthly = { RecurrenceEvery: 1, RecurrenceUnit: 'Month' } as const;
  const once = { RecurrenceEvery: null, RecurrenceUnit: null, DurationDays: 30 } as const;
  const ofPlan = (id: number, fields: object) =>
    shop.server.db.updateTable('subscription_plans').set(fields).where('SubscriptionPlanId', '=', id).execute();

  it.each(
    oneIn(3, [
      ['a monthly plan that became one of 30 days', monthly, once],
      ['a plan of 30 days that became monthly', once, monthly],
      ['a plan with fewer days than before', { DurationDays: 30 }, { DurationDays: 10 }],
    ] as const),
  )('is refunded (%s)', { tags: ['examples'] }, async (_what, before, after) => {
    const SubscriptionPlanId = await shop.aPlan(before);
    const { orderId, session } = await buyer.ordered(buyer.subscription({ SubscriptionPlanId }));
    await ofPlan(SubscriptionPlanId, after);
    await shop.stripe.pay(session, testCards.works);
    await expectReturned(orderId);
  });

  it.each(oneIn(3, ['MaxActivities', 'MaxWeeklyBookings', 'MaxMonthlyBookings']))(
    'is refunded when %s of the type was reduced',
    { tags: ['examples'] },
    async (limit) => {
      await ofType({ [limit]: 10 });
      const { orderId, session } = await buyer.ordered(buyer.subscription());
      await ofType({ [limit]: 5 });
      await shop.stripe.pay(session, testCards.works);
      await expectReturned(orderId);
      await ofType({ [limit]: null });
    },
  );

  it('is fulfilled when only the days of the type changed and the plan renews monthly', async () => {
    const { orderId, session } = await buyer.ordered(buyer.subscription({ SubscriptionPlanId: shop.plan }));
    await ofType({ DurationDays: 90 });
    await shop.stripe.pay(session, testCards.works);
    expect((await buyer.check(orderId)).result.State).toBe('Paid');
    await ofType({ DurationDays: null });
  });

  it('is replaced when the member orders again', async () => {
    const SubscriptionPlanId = await shop.aPlan({ DurationDays: 30 });
    const { orderId, session } = await buyer.ordered(buyer.subscription({ SubscriptionPlanId }));
    await ofPlan(SubscriptionPlanId, { DurationDays: 10 });
    const { result } = await buyer.create(buyer.subscription({ SubscriptionPlanId }));
    expect(result.PaymentOrderId).not.toBe(orderId);
    expect(await pageState(session)).toBe('expired');
  });

  async function expectReturned(orderId: number): Promise<void> {
    expect((await buyer.check(orderId)).result).toMatchObject({ State: 'Returned', Reason: 'SubscriptionDueChanged' });
    await shop.settle();
    expect(await buyer.held()).toEqual([]);
    const [bought, back] = await buyer.transactions();
    expect(back).toMatchObject({ Type: 'Refund', Amount: bought?.Amount, RefundState: 'Done' });
    const { ExtSubscriptionId } = await shop.stored(orderId);
    if (ExtSubscriptionId !== null) expect((await shop.object(ExtSubscriptionId))['status']).toBe('canceled');
  }
});

async function expectRefused(Order: ReturnType<Buyer['subscription']>, type: string): Promise<void> {
  expect((await buyer.create(Order)).problem.ErrorType).toBe(type);
  const params = { id: shop.club, userId: buyer.id };
  const refused = await shop.server.call(requestPayment, { params, body: { Order } as never, token: shop.manager });
  expect(refused.problem.ErrorType).toBe(type);
}

it('a renewing plan cannot be ordered when its type has a number of activities, by member or staff', async () => {
  await ofType({ MaxActivities: 10 });
  await expectRefused(buyer.subscription({ SubscriptionPlanId: shop.plan }), 'RenewalAddsNoActivities');
  expect((await buyer.create(buyer.subscription())).status).toBe(201);
  await ofType({ MaxActivities: null });
});
