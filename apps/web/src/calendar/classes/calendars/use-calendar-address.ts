import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type CalendarAddress, readAddress, writeAddress } from './address.ts';

/** Reads and writes what the calendar shows; a change replaces the address, so that Back leads out of the calendar. */
export function useCalendarAddress(): [CalendarAddress, (changes: Partial<CalendarAddress>) => void] {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params), [params]);
  const change = useCallback(
    (changes: Partial<CalendarAddress>) =>
      setParams((before) => writeAddress({ ...readAddress(before), ...changes }), { replace: true }),
    [setParams],
  );
  return [address, change];
}
