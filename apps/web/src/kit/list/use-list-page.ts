import type { Call, Reading, ResultOf } from '@clubpulse/contract/call';
import type { Page } from '@clubpulse/contract/scalars';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { type ApiError, type ApiInput, api, callKey, previousOfSamePath } from '../../platform/api.ts';

export type PagedCall = Reading & Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType<Page<unknown>>>;

const LONGEST = 1000;

/** All rows are loaded together, so that inserted rows cause no duplicate or gap. `pollEvery` is in ms. */
export function useListPage<C extends PagedCall>(
  call: C,
  input: ApiInput<C>,
  rows: number,
  { pollEvery }: { readonly pollEvery?: number } = {},
): UseQueryResult<ResultOf<C>, ApiError> {
  const key = callKey(call, input);
  return useQuery<ResultOf<C>, ApiError>({
    queryKey: [...key, rows],
    staleTime: 0,
    ...(pollEvery === undefined ? {} : { refetchInterval: pollEvery }),
    placeholderData: previousOfSamePath(key),
    queryFn: async ({ signal }) => {
      const ask = (start: number) => {
        const query = Object.assign({}, input.query, { start, length: Math.min(LONGEST, rows - start) });
        return api(call, { ...input, query }, { quiet: true, signal });
      };
      const starts = Array.from({ length: Math.ceil(rows / LONGEST) }, (_, part) => part * LONGEST);
      const [first, ...rest] = await Promise.all(starts.map(ask));
      return { ...first, data: [first, ...rest].flatMap((page) => page?.data ?? []) } as ResultOf<C>;
    },
  });
}
