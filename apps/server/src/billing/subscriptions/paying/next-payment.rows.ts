import { leftOf } from '@clubpulse/rules/billing/subscriptions/part-payment';
import { dueDayOf, isCollected, isSettled, owedSince, WRITTEN_OFF } from '@clubpulse/rules/billing/subscriptions/payment-display';
import { renewsAfter } from '@clubpulse/rules/billing/subscriptions/recurrence';
import { dueAt, recurrenceOf } from '../subscriptions.rows.ts';
import type { SubscriptionRow } from '../subscriptions.store.ts';
import { isChargedOnline, isOpen } from './card-installments.rows.ts';

export interface NextPayment {
  /** Minor units, including the part already paid. */
  readonly Amount: number;
  readonly PartPaid: number;
  readonly Number: number | null;
  readonly Period: string | null;
  readonly OwedSince: string;
  readonly paid: { readonly ExtStatus: string | null; readonly DueDateUTC: Date | null };
}

/**
 * The result of `nextDue`, or undefined while a provider collects. After the provider gave up installments, the club collects the
 * rest.
 */
export const nextPayment = (row: SubscriptionRow): NextPayment | undefined =>
  row.ExtSubscriptionId === null || (isChargedOnline(row) && row.PaymentStatus === 'PaymentFailed') ? nextDue(row) : undefined;

export function nextDue(row: SubscriptionRow): NextPayment | undefined {
  if (row.InstallmentPlan.length > 0) return nextInstallment(row);
  if (isSettled(row.ExtStatus) || row.Price === 0) return undefined;
  const OwedSince = owedSinceOf(row);
  if (!isCollected({ ...row, OwedSince })) return undefined;
  const Period = recurrenceOf(row) && row.DueDateUTC !== null ? dueDayOf(row.DueDateUTC) : null;
  return { Amount: row.Price, PartPaid: row.PartPaid, Number: null, Period, OwedSince, paid: afterPeriod(row) };
}

/** The due day of an installment. For a price or period the first day, or the due day if it is earlier. */
export const owedSinceOf = (row: SubscriptionRow): string =>
  row.InstallmentPlan.find(isOpen)?.DueDate ??
  // Only a period that has begun is unpaid, so the first day is valid for every period.
  owedSince(row.ActivationDate, row.DueDateUTC === null ? null : dueDayOf(row.DueDateUTC));

/** All that is owed by `day` or partly paid, in minor units. This amount is due whatever happens to the subscription. */
export function owedOn(row: SubscriptionRow, day: string): number {
  let owed = 0;
  let after = row;
  for (let next = nextPayment(after); next && (next.PartPaid > 0 || next.OwedSince <= day); next = nextPayment(after)) {
    const { Number } = next;
    owed += leftOf(next);
    const InstallmentPlan = after.InstallmentPlan.map((part) => (part.Number === Number ? { ...part, PaidAt: day } : part));
    after = { ...after, ...next.paid, PartPaid: 0, InstallmentPlan };
  }
  return owed;
}

export const afterWriteOff = (row: SubscriptionRow, { paid }: NextPayment): NextPayment['paid'] => ({
  ...paid,
  ExtStatus: paid.ExtStatus !== 'paid' ? paid.ExtStatus : paid.DueDateUTC === null ? WRITTEN_OFF : row.ExtStatus,
});

function nextInstallment(row: SubscriptionRow): NextPayment | undefined {
  const [next, following] = row.InstallmentPlan.filter(isOpen);
  if (!next || !isCollected({ ...row, OwedSince: next.DueDate })) return undefined;
  const ExtStatus = following === undefined || row.ExternalPayment ? 'paid' : null;
  return {
    Amount: next.Amount,
    PartPaid: row.PartPaid,
    Number: next.Number,
    Period: null,
    OwedSince: next.DueDate,
    paid: { ExtStatus, DueDateUTC: following ? dueAt(following.DueDate) : null },
  };
}

function afterPeriod(row: SubscriptionRow): NextPayment['paid'] {
  const recurrence = recurrenceOf(row);
  if (recurrence && row.RenewsOn !== null && row.DueDateUTC !== null) {
    const due = dueDayOf(row.DueDateUTC);
    const from = row.PeriodsFrom ?? row.ActivationDate;
    const next = due < from ? from : renewsAfter(from, recurrence, due);
    if (next < row.RenewsOn) return { ExtStatus: null, DueDateUTC: dueAt(next) };
  }
  return { ExtStatus: 'paid', DueDateUTC: null };
}
