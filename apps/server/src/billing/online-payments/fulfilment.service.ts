import { isDeepStrictEqual } from 'node:util';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { leftOf } from '@clubpulse/rules/billing/subscriptions/part-payment';
import { dayIn } from '@clubpulse/rules/time/days';
import { holdRoleIn } from '../../accounts/roles/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { ProviderPayment } from '../../platform/payments/payments.ts';
import { emitFulfilled, sellCredits, sellSubscription } from '../credits/public.ts';
import {
  type AtProvider,
  endAtProvider,
  lockSubscription,
  type NextPayment,
  nextPayment,
  payNext,
  type Reported,
  reactivateUnpaid,
  reportedColumns,
  type SubscriptionRow,
  saveDay,
  subscriptionOf,
} from '../subscriptions/public.ts';
import { lockPersons, lockTransactions, record, requestRefund, transactionOf } from '../transactions/public.ts';
import { hasPayment, purchaseOf } from './online-payments.facts.ts';
import { type OrderRow, saveOrder } from './online-payments.store.ts';
import { endReplaced, refuseReplaced } from './plan-change.service.ts';

/** `payment` is null when the first charge comes later. */
export interface ReceivedPayment {
  readonly payment: ProviderPayment | null;
  /** Several payments are possible when a subscription was renewed before its order was settled. */
  readonly unbooked: readonly ProviderPayment[];
  readonly reported: Reported | null;
}
interface Given {
  readonly TransactionId: number | null;
  readonly UserSubscriptionId: number | null;
}
interface Fulfilling {
  readonly TimeZone: string;
  readonly now: Date;
}

export const onlineOf = ({ Method, ExtPaymentId, PlatformFee, ProviderFee, PaidAt }: ProviderPayment) => ({
  Method,
  VisibleInExport: true,
  Online: { ExtPaymentId, PlatformFee, ProviderFee, PaidAt },
});

/** Sells the product. If the sale is refused, records a purchase and its refund, which a job sends. */
export async function fulfil(trx: Queryable, order: OrderRow, taken: ReceivedPayment, parts: Fulfilling): Promise<void> {
  const settled = {
    SettledAt: parts.now,
    ExtPaymentId: taken.payment?.ExtPaymentId ?? null,
    ExtSubscriptionId: taken.reported?.subscription.ExtSubscriptionId ?? null,
  };
  const outcome =
    order.UserId === null ? refuse('NotFound') : await giving[order.Kind](trx, { ...order, UserId: order.UserId }, taken, parts);
  if (isRefusal(outcome)) return giveBack(trx, order, taken, { ...settled, Reason: outcome.refused });
  await saveOrder(trx, order.PaymentOrderId, { ...settled, ...outcome, State: 'Paid' });
}

type Member = OrderRow & { readonly UserId: number };
type Give = (trx: Queryable, order: Member, taken: ReceivedPayment, parts: Fulfilling) => Promise<Given | Refusal>;

const giving: Record<OrderRow['Kind'], Give> = { Subscription: giveSubscription, Credits: giveCredits, Debt: payDebt };

async function giveSubscription(trx: Queryable, order: Member, taken: ReceivedPayment, { TimeZone, now }: Fulfilling) {
  const { payment, reported } = taken;
  const { ClassSubscriptionId, Price, Installments, Amount, Currency } = order;
  const { RecurrenceEvery, RecurrenceUnit, DurationDays, MaxActivities } = order;
  const inParts = (Installments ?? 1) > 1;
  if (ClassSubscriptionId === null) return refuse('NotFound');
  const refused = await refuseReplaced(trx, order);
  if (refused) return refused;
  const isPaidHere = reported === null && payment !== null;
  const sale = {
    ...order,
    ClassSubscriptionId,
    TimeZone,
    Price: Price ?? Amount,
    Installments,
    Agreed: { RecurrenceEvery, RecurrenceUnit, DurationDays, MaxActivities, ...limitsOf(order) },
    Payment: isPaidHere ? onlineOf(payment) : null,
    ...(reported && { AtProvider: atProvider(order, reported, TimeZone) }),
    ...(inParts && { DueFrom: firstDay(taken.unbooked, TimeZone, now) }),
  };
  const sold = await sellSubscription(trx, sale, { by: null, now });
  if (isRefusal(sold)) return sold;
  await endReplaced(trx, order);
  const { SubscriptionName, UserSubscriptionId } = sold.row;
  // Without installments only this payment is recorded here. The next read records earlier payments.
  const charged = inParts ? taken.unbooked : [payment].filter((one) => one !== null);
  const recorded: (number | null)[] = [];
  if (!isPaidHere) for (const one of charged) recorded.push(await recordCharge(trx, sold.row, one, now));
  const TransactionId = isPaidHere ? sold.TransactionId : (recorded[0] ?? null);
  const FirstChargeOn = TransactionId === null ? firstCharge(order, sold.row) : null;
  const paid = FirstChargeOn === null ? { Amount, Currency } : { FirstChargeOn };
  await emitFulfilled(trx, order, null, { Title: SubscriptionName, SubscriptionName, ...paid });
  return { TransactionId, UserSubscriptionId };
}

