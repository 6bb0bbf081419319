import { useMemo } from 'react';
import { type Formats, makeFormats, useFormats } from '../formats.ts';
import { useClubs } from '../session.tsx';

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
