import { useMemo } from 'react';
import { type Formats, makeFormats, useFormats } from '../../platform/formats.ts';

/** The user's formats in the club's time zone: the day money was taken is the club's day. */
export function useClubFormats(TimeZone: string): Formats {
  const formats = useFormats();
  return useMemo(() => makeFormats({ ...formats.settings, TimeZone }), [formats, TimeZone]);
}
