import { type RankingMeasure, type RankingRange, rankingMeasures, rankingRanges } from '@clubpulse/contract/community/rankings';
import { type Days, isDay } from '@clubpulse/rules/time/days';

/** What a ranking shows, in its address: `#/Rankings?range=Week&by=Duration`, or `?from=2026-11-01&to=2026-11-15`. */
export interface RankingFilter {
  readonly range: RankingRange;
  /** In place of a range by name. */
  readonly own: Days | null;
  readonly by: RankingMeasure;
}

export const wholeRanking: RankingFilter = { range: 'Days30', own: null, by: 'Points' };

export const rankingInAddress = {
  read: (params: URLSearchParams): RankingFilter => {
    const [first, last] = [params.get('from') ?? '', params.get('to') ?? ''];
    return {
      range: rankingRanges.find((range) => range === params.get('range')) ?? wholeRanking.range,
      own: isDay(first) && isDay(last) ? { first, last } : null,
      by: rankingMeasures.find((measure) => measure === params.get('by')) ?? wholeRanking.by,
    };
  },
  write: ({ range, own, by }: RankingFilter): URLSearchParams =>
    new URLSearchParams({
      ...(own === null ? {} : { from: own.first, to: own.last }),
      ...(own !== null || range === wholeRanking.range ? {} : { range }),
      ...(by === wholeRanking.by ? {} : { by }),
    }),
};

/** The days as a call is asked for them. */
export const daysIn = ({ own, range }: RankingFilter) =>
  own === null ? { presetRange: range } : { from: own.first, to: own.last };
