import type { Page } from '@clubpulse/contract/scalars';
import { type UseQueryResult, useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../platform/api.ts';

/** The question is off the page by then, with what it asked for on it. */
const PRINT_AFTER_MS = 300;

/** Prints a list once all its rows and what stands beside them are there, however few of them the screen had. */
export function usePrintWhole(
  { data, isPlaceholderData }: UseQueryResult<Page<unknown>, ApiError>,
  showAll: ((rows: number) => void) | undefined,
): () => void {
  const [isAsked, setAsked] = useState(false);
  const isBusy = useIsFetching() > 0;
  const rest = data === undefined ? 0 : data.recordsFiltered - data.data.length;
  const isSettled = isAsked && !isBusy && !isPlaceholderData;
  const missing = rest > 0 && showAll !== undefined ? data?.recordsFiltered : undefined;
  useEffect(() => {
    if (!isSettled) return;
    if (missing !== undefined) {
      showAll?.(missing);
      return;
    }
    const timer = window.setTimeout(() => {
      setAsked(false);
      if (data !== undefined) window.print();
    }, PRINT_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isSettled, missing, showAll, data]);
  return () => setAsked(true);
}
