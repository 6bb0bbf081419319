import type { Day } from '../days.ts';

export type JournalMode = 'Month' | 'List';
export interface JournalModeProps {
  userId: number;
  today: Day;
  /** Any day of the shown month or week. */
  day: Day;
  onDay: (day: Day) => void;
  mode: JournalMode;
  onMode: (mode: JournalMode) => void;
}
