import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

export const PAGE_ROWS = 50;
const ROWS_MAX = 5000;

interface AddressOf<Filter> {
  read: (params: URLSearchParams) => Filter;
  write: (filter: Filter) => URLSearchParams;
}

const rowsIn = (params: URLSearchParams): number => {
  const rows = Number(params.get('rows'));
  return Number.isSafeInteger(rows) && rows > PAGE_ROWS ? Math.min(rows, ROWS_MAX) : PAGE_ROWS;
};

export function useListAddress<Filter extends object>({ read, write }: AddressOf<Filter>) {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => read(params), [read, params]);
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
  const showAll = isMost ? undefined : (all: number) => show((before) => Math.max(before, all));
  return { filter, change, rows, showMore, showAll };
}
