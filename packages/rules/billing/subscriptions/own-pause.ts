import type { PauseRules } from '@clubpulse/contract/billing/payment-accounts';
import type { Recurrence } from '@clubpulse/contract/billing/subscription-types';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import { addDays, daysBetween } from '../../time/days.ts';
import { MIN_SUSPENSION_DAYS, mayAct, refuseWithBookings } from './actions.ts';
import { renewsAfter } from './recurrence.ts';
import { type SubscriptionFacts, type SubscriptionPatch, stateOn } from './states.ts';

/** Both days are in the pause. */
export interface PauseDays {
  readonly FirstDay: string;
  readonly LastDay: string;
}

export interface PauseFacts {
  readonly today: string;
  readonly rules: PauseRules;
  /** First days of the pauses that the member planned in this club. */
  readonly pauses: readonly string[];
  /** Days of the classes to come that the subscription pays. */
  readonly bookedDays: readonly string[];
}

/** Pauses that are left in the calendar year of the day. */
export const pausesLeft = ({ PausesPerYear }: PauseRules, pauses: readonly string[], day: string): number =>
  Math.max(0, PausesPerYear - pauses.filter((first) => first.slice(0, 4) === day.slice(0, 4)).length);

/**
 * Plans a pause of the member within the rules of the club. As when staff suspend, the subscription must pay no class from the
 * first day on.
 */
export function planPause(
  facts: SubscriptionFacts,
  { FirstDay, LastDay }: PauseDays,
  found: PauseFacts,
): SubscriptionPatch | Refusal {
  const refusal = refusePause(facts, found);
  if (refusal) return refusal;
  const error = wrongDays({ FirstDay, LastDay }, found);
  if (error) return refuse('ValidationFailed', { errors: [error] });
  if (pausesLeft(found.rules, found.pauses, FirstDay) === 0)
    return refuse('PausesUsedUp', { values: { limit: found.rules.PausesPerYear } });
  const booked = refuseWithBookings(found.bookedDays.filter((day) => day >= FirstDay).length);
  return booked ?? { PausesOn: FirstDay, ResumesOn: addDays(LastDay, 1) };
}

function refusePause(facts: SubscriptionFacts, { today, rules }: PauseFacts): Refusal | undefined {
  if (!rules.MembersMayPause) return refuse('PausesNotAllowed');
  if (facts.PausesOn !== null || stateOn(facts, today).state === 'Suspended') return refuse('SubscriptionAlreadyPaused');
  if (facts.ScheduledEnd !== null) return refuse('SubscriptionAlreadyEnded');
  return mayAct(facts, 'suspend', today);
}

export function wrongDays(
  { FirstDay, LastDay }: PauseDays,
  { today, rules: { MaxPauseDays: max } }: Pick<PauseFacts, 'today' | 'rules'>,
): FieldError | undefined {
  if (FirstDay <= today) return { field: 'FirstDay', key: 'date-in-future' };
  const days = daysBetween(FirstDay, LastDay) + 1;
  if (days < MIN_SUSPENSION_DAYS) return { field: 'LastDay', key: 'suspension-min-days' };
  return days > max ? { field: 'LastDay', key: 'pause-too-long', values: { max } } : undefined;
}

/** Charges whose day lies in the pause are not taken; the others keep their days. */
export function chargesAround(
  { RenewsOn, Recurrence }: { readonly RenewsOn: string; readonly Recurrence: Recurrence },
  { FirstDay, LastDay }: PauseDays,
): { readonly skipped: readonly string[]; readonly next: string } {
  const charges = [RenewsOn];
  let last = RenewsOn;
  while (last <= LastDay) {
    last = renewsAfter(RenewsOn, Recurrence, last);
    charges.push(last);
  }
  const isSkipped = (day: string) => FirstDay <= day && day <= LastDay;
  return { skipped: charges.filter(isSkipped), next: charges.find((day) => !isSkipped(day)) ?? RenewsOn };
}
