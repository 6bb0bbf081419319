import type { Attendance, ParticipantState } from '@clubpulse/contract/calendar/seats/participants';
import { type Refusal, refuse } from '@clubpulse/contract/errors';

/** Before Begin, for marking as present. */
export const CHECK_IN_MS = 3_600_000;

export interface AttendanceFacts {
  readonly now: Date;
  readonly Begin: Date;
  readonly State: ParticipantState;
}
export interface Marks {
  readonly Attendance: Attendance | null;
  readonly NoShow: boolean;
}

/** Present removes a no-show. Absent alone is none, because the absence may be excused. */
export function markAttendance(facts: AttendanceFacts, current: Marks, attendance: Attendance | null): Marks | Refusal {
  const refusal = refuseMark(facts, facts.Begin.getTime() - CHECK_IN_MS);
  if (refusal) return refusal;
  return { Attendance: attendance, NoShow: attendance === 'Absent' && current.NoShow };
}

/** Also marks as absent, only after the begin. Removing it also removes that mark. */
export function markNoShow(facts: AttendanceFacts, noShow: boolean): Marks | Refusal {
  const refusal = refuseMark(facts, facts.Begin.getTime());
  return refusal ?? { Attendance: noShow ? 'Absent' : null, NoShow: noShow };
}

function refuseMark({ now, State }: AttendanceFacts, from: number): Refusal | undefined {
  if (State !== 'Booked') return refuse('ParticipantNotBooked');
  return now.getTime() < from ? refuse('ClassHasNotStarted') : undefined;
}
