import type { SubscriptionState } from '@clubpulse/contract/billing/subscriptions';
import { type ErrorType, type FieldError, isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { addDays, daysBetween } from '../../time/days.ts';
import { resumed, type SubscriptionFacts, type SubscriptionPatch, stateOn } from './states.ts';

/** A service first applies the daily job (`dailyDecision`), so that the stored state is that of the day. */

export type SubscriptionAction = 'suspend' | 'reactivate' | 'cancel' | 'undoCancel' | 'edit' | 'remove';

export const MIN_SUSPENSION_DAYS = 7;

const all = ['NotStarted', 'Active', 'Expiring', 'Suspended', 'Paused', 'Expired', 'NonRenewed', 'Canceled'] as const;

export const subscriptionActions = {
  suspend: { from: ['Active', 'Expiring'], refused: 'SubscriptionNotActive' },
  reactivate: { from: ['Suspended'], refused: 'SubscriptionNotSuspended' },
  cancel: { from: ['NotStarted', 'Active', 'Expiring', 'Suspended', 'Paused'], refused: 'SubscriptionAlreadyEnded' },
  undoCancel: { from: ['NotStarted', 'Active', 'Expiring', 'Suspended', 'Paused'], refused: 'SubscriptionNotCanceled' },
  edit: { from: ['NotStarted', 'Active', 'Expiring', 'Suspended', 'Paused', 'Expired'], refused: 'SubscriptionAlreadyEnded' },
  remove: { from: all, refused: 'NotFound' },
} as const satisfies Record<SubscriptionAction, { from: readonly SubscriptionState[]; refused: ErrorType }>;

export function mayAct(facts: SubscriptionFacts, action: SubscriptionAction, day: string): Refusal | undefined {
  const { from, refused } = subscriptionActions[action];
  const allowed: readonly SubscriptionState[] = from;
  return allowed.includes(stateOn(facts, day).state) ? undefined : refuse(refused);
}

export function suspend(
  facts: SubscriptionFacts,
  day: string,
  reactivationDate: string | null,
  activeBookings: number,
): SubscriptionPatch | Refusal {
  const refusal = mayAct(facts, 'suspend', day) ?? refuseWithBookings(activeBookings);
  if (refusal) return refusal;
  if (reactivationDate !== null) {
    const problem = reactivationProblem(day, day, reactivationDate);
    if (problem) return refuse('ValidationFailed', { errors: [problem] });
  }
  const suspended = { State: 'Suspended', StateReason: null, SuspendedDate: day, ReactivationDate: reactivationDate } as const;
  return { ...suspended, PausesOn: null, ResumesOn: null };
}

function reactivationProblem(day: string, suspendedDate: string, reactivationDate: string): FieldError | undefined {
  if (reactivationDate <= day) return { field: 'ReactivationDate', key: 'date-in-future' };
  return daysBetween(suspendedDate, reactivationDate) < MIN_SUSPENSION_DAYS
    ? { field: 'ReactivationDate', key: 'suspension-min-days' }
    : undefined;
}

/** Without a date the subscription is active now, and its end moves by the suspended days. Otherwise the date is set. */
export function reactivate(facts: SubscriptionFacts, day: string, reactivationDate: string | null): SubscriptionPatch | Refusal {
  const refusal = mayAct(facts, 'reactivate', day);
  if (refusal) return refusal;
  const suspendedDate = facts.SuspendedDate ?? day;
  if (reactivationDate !== null) {
    const problem = reactivationProblem(day, suspendedDate, reactivationDate);
    return problem ? refuse('ValidationFailed', { errors: [problem] }) : { ReactivationDate: reactivationDate };
  }
  return settled(facts, { ...resumed(facts, day), State: 'Active' }, day);
}

export function cancel(
  facts: SubscriptionFacts,
  day: string,
  atPeriodEnd: boolean,
  activeBookings: number,
): SubscriptionPatch | Refusal {
  const refusal = mayAct(facts, 'cancel', day) ?? (atPeriodEnd ? undefined : refuseWithBookings(activeBookings));
  if (refusal) return refusal;
  if (atPeriodEnd) return settled(facts, { ScheduledEnd: facts.ScheduledEnd ?? periodEnd(facts, day) }, day);
  return endedAtOnce(day, 'Immediately');
}

/** The day before the renewal, otherwise the last day. Today if neither exists or it has passed. */
export function periodEnd({ RenewsOn, ExpiryDate }: Pick<SubscriptionFacts, 'RenewsOn' | 'ExpiryDate'>, day: string): string {
  const end = RenewsOn !== null ? addDays(RenewsOn, -1) : (ExpiryDate ?? day);
  return end < day ? day : end;
}

export const endedAtOnce = (day: string, StateReason: 'Immediately' | 'Refunded'): SubscriptionPatch => ({
  State: 'Canceled',
  StateReason,
  DeactivationDate: day,
  SuspendedDate: null,
  ReactivationDate: null,
});

/**
 * Reverts an end that was a mistake, or after which a payment arrived. The state becomes what it would be without the end: a
 * suspension continues, or has ended with its days added.
 */
export function revived(
  facts: SubscriptionFacts,
  day: string,
  suspension: Pick<SubscriptionFacts, 'SuspendedDate' | 'ReactivationDate'> = { SuspendedDate: null, ReactivationDate: null },
): SubscriptionPatch {
  const going = { ...facts, ...suspension, State: 'Active', StateReason: null, DeactivationDate: null } as const;
  const patch = settled(going, { ...suspension, DeactivationDate: null }, day);
  if (patch.State === 'Suspended') return patch;
  if (patch.State === 'Canceled' || patch.State === 'NonRenewed')
    return { ...patch, SuspendedDate: null, ReactivationDate: null, DeactivationDate: going.ScheduledEnd ?? day };
  return { ...patch, ...(suspension.SuspendedDate === null ? {} : resumed(going, suspension.ReactivationDate ?? day)) };
}

export function undoCancel(facts: SubscriptionFacts, day: string): SubscriptionPatch | Refusal {
  const refusal = mayAct(facts, 'undoCancel', day);
  if (refusal) return refusal;
  if (facts.ScheduledEnd === null) return refuse('SubscriptionNotCanceled');
  return settled(facts, { ScheduledEnd: null }, day);
}

export const refuseWithBookings = (activeBookings: number): Refusal | undefined =>
  activeBookings > 0 ? refuse('SubscriptionHasBookings', { values: { bookings: activeBookings } }) : undefined;

export function settled(facts: SubscriptionFacts, patch: SubscriptionPatch, day: string): SubscriptionPatch {
  const { state, reason } = stateOn({ ...facts, ...patch }, day);
  return { ...patch, State: state, StateReason: reason };
}

export const applied = (facts: SubscriptionFacts, patch: SubscriptionPatch | Refusal): SubscriptionFacts =>
  isRefusal(patch) ? facts : { ...facts, ...patch };
