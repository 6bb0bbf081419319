import { listStoredCards, payPaymentOrder } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Buyer, type CardClub, openCardClub } from '../../test/card-club.ts';
import { testCards } from '../../test/stripe.ts';

let shop: CardClub;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openCardClub();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.aBuyer();
});

const cards = async () =>
  (await shop.server.call(listStoredCards, { params: { id: buyer.id, clubId: shop.club }, token: buyer.token })).result;
const pay = (orderId: number, ExtMeansId: string) =>
  shop.server.call(payPaymentOrder, { params: { id: buyer.id, orderId }, body: { ExtMeansId }, token: buyer.token });
const amounts = async () => (await buyer.transactions()).map(({ Amount }) => Amount);

/** Stores a card by a first purchase of credits. */
async function stored(number: string): Promise<string> {
  const { session, orderId } = await buyer.ordered(buyer.credits);
  await shop.stripe.store(session, number);
  await buyer.check(orderId);
  return (await cards())[0]?.ExtMeansId ?? expect.fail('no card is stored');
}
const ordered = async () => (await buyer.create(buyer.credits)).result.PaymentOrderId;

it('a card is listed only when the member stored it', async () => {
  expect(await cards()).toEqual([]);
  const { session, orderId } = await buyer.ordered(buyer.credits);
  await shop.stripe.pay(session, testCards.works);
  await buyer.check(orderId);
  expect(await cards()).toEqual([]);
  await stored(testCards.other);
  expect(await cards()).toMatchObject([{ Name: 'Mastercard 4444', LastMonth: '2034-12' }]);
});

it('a stored card pays at once, and only once when pressed again at the same moment', async () => {
  const means = await stored(testCards.works);
  const orderId = await ordered();
  const both = await Promise.all([pay(orderId, means), pay(orderId, means)]);
  expect(both.map(({ status }) => status)).toContain(200);
  expect((await pay(orderId, means)).problem.ErrorType).toBe('PaymentOrderSettled');
  expect(await shop.stored(orderId)).toMatchObject({ State: 'Paid', Amount: 2_500 });
  await shop.settle();
  expect(await amounts()).toEqual([2_500, 2_500]);
  const charges = await shop.stripe.control<{ customer: string; status: string }[]>('objects', { type: 'charge' });
  const customer = await buyer.customer();
  expect(charges.filter((one) => one.customer === customer)).toHaveLength(2);
});

it('a member with a payer cannot store a card, or pay with one that was stored before', async () => {
  const means = await stored(testCards.works);
  const payer = await shop.aBuyer();
  const family = { ClubId: shop.club, UserId: buyer.id, PayerId: payer.id, Since: new Date() };
  await shop.server.db.insertInto('family_members').values(family).execute();
  expect(await cards()).toEqual([]);
  const { orderId } = await buyer.ordered(buyer.credits);
  expect((await pay(orderId, means)).problem.errors).toMatchObject([{ field: 'ExtMeansId', key: 'invalid-id' }]);
  const page = await fetch((await shop.stored(orderId)).Url ?? '');
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain('name="stores"');
});

it('a stored card replaces an open page, which then takes no money', async () => {
  const means = await stored(testCards.works);
  const { orderId, session } = await buyer.ordered(buyer.credits);
  expect((await pay(orderId, means)).result).toMatchObject({ Url: null, Order: { State: 'Paid' } });
  expect(await shop.object(session)).toMatchObject({ status: 'expired' });
});

it('a page replaces a charge that waits for the bank, and an order that a page took is not charged again', async () => {
  const means = await stored(testCards.alwaysAsks);
  const orderId = await ordered();
  const waiting = (await pay(orderId, means)).result;
  expect(waiting).toMatchObject({ Order: { State: 'Open' }, Url: expect.stringContaining('/b/pi_') });
  const { ExtCheckoutId: charge } = await shop.stored(orderId);
  expect((await buyer.open(orderId)).status).toBe(200);
  expect(await shop.object(charge)).toMatchObject({ status: 'canceled' });
  const { ExtCheckoutId: session } = await shop.stored(orderId);
  await shop.stripe.pay(session ?? '', testCards.works);
  expect((await pay(orderId, means)).result).toMatchObject({ Url: null, Order: { State: 'Paid' } });
  expect(await amounts()).toEqual([2_500, 2_500]);
});

it.each([
  ['yes', 'Paid'],
  ['no', 'Open'],
] as const)('a bank that asks decides with the answer %s', { tags: ['atLength'] }, async (answer, State) => {
  const means = await stored(testCards.alwaysAsks);
  const orderId = await ordered();
  const { Url } = (await pay(orderId, means)).result;
  const returned = await fetch(Url ?? '', { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
  expect(returned.headers.get('location')).toContain(`/PaymentOrder/${orderId}`);
  expect((await buyer.check(orderId)).result.State).toBe(State);
});

it('a declined card leaves the order open, and an order that waits too long takes no money', async () => {
  const means = await stored(testCards.works);
  await shop.stripe.control('cards/decline', { means });
  const orderId = await ordered();
  expect((await pay(orderId, means)).result).toMatchObject({ Url: null, Order: { State: 'Open' } });
  const { ExtCheckoutId: charge } = await shop.stored(orderId);
  const ExpiresAt = new Date(Date.now() - 1_000);
  await shop.server.db.updateTable('payment_orders').set({ ExpiresAt }).where('PaymentOrderId', '=', orderId).execute();
  expect((await buyer.check(orderId)).result.State).toBe('Expired');
  expect(await shop.object(charge)).toMatchObject({ status: 'canceled' });
});

it.each([
  ['another member’s card', 'invalid-id'],
  ['a plan that renews', 'invalid-value'],
] as const)('%s is refused', { tags: ['atLength'] }, async (what, key) => {
  const means = await stored(testCards.works);
  if (key === 'invalid-id') buyer = await shop.aBuyer();
  const order = key === 'invalid-id' ? buyer.credits : buyer.subscription({ SubscriptionPlanId: shop.plan });
  const { result } = await buyer.create(order);
  const refused = await pay(result.PaymentOrderId, means);
  expect(refused.problem.errors, what).toMatchObject([{ field: 'ExtMeansId', key }]);
});
