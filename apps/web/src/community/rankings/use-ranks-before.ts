import { RANKS_BEFORE_MAX } from '@clubpulse/contract/community/rankings';
import type { getClubRanksBefore } from '@clubpulse/contract/community/rankings.calls';
import { useQuery } from '@tanstack/react-query';
import { type ApiInput, api, callKey } from '../../platform/api.ts';

/** The call that knows earlier places, and of which ranking. */
export interface EarlierPlaces {
  readonly call: typeof getClubRanksBefore;
  readonly id: number;
  readonly query: Omit<ApiInput<typeof getClubRanksBefore>['query'], 'UserIds'>;
}
/** By person; null: she was not in it. Who is missing is being asked about. */
export type RanksBefore = ReadonlyMap<number, number | null>;

/** Where these stood in the days before, asked for once they are in sight: the ranking itself does not wait for a second year. */
export function useRanksBefore({ call, id, query }: EarlierPlaces, userIds: readonly number[]): RanksBefore {
  const params = { id };
  const key = callKey(call, { params, query });
  const { data } = useQuery({
    queryKey: [...key, userIds],
    enabled: userIds.length > 0,
    staleTime: 0,
    // More rows of the same ranking; of another one it would be wrong.
    placeholderData: (before: RanksBefore | undefined, last) =>
      JSON.stringify(last?.queryKey.slice(0, key.length)) === JSON.stringify(key) ? before : undefined,
    queryFn: async ({ signal }): Promise<RanksBefore> => {
      const pieces = Array.from({ length: Math.ceil(userIds.length / RANKS_BEFORE_MAX) }, (_, piece) =>
        userIds.slice(piece * RANKS_BEFORE_MAX, (piece + 1) * RANKS_BEFORE_MAX),
      );
      const found = await Promise.all(
        pieces.map((ids) => api(call, { params, query: { ...query, UserIds: ids.join() } }, { quiet: true, signal })),
      );
      return new Map(found.flat().map(({ UserId, RankBefore }) => [UserId, RankBefore]));
    },
  });
  return data ?? noneKnown;
}
const noneKnown: RanksBefore = new Map();
