import { zoneOf } from '@clubpulse/contract/accounts/lookups';
import { cityOf } from '@clubpulse/rules/accounts/lookups/zone-name';
import { useMemo } from 'react';
import { type Formats, makeFormats, useFormats } from '../formats.ts';
import { useT } from '../phrases.ts';
import { useClubs, useSelf } from '../session.tsx';

/** Classes are shown in the club's time zone, wherever the user is. */
export function useFormatsIn(timeZone: string | undefined): Formats {
  const formats = useFormats();
  return useMemo(
    () =>
      timeZone === undefined || timeZone === formats.timeZone
        ? formats
        : makeFormats({ ...formats.settings, TimeZone: timeZone }),
    [formats, timeZone],
  );
}

export function useClubFormats(clubId: number | undefined): Formats {
  const { clubs } = useClubs();
  return useFormatsIn(clubs.find((club) => club.ClubId === clubId)?.TimeZone);
}

export function timeZoneLabel(timeZone: string, locale: string): string {
  const city = cityOf(timeZone);
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? city;
  } catch {
    return city;
  }
}

export function useClockNote(timeZone: string): string | null {
  const t = useT();
  const { locale } = useFormats();
  return zoneOf(useSelf().TimeZone) === zoneOf(timeZone) ? null : t('kit.clubTimes', { zone: timeZoneLabel(timeZone, locale) });
}
