import type { Recurrence } from '@clubpulse/contract/billing/subscription-types';
import { isSettled } from '@clubpulse/rules/billing/subscriptions/payment-display';
import { type DailyDecision, dailyDecision, type SubscriptionFacts } from '@clubpulse/rules/billing/subscriptions/states';
import { dayIn } from '@clubpulse/rules/time/days';
import type { SubscriptionColumns, SubscriptionRow } from './subscriptions.store.ts';

export const factsOf = (row: SubscriptionRow): SubscriptionFacts => ({
  ...row,
  AssignedDay: dayIn(row.TimeZone, row.CreatedAt),
  Recurrence: recurrenceOf(row),
});

export const recurrenceOf = ({ RecurrenceEvery, RecurrenceUnit }: SubscriptionRow): Recurrence | null =>
  RecurrenceEvery === null || RecurrenceUnit === null ? null : { Every: RecurrenceEvery, Unit: RecurrenceUnit };

export const isOwnPause = ({ State, SuspendedDate, OwnPauses }: SubscriptionRow): boolean =>
  State === 'Suspended' && SuspendedDate !== null && OwnPauses.includes(SuspendedDate);

/** Due dates are at midnight UTC, because they are compared with the club's day. */
export const dueAt = (day: string): Date => new Date(`${day}T00:00:00Z`);

export interface DayStep {
  readonly row: SubscriptionRow;
  readonly change:
    | { readonly fields: SubscriptionColumns; readonly event: DailyDecision['event']; readonly renewed: boolean }
    | undefined;
}

export function onDay(row: SubscriptionRow, day: string): DayStep {
  const decision = dailyDecision(factsOf(row), day);
  if (!decision) return { row, change: undefined };
  const { patch, event, renewed } = decision;
  const fields = { ...patch, ...(renewed ? newPeriod(row, patch.PeriodsFrom ?? row.RenewsOn) : {}) };
  return { row: { ...row, ...fields }, change: { fields, event, renewed } };
}

/**
 * The price is due on the first day. An earlier unpaid period remains due. Nothing is due here if an external collector or a
 * provider takes payments.
 */
function newPeriod(row: SubscriptionRow, firstDay: string | null): Partial<Pick<SubscriptionRow, 'ExtStatus' | 'DueDateUTC'>> {
  const collectsElsewhere = row.ExternalPayment || row.ExtSubscriptionId !== null;
  if (collectsElsewhere || !isSettled(row.ExtStatus) || row.Price === 0 || firstDay === null) return {};
  return { ExtStatus: null, DueDateUTC: dueAt(firstDay) };
}
