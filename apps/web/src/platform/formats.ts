import { type Language, locales } from '@clubpulse/contract/scalars';
import { habitsOf } from '@clubpulse/rules/accounts/users/habits';
import { createContext, useContext } from 'react';
import { type DateFormats, makeDateFormats } from './formats/date-formats.ts';
import type { FormatSettings } from './formats/format-settings.ts';
import { makeNumberFormats, type NumberFormats } from './formats/number-formats.ts';
import { browserLocale, translate } from './phrases.ts';

export interface Formats extends DateFormats, NumberFormats {
  settings: FormatSettings;
  locale: string;
}

export function makeFormats(settings: FormatSettings): Formats {
  const locale = locales[settings.Language];
  const words = {
    today: translate('kit.today'),
    yesterday: translate('format.yesterday'),
    tomorrow: translate('format.tomorrow'),
  };
  return { settings, locale, ...makeDateFormats(settings, locale, words), ...makeNumberFormats(settings, locale) };
}

export function settingsOf(language: Language): FormatSettings {
  const { DateFormat, TimeFormat, FirstDayOfWeek } = habitsOf(browserLocale(language), undefined);
  return {
    Language: language,
    DateFormat: DateFormat ?? (language === 'en' ? 'mmddyyyy' : 'ddmmyyyy'),
    TimeFormat: TimeFormat ?? (language === 'en' ? 'h12' : 'h24'),
    FirstDayOfWeek: FirstDayOfWeek ?? (language === 'en' ? 'Sunday' : 'Monday'),
    UnitSystem: 'Metric',
    TimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

export const FormatsContext = createContext<Formats | null>(null);

export function useFormats(): Formats {
  const formats = useContext(FormatsContext);
  if (formats === null) throw new Error('useFormats needs FormatsContext');
  return formats;
}
