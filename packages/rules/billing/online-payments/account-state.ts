import type { PaymentAccountState } from '@clubpulse/contract/billing/payment-accounts';

export interface AccountFacts {
  readonly DetailsSubmitted: boolean;
  readonly ChargesEnabled: boolean;
  readonly PayoutsEnabled: boolean;
  readonly DisabledReason: string | null;
  readonly Missing: readonly string[];
}

const INACTIVE_REASONS = new Set(['listed', 'under_review', 'platform_paused']);

export function accountState({
  DetailsSubmitted,
  ChargesEnabled,
  PayoutsEnabled,
  DisabledReason,
  Missing,
}: AccountFacts): Exclude<PaymentAccountState, 'NotConfigured'> {
  if (!DetailsSubmitted) return 'Onboarding';
  if (DisabledReason !== null && (DisabledReason.startsWith('rejected.') || INACTIVE_REASONS.has(DisabledReason)))
    return 'Inactive';
  if (Missing.length > 0 || DisabledReason === 'requirements.past_due') return 'MissingData';
  return ChargesEnabled && PayoutsEnabled ? 'Active' : 'Inactive';
}
