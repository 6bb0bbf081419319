import type { Recurrence } from '@clubpulse/contract/billing/subscription-types';
import type { PaymentState, SubscriptionState, UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { addDays, daysBetween } from '../../time/days.ts';
import type { HeldSubscription } from '../ledger/choose-payment.ts';
import { renewsAfter } from './recurrence.ts';

/**
 * The stored state is that of the last call or daily job. This rule returns the state of the given day, so that a booking just
 * after midnight does not depend on the job.
 */

export type StateReason = UserSubscription['StateReason'];

/** Days in the club's zone. */
export interface SubscriptionFacts {
  readonly State: SubscriptionState;
  readonly StateReason: StateReason;
  readonly AssignedDay: string;
  readonly ActivationDate: string;
  readonly ExpiryDate: string | null;
  readonly DeactivationDate: string | null;
  readonly SuspendedDate: string | null;
  readonly ReactivationDate: string | null;
  readonly ScheduledEnd: string | null;
  /** First day of the member's planned pause, and the day after the pause. */
  readonly PausesOn: string | null;
  readonly ResumesOn: string | null;
  readonly Recurrence: Recurrence | null;
  readonly RenewsOn: string | null;
  /** First day of the periods: the activation, or the first renewal after a suspension. */
  readonly PeriodsFrom: string | null;
  readonly MaxActivities: number | null;
  readonly RemainingTickets: number | null;
  readonly PaymentStatus: PaymentState | null;
  readonly ExternalPayment: boolean;
  readonly ExtStatus: string | null;
  /** Id at the card provider. The provider decides the periods and end of a recurring plan, otherwise it charges installments. */
  readonly ExtSubscriptionId: string | null;
}

export interface StoredSubscriptionFacts extends Omit<SubscriptionFacts, 'Recurrence'> {
  readonly RecurrenceEvery: number | null;
  readonly RecurrenceUnit: Recurrence['Unit'] | null;
}

export const subscriptionFacts = ({ RecurrenceEvery, RecurrenceUnit, ...facts }: StoredSubscriptionFacts): SubscriptionFacts => ({
  ...facts,
  Recurrence: RecurrenceEvery === null || RecurrenceUnit === null ? null : { Every: RecurrenceEvery, Unit: RecurrenceUnit },
});

/** Days to pay an external payment, including the day of the assignment. Then the subscription is deactivated. */
export const UNPAID_EXTERNAL_DAYS = 7;
/**
 * A subscription is Expiring if at most this many days are left and at most as many as have passed, or if one ticket is left. So
 * a short subscription does not begin as Expiring.
 */
export const EXPIRING_DAYS = 7;
export const EXPIRING_NOTICES = [30, 7, 1] as const;

/** An ended subscription can only be deleted. An Expired subscription can become valid again by new dates or tickets. */
export const isEnded = (state: SubscriptionState): boolean => state === 'Canceled' || state === 'NonRenewed';
export const overStates = ['Expired', 'NonRenewed', 'Canceled'] as const satisfies readonly SubscriptionState[];
export const isOver = (state: SubscriptionState): boolean => overStates.some((one) => one === state);
export const isUsable = (state: SubscriptionState): boolean => state === 'Active' || state === 'Expiring';

interface Held {
  readonly state: SubscriptionState;
  readonly reason: StateReason;
}
const held = (state: SubscriptionState, reason: StateReason = null): Held => ({ state, reason });

export function stateOn(facts: SubscriptionFacts, day: string): Held {
  if (isEnded(facts.State)) return held(facts.State, facts.StateReason);
  const endsHere = facts.ExtSubscriptionId === null || facts.Recurrence === null;
  if (endsHere && facts.ScheduledEnd !== null && facts.ScheduledEnd < day) return held('NonRenewed', 'PeriodEnd');
  if (facts.PaymentStatus === 'PaymentPeriodTerminated') return held('NonRenewed', 'PeriodEnd');
  if (facts.PaymentStatus === 'CanceledImmediately') return held('Canceled', 'Immediately');
  if (isUnpaidExternal(facts, day)) return held('Canceled', 'UnpaidExternal');
  if (facts.SuspendedDate !== null && (facts.ReactivationDate === null || day < facts.ReactivationDate)) return held('Suspended');
  if (facts.ActivationDate > day || waitsForFirstPayment(facts.PaymentStatus)) return held('NotStarted');
  if (facts.ExtStatus === 'paused' || facts.PaymentStatus === 'PaymentFailed') return held('Paused');
  const expiry = expiryOn(facts, day);
  if (expiry !== null && expiry < day) return held('Expired', 'Date');
  if (facts.RemainingTickets === 0) return held('Expired', 'Tickets');
  return held(isExpiring(facts, expiry, day) ? 'Expiring' : 'Active');
}

const waitsForFirstPayment = (status: PaymentState | null) =>
  status === 'WaitingInitialPayment' || status === 'InitialPaymentFailed';

const isUnpaidExternal = ({ ExternalPayment, ExtStatus, AssignedDay }: SubscriptionFacts, day: string) =>
  ExternalPayment && ExtStatus !== 'paid' && daysBetween(AssignedDay, day) >= UNPAID_EXTERNAL_DAYS;

function expiryOn({ ExpiryDate, SuspendedDate, ReactivationDate }: SubscriptionFacts, day: string): string | null {
  if (ExpiryDate === null || SuspendedDate === null) return ExpiryDate;
  const until = ReactivationDate !== null && ReactivationDate <= day ? ReactivationDate : day;
  return addDays(ExpiryDate, daysBetween(SuspendedDate, until));
}

function isExpiring(facts: SubscriptionFacts, expiry: string | null, day: string): boolean {
  const lastDay = facts.ScheduledEnd ?? expiry;
  const left = lastDay === null ? undefined : daysBetween(day, lastDay);
  if (left !== undefined && left <= Math.min(EXPIRING_DAYS, daysBetween(facts.ActivationDate, day) + 1)) return true;
  return facts.RemainingTickets === 1 && facts.MaxActivities !== 1;
}

/**
 * For a booking on `today` the subscription must be usable today (or begin by the day of the class), and on the day of the class
 * neither be ended nor in a planned pause.
 */
export function paysOn(facts: SubscriptionFacts, today: string, classDay: string): boolean {
  const now = stateOn(facts, today).state;
  const begins = now === 'NotStarted' && !waitsForFirstPayment(facts.PaymentStatus) && facts.ActivationDate <= classDay;
  if (!isUsable(now) && !begins) return false;
  if (facts.ScheduledEnd !== null && facts.ScheduledEnd < classDay) return false;
  if (facts.PausesOn !== null && facts.PausesOn <= classDay) return false;
  const expiry = expiryOn(facts, today);
  return expiry === null || expiry >= classDay;
}

type UseOfSubscription = Pick<HeldSubscription, 'weeklyBookings' | 'monthlyBookings'>;

export const heldOn = (
  subscriptions: readonly (StoredSubscriptionFacts & Omit<HeldSubscription, 'valid' | keyof UseOfSubscription>)[],
  today: string,
  classDay: string,
  useOf: (userSubscriptionId: number) => UseOfSubscription,
): HeldSubscription[] =>
  subscriptions.map((stored) => ({
    UserSubscriptionId: stored.UserSubscriptionId,
    ClassSubscriptionId: stored.ClassSubscriptionId,
    SubscriptionName: stored.SubscriptionName,
    valid: paysOn(subscriptionFacts(stored), today, classDay),
    ExpiryDate: stored.ExpiryDate,
    RemainingTickets: stored.RemainingTickets,
    MaxWeeklyBookings: stored.MaxWeeklyBookings,
    MaxMonthlyBookings: stored.MaxMonthlyBookings,
    ...useOf(stored.UserSubscriptionId),
  }));

export type SubscriptionPatch = Partial<
  Omit<SubscriptionFacts, 'AssignedDay' | 'MaxActivities' | 'ExternalPayment' | 'Recurrence' | 'ExtSubscriptionId'>
>;

export interface DailyDecision {
  readonly patch: SubscriptionPatch;
  readonly event: 'Started' | 'Reactivated' | 'Expiring' | 'Expired' | 'Canceled' | 'NonRenewed' | 'Paused' | 'Resumed' | null;
  readonly renewed: boolean;
}

export function dailyDecision(facts: SubscriptionFacts, day: string): DailyDecision | undefined {
  if (isEnded(facts.State)) return undefined;
  const { state, reason } = stateOn(facts, day);
  const reactivated = facts.SuspendedDate !== null && state !== 'Suspended' && !isEnded(state);
  const patch: SubscriptionPatch = {
    ...(state === facts.State && reason === facts.StateReason ? {} : { State: state, StateReason: reason }),
    ...(reactivated ? resumed(facts, facts.ReactivationDate ?? day) : {}),
    ...(isEnded(state) ? { SuspendedDate: null, ReactivationDate: null, DeactivationDate: facts.ScheduledEnd ?? day } : {}),
  };
  const next = renewal({ ...facts, ...patch }, state, day);
  if (Object.keys(patch).length === 0 && Object.keys(next).length === 0) return undefined;
  return { patch: { ...patch, ...next }, event: eventOf(facts.State, state, reactivated), renewed: 'RenewsOn' in next };
}

function renewal(facts: SubscriptionFacts, state: SubscriptionState, day: string): SubscriptionPatch {
  if (facts.ExtSubscriptionId !== null) return {};
  if (!facts.Recurrence || facts.RenewsOn === null || facts.RenewsOn > day || !isUsable(state)) return {};
  return { RenewsOn: renewsAfter(facts.PeriodsFrom ?? facts.ActivationDate, facts.Recurrence, day) };
}

export function resumed(
  { SuspendedDate, ExpiryDate, RenewsOn, ExtSubscriptionId }: SubscriptionFacts,
  day: string,
): SubscriptionPatch {
  const days = SuspendedDate === null ? 0 : daysBetween(SuspendedDate, day);
  const moved = (date: string | null) => (date === null ? null : addDays(date, days));
  return {
    SuspendedDate: null,
    ReactivationDate: null,
    ExpiryDate: moved(ExpiryDate),
    ...(RenewsOn === null || ExtSubscriptionId !== null ? {} : { RenewsOn: moved(RenewsOn), PeriodsFrom: moved(RenewsOn) }),
  };
}

function eventOf(from: SubscriptionState, to: SubscriptionState, reactivated: boolean): DailyDecision['event'] {
  if (to === 'Expired' || to === 'Canceled' || to === 'NonRenewed') return from === to ? null : to;
  if (reactivated) return 'Reactivated';
  if (from === to) return null;
  if (to === 'Paused') return 'Paused';
  if (from === 'Paused') return 'Resumed';
  if (from === 'NotStarted') return 'Started';
  return to === 'Expiring' ? 'Expiring' : null;
}

/** The notice is sent 30, 7 and 1 days before the end, or at the last ticket. `hadTickets` are the tickets of the day before. */
export function expiringNotice(
  facts: SubscriptionFacts,
  day: string,
  hadTickets: number | null = facts.RemainingTickets,
): { readonly Days: number } | { readonly Tickets: 1 } | undefined {
  if (!isUsable(stateOn(facts, day).state)) return undefined;
  const lastDay = facts.ScheduledEnd ?? expiryOn(facts, day);
  const left = lastDay === null ? undefined : EXPIRING_NOTICES.find((days) => days === daysBetween(day, lastDay));
  if (left !== undefined) return { Days: left };
  return facts.RemainingTickets === 1 && hadTickets !== null && hadTickets > 1 ? { Tickets: 1 } : undefined;
}
