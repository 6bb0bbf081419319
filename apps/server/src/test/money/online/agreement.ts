import { isEnded } from '@clubpulse/rules/billing/subscriptions/states';
import { sql } from 'kysely';
import { isActiveAtProvider } from '../../../billing/subscriptions/end-at-provider.store.ts';
import type { Person, Shop } from './shop.ts';

interface AtStripe {
  readonly charges: readonly Charge[];
  readonly refunds: readonly Refund[];
  readonly subscriptions: readonly Subscription[];
  readonly disputes: readonly Dispute[];
}
interface Dispute {
  readonly payment_intent: string;
  readonly amount: number;
  readonly status: string;
  readonly evidence_details: { readonly submission_count: number };
}
interface Charge {
  readonly id: string;
  readonly customer: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly status: string;
}
interface Refund {
  readonly payment_intent: string;
  readonly amount: number;
  readonly status: string;
}
interface Subscription {
  readonly id: string;
  readonly metadata: { readonly orderId?: string };
  readonly customer: string;
  readonly status: string;
  readonly cancel_at_period_end: boolean;
  readonly pause_collection: object | null;
}

export async function readStripe({ stripe }: Shop): Promise<AtStripe> {
  const all = <T>(type: string): Promise<readonly T[]> => stripe.control<readonly T[]>('objects', { type });
  return {
    charges: await all('charge'),
    refunds: await all('refund'),
    subscriptions: await all('subscription'),
    disputes: await all('dispute'),
  };
}

export async function installmentsPaid({ open: { db } }: Shop): Promise<{ readonly card: number; readonly desk: number }> {
  const { rows } = await sql<{ card: number; desk: number }>`
    select count(*) filter (where "ExtPaymentId" is not null)::int as card, count(*) filter (where "ExtPaymentId" is null)::int as desk
    from user_subscription_installments join transactions using ("TransactionId")`.execute(db);
  return rows[0] ?? { card: 0, desk: 0 };
}

export async function reached({ open: { db } }: Shop): Promise<Readonly<Record<'pauses' | 'lost' | 'won' | 'answered', number>>> {
  const { rows } = await sql<{ pauses: number; lost: number; won: number; answered: number }>`
    select (select count(*) from events where "Type" = 'UserSubscriptionSuspend')::int as pauses,
      (select count(*) from payment_disputes where "State" = 'Lost')::int as lost,
      (select count(*) from payment_disputes where "State" = 'Won')::int as won,
      (select count(*) from payment_dispute_answers where "SentAt" is not null)::int as answered`.execute(db);
  return rows[0] ?? { pauses: 0, lost: 0, won: 0, answered: 0 };
}

const sorted = (values: readonly (string | number | null)[]): string[] =>
  values.map(String).toSorted((a, b) => a.localeCompare(b));
const isOf = (id: number | null, all: readonly { readonly TransactionId: number }[]): boolean =>
  all.some(({ TransactionId }) => TransactionId === id);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/**
 * Checks that charges and refunds at Stripe equal the transactions, that each purchase was given once or refunded, and that
 * Stripe renews exactly the member's active subscriptions.
 */
