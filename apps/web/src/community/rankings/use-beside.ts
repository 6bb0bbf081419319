import { RANKED_TOGETHER_MAX, type RankingDetail } from '@clubpulse/contract/community/rankings';
import type { getClubRankedDetails, getClubRanksBefore } from '@clubpulse/contract/community/rankings.calls';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type ApiInput, api, callKey } from '../../platform/api.ts';

export interface EarlierPlaces {
  readonly call: typeof getClubRanksBefore;
  readonly id: number;
  readonly query: Omit<ApiInput<typeof getClubRanksBefore>['query'], 'UserIds'>;
}
export interface Details {
  readonly call: typeof getClubRankedDetails;
  readonly id: number;
  readonly query: Omit<ApiInput<typeof getClubRankedDetails>['query'], 'UserIds' | 'Detail'>;
}
type People = readonly number[];

/** Ranks by user id: null without a rank, no entry while the ranks load. */
export function useRanksBefore({ call, id, query }: EarlierPlaces, people: People): ReadonlyMap<number, number | null> {
  const params = { id };
  return useBeside(callKey(call, { params, query }), people, async (UserIds, signal) =>
    (await api(call, { params, query: { ...query, UserIds } }, { quiet: true, signal })).map((one) => [
      one.UserId,
      one.RankBefore,
    ]),
  );
}

/** Values by user id: null if missing or not shared, no entry while the values load. */
export function useDetail(
  { call, id, query }: Details,
  Detail: RankingDetail,
  people: People,
): ReadonlyMap<number, number | null> {
  const params = { id };
  const detailed = { ...query, Detail };
  return useBeside(callKey(call, { params, query: detailed }), people, async (UserIds, signal) =>
    (await api(call, { params, query: { ...detailed, UserIds } }, { quiet: true, signal })).map((one) => [one.UserId, one.Value]),
  );
}

type Entry = readonly [userId: number, value: number | null];

function useBeside(key: QueryKey, people: People, ask: (UserIds: string, signal: AbortSignal) => Promise<Entry[]>) {
  const { data } = useQuery({
    queryKey: [...key, people],
    enabled: people.length > 0,
    staleTime: 0,
    // The old values remain while more rows load, but not for another ranking.
    placeholderData: (before: ReadonlyMap<number, number | null> | undefined, last) =>
      JSON.stringify(last?.queryKey.slice(0, key.length)) === JSON.stringify(key) ? before : undefined,
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, number | null>> => {
      const pieces = Array.from({ length: Math.ceil(people.length / RANKED_TOGETHER_MAX) }, (_, piece) =>
        people.slice(piece * RANKED_TOGETHER_MAX, (piece + 1) * RANKED_TOGETHER_MAX),
      );
      const found = await Promise.all(pieces.map((ids) => ask(ids.join(), signal)));
      return new Map(found.flat());
    },
  });
  return data ?? noneKnown;
}
const noneKnown: ReadonlyMap<number, number | null> = new Map();
