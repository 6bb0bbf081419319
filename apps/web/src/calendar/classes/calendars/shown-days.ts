import { addDays, addMonths, type Day, type Days, monthWeeksOf, weekOf } from '../../parts/days.ts';
import type { Mode } from './address.ts';

/** A phone shows one day of a week. */
export type ShownMode = Mode | 'day';

/** The days that are asked for. */
export const shownDays = (mode: ShownMode, day: Day, firstDayOfWeek: number): Days =>
  mode === 'month' ? monthWeeksOf(day, firstDayOfWeek) : weekOf(day, firstDayOfWeek);

/** The day that previous and next lead to. */
export const stepOf = (mode: ShownMode, day: Day, direction: 1 | -1): Day =>
  mode === 'month' ? addMonths(day, direction) : addDays(day, 7 * direction);
