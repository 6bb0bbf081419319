import { RANKING_MAX_DAYS, type RankingRange } from '@clubpulse/contract/community/rankings';
import { addDays, addMonths, type Day, type Days, daysBetween } from '../../time/days.ts';

/** The days of a range by name. */
export function daysOf(range: RankingRange, today: Day): Days {
  const month = addMonths(today, 0);
  if (range === 'ThisMonth') return { first: month, last: today };
  if (range === 'LastMonth') return { first: addMonths(today, -1), last: addDays(month, -1) };
  return { first: addDays(today, 1 - lengths[range]), last: today };
}
const lengths = { Day: 1, Week: 7, Days30: 30, Year: RANKING_MAX_DAYS } as const;

/** As many days, just before these. */
export const daysBefore = ({ first, last }: Days): Days => ({
  first: addDays(first, -1 - daysBetween(first, last)),
  last: addDays(first, -1),
});

/** Why these are no days of a ranking; undefined where they are (OPS-219 to OPS-221). */
export function refusedDays({ first, last }: Days, today: Day): 'future' | 'order' | 'long' | undefined {
  if (last > today) return 'future';
  if (last < first) return 'order';
  return daysBetween(first, last) >= RANKING_MAX_DAYS ? 'long' : undefined;
}

/** The earliest day from which a ranking may reach to this one. */
export const earliestFor = (last: Day): Day => addDays(last, 1 - RANKING_MAX_DAYS);

/** Days as the months that are whole within them, each by its first day, and the days before and after these. */
export interface Parts {
  /** Undefined: no month is whole. */
  readonly months: Days | undefined;
  readonly ends: readonly Days[];
}

/** What of a range is read by the month. */
export function partsOf(days: Days): Parts {
  const { first, last } = days;
  const from = first === addMonths(first, 0) ? first : addMonths(first, 1);
  const after = addMonths(addDays(last, 1), 0);
  if (from >= after) return { months: undefined, ends: [days] };
  const ends = [
    { first, last: addDays(from, -1) },
    { first: after, last },
  ].filter((end) => end.first <= end.last);
  return { months: { first: from, last: addMonths(after, -1) }, ends };
}
