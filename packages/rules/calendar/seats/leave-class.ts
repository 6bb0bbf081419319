import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { ParticipantState } from '@clubpulse/contract/calendar/seats/participants';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { cancelUntilOf, type WindowFields } from '../classes/booking-window.ts';

/** Leaving a class (spec 2 sections 4 and 5): until when, what comes back, and whether it counts as a strike. */

export interface LeaveFacts {
  readonly now: Date;
  readonly by: 'athlete' | 'staff';
  /** Staff decides about what was paid; undefined: as if she had left herself in time or late. */
  readonly giveBack?: boolean;
  readonly State: ParticipantState;
  readonly class: WindowFields & { readonly Begin: Date; readonly End: Date };
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
 * allows it, until the class begins: then nothing comes back. Staff takes people off at any time before the end.
 */
export function leaveClass(facts: LeaveFacts): Left | Refusal {
  const { now, by, State, class: clubClass, settings } = facts;
  if (clubClass.End <= now) return refuse('ClassIsFinished');
  if (State === 'Waiting') return { giveBack: false, strike: false };
  const cancelUntil = cancelUntilOf(clubClass.Begin, clubClass);
  const inTime = now <= cancelUntil;
  if (by === 'staff') return { giveBack: facts.giveBack ?? inTime, strike: false };
  if (inTime) return { giveBack: true, strike: false };
  if (clubClass.Begin <= now) return refuse('ClassHasStarted');
  if (!settings.AllowLateCancel) return refuse('ClassCancelIsPastDue', { values: { at: cancelUntil.toISOString() } });
  return { giveBack: false, strike: settings.StrikeForLateCancel };
}
