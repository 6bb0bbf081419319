import { type RankingMeasure, type RankingRange, rankingMeasures, rankingRanges } from '@clubpulse/contract/community/rankings';
import { type Days, isDay } from '@clubpulse/rules/time/days';

/** The filter is in the URL: `#/Rankings?range=Week&by=Duration`, or `?from=2026-11-01&to=2026-11-15`. */
export interface RankingFilter {
  readonly range: RankingRange;
  readonly own: Days | null;
  readonly by: RankingMeasure;
  readonly who: 'Female' | 'Male' | null;
  readonly club: number | null;
  readonly q: string;
}

export const completeRanking: RankingFilter = { range: 'Days30', own: null, by: 'Points', who: null, club: null, q: '' };

export const rankingInAddress = {
  read: (params: URLSearchParams): RankingFilter => {
    const [first, last] = [params.get('from') ?? '', params.get('to') ?? ''];
    return {
      range: rankingRanges.find((range) => range === params.get('range')) ?? completeRanking.range,
      own: isDay(first) && isDay(last) ? { first, last } : null,
      by: rankingMeasures.find((measure) => measure === params.get('by')) ?? completeRanking.by,
      who: (['Female', 'Male'] as const).find((person) => person === params.get('who')) ?? null,
      club: idIn(params.get('club')),
      q: params.get('q') ?? '',
    };
  },
  write: ({ range, own, by, who: person, club, q }: RankingFilter): URLSearchParams =>
    new URLSearchParams({
      ...(own === null ? {} : { from: own.first, to: own.last }),
      ...(own !== null || range === completeRanking.range ? {} : { range }),
      ...(by === completeRanking.by ? {} : { by }),
      ...(person === null ? {} : { who: person }),
      ...(club === null ? {} : { club: String(club) }),
      ...(q === '' ? {} : { q }),
    }),
};

export const daysIn = ({ own, range }: RankingFilter) =>
  own === null ? { presetRange: range } : { from: own.first, to: own.last };

/** A search does not change the ranks: they are those in the whole ranking. */
export const searchQuery = ({ q }: RankingFilter) => (q.trim() === '' ? {} : { globalSearch: q.trim() });

function idIn(word: string | null): number | null {
  const id = Number(word);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
