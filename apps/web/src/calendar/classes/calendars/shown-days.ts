import { addDays, addMonths, type Day, type Days, monthWeeksOf, weekOf } from '@clubpulse/rules/time/days';
import type { Mode } from './address.ts';

export type ShownMode = Mode | 'day';

export const shownDays = (mode: ShownMode, day: Day, firstDayOfWeek: number): Days =>
  mode === 'month' ? monthWeeksOf(day, firstDayOfWeek) : weekOf(day, firstDayOfWeek);

export const stepOf = (mode: ShownMode, day: Day, direction: 1 | -1): Day =>
  mode === 'month' ? addMonths(day, direction) : addDays(day, 7 * direction);