/**
 * The day of the first charge of an order without a charge today: after free days, at a later start, or after the paid period of
 * the replaced plan.
 */
const firstCharge = ({ FirstChargeOn, ActivationDate }: Member, { RenewsOn }: SubscriptionRow): string | null =>
  FirstChargeOn ?? ActivationDate ?? RenewsOn;

const limitsOf = ({ MaxWeeklyBookings, MaxMonthlyBookings }: OrderRow) => ({ MaxWeeklyBookings, MaxMonthlyBookings });

/** The day from which the provider counts the months. */
function firstDay([first]: readonly ProviderPayment[], timeZone: string, now: Date): string {
  const paidAt = first !== undefined && first.PaidAt < now ? first.PaidAt : now;
  return dayIn(timeZone, paidAt);
}

const atProvider = (order: Member, reported: Reported, timeZone: string): AtProvider => {
  const { ExtStatus, PaymentStatus, PaymentMeans, ExtInvoiceId, InvoiceState, RenewsOn } = reportedColumns(reported, timeZone);
  const { RecurrenceEvery, RecurrenceUnit } = order;
  const { ExtSubscriptionId } = reported.subscription;
  const state = { ExtStatus, PaymentStatus, PaymentMeans, ExtInvoiceId, InvoiceState, ReadNumber: reported.ReadNumber };
  const periods = { RecurrenceEvery, RecurrenceUnit, RenewsOn: RecurrenceEvery === null ? null : RenewsOn };
  return { ...state, ...periods, ExtSubscriptionId };
};

async function giveCredits(trx: Queryable, order: Member, { payment }: ReceivedPayment, { now }: Fulfilling) {
  const { ClubCreditsPackageId, Credits, Amount, Currency, Title } = order;
  if (ClubCreditsPackageId === null || Credits === null || payment === null) return refuse('NotFound');
  if (!(await holdRoleIn(trx, order.UserId, order.ClubId))) return refuse('NotFound');
  const sale = {
    ...order,
    ClubCreditsPackageId,
    Payment: onlineOf(payment),
    Agreed: { Credits, Price: Amount, Currency, Name: Title },
  };
  const sold = await sellCredits(trx, sale, { by: null, now });
  if (isRefusal(sold)) return sold;
  const { TransactionId, BalanceAfter } = sold.entry;
  await emitFulfilled(trx, order, null, { Title, Amount, Currency, Credits, TotalCredits: BalanceAfter });
  return { TransactionId, UserSubscriptionId: null };
}

export const debtOf = (next: NextPayment) => ({ Amount: leftOf(next), InstallmentNumber: next.Number, Period: next.Period });

async function payDebt(trx: Queryable, order: Member, { payment }: ReceivedPayment, { now }: Fulfilling) {
  const { UserSubscriptionId, Amount, InstallmentNumber, Period } = order;
  const stored = UserSubscriptionId === null ? undefined : await lockSubscription(trx, UserSubscriptionId);
  if (!stored || UserSubscriptionId === null || payment === null) return refuse('NotFound');
  const today = dayIn(stored.TimeZone, now);
  const before = await saveDay(trx, stored, today);
  const next = nextPayment((await subscriptionOf(trx, UserSubscriptionId)) ?? before);
  if (next === undefined) return refuse('SubscriptionNothingToPay');
  if (!isDeepStrictEqual(debtOf(next), { Amount, InstallmentNumber, Period })) return refuse('SubscriptionDueChanged');
  const paying = { ...onlineOf(payment), Amount, by: null, now };
  const TransactionId = await payNext(trx, UserSubscriptionId, paying);
  if (isRefusal(TransactionId)) return TransactionId;
  if (TransactionId === null) return refuse('SubscriptionNothingToPay');
  await reactivateUnpaid(trx, before, today, null);
  return { TransactionId, UserSubscriptionId };
}

interface Renewed {
  readonly ClubId: number;
  readonly UserId: number | null;
  readonly UserSubscriptionId?: number;
  readonly SubscriptionName: string;
}

