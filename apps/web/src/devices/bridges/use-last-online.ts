import { useCallback } from 'react';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { useClub } from '../../platform/session.tsx';

const NOW_MS = 60_000;

export function useLastOnlineText(): (instant: string | null) => string {
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

export function useMoment(): (instant: string) => string {
  const formats = useFormatsIn(useClub()?.TimeZone);
  return useCallback(
    (instant) => (formats.dayOf(instant) === formats.dayOf(new Date()) ? formats.time(instant) : formats.dateTime(instant)),
    [formats],
  );
}
