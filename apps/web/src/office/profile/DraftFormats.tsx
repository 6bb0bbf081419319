import { type ReactNode, useMemo } from 'react';
import { FormatsContext, makeFormats } from '../../platform/formats.ts';
import { useLanguage } from '../../platform/phrases.ts';
import type { ProfileValues } from './profile-values.ts';

/** Shows the form in the formats that are being chosen in it. */
export function DraftFormats({ values, children }: { values: ProfileValues; children: ReactNode }) {
  const Language = useLanguage();
  const { DateFormat, TimeFormat, FirstDayOfWeek, UnitSystem, TimeZone } = values;
  const formats = useMemo(
    () => makeFormats({ Language, DateFormat, TimeFormat, FirstDayOfWeek, UnitSystem, TimeZone }),
    [Language, DateFormat, TimeFormat, FirstDayOfWeek, UnitSystem, TimeZone],
  );
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}
