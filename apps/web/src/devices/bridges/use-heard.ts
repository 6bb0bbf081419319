import { useCallback } from 'react';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { useClub } from '../../platform/session.tsx';

/** Somebody heard within this time counts as heard now. */
const NOW_MS = 60_000;

/** When something was heard last: "just now", the time today, else date and time; "never" without an instant. */
export function useHeard(): (instant: string | null) => string {
  const t = useT();
  const moment = useMoment();
  return useCallback(
    (instant) => {
      if (instant === null) return t('devices.never');
      return Date.now() - Date.parse(instant) < NOW_MS ? t('devices.justNow') : moment(instant);
    },
    [t, moment],
  );
}

/** An instant inside a sentence, by the club's clock as all times beside it: the time today, else date and time. */
export function useMoment(): (instant: string) => string {
  const formats = useFormatsIn(useClub()?.TimeZone);
  return useCallback(
    (instant) => (formats.dayOf(instant) === formats.dayOf(new Date()) ? formats.time(instant) : formats.dateTime(instant)),
    [formats],
  );
}
