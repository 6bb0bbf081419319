import type { Separation } from '@clubpulse/contract/community/challenges';
import type { RankingMeasure } from '@clubpulse/contract/community/rankings';
import type { Day } from '../../time/days.ts';

/** What an athlete did in a range. */
export interface Total {
  readonly Points: number;
  readonly Trainings: number;
  /** The last day of the range on which she trained. */
  readonly LastDay: Day;
}

/**
 * Highest first. Of equal points who needed fewer trainings stands before, of equal trainings, times ... who has more points, then who
 * was there first; who is equal in all of it shares the rank, and the next is skipped: 1, 2, 2, 4 (reference 10).
 */
export function ranked<By extends RankingMeasure, One extends Total & Readonly<Record<By, number>>>(
  totals: readonly One[],
  by: By,
): (One & { readonly Rank: number })[] {
  const compare = (one: One, other: One): number =>
    other[by] - one[by] ||
    (by === 'Points' ? one.Trainings - other.Trainings : other.Points - one.Points) ||
    one.LastDay.localeCompare(other.LastDay);
  const sorted = totals.toSorted(compare);
  let Rank = 1;
  return sorted.map((one, place) => {
    const before = sorted[place - 1];
    if (before === undefined || compare(before, one) !== 0) Rank = place + 1;
    return { ...one, Rank };
  });
}

/** What puts one before another by points. */
export const separatedBy = (ahead: Total, behind: Total): Separation =>
  ahead.Points !== behind.Points ? 'Value' : ahead.Trainings !== behind.Trainings ? 'Trainings' : 'LastDay';
