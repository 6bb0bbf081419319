import type { PaymentLabel } from '@clubpulse/contract/billing/subscriptions';

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

/** Due dates are stored as midnight UTC. */
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

/** The earlier of both days. A later due day does not change it. */
export const owedSince = (firstDay: string, dueDay: string | null): string =>
  dueDay !== null && dueDay < firstDay ? dueDay : firstDay;

/**
 * True if the club itself collects the price. After an immediate cancellation it does only if the price was owed or partly paid
 * by then, and after a refund never (decision 0029).
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

/** `today` is the club's day. A sum due today is not yet unpaid. */
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
