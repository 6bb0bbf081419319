import type { Page } from '@clubpulse/contract/scalars';
import { type UseQueryResult, useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { printSoon } from '../../kit/print/print-soon.ts';
import type { ApiError } from '../../platform/api.ts';

/** Prints all rows and details. Above the limit the print states how many rows are omitted. */
export function usePrintComplete(
  { data, isPlaceholderData }: UseQueryResult<Page<unknown>, ApiError>,
  showAll: ((rows: number) => void) | undefined,
): () => void {
  const [isRequested, setRequested] = useState(false);
  const isBusy = useIsFetching() > 0;
  const rest = data === undefined ? 0 : data.recordsFiltered - data.data.length;
  const isSettled = isRequested && !isBusy && !isPlaceholderData;
  const missing = rest > 0 && showAll !== undefined ? data?.recordsFiltered : undefined;
  useEffect(() => {
    if (!isSettled) return;
    if (missing !== undefined) {
      showAll?.(missing);
      return;
    }
    return printSoon(() => {
      setRequested(false);
      if (data !== undefined) window.print();
    });
  }, [isSettled, missing, showAll, data]);
  return () => setRequested(true);
}
