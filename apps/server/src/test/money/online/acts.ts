import * as orders from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { cancelSubscription, paySubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { createTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { type Random, wholeBetween } from '../../../demo/random.ts';
import { testCards } from '../../stripe.ts';
import { disputeActs } from './dispute-acts.ts';
import { pauseActs } from './pause-acts.ts';
import { type Act, heldIds, oneOf, onlinePurchase } from './picks.ts';
import type { Person, Shop } from './shop.ts';

async function buys(shop: Shop, member: Person, random: Random): Promise<void> {
  const held = await heldIds(shop, member);
  const wanted = oneOf(
    [
      { Kind: 'Credits', ClubCreditsPackageId: shop.pack },
      { Kind: 'Subscription', ClassSubscriptionId: shop.once, Besides: held },
      ...[shop.plan, shop.parts, shop.parts].map(({ type, plan }) => ({
        Kind: 'Subscription',
        ClassSubscriptionId: type,
        SubscriptionPlanId: plan,
        Besides: held,
      })),
      ...held.map((UserSubscriptionId) => ({ Kind: 'Debt', UserSubscriptionId })),
    ],
    random,
  );
  const made = await shop.call(member, orders.createPaymentOrder, {
    params: { id: member.id, clubId: shop.clubId },
    body: wanted as Record<string, unknown>,
  });
  if (made?.status !== 201) return;
  const orderId = made.result.PaymentOrderId;
  await shop.call(member, orders.openPaymentOrder, { params: { id: member.id, orderId } });
  if (random() < 0.7) await enters(shop, member, random);
  if (random() < 0.5) await shop.call(member, orders.checkPaymentOrder, { params: { id: member.id, orderId } });
}

/** A member may also pay on the page of a replaced or canceled order. */
async function enters(shop: Shop, member: Person, random: Random): Promise<void> {
  const pages = await shop.open.db
    .selectFrom('payment_orders')
    .select('ExtCheckoutId')
    .where('UserId', '=', member.id)
    .where('ExtCheckoutId', 'is not', null)
    .execute();
  const page = oneOf(pages, random)?.ExtCheckoutId;
  const number = oneOf(
    [
      testCards.works,
      testCards.works,
      testCards.other,
      testCards.asks,
      testCards.declined,
      testCards.debit,
      testCards.failingDebit,
    ],
    random,
  );
  if (page && number) await shop.stripe.pay(page, number, random() < 0.8 ? 'confirms' : 'refuses').catch(() => undefined);
}

async function cancelsOrder(shop: Shop, member: Person, random: Random): Promise<void> {
  const rows = await shop.open.db.selectFrom('payment_orders').select('PaymentOrderId').where('UserId', '=', member.id).execute();
  const orderId = oneOf(rows, random)?.PaymentOrderId;
  if (orderId !== undefined) await shop.call(member, orders.cancelPaymentOrder, { params: { id: member.id, orderId } });
}

async function changesOwn(shop: Shop, member: Person, random: Random): Promise<void> {
  const userSubscriptionId = oneOf(await heldIds(shop, member), random);
  if (userSubscriptionId === undefined) return;
  const params = { id: member.id, userSubscriptionId };
  const chance = random();
  if (chance < 0.4) await shop.call(member, orders.cancelOwnSubscription, { params, body: { AtPeriodEnd: chance < 0.3 } });
  else await shop.call(member, orders.keepOwnSubscription, { params });
}

async function endsAtDesk(shop: Shop, member: Person, random: Random): Promise<void> {
  const id = oneOf(await heldIds(shop, member), random);
  if (id !== undefined) await shop.call(shop.manager, cancelSubscription, { params: { id }, body: { AtPeriodEnd: false } });
}

async function changesCard(shop: Shop, member: Person, random: Random): Promise<void> {
  const userSubscriptionId = oneOf(await heldIds(shop, member), random);
  if (userSubscriptionId === undefined) return;
  const params = { id: member.id, userSubscriptionId };
  const page = (await shop.call(member, orders.changeOwnCard, { params }))?.result?.Url?.split('/').at(-1);
  if (page) await shop.stripe.pay(page, testCards.other).catch(() => undefined);
}

async function paysAtDesk(shop: Shop, member: Person, random: Random): Promise<void> {
  const id = oneOf(await heldIds(shop, member), random);
  if (id !== undefined) await shop.call(shop.manager, paySubscription, { params: { id }, body: { Method: 'Cash' } });
}

async function refundsAtDesk(shop: Shop, member: Person, random: Random): Promise<void> {
  const purchase = await onlinePurchase(shop, member, random);
  if (!purchase) return;
  const Amount = random() < 0.5 ? purchase.Amount : wholeBetween(random, 1, purchase.Amount);
  const refund = {
    Type: 'Refund',
    Method: 'Credit',
    Currency: 'EUR',
    Effect: 'Keep',
    KeepCredits: true,
    UserId: member.id,
  } as const;
  const body = { ...refund, Amount, LinkedTransactionId: purchase.TransactionId };
  await shop.call(shop.manager, createTransaction, { params: { id: shop.clubId }, body });
}

async function refundsAtStripe(shop: Shop, member: Person, random: Random): Promise<void> {
  const purchase = await onlinePurchase(shop, member, random);
  if (!purchase) return;
  const amount = wholeBetween(random, 1, purchase.Amount);
  await shop.stripe.control('refund', { payment: purchase.ExtPaymentId, amount }).catch(() => undefined);
}

async function bankChangesMind(shop: Shop, member: Person, random: Random): Promise<void> {
  const row = await shop.open.db
    .selectFrom('payment_customers')
    .select('ExtCustomerId')
    .where('UserId', '=', member.id)
    .executeTakeFirst();
  if (row?.ExtCustomerId) await shop.stripe.control('cards/fail', { customer: row.ExtCustomerId, fails: random() < 0.5 });
}

async function changesPlan(shop: Shop, member: Person, random: Random): Promise<void> {
  const rows = await shop.open.db
    .selectFrom('user_subscriptions')
    .select(['UserSubscriptionId', 'SubscriptionPlanId'])
    .where('UserId', '=', member.id)
    .where('ExtSubscriptionId', 'is not', null)
    .execute();
  const old = oneOf(rows, random);
  if (old === undefined) return;
  const { type, plan, another } = shop.plan;
  const body = {
    Kind: 'Subscription',
    ClassSubscriptionId: type,
    SubscriptionPlanId: old.SubscriptionPlanId === plan ? another : plan,
    Replaces: old.UserSubscriptionId,
    Besides: (await heldIds(shop, member)).filter((id) => id !== old.UserSubscriptionId),
  } as const;
  const made = await shop.call(member, orders.createPaymentOrder, { params: { id: member.id, clubId: shop.clubId }, body });
  if (made?.status !== 201) return;
  const params = { id: member.id, orderId: made.result.PaymentOrderId };
  await shop.call(member, orders.openPaymentOrder, { params });
  await enters(shop, member, random);
  if (random() < 0.5) await shop.call(member, orders.checkPaymentOrder, { params });
}

const weighted: readonly (readonly [number, Act])[] = [
  [8, buys],
  [3, enters],
  [2, cancelsOrder],
  [2, changesOwn],
  [2, paysAtDesk],
  [1, endsAtDesk],
  [1, changesCard],
  [2, refundsAtDesk],
  [1, refundsAtStripe],
  [1, bankChangesMind],
  [3, changesPlan],
  ...pauseActs,
  ...disputeActs,
];
const acts = weighted.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

export const anAct = (random: Random): Act => oneOf(acts, random) ?? buys;
