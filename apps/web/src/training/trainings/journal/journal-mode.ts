import { addMonths, type Day, eachDay, monthWeeks, weekOf } from '@clubpulse/rules/time/days';

export type JournalMode = 'Month' | 'Week' | 'List';

export interface Ahead {
  key: string;
  name: string;
  begin: string;
  waits: boolean;
  to: string;
}

export interface Beside {
  key: string;
  name: string;
  note: string;
  begin: string;
  to: string;
}

export interface JournalModeProps {
  userId: number;
  today: Day;
  day: Day;
  onDay: (day: Day) => void;
  mode: JournalMode;
  onMode: (mode: JournalMode) => void;
  ahead: ReadonlyMap<Day, readonly Ahead[]>;
  beside: ReadonlyMap<Day, readonly Beside[]>;
  isAheadKnown: boolean;
  onAdd?: (() => void) | undefined;
  onImport?: (() => void) | undefined;
}

export const weeksShown = (mode: JournalMode, day: Day, firstDayOfWeek: number): Day[][] =>
  mode === 'Month' ? monthWeeks(addMonths(day, 0), firstDayOfWeek) : [eachDay(weekOf(day, firstDayOfWeek))];
