import type { Separation } from '@clubpulse/contract/community/challenges';
import type { RankingMeasure } from '@clubpulse/contract/community/rankings';
import type { Day } from '../../time/days.ts';

export interface Total {
  readonly Points: number;
  readonly Trainings: number;
  readonly LastDay: Day;
}

/**
 * The highest value is first. Equal values are ordered by the further fields, and fully equal totals share a rank: 1, 2, 2, 4.
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

export const separatedBy = (ahead: Total, behind: Total): Separation =>
  ahead.Points !== behind.Points ? 'Value' : ahead.Trainings !== behind.Trainings ? 'Trainings' : 'LastDay';
