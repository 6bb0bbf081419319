import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import type { MarkTimes } from '../../marks/Attendance.tsx';
import type { Mark } from '../../marks/marks.ts';

export interface RowActs {
  times: MarkTimes;
  over: boolean;
  mark: (person: Participant, mark: Mark) => void;
  toWaiting: (person: Participant) => void;
  remove: (person: Participant) => void;
}
