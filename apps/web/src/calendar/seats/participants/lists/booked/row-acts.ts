import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import type { MarkTimes } from '../../marks/Attendance.tsx';
import type { Mark } from '../../marks/marks.ts';

/** What can be done with one who is booked; the same for rows and cards. */
export interface RowActs {
  times: MarkTimes;
  /** The class is over: nobody joins or leaves. */
  over: boolean;
  mark: (person: Participant, mark: Mark) => void;
  toWaiting: (person: Participant) => void;
  remove: (person: Participant) => void;
}
