import type { Attendance, ParticipantState } from '@clubpulse/contract/calendar/seats/participants';
import { type Refusal, refuse } from '@clubpulse/contract/errors';

/** A member can be marked as present from this long before Begin. */
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

/** Marking as present removes a no-show. Marking as absent adds no no-show, because the absence may be excused. */
export function markAttendance(facts: AttendanceFacts, current: Marks, attendance: Attendance | null): Marks | Refusal {
  const refusal = refuseMark(facts, facts.Begin.getTime() - CHECK_IN_MS);
  if (refusal) return refusal;
  return { Attendance: attendance, NoShow: attendance === 'Absent' && current.NoShow };
}

export function markNoShow(facts: AttendanceFacts, noShow: boolean): Marks | Refusal {
  const refusal = refuseMark(facts, facts.Begin.getTime());
  return refusal ?? { Attendance: noShow ? 'Absent' : null, NoShow: noShow };
}

function refuseMark({ now, State }: AttendanceFacts, from: number): Refusal | undefined {
  if (State !== 'Booked') return refuse('ParticipantNotBooked');
  return now.getTime() < from ? refuse('ClassHasNotStarted') : undefined;
}
