import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { Attendance, ParticipantState } from '@clubpulse/contract/calendar/seats/participants';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { cancelUntilOf, type WindowFields } from '../classes/booking-window.ts';

export interface LeaveFacts {
  readonly now: Date;
  readonly by: 'athlete' | 'staff';
  /** Set by staff. Undefined: the athlete's own rules apply, in time or late. */
  readonly giveBack?: boolean;
  readonly State: ParticipantState;
  readonly Attendance: Attendance | null;
  readonly Moved: boolean;
  readonly class: WindowFields & { readonly Begin: Date; readonly End: Date; readonly CanceledAt: Date | null };
  readonly settings: Pick<BookingSettings, 'AllowLateCancel' | 'StrikeForLateCancel'>;
}

export interface Left {
  readonly giveBack: boolean;
  readonly strike: boolean;
}

/**
 * No participant leaves after the end or from a canceled class, which was refunded. Waiting members leave freely. An athlete
 * leaves until the cancel hour with a refund; later, if the club allows it, without one until the begin; after a move of the
 * class with one until the begin. A checked-in athlete can not leave until staff remove the mark. Staff remove members at any
 * time before the end.
 */
export function leaveClass(facts: LeaveFacts): Left | Refusal {
  const { now, by, State, Attendance: marked, Moved, class: clubClass, settings } = facts;
  if (clubClass.CanceledAt !== null) return refuse('ClassIsCanceled');
  if (clubClass.End <= now) return refuse('ClassIsFinished');
  if (State === 'Waiting') return { giveBack: false, strike: false };
  const cancelUntil = freeUntil(clubClass, Moved);
  const inTime = now <= cancelUntil;
  if (by === 'staff') return { giveBack: facts.giveBack ?? inTime, strike: false };
  if (marked === 'Present') return refuse('ParticipantHasCome');
  if (inTime) return { giveBack: true, strike: false };
  if (clubClass.Begin <= now) return refuse('ClassHasStarted');
  if (!settings.AllowLateCancel) return refuse('ClassCancelIsPastDue', { values: { at: cancelUntil.toISOString() } });
  return { giveBack: false, strike: settings.StrikeForLateCancel };
}

export const freeUntil = (clubClass: WindowFields & { readonly Begin: Date }, Moved: boolean): Date =>
  Moved ? clubClass.Begin : cancelUntilOf(clubClass.Begin, clubClass);
