import type { InvoiceState, PaymentState } from '@clubpulse/contract/billing/subscriptions';

/** Of the provider's subscription; days are in the club's time zone. */
export interface ProviderFacts {
  readonly ExtStatus: string;
  readonly CancelAtPeriodEnd: boolean;
  readonly CollectionPaused: boolean;
  /** True when the last attempt of the first payment was declined. */
  readonly Declined: boolean;
  readonly EndedDay: string | null;
  /** First day that is not paid for. */
  readonly PeriodEndDay: string;
  readonly NextAttempt: Date | null;
}

export interface ProviderState {
  readonly PaymentStatus: PaymentState | null;
  readonly ExtStatus: string;
  /** Day of the next attempt while the provider repeats it, else null. */
  readonly DueDateUTC: Date | null;
}

/** Maps the provider's subscription to the states of the specification (reference, domain 11.3). */
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

/** `unpaid` is an open invoice after an attempt, without another one. */
export const invoiceState = (
  stored: Exclude<InvoiceState, 'unpaid'>,
  attempts: { readonly AttemptCount: number; readonly NextAttempt: Date | null },
): InvoiceState => (stored === 'open' && attempts.AttemptCount > 0 && attempts.NextAttempt === null ? 'unpaid' : stored);
