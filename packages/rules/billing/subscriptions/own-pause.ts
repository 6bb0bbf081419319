import type { PauseRules } from '@clubpulse/contract/billing/payment-accounts';
import type { Recurrence } from '@clubpulse/contract/billing/subscription-types';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import { addDays, daysBetween } from '../../time/days.ts';
import { MIN_SUSPENSION_DAYS, mayAct, refuseWithBookings } from './actions.ts';
import { periodStart, renewsAfter } from './recurrence.ts';
import { type SubscriptionFacts, type SubscriptionPatch, stateOn } from './states.ts';

export interface PauseDays {
  readonly FirstDay: string;
  readonly LastDay: string;
}

export interface PauseFacts {
  readonly today: string;
  readonly rules: PauseRules;
  /** First days of the pauses that the member planned in this club. */
  readonly pauses: readonly string[];
  /** Days of future classes that the subscription pays. */
  readonly bookedDays: readonly string[];
}

export const pausesLeft = ({ PausesPerYear }: PauseRules, pauses: readonly string[], day: string): number =>
  Math.max(0, PausesPerYear - pauses.filter((first) => first.slice(0, 4) === day.slice(0, 4)).length);

/** As when staff suspend the subscription, it must pay no class from the first day on. */
export function planPause(
  facts: SubscriptionFacts,
  { FirstDay, LastDay }: PauseDays,
  found: PauseFacts,
): SubscriptionPatch | Refusal {
  const refusal = refusePause(facts, found);
  if (refusal) return refusal;
  const error = wrongDays({ FirstDay, LastDay }, found, facts);
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

type Renewal = Pick<SubscriptionFacts, 'RenewsOn' | 'Recurrence'>;

/** A pause that skips charges must be at least as long as the time that is not paid. */
export function wrongDays(
  { FirstDay, LastDay }: PauseDays,
  { today, rules: { MaxPauseDays: max } }: Pick<PauseFacts, 'today' | 'rules'>,
  renewal: Renewal,
): FieldError | undefined {
  if (FirstDay <= today) return { field: 'FirstDay', key: 'date-in-future' };
  const length = daysBetween(FirstDay, LastDay) + 1;
  if (length < MIN_SUSPENSION_DAYS) return { field: 'LastDay', key: 'suspension-min-days' };
  if (length > max) return { field: 'LastDay', key: 'pause-too-long', values: { max } };
  const unpaid = refuseUnpaid({ FirstDay, LastDay }, renewal);
  if (unpaid === undefined) return undefined;
  const key = unpaid.values.days > max ? 'pause-not-over-charge' : unpaid.key;
  return { ...unpaid, key, values: { ...unpaid.values, max } };
}

/** Also checked on the first day of the pause, because the provider may have moved its charges. */
export function refuseUnpaid({ FirstDay, LastDay }: PauseDays, { RenewsOn, Recurrence }: Renewal) {
  if (RenewsOn === null || Recurrence === null) return undefined;
  const { skipped, after } = chargesAround({ RenewsOn, Recurrence }, { FirstDay, LastDay });
  const days = skipped[0] === undefined ? 0 : daysBetween(skipped[0], after);
  if (daysBetween(FirstDay, LastDay) + 1 >= days) return undefined;
  return { field: 'LastDay', key: 'pause-over-charge', values: { days, date: skipped.at(-1) ?? LastDay } } as const;
}

/** Charges within the pause are skipped. All other charges are on the same days. `after` is the first charge after the pause. */
export function chargesAround(
  { RenewsOn, Recurrence }: { readonly RenewsOn: string; readonly Recurrence: Recurrence },
  { FirstDay, LastDay }: PauseDays,
): { readonly skipped: readonly string[]; readonly after: string; readonly next: string } {
  const skipped: string[] = [];
  let day = RenewsOn >= FirstDay ? RenewsOn : renewsAfter(RenewsOn, Recurrence, addDays(FirstDay, -1));
  while (day <= LastDay) {
    skipped.push(day);
    day = renewsAfter(RenewsOn, Recurrence, day);
  }
  const isTaken = RenewsOn < FirstDay || RenewsOn > LastDay;
  return { skipped, after: day, next: isTaken ? RenewsOn : day };
}

type Charged = Renewal & Pick<SubscriptionFacts, 'PausesOn' | 'ResumesOn'>;

/** The first charge that is not in the planned pause. Null without a renewal. */
export function nextChargeOn({ RenewsOn, Recurrence, PausesOn, ResumesOn }: Charged): string | null {
  if (RenewsOn === null || Recurrence === null || PausesOn === null || ResumesOn === null) return RenewsOn;
  return chargesAround({ RenewsOn, Recurrence }, { FirstDay: PausesOn, LastDay: addDays(ResumesOn, -1) }).next;
}

export const paidDaysIn = (
  { skipped: [unpaid], after }: Pick<ReturnType<typeof chargesAround>, 'skipped' | 'after'>,
  { FirstDay, LastDay }: PauseDays,
): number => daysBetween(FirstDay, LastDay) + 1 - (unpaid === undefined ? 0 : daysBetween(unpaid, after));

/**
 * True from the day of the skipped charge on. `RenewsOn` is the day of that charge until the provider reports the next period,
 * which ends at least one period after the first day of the pause.
 */
export function hasSkippedCharge(
  { SuspendedDate, RenewsOn, Recurrence }: Renewal & Pick<SubscriptionFacts, 'SuspendedDate'>,
  today: string,
): boolean {
  if (SuspendedDate === null || RenewsOn === null || Recurrence === null) return false;
  return RenewsOn <= today ? RenewsOn >= SuspendedDate : RenewsOn >= periodStart(SuspendedDate, Recurrence, 1);
}
