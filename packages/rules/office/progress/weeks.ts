import { addDays, type Day, type Days, weekOf } from '../../time/days.ts';

/** The weeks up to the one a day lies in, oldest first; `first` is the day on which they begin, as `Date.getDay()` counts. */
export function weeksUpTo(today: Day, first: number, count: number): Days[] {
  const { first: begin } = weekOf(today, first);
  return Array.from({ length: count }, (_, index) => {
    const from = addDays(begin, 7 * (index + 1 - count));
    return { first: from, last: addDays(from, 6) };
  });
}
