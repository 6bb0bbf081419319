import type { PaymentLabel } from '@clubpulse/contract/billing/subscriptions';

/** Spec 2 section 4, readings 47, domain 11.3. */

export interface PaymentFacts {
  readonly ExtSubscriptionId: string | null;
  readonly ExtStatus: string | null;
  readonly DueDateUTC: Date | null;
  readonly StateReason: string | null;
  readonly DeactivationDate: string | null;
  readonly OwedSince: string;
  readonly PartPaid: number;
}

export const WRITTEN_OFF = 'written-off';
export const isSettled = (ExtStatus: string | null): boolean => ExtStatus === 'paid' || ExtStatus === WRITTEN_OFF;

/** A due date is midnight UTC of a day of the club. */
export const dueDayOf = (DueDateUTC: Date): string => DueDateUTC.toISOString().slice(0, 10);

export const paymentColors = {
  Paid: 'green',
  ToPay: 'orange',
  Unpaid: 'red',
  Canceled: 'red',
  Paused: 'orange',
  Unknown: 'grey',
} as const satisfies Record<PaymentLabel, string>;

const external: Readonly<Record<string, PaymentLabel>> = {
  past_due: 'ToPay',
  incomplete: 'ToPay',
  incomplete_expired: 'Unpaid',
  canceled: 'Canceled',
  unpaid: 'Unpaid',
  paused: 'Paused',
};

/** A price is owed from its due day or its first day, whichever is earlier. Postponing or removing the due day does not change that. */
export const owedSince = (firstDay: string, dueDay: string | null): string =>
  dueDay !== null && dueDay < firstDay ? dueDay : firstDay;

/**
 * True while the club itself collects what is due. Cancelled at once: only what was owed by then and what was partly paid is due
 * (decision 0029). Ended by a refund: nothing is due (decision 0029).
 */
export function isCollected({
  StateReason,
  DeactivationDate,
  OwedSince,
  PartPaid,
}: Pick<PaymentFacts, 'StateReason' | 'DeactivationDate' | 'OwedSince' | 'PartPaid'>): boolean {
  if (StateReason === 'Refunded') return false;
  if (StateReason !== 'Immediately') return true;
  return PartPaid > 0 || (DeactivationDate !== null && OwedSince <= DeactivationDate);
}

/** `today` is the club's day; due today counts as future. */
export function paymentLabel(facts: PaymentFacts, today: string): PaymentLabel {
  const { ExtSubscriptionId, ExtStatus, DueDateUTC } = facts;
  const dueDay = DueDateUTC === null ? null : dueDayOf(DueDateUTC);
  const owed = dueDay !== null && dueDay < today ? 'Unpaid' : 'ToPay';
  if (ExtSubscriptionId === null) {
    if (ExtStatus === WRITTEN_OFF || facts.StateReason === 'Refunded') return 'Canceled';
    if (ExtStatus === 'paid') return 'Paid';
    return isCollected(facts) ? owed : 'Canceled';
  }
  if (ExtStatus === 'active' || ExtStatus === 'trialing') return dueDay === null ? 'Paid' : owed;
  return external[ExtStatus ?? ''] ?? 'Unknown';
}
