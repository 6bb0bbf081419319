import { type RankingMeasure, type RankingRange, rankingMeasures, rankingRanges } from '@clubpulse/contract/community/rankings';
import { type Days, isDay } from '@clubpulse/rules/time/days';

/** What a ranking shows, in its address: `#/Rankings?range=Week&by=Duration`, or `?from=2026-11-01&to=2026-11-15`. */
export interface RankingFilter {
  readonly range: RankingRange;
  /** In place of a range by name. */
  readonly own: Days | null;
  readonly by: RankingMeasure;
  /** These alone, ranked among themselves. */
  readonly who: 'Female' | 'Male' | null;
  /** Of a brand, one of its clubs. */
  readonly club: number | null;
  /** Who is looked for. */
  readonly q: string;
}

export const wholeRanking: RankingFilter = { range: 'Days30', own: null, by: 'Points', who: null, club: null, q: '' };

export const rankingInAddress = {
  read: (params: URLSearchParams): RankingFilter => {
    const [first, last] = [params.get('from') ?? '', params.get('to') ?? ''];
    return {
      range: rankingRanges.find((range) => range === params.get('range')) ?? wholeRanking.range,
      own: isDay(first) && isDay(last) ? { first, last } : null,
      by: rankingMeasures.find((measure) => measure === params.get('by')) ?? wholeRanking.by,
      who: (['Female', 'Male'] as const).find((who) => who === params.get('who')) ?? null,
      club: idIn(params.get('club')),
      q: params.get('q') ?? '',
    };
  },
  write: ({ range, own, by, who, club, q }: RankingFilter): URLSearchParams =>
    new URLSearchParams({
      ...(own === null ? {} : { from: own.first, to: own.last }),
      ...(own !== null || range === wholeRanking.range ? {} : { range }),
      ...(by === wholeRanking.by ? {} : { by }),
      ...(who === null ? {} : { who }),
      ...(club === null ? {} : { club: String(club) }),
      ...(q === '' ? {} : { q }),
    }),
};

/** The days as a call is asked for them. */
export const daysIn = ({ own, range }: RankingFilter) =>
  own === null ? { presetRange: range } : { from: own.first, to: own.last };

/** Who is looked for, as a list is asked for it: places are those of the whole ranking. */
export const wordsIn = ({ q }: RankingFilter) => (q.trim() === '' ? {} : { globalSearch: q.trim() });

function idIn(word: string | null): number | null {
  const id = Number(word);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
