import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { addDays } from '../../time/days.ts';
import { isOver, isUsable, type SubscriptionFacts } from './states.ts';

/** Days before the renewal, because the page of the order may stay open for a day. */
export const CHANGE_DAYS = 2;

/** At the end of the paid period. The state must be that of today. */
export function refuseReplacing(facts: SubscriptionFacts, today: string): Refusal | undefined {
  if (facts.ExtSubscriptionId === null) return refuse('SubscriptionNotPaidOnline');
  if (isOver(facts.State) || facts.ScheduledEnd !== null) return refuse('SubscriptionAlreadyEnded');
  const { RenewsOn, PausesOn, PaymentStatus } = facts;
  if (!isUsable(facts.State) || PaymentStatus !== null || PausesOn !== null || RenewsOn === null)
    return refuse('PlanNotChangeable');
  return RenewsOn < addDays(today, CHANGE_DAYS) ? refuse('PlanChangeTooLate', { values: { date: RenewsOn } }) : undefined;
}

/** The other plan must be one that the provider renews, so that nothing is due before it starts. */
export const notAnotherPlan = (): Refusal =>
  refuse('ValidationFailed', { errors: [{ field: 'SubscriptionPlanId', key: 'plan-not-another' }] });