async function recordRenewal(
  trx: Queryable,
  { ClubId, UserId, UserSubscriptionId, SubscriptionName }: Renewed,
  payment: ProviderPayment,
): Promise<number | null> {
  const { Amount, Currency, PaidAt, ExtPaymentId } = payment;
  if (Amount === 0 || (await hasPayment(trx, ExtPaymentId))) return null;
  return record(trx, {
    ...onlineOf(payment),
    ClubId,
    UserId,
    Amount,
    Currency,
    ...(UserSubscriptionId === undefined ? {} : { UserSubscriptionId }),
    Type: 'Purchase',
    Description: SubscriptionName,
    LeftDue: 0,
    by: null,
    At: PaidAt,
  });
}

/**
 * Records a charge, and refunds it if no installment is left. Null when nothing was charged or the charge is already recorded.
 */
export async function recordCharge(
  trx: Queryable,
  held: SubscriptionRow,
  payment: ProviderPayment,
  now: Date,
): Promise<number | null> {
  const { UserSubscriptionId, SubscriptionName: Title, InstallmentPlan } = held;
  const { Amount, ExtPaymentId } = payment;
  if (InstallmentPlan.length === 0) return recordRenewal(trx, held, payment);
  if (Amount === 0 || (await hasPayment(trx, ExtPaymentId))) return null;
  const paying = { ...onlineOf(payment), Amount, isCharged: true, by: null, now: payment.PaidAt };
  const paid = await payNext(trx, UserSubscriptionId, paying);
  if (paid !== null && !isRefusal(paid)) return paid;
  return recordReturned(trx, held, payment, { Title, Reason: 'SubscriptionNothingToPay', At: now });
}

const refundOf = (Amount: number) => ({ Amount, VisibleInExport: true, by: null });

/** Null when the payment is already recorded. */
async function recordReturned(
  trx: Queryable,
  payer: Renewed,
  payment: ProviderPayment,
  { Title: Description, Reason: Note, At }: { readonly Title: string; readonly Reason: string; readonly At: Date },
): Promise<number | null> {
  const id = await recordRenewal(trx, payer, payment);
  const purchase = id === null ? undefined : await transactionOf(trx, id);
  if (!purchase) return null;
  await requestRefund(trx, purchase, { ...refundOf(purchase.Amount), Description, Note, At });
  return purchase.TransactionId;
}

interface Returned {
  readonly SettledAt: Date;
  readonly Reason: string;
  readonly ExtPaymentId: string | null;
  readonly ExtSubscriptionId: string | null;
}

/** Refunds payments that a manager recorded before the order was settled. Returns their purchases. */
async function refundRecorded(
  trx: Queryable,
  payments: readonly ProviderPayment[],
  { Reason: Note, SettledAt: At }: Returned,
  Description: string,
): Promise<number[]> {
  const purchases = new Set<number>();
  for (const { ExtPaymentId } of payments) {
    const id = await purchaseOf(trx, ExtPaymentId);
    if (id === undefined || purchases.has(id)) continue;
    await lockPersons(trx, [(await transactionOf(trx, id))?.UserId ?? null]);
    await lockTransactions(trx, [id]);
    const purchase = await transactionOf(trx, id);
    const left = purchase ? purchase.Amount - purchase.RefundedAmount : 0;
    if (!purchase || left === 0) continue;
    purchases.add(id);
    await requestRefund(trx, purchase, { ...refundOf(left), Description, Note, At });
  }
  return [...purchases];
}

/** Refunds payments that arrive after the order was returned and before its subscription ended at the provider. */
export async function refundAfterReturn(trx: Queryable, order: OrderRow, unbooked: readonly ProviderPayment[], SettledAt: Date) {
  const { Reason, ExtPaymentId, ExtSubscriptionId } = order;
  await giveBack(trx, order, { unbooked }, { SettledAt, Reason: Reason ?? '', ExtPaymentId, ExtSubscriptionId });
}

async function giveBack(
  trx: Queryable,
  order: OrderRow,
  { unbooked }: Pick<ReceivedPayment, 'unbooked'>,
  returned: Returned,
): Promise<void> {
  const { ClubId, UserId, PaymentOrderId, Title, Currency, Amount } = order;
  const { ExtSubscriptionId, Reason, SettledAt: At } = returned;
  const purchases = await refundRecorded(trx, unbooked, returned, Title);
  for (const payment of unbooked) {
    const id = await recordReturned(trx, { ClubId, UserId, SubscriptionName: Title }, payment, { Title, Reason, At });
    if (id !== null) purchases.push(id);
  }
  await endAtProvider(trx, [{ ClubId, ExtSubscriptionId }]);
  await saveOrder(trx, PaymentOrderId, {
    ...returned,
    TransactionId: order.TransactionId ?? purchases[0] ?? null,
    State: 'Returned',
  });
  if (UserId === null) return;
  const Payload = { Target: UserId, Title, Amount, Currency, Reason, PaymentOrderId };
  await emit(trx, { ClubId, Type: 'PaymentOrderReturned', Payload });
}
