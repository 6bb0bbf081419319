import type { Training } from '@clubpulse/contract/training/trainings';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { type Day, instantsOf } from '@clubpulse/rules/time/days';
import { useMemo } from 'react';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSelf } from '../../platform/session.tsx';

const LIVE_POLL_MS = 15_000;

export function useJournal(userId: number, first: Day, last: Day) {
  const formats = useFormats();
  const self = useSelf();
  const { Begin: from, End: to } = instantsOf({ first, last }, formats.timeZone);
  const query = useCall(
    listCalendarTrainings,
    { params: { id: userId }, query: { from, to, count: 1000 } },
    { keep: userId === self.UserId, keepPrevious: true, pollEvery: LIVE_POLL_MS, quiet: false },
  );
  const byDay = useMemo(() => {
    const days = new Map<Day, Training[]>();
    for (const training of query.data ?? []) {
      const day = formats.dayOf(training.Begin);
      days.set(day, [...(days.get(day) ?? []), training]);
    }
    return days;
  }, [query.data, formats]);
  return { query, byDay };
}
