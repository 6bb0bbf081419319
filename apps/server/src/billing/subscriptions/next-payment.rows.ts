import { leftOf } from '@clubpulse/rules/billing/subscriptions/part-payment';
import { dueDayOf, isCollected, isSettled, WRITTEN_OFF } from '@clubpulse/rules/billing/subscriptions/payment-display';
import { renewsAfter } from '@clubpulse/rules/billing/subscriptions/recurrence';
import { dueAt, recurrenceOf } from './subscriptions.rows.ts';
import type { InstallmentRow, SubscriptionRow } from './subscriptions.store.ts';

/** What a member has to pay next for a subscription, and how it stands when that is paid. */
export interface NextPayment {
  /** Minor units, with what was paid of it already. */
  readonly Amount: number;
  readonly PartPaid: number;
  /** Of an installment. */
  readonly Number: number | null;
  readonly paid: { readonly ExtStatus: string | null; readonly DueDateUTC: Date | null };
}

/**
 * The next unpaid installment, the first unpaid period of a recurring one, or the whole price; undefined when nothing is left, or
 * nothing is collected here any more.
 */
export function nextPayment(row: SubscriptionRow): NextPayment | undefined {
  if (row.ExtSubscriptionId !== null) return undefined;
  if (row.InstallmentPlan.length > 0) return nextInstallment(row);
  if (isSettled(row.ExtStatus) || row.Price === 0) return undefined;
  if (!isCollected(row, row.DueDateUTC === null ? null : dueDayOf(row.DueDateUTC))) return undefined;
  return { Amount: row.Price, PartPaid: row.PartPaid, Number: null, paid: afterPeriod(row) };
}

/** What is late of what is due next, minor units: 0 where it is due today or later. */
export function lateDebt(row: SubscriptionRow, today: string): number {
  const next = nextPayment(row);
  const dueDay = row.InstallmentPlan.find(isOpen)?.DueDate ?? (row.DueDateUTC === null ? today : dueDayOf(row.DueDateUTC));
  return next && dueDay < today ? leftOf(next) : 0;
}

/** Neither paid nor given up. */
export const isOpen = ({ PaidAt, WrittenOffAt }: InstallmentRow): boolean => PaidAt === null && WrittenOffAt === null;

/** How it stands when that is given up: nothing was paid. */
export const givenUp = (row: SubscriptionRow, { paid }: NextPayment): NextPayment['paid'] => ({
  ...paid,
  ExtStatus: paid.ExtStatus !== 'paid' ? paid.ExtStatus : paid.DueDateUTC === null ? WRITTEN_OFF : row.ExtStatus,
});

function nextInstallment(row: SubscriptionRow): NextPayment | undefined {
  const [next, following] = row.InstallmentPlan.filter(isOpen);
  if (!next || !isCollected(row, next.DueDate)) return undefined;
  // One that is paid elsewhere has shown its good will with the first part.
  const ExtStatus = following === undefined || row.ExternalPayment ? 'paid' : null;
  return {
    Amount: next.Amount,
    PartPaid: row.PartPaid,
    Number: next.Number,
    paid: { ExtStatus, DueDateUTC: following ? dueAt(following.DueDate) : null },
  };
}

/** After the period that was due comes the next that has begun; without one everything is paid. */
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
