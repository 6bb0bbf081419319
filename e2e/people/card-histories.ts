import { createCreditsPackage } from '@clubpulse/contract/billing/credits.calls';
import { paymentOrderStates } from '@clubpulse/contract/billing/online-payments/online-payments';
import {
  cancelOwnSubscription,
  cancelPaymentOrder,
  listMyPaymentOrders,
  pauseOwnSubscription,
} from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { putPauseRules } from '@clubpulse/contract/billing/payment-accounts.calls';
import { comparePayments, getPayouts } from '@clubpulse/contract/billing/reconciliation/reconciliation.calls';
import { assignSubscription, listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { createTransaction, listMyTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { expect } from '@playwright/test';
import { control, DAYS_BACK } from '../product/payments.ts';
import { createCardClub, subscriptionOrder, testCards } from './card-club.ts';
import { dayFromNow } from './days.ts';
import { demoPeople } from './demo.ts';
import type { OwnMember } from './own-club.ts';

export const titles = { monthly: 'Open gym', short: 'Swimming', once: 'Ten tickets', other: 'Yoga unlimited', owed: 'Boxing' };
const DAY_MS = 86_400_000;
/** After these days the 16-day plan has failed in all four attempts, and the monthly plan in its first. */
const LAST_ATTEMPT_DAYS = 31.5;

async function stocked(kind: string) {
  const club = await createCardClub(kind);
  const monthly = await club.type(titles.monthly, 7_900);
  const short = await club.type(titles.short, 3_900);
  const other = await club.type(titles.other, 6_900);
  const { ClubId, call } = club;
  const { ClubCreditsPackageId: credits } = await call(createCreditsPackage, {
    body: { ClubId, Name: 'Twenty credits', Credits: 20, Price: 4_500, Currency: 'EUR', PaymentAccountType: 'Stripe' },
  });
  return {
    ...club,
    sold: {
      monthly,
      short,
      other,
      credits,
      once: await club.type(titles.once, 12_000),
      owed: await club.type(titles.owed, 8_000),
      monthlyPlan: await club.plan(monthly, `${titles.monthly} monthly`, 5_900),
      shortPlan: await club.plan(short, `${titles.short} every 16 days`, 2_900, 16),
      otherPlan: await club.plan(other, `${titles.other} monthly`, 4_900),
    },
  };
}
type Stocked = Awaited<ReturnType<typeof stocked>>;

/** One subscription is retried, the other is paused. */
async function failsToPay(club: Stocked, FirstMidName: string): Promise<OwnMember> {
  const { sold } = club;
  const member = await club.member(FirstMidName);
  await club.buy(member, subscriptionOrder(sold.monthly, sold.monthlyPlan));
  await club.buy(member, subscriptionOrder(sold.short, sold.shortPlan));
  await control('cards/fail', { customer: await club.customerOf(member) });
  return member;
}
const payments = async ({ UserId, call }: OwnMember) =>
  (await call(listMySubscriptions, { params: { id: UserId } }))
    .map(({ PaymentStatus }) => String(PaymentStatus))
    .sort((one, other) => one.localeCompare(other));
const hasFailed = (member: OwnMember) => expect.poll(() => payments(member)).toEqual(['PaymentFailed', 'RetryingPayment']);

export async function athletesOfCards() {
  const club = await stocked('Marina');
  const { ClubId, sold, call } = club;
  await call(putPauseRules, { params: { id: ClubId }, body: { MembersMayPause: true, MaxPauseDays: 60, PausesPerYear: 2 } });
  const member = await club.member('Runa');
  const failing = await failsToPay(club, 'Ilio');
  const { UserId: id, call: own } = member;
  await club.buy(member, subscriptionOrder(sold.once));
  await club.buy(member, subscriptionOrder(sold.monthly, sold.monthlyPlan));
  await club.buy(member, subscriptionOrder(sold.other, sold.otherPlan));
  await club.buy(member, { Kind: 'Credits', ClubCreditsPackageId: sold.credits }, testCards.failingDebit);
  await club.pass(LAST_ATTEMPT_DAYS);
  await hasFailed(failing);
  await leaveUnpaid(club, member);
  const orders = await own(listMyPaymentOrders, { params: { id } });
  const ordersByState = paymentOrderStates.map((state) => orders.find(({ State }) => State === state));

  const all = await own(listMySubscriptions, { params: { id } });
  const idOf = (name: string) => all.find(({ SubscriptionName }) => SubscriptionName === name)?.UserSubscriptionId ?? 0;
  const [monthly, other] = [idOf(titles.monthly), idOf(titles.other)];
  await own(cancelOwnSubscription, { params: { id, userSubscriptionId: other }, body: { AtPeriodEnd: true } });
  const Debt = await call(assignSubscription, {
    params: { id: ClubId, userId: id },
    body: { ClassSubscriptionId: sold.owed },
  });
  const { data } = await own(listMyTransactions, { params: { id }, query: { length: 20 } });
  const receipt = data.find(({ Amount, Type }) => Type === 'Purchase' && Amount === 12_000)?.TransactionId;
  const checkouts = [
    `plan-${sold.shortPlan}`,
    `subscription-${sold.once}`,
    `credits-${sold.credits}`,
    `debt-${Debt.UserSubscriptionId}`,
  ];
  return {
    member,
    failing,
    orders: ordersByState.filter((order) => order !== undefined),
    receipt,
    checkouts: checkouts.map((one) => `Checkout/${ClubId}-${one}`),
    plansAPause: () =>
      own(pauseOwnSubscription, {
        params: { id, userSubscriptionId: monthly },
        body: { FirstDay: dayFromNow(3), LastDay: dayFromNow(12) },
      }),
  };
}

async function leaveUnpaid(club: Stocked, member: OwnMember): Promise<void> {
  const { ClubId, sold, call } = club;
  const { UserId: id, call: own } = member;
  const credits = { Kind: 'Credits' as const, ClubCreditsPackageId: sold.credits };
  const dropped = await club.order(member, credits);
  await own(cancelPaymentOrder, { params: { id, orderId: dropped.PaymentOrderId } });
  const expired = await club.order(member, credits);
  await control('session', { session: expired.session, status: 'expired' });
  await club.check(member, expired.PaymentOrderId);
  const returned = await club.order(member, subscriptionOrder(sold.short));
  const params = { id: ClubId, userId: id };
  await call(assignSubscription, { params, body: { ClassSubscriptionId: sold.short, Payment: { Method: 'Cash' } } });
  await control('pay', { session: returned.session, number: testCards.works });
  await club.check(member, returned.PaymentOrderId);
  await club.buy(member, credits, testCards.debit);
  await club.order(member, subscriptionOrder(sold.owed));
}

export async function officeOfCards() {
  const club = await stocked('Counter');
  const { ClubId, account, sold, call } = club;
  await club.employ(demoPeople.manager, 'Manager');
  const member = await club.member('Dafne');
  const disputing = await club.member('Furio');
  const paid = await club.buy(member, subscriptionOrder(sold.once));
  const disputed = await club.buy(disputing, subscriptionOrder(sold.once));
  const lost = await club.buy(disputing, { Kind: 'Credits', ClubCreditsPackageId: sold.credits });
  await control('charge', { account, amount: 5_900, fee: 59 });
  await club.pass(6);
  const LinkedTransactionId = paid.TransactionId;
  const refund = { Type: 'Refund', Method: 'Credit', Amount: 3_000, Currency: 'EUR', Effect: 'Keep' } as const;
  await call(createTransaction, { params: { id: ClubId }, body: { ...refund, LinkedTransactionId } });
  await dispute(disputed.PaymentOrderId);
  const { id } = await dispute(lost.PaymentOrderId);
  await control('dispute/close', { dispute: id, status: 'lost' });
  const failing = await failsToPay(club, 'Ettore');
  await club.pass(LAST_ATTEMPT_DAYS);
  await hasFailed(failing);
  await call(assignSubscription, { params: { id: ClubId, userId: member.UserId }, body: { ClassSubscriptionId: sold.owed } });
  await club.order(member, { Kind: 'Credits', ClubCreditsPackageId: sold.credits });
  const Month = monthOfPayouts();
  await call(comparePayments, { params: { id: ClubId } });
  const compared = async () => (await call(getPayouts, { params: { id: ClubId }, query: { Month } })).ComparedAt;
  await expect.poll(compared).not.toBeNull();
  return { club, member, failing, Month };
}

async function dispute(orderId: number): Promise<{ readonly id: string }> {
  const sessions = await control<{ client_reference_id: string; payment_intent: string }[]>('objects', {
    type: 'checkout.session',
  });
  const session = sessions.find(({ client_reference_id }) => client_reference_id === String(orderId));
  const made = await control<{ id: string }>('dispute', { payment: session?.payment_intent, reason: 'fraudulent' });
  await control('webhooks/flush');
  return made;
}

/** Month of the payouts. A payout leaves at the second midnight after its payments. */
const monthOfPayouts = () =>
  new Date(Math.ceil((Date.now() - (DAYS_BACK - 2) * DAY_MS) / DAY_MS) * DAY_MS).toISOString().slice(0, 7);
