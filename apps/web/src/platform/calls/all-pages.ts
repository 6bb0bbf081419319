import type { Call, ResultOf } from '@clubpulse/contract/call';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { type ApiInput, api, callKey } from '../api.ts';
import type { ApiError } from './api-error.ts';

type PagedCall = Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType<{ recordsFiltered: number; data: unknown[] }>>;
type Rows<C extends PagedCall> = ResultOf<C>['data'];

/** Longest page that a call gives. */
const PAGE = 1000;

/** Every row of a paged list, page after page: for sums over a filter, and lists that are joined in the browser. */
export function useAllPages<C extends PagedCall>(
  call: C,
  input: ApiInput<C>,
  { enabled = true }: { enabled?: boolean } = {},
): UseQueryResult<Rows<C>, ApiError> {
  return useQuery<Rows<C>, ApiError>({
    queryKey: [...callKey(call, input), 'all'],
    enabled,
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => {
      const rows: unknown[] = [];
      for (;;) {
        // A page is the same question with another start; the compiler cannot see that every paged call has one.
        const page = { ...input, query: { ...(input.query as object), start: rows.length, length: PAGE } } as ApiInput<C>;
        const { data, recordsFiltered } = await api(call, page, { quiet: true, signal });
        rows.push(...data);
        if (data.length === 0 || rows.length >= recordsFiltered) return rows;
      }
    },
  });
}
