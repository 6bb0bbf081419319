import type { Day } from '@clubpulse/rules/time/days';

export type JournalMode = 'Month' | 'List';
export interface JournalModeProps {
  userId: number;
  today: Day;
  /** Any day of the shown month or week. */
  day: Day;
  onDay: (day: Day) => void;
  mode: JournalMode;
  onMode: (mode: JournalMode) => void;
  /** Absent where the reader may not write in this journal. */
  onAdd?: (() => void) | undefined;
  /** Absent where it is somebody else's. */
  onImport?: (() => void) | undefined;
}
