import { zoneOf } from '@clubpulse/contract/accounts/lookups';
import { cityOf } from '@clubpulse/rules/accounts/lookups/zone-name';
import { useMemo } from 'react';
import { type Formats, makeFormats, useFormats } from '../formats.ts';
import { useT } from '../phrases.ts';
import { useClubs, useSelf } from '../session.tsx';

/** The user's formats in a club's time zone: a class begins when the club's clock says so, wherever one looks from. */
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

/** The same for one of one's own clubs; for a club left since, one's own zone. */
export function useClubFormats(clubId: number | undefined): Formats {
  const { clubs } = useClubs();
  return useFormatsIn(clubs.find((club) => club.ClubId === clubId)?.TimeZone);
}

/** A time zone as people of the language call it: `Central European Time`, `Ora dell’Europa centrale`; where a browser cannot say, its city. */
export function zoneWords(timeZone: string, locale: string): string {
  const city = cityOf(timeZone);
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? city;
  } catch {
    return city;
  }
}

/** Says whose clock the times of a timetable are of, to whoever lives by another one; else null. */
export function useClockNote(timeZone: string): string | null {
  const t = useT();
  const { locale } = useFormats();
  return zoneOf(useSelf().TimeZone) === zoneOf(timeZone) ? null : t('kit.clubTimes', { zone: zoneWords(timeZone, locale) });
}
