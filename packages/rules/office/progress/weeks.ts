import { addDays, type Day, type Days, weekOf } from '../../time/days.ts';

/** `first` is as in `Date.getDay()`. */
export function weeksUpTo(today: Day, first: number, count: number): Days[] {
  const { first: begin } = weekOf(today, first);
  return Array.from({ length: count }, (_, index) => {
    const from = addDays(begin, 7 * (index + 1 - count));
    return { first: from, last: addDays(from, 6) };
  });
}
