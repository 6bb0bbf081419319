import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import type { MarkTimes } from '../../marks/Attendance.tsx';
import type { Mark } from '../../marks/marks.ts';

/** What can be done with one who is booked; the same for rows and cards. */
export interface RowActs {
  times: MarkTimes;
  /** The class is over: nobody joins or leaves. */
  over: boolean;
  mark: (person: Participant, mark: Mark) => void;
  /** Selects for a bulk act. */
  toggle: (userId: number) => void;
  toWaiting: (person: Participant) => void;
  remove: (person: Participant) => void;
}

export interface RowState {
  selected: boolean;
  /** Where `j` and `k` stand. */
  current: boolean;
  /** Just looked for: flashes once. */
  flashed: boolean;
}

export interface PersonRowProps extends RowState {
  person: Participant;
  acts: RowActs;
}

export interface BookedGroup {
  /** Words above the group; null when there is only one. */
  title: string | null;
  people: readonly Participant[];
}

export interface BookedProps {
  groups: readonly BookedGroup[];
  acts: RowActs;
  stateOf: (person: Participant) => RowState;
}
