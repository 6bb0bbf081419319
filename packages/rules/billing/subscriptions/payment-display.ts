import type { PaymentLabel } from '@clubpulse/contract/billing/subscriptions';

/** The payment label of a user subscription (spec 2 section 4, readings 47, domain 11.3). */

export interface PaymentFacts {
  readonly ExtSubscriptionId: string | null;
  readonly ExtStatus: string | null;
  readonly DueDateUTC: Date | null;
  /** Why it is over. */
  readonly StateReason: string | null;
  /** The day it was cancelled. */
  readonly DeactivationDate: string | null;
  /** The first day of what is to pay next, as `owedSince` says. */
  readonly OwedSince: string;
  /** What was paid of it, minor units. */
  readonly PartPaid: number;
}

/** ExtStatus of what nobody collects any more, because a named person gave it up. */
export const WRITTEN_OFF = 'written-off';
/** Nothing of it is open, where no provider collects. */
export const isSettled = (ExtStatus: string | null): boolean => ExtStatus === 'paid' || ExtStatus === WRITTEN_OFF;

/** A due date is midnight UTC of a day of the club. */
export const dueDayOf = (DueDateUTC: Date): string => DueDateUTC.toISOString().slice(0, 10);

/** Colour of each label: a word of the state tokens. */
export const paymentColors = {
  Paid: 'green',
  ToPay: 'orange',
  Unpaid: 'red',
  Canceled: 'red',
  Paused: 'orange',
  Unknown: 'grey',
} as const satisfies Record<PaymentLabel, string>;

/** Labels of an external subscription by its status; `active` looks at the due date. */
const external: Readonly<Record<string, PaymentLabel>> = {
  past_due: 'ToPay',
  incomplete: 'ToPay',
  incomplete_expired: 'Unpaid',
  canceled: 'Canceled',
  unpaid: 'Unpaid',
  paused: 'Paused',
};

/**
 * The day a price begins to be owed: when it is due, or before that when what it pays for begins. A due day that is put off, or
 * taken away, changes nothing of it.
 */
export const owedSince = (firstDay: string, dueDay: string | null): string =>
  dueDay !== null && dueDay < firstDay ? dueDay : firstDay;

/**
 * Whether the club still collects what is to pay next, where no provider does. What was cancelled at once owes what had begun to be
 * owed by then and what was paid in part; the rest lapses with it (decision 0029). What a refund ended owes nothing (decision 0166).
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

/** `today` is the club's day; due today still counts as future. */
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
