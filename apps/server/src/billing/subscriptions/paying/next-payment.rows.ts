import { leftOf } from '@clubpulse/rules/billing/subscriptions/part-payment';
import { dueDayOf, isCollected, isSettled, owedSince, WRITTEN_OFF } from '@clubpulse/rules/billing/subscriptions/payment-display';
import { renewsAfter } from '@clubpulse/rules/billing/subscriptions/recurrence';
import { dueAt, recurrenceOf } from '../subscriptions.rows.ts';
import type { InstallmentRow, SubscriptionRow } from '../subscriptions.store.ts';

/** What a member has to pay next for a subscription, and how it stands when that is paid. */
export interface NextPayment {
  /** Minor units, with what was paid of it already. */
  readonly Amount: number;
  readonly PartPaid: number;
  /** Of an installment. */
  readonly Number: number | null;
  /** The day it begins to be owed. */
  readonly OwedSince: string;
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
  const OwedSince = owedSinceOf(row);
  if (!isCollected({ ...row, OwedSince })) return undefined;
  return { Amount: row.Price, PartPaid: row.PartPaid, Number: null, OwedSince, paid: afterPeriod(row) };
}

/** The day what is to pay next begins to be owed: an installment when it is due, a price or a period not after its first day. */
export const owedSinceOf = (row: SubscriptionRow): string =>
  row.InstallmentPlan.find(isOpen)?.DueDate ??
  // A recurring one is unpaid of a period that has begun, so its first day stands for that of each.
  owedSince(row.ActivationDate, row.DueDateUTC === null ? null : dueDayOf(row.DueDateUTC));

/** All that began to be owed by the day or was paid in part, minor units: what stays due whatever becomes of the subscription. */
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

/** Neither paid nor given up. */
export const isOpen = ({ PaidAt, WrittenOffAt }: InstallmentRow): boolean => PaidAt === null && WrittenOffAt === null;

/** How it stands when that is given up: nothing was paid. */
export const givenUp = (row: SubscriptionRow, { paid }: NextPayment): NextPayment['paid'] => ({
  ...paid,
  ExtStatus: paid.ExtStatus !== 'paid' ? paid.ExtStatus : paid.DueDateUTC === null ? WRITTEN_OFF : row.ExtStatus,
});

function nextInstallment(row: SubscriptionRow): NextPayment | undefined {
  const [next, following] = row.InstallmentPlan.filter(isOpen);
  if (!next || !isCollected({ ...row, OwedSince: next.DueDate })) return undefined;
  // One that is paid elsewhere has shown its good will with the first part.
  const ExtStatus = following === undefined || row.ExternalPayment ? 'paid' : null;
  return {
    Amount: next.Amount,
    PartPaid: row.PartPaid,
    Number: next.Number,
    OwedSince: next.DueDate,
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
