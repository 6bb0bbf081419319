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
 * Whether the club still collects what is due on a day, where no provider does. Of a subscription that was cancelled at once only
 * what was due before: that period was used. Nothing of one whose money is all back.
 */
export function isCollected(
  { StateReason, DeactivationDate }: Pick<PaymentFacts, 'StateReason' | 'DeactivationDate'>,
  dueDay: string | null,
): boolean {
  if (StateReason === 'Refunded') return false;
  if (StateReason !== 'Immediately') return true;
  return dueDay !== null && DeactivationDate !== null && dueDay < DeactivationDate;
}

/** `today` is the club's day; due today still counts as future. */
export function paymentLabel(facts: PaymentFacts, today: string): PaymentLabel {
  const { ExtSubscriptionId, ExtStatus, DueDateUTC } = facts;
  const dueDay = DueDateUTC === null ? null : dueDayOf(DueDateUTC);
  const owed = dueDay !== null && dueDay < today ? 'Unpaid' : 'ToPay';
  if (ExtSubscriptionId === null) {
    if (facts.StateReason === 'Refunded' || ExtStatus === WRITTEN_OFF) return 'Canceled';
    if (ExtStatus === 'paid') return 'Paid';
    return facts.StateReason === 'Immediately' && !isCollected(facts, dueDay) ? 'Canceled' : owed;
  }
  if (ExtStatus === 'active' || ExtStatus === 'trialing') return dueDay === null ? 'Paid' : owed;
  return external[ExtStatus ?? ''] ?? 'Unknown';
}