export async function disagreements(shop: Shop, member: Person, atStripe: AtStripe): Promise<string[]> {
  const { db } = shop.open;
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where('UserId', '=', member.id)
    .where('DeletedAt', 'is', null)
    .execute();
  const orders = await db.selectFrom('payment_orders').selectAll().where('UserId', '=', member.id).execute();
  const held = await db.selectFrom('user_subscriptions').selectAll().where('UserId', '=', member.id).execute();
  const customer = await db.selectFrom('payment_customers').selectAll().where('UserId', '=', member.id).executeTakeFirst();
  const own = atStripe.charges.filter((one) => one.customer === customer?.ExtCustomerId && one.status === 'succeeded');
  const payments = new Set(own.map((one) => one.payment_intent));
  const back = atStripe.refunds.filter((one) => payments.has(one.payment_intent) && one.status !== 'failed');
  const found: string[] = [];
  const same = (what: string, here: unknown, there: unknown): void => {
    if (JSON.stringify(here) !== JSON.stringify(there))
      found.push(`${what}: here ${JSON.stringify(here)}, expected ${JSON.stringify(there)}`);
  };

  const purchases = rows.filter((row) => row.Type === 'Purchase' && row.ExtPaymentId !== null);
  const refunds = rows.filter((row) => row.Type === 'Refund' && row.RefundState !== null && row.RefundState !== 'Disputed');
  const losses = rows.filter((row) => row.RefundState === 'Disputed');
  const disputes = atStripe.disputes.filter((one) => payments.has(one.payment_intent));
  const lost = disputes.filter(({ status }) => status === 'lost');
  const listed = (all: readonly { readonly id: string | null; readonly amount: number }[]) =>
    sorted(all.map(({ id, amount }) => `${id} ${amount}`));
  same(
    'payments on the books',
    listed(purchases.map((row) => ({ id: row.ExtPaymentId, amount: row.Amount }))),
    listed(own.map((one) => ({ id: one.payment_intent, amount: one.amount }))),
  );
  same('money given back', sum(refunds.map((row) => row.Amount)), sum(back.map((one) => one.amount)));
  same('money lost by disputes', sorted(losses.map((row) => row.Amount)), sorted(lost.map((one) => one.amount)));
  const noLongerPaid = sum([...back, ...lost].map((one) => one.amount));
  same('refunded amounts of purchases', sum(purchases.map((row) => row.RefundedAmount)), noLongerPaid);
  same('evidence that the bank has twice', disputes.filter((one) => one.evidence_details.submission_count > 1).length, 0);
  same(
    'refunds still requested',
    refunds.filter((row) => row.RefundState === 'Requested').length,
    back.filter((one) => one.status === 'pending').length,
  );

  const paid = orders.filter((order) => order.State === 'Paid');
  const ofCredits = paid.filter((order) => order.Kind === 'Credits');
  const { rows: balances } = await sql<{ sum: number }>`select coalesce(sum("Balance"), 0)::int as sum from ledger_accounts
    where "UserId" = ${member.id} and "UserSubscriptionId" is null`.execute(db);
  same('credits', balances[0]?.sum ?? 0, sum(ofCredits.map((order) => order.Credits ?? 0)));
  const sold = paid.filter((order) => order.Kind === 'Subscription').map((order) => order.UserSubscriptionId);
  same('subscriptions given', sorted(sold), sorted(held.map((one) => one.UserSubscriptionId)));

  const parts = await db
    .selectFrom('user_subscription_installments as part')
    .innerJoin('user_subscriptions as held', 'held.UserSubscriptionId', 'part.UserSubscriptionId')
    .select(['held.UserSubscriptionId', 'part.Amount', 'part.PaidAt'])
    .where('held.UserId', '=', member.id)
    .execute();
  for (const id of new Set(parts.map((part) => part.UserSubscriptionId))) {
    const bought = rows.filter((row) => row.Type === 'Purchase' && row.UserSubscriptionId === id);
    const excess = rows.filter((row) => row.Note === 'SubscriptionNothingToPay' && isOf(row.LinkedTransactionId, bought));
    const paidParts = parts.filter((part) => part.UserSubscriptionId === id && part.PaidAt !== null);
    const paidSum = sum(bought.map((row) => row.Amount)) - sum(excess.map((row) => row.Amount));
    const { PartPaid = 0 } = held.find((one) => one.UserSubscriptionId === id) ?? {};
    same(`installments of ${id}`, sum(paidParts.map((part) => part.Amount)) + PartPaid, paidSum);
  }

  for (const order of orders.filter(({ State }) => State === 'Returned')) {
    const purchase = purchases.find((row) => row.TransactionId === order.TransactionId);
    // Disputed money cannot go back; the manager is notified.
    const isDisputed = disputes.some((one) => one.payment_intent === purchase?.ExtPaymentId);
    if (purchase && !isDisputed) same(`returned order ${order.PaymentOrderId}`, purchase.RefundedAmount, purchase.Amount);
  }
  const single = orders.filter((order) => order.RecurrenceEvery === null && order.ExtPaymentId !== null);
  for (const order of single.filter(({ State }) => State !== 'Paid' && State !== 'Returned'))
    if (payments.has(order.ExtPaymentId ?? ''))
      found.push(`order ${order.PaymentOrderId} is ${order.State} although it was paid`);

  const replaced = paid.filter(({ Replaces, UserSubscriptionId }) => {
    const next = held.find((one) => one.UserSubscriptionId === UserSubscriptionId);
    const ends = next?.ScheduledEnd && next.ScheduledEnd < next.ActivationDate;
    return Replaces !== null && next !== undefined && !isEnded(next.State) && !ends;
  });
  for (const { Replaces } of replaced) {
    const old = held.find((one) => one.UserSubscriptionId === Replaces);
    const there = atStripe.subscriptions.find((one) => one.id === old?.ExtSubscriptionId);
    if (there && there.status !== 'canceled' && !there.cancel_at_period_end)
      found.push(`subscription ${Replaces} goes on at Stripe although it was replaced`);
  }

  // An order whose bank debit is on its way has given nothing yet.
  const atBank = orders.filter(({ State }) => State === 'Processing').map((order) => String(order.PaymentOrderId));
  const isGiven = ({ metadata: { orderId = '' } }: Subscription): boolean => !atBank.includes(orderId);
  const known = atStripe.subscriptions.filter((one) => one.customer === customer?.ExtCustomerId);
  const live = known.filter((one) => one.status !== 'canceled' && isGiven(one));
  same(
    'subscriptions that go on',
    sorted(held.filter((one) => one.ExtSubscriptionId !== null && isActiveAtProvider(one)).map((one) => one.ExtSubscriptionId)),
    sorted(live.map((one) => one.id)),
  );
  const renewed = held.filter((one) => one.ExtSubscriptionId !== null && isActiveAtProvider(one) && one.Installments === 1);
  same(
    'subscriptions that are paused',
    sorted(renewed.filter(({ SuspendedDate }) => SuspendedDate !== null).map((one) => one.ExtSubscriptionId)),
    sorted(live.filter((one) => one.pause_collection !== null).map((one) => one.id)),
  );
  const unsent = await db
    .selectFrom('payment_dispute_answers as answer')
    .innerJoin('payment_disputes as dispute', 'dispute.PaymentDisputeId', 'answer.PaymentDisputeId')
    .innerJoin('transactions as purchase', 'purchase.TransactionId', 'dispute.TransactionId')
    .select('answer.PaymentDisputeId')
    .where('purchase.UserId', '=', member.id)
    .where('answer.SentAt', 'is', null)
    .where('answer.Refusal', 'is', null)
    .execute();
  same('answers to disputes on their way', unsent.length, 0);
  return found;
}
