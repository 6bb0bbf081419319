import type { InvoiceState, PaymentState } from '@clubpulse/contract/billing/subscriptions';

/** Days are in the club's time zone. */
export interface ProviderFacts {
  readonly ExtStatus: string;
  readonly CancelAtPeriodEnd: boolean;
  readonly CollectionPaused: boolean;
  readonly Declined: boolean;
  readonly EndedDay: string | null;
  readonly PeriodEndDay: string;
  readonly NextAttempt: Date | null;
}

export interface ProviderState {
  readonly PaymentStatus: PaymentState | null;
  readonly ExtStatus: string;
  /** Null unless the provider will repeat the charge. */
  readonly DueDateUTC: Date | null;
}

export function providerState(facts: ProviderFacts): ProviderState {
  const { ExtStatus, CollectionPaused } = facts;
  return {
    PaymentStatus: paymentStatus(facts),
    ExtStatus: CollectionPaused && ExtStatus === 'active' ? 'paused' : ExtStatus,
    DueDateUTC: ExtStatus === 'past_due' ? facts.NextAttempt : null,
  };
}

function paymentStatus({ ExtStatus, CancelAtPeriodEnd, Declined, EndedDay, PeriodEndDay }: ProviderFacts): PaymentState | null {
  if (ExtStatus === 'incomplete') return Declined ? 'InitialPaymentFailed' : 'WaitingInitialPayment';
  if (ExtStatus === 'incomplete_expired') return 'InitialPaymentFailed';
  if (ExtStatus === 'past_due') return 'RetryingPayment';
  if (ExtStatus === 'unpaid') return 'PaymentFailed';
  if (ExtStatus === 'canceled')
    return EndedDay !== null && EndedDay < PeriodEndDay ? 'CanceledImmediately' : 'PaymentPeriodTerminated';
  return CancelAtPeriodEnd ? 'CanceledAtPeriodEnd' : null;
}

/** `unpaid`: still open after the last attempt. */
export const invoiceState = (
  stored: Exclude<InvoiceState, 'unpaid'>,
  attempts: { readonly AttemptCount: number; readonly NextAttempt: Date | null },
): InvoiceState => (stored === 'open' && attempts.AttemptCount > 0 && attempts.NextAttempt === null ? 'unpaid' : stored);
