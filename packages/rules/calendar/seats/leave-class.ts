import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { Attendance, ParticipantState } from '@clubpulse/contract/calendar/seats/participants';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { cancelUntilOf, type WindowFields } from '../classes/booking-window.ts';

/** Leaving a class (spec 2 sections 4 and 5): until when, what comes back, and whether it counts as a strike. */

export interface LeaveFacts {
  readonly now: Date;
  readonly by: 'athlete' | 'staff';
  /** Staff decides about what was paid; undefined: as if she had left herself in time or late. */
  readonly giveBack?: boolean;
  readonly State: ParticipantState;
  /** She was marked for it; of several days for one of them. */
  readonly Attendance: Attendance | null;
  /** The club moved the class while she was in it. */
  readonly Moved: boolean;
  readonly class: WindowFields & { readonly Begin: Date; readonly End: Date; readonly CanceledAt: Date | null };
  readonly settings: Pick<BookingSettings, 'AllowLateCancel' | 'StrikeForLateCancel'>;
}

export interface Left {
  /** What was paid comes back. */
  readonly giveBack: boolean;
  /** A late cancel of the athlete that counts. */
  readonly strike: boolean;
}

/**
 * Nobody is taken off after the end. Whoever waits leaves freely. An athlete leaves until the cancel hour; later, where the club
 * allows it, until the class begins: then nothing comes back; whoever was moved with her class leaves free until it begins. Who was checked
 * in has come, and has used what she paid: she leaves no more, until staff takes the mark back. Staff takes people off at any time before the end. A canceled class is left by nobody: everything was given back.
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

/** Until when leaving is free. */
export const freeUntil = (clubClass: WindowFields & { readonly Begin: Date }, Moved: boolean): Date =>
  Moved ? clubClass.Begin : cancelUntilOf(clubClass.Begin, clubClass);
