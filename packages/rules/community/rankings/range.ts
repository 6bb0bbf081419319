import { RANKING_MAX_DAYS, type RankingRange } from '@clubpulse/contract/community/rankings';
import { addDays, addMonths, type Day, type Days, daysBetween } from '../../time/days.ts';

export function daysOf(range: RankingRange, today: Day): Days {
  const month = addMonths(today, 0);
  if (range === 'ThisMonth') return { first: month, last: today };
  if (range === 'LastMonth') return { first: addMonths(today, -1), last: addDays(month, -1) };
  return { first: addDays(today, 1 - lengths[range]), last: today };
}
const lengths = { Day: 1, Week: 7, Days30: 30, Year: RANKING_MAX_DAYS } as const;

export const daysBefore = ({ first, last }: Days): Days => ({
  first: addDays(first, -1 - daysBetween(first, last)),
  last: addDays(first, -1),
});

export function refusedDays(
  { first, last }: Days,
  latest: Day | null,
  most = RANKING_MAX_DAYS,
): 'future' | 'order' | 'long' | undefined {
  if (latest !== null && last > latest) return 'future';
  if (last < first) return 'order';
  return daysBetween(first, last) >= most ? 'long' : undefined;
}

export const earliestFor = (last: Day, most = RANKING_MAX_DAYS): Day => addDays(last, 1 - most);

export interface Parts {
  readonly months: Days | undefined;
  readonly ends: readonly Days[];
}

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
