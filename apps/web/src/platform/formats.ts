import { type Language, locales } from '@clubpulse/contract/scalars';
import type { User } from '@clubpulse/contract/accounts/users';
import { createContext, useContext } from 'react';
import { makeDateFormats, type DateFormats } from './date-formats.ts';
import { makeNumberFormats, type NumberFormats } from './number-formats.ts';
import { translate } from './phrases.ts';

/** How somebody reads the product: her own settings, not the browser's (brief section 6). */
export type FormatSettings = Pick<User, 'Language' | 'DateFormat' | 'TimeFormat' | 'FirstDayOfWeek' | 'UnitSystem' | 'TimeZone'>;

export interface Formats extends DateFormats, NumberFormats {
  settings: FormatSettings;
  /** BCP 47 tag of the language: en-US, it-IT, es-ES, fr-FR. */
  locale: string;
}

/** Every format of the app, from the settings. Pure apart from the words of `relativeDay`. */
export function makeFormats(settings: FormatSettings): Formats {
  const locale = locales[settings.Language];
  const words = { today: translate('format.today'), yesterday: translate('format.yesterday'), tomorrow: translate('format.tomorrow') };
  return { settings, locale, ...makeDateFormats(settings, locale, words), ...makeNumberFormats(settings, locale) };
}

/** Settings of somebody who is not signed in: the language's own habits and the browser's time zone. */
export function settingsOf(language: Language): FormatSettings {
  return {
    Language: language,
    DateFormat: language === 'en' ? 'mmddyyyy' : 'ddmmyyyy',
    TimeFormat: language === 'en' ? 'h12' : 'h24',
    FirstDayOfWeek: language === 'en' ? 'Sunday' : 'Monday',
    UnitSystem: 'Metric',
    TimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

export const FormatsContext = createContext<Formats | null>(null);

/** Formats by the signed-in user's settings; on signed-out screens by the shown language. */
export function useFormats(): Formats {
  const formats = useContext(FormatsContext);
  if (formats === null) throw new Error('useFormats needs FormatsContext');
  return formats;
}
