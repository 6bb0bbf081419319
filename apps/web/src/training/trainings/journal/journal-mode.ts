import { addMonths, type Day, eachDay, monthWeeks, weekOf } from '@clubpulse/rules/time/days';

export type JournalMode = 'Month' | 'Week' | 'List';

/** Something booked that is to come. */
export interface Ahead {
  key: string;
  name: string;
  /** Instant. */
  begin: string;
  /** In the queue for a place. */
  waits: boolean;
  /** Where it is opened. */
  to: string;
}

/** Something else that was done that day: a workout sheet. */
export interface Beside {
  key: string;
  name: string;
  /** What became of it. */
  note: string;
  /** Instant. */
  begin: string;
  /** Where it is opened. */
  to: string;
}

export interface JournalModeProps {
  userId: number;
  today: Day;
  /** Any day of the shown month or week. */
  day: Day;
  onDay: (day: Day) => void;
  mode: JournalMode;
  onMode: (mode: JournalMode) => void;
  /** What is booked on the days to come, in its order. */
  ahead: ReadonlyMap<Day, readonly Ahead[]>;
  /** What was done beside trainings, by day, newest first. */
  beside: ReadonlyMap<Day, readonly Beside[]>;
  /** Whether nothing is booked where nothing stands. */
  isAheadKnown: boolean;
  /** Absent where the reader may not write in this journal. */
  onAdd?: (() => void) | undefined;
  /** Absent where it is somebody else's. */
  onImport?: (() => void) | undefined;
}

/** The weeks that a mode shows around a day. */
export const weeksShown = (mode: JournalMode, day: Day, firstDayOfWeek: number): Day[][] =>
  mode === 'Month' ? monthWeeks(addMonths(day, 0), firstDayOfWeek) : [eachDay(weekOf(day, firstDayOfWeek))];
