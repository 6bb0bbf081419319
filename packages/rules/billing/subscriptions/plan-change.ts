import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { addDays } from '../../time/days.ts';
import { isOver, isUsable, type SubscriptionFacts } from './states.ts';

/** Least days between a change and the renewal, because the page of the order may stay open for a day. */
export const CHANGE_DAYS = 2;

/** A plan is replaced at the end of the paid period. The state must be that of today. */
export function refuseReplacing(facts: SubscriptionFacts, today: string): Refusal | undefined {
  if (facts.ExtSubscriptionId === null) return refuse('SubscriptionNotPaidOnline');
  if (isOver(facts.State) || facts.ScheduledEnd !== null) return refuse('SubscriptionAlreadyEnded');
  const { RenewsOn, PausesOn, PaymentStatus } = facts;
  if (!isUsable(facts.State) || PaymentStatus !== null || PausesOn !== null || RenewsOn === null)
    return refuse('PlanNotChangeable');
  return RenewsOn < addDays(today, CHANGE_DAYS) ? refuse('PlanChangeTooLate', { values: { date: RenewsOn } }) : undefined;
}

/** The provider must renew the other plan, so that nothing is due before it starts. */
export const notAnotherPlan = (): Refusal =>
  refuse('ValidationFailed', { errors: [{ field: 'SubscriptionPlanId', key: 'plan-not-another' }] });
