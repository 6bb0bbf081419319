import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Rows of the first page, and how many more each "show more" brings. */
export const PAGE_ROWS = 50;
/** More than anybody reads: an address that asks for more is answered with these. */
const ROWS_MAX = 5000;

interface AddressOf<Filter> {
  /** What is no filter is left out. Stable, or memoized: the list is asked anew when it changes. */
  read: (params: URLSearchParams) => Filter;
  write: (filter: Filter) => URLSearchParams;
}

const rowsIn = (params: URLSearchParams): number => {
  const rows = Number(params.get('rows'));
  return Number.isSafeInteger(rows) && rows > PAGE_ROWS ? Math.min(rows, ROWS_MAX) : PAGE_ROWS;
};

/** What a list shows, kept in its address so that going back and loading anew bring the same list. */
export function useListAddress<Filter extends object>({ read, write }: AddressOf<Filter>) {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => read(params), [read, params]);
  /** Another filter begins with its first page. */
  const change = useCallback(
    (changes: Partial<Filter>) => setParams((before) => write({ ...read(before), ...changes }), { replace: true }),
    [read, write, setParams],
  );
  const rows = rowsIn(params);
  const show = (rowsAfter: (before: number) => number) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('rows', String(rowsAfter(rowsIn(before))));
        return after;
      },
      { replace: true },
    );
  const isMost = rows >= ROWS_MAX;
  const showMore = isMost ? undefined : () => show((before) => before + PAGE_ROWS);
  /** So many are there in all: for paper, which has no button. */
  const showAll = isMost ? undefined : (all: number) => show((before) => Math.max(before, all));
  return { filter, change, rows, showMore, showAll };
}
