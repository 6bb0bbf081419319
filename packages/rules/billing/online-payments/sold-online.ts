import type { SubscriptionPlan, SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { type Refusal, refuse } from '@clubpulse/contract/errors';

/** The provider schedules renewals, but not the installments of one price, and a renewal adds no activities. */
export function refuseOnline(
  { Recurrence, Installments }: Pick<SubscriptionPlan, 'Recurrence' | 'Installments'>,
  { MaxActivities }: Pick<SubscriptionType, 'MaxActivities'>,
): Refusal | undefined {
  if (Installments > 1) return refuse('InstallmentsNotPayableOnline');
  return Recurrence !== null && MaxActivities !== null ? refuse('RenewalAddsNoActivities') : undefined;
}
