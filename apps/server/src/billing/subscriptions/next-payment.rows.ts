import { dueDayOf, isCollected } from '@clubpulse/rules/billing/subscriptions/payment-display';
import { renewsAfter } from '@clubpulse/rules/billing/subscriptions/recurrence';
import { dueAt, recurrenceOf } from './subscriptions.rows.ts';
import type { SubscriptionRow } from './subscriptions.store.ts';

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
  if (row.ExtStatus === 'paid' || row.Price === 0) return undefined;
  if (!isCollected(row, row.DueDateUTC === null ? null : dueDayOf(row.DueDateUTC))) return undefined;
  return { Amount: row.Price, PartPaid: row.PartPaid, Number: null, paid: afterPeriod(row) };
}

function nextInstallment(row: SubscriptionRow): NextPayment | undefined {
  const [next, following] = row.InstallmentPlan.filter((part) => part.PaidAt === null);
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
