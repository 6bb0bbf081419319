import type { PaymentLabel } from '@clubpulse/contract/billing/user-subscriptions';

/** The payment label of a user subscription (spec 2 section 4, readings 47, domain 11.3). */

export interface PaymentFacts {
  readonly ExtSubscriptionId: string | null;
  readonly ExtStatus: string | null;
  readonly DueDateUTC: Date | null;
}

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

/** Due today still counts as future. */
export function paymentLabel({ ExtSubscriptionId, ExtStatus, DueDateUTC }: PaymentFacts, now: Date): PaymentLabel {
  const isLate = DueDateUTC !== null && DueDateUTC.toISOString().slice(0, 10) < now.toISOString().slice(0, 10);
  if (ExtSubscriptionId === null) return ExtStatus === 'paid' ? 'Paid' : isLate ? 'Unpaid' : 'ToPay';
  if (ExtStatus === 'active' || ExtStatus === 'trialing') return DueDateUTC === null ? 'Paid' : isLate ? 'Unpaid' : 'ToPay';
  return external[ExtStatus ?? ''] ?? 'Unknown';
}
