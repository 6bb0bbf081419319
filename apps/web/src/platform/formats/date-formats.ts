import type { DateFormat, FirstDayOfWeek } from '@clubpulse/contract/accounts/users';
import type { Language } from '@clubpulse/contract/scalars';
import { dateText } from '@clubpulse/rules/formats/dates';
import type { FormatSettings } from './format-settings.ts';

/** ISO instant (user's time zone), calendar day such as `2026-11-20` (shown unchanged), or Date. */
export type Moment = string | Date;

export interface DateFormats {
  timeZone: string;
  firstDayOfWeek: 0 | 1 | 6;
  /** Date by the setting DateFormat: `19/11/2026`, `11/19/2026` or `2026-11-19`. */
  date(moment: Moment): string;
  dayMonth(moment: Moment): string;
  /** Formats like `19/11`, with the year in another year. */
  nearDate(moment: Moment, now: Moment): string;
  time(moment: Moment): string;
  dateTime(moment: Moment): string;
  weekday(moment: Moment, width?: 'long' | 'short' | 'narrow'): string;
  month(moment: Moment): string;
  shortMonth(moment: Moment): string;
  /** Formats like `Thursday, November 19`, or in English `Thursday 19 November` where dates begin with the day. */
  longDate(moment: Moment): string;
  /** Today, yesterday, tomorrow. Within a week like `Tuesday 17`, other days like `date`. */
  relativeDay(moment: Moment, now: Moment): string;
  dayOf(moment: Moment): string;
  /** Settings of the date picker. They follow the language, in English the user's settings. */
  picker: { order: DateFormat; firstDayOfWeek: 0 | 1 | 6; locale: Language };
}

interface RelativeWords {
  today: string;
  yesterday: string;
  tomorrow: string;
}

const isDay = (moment: Moment): moment is string => typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);
const firstDays = { Sunday: 0, Monday: 1, Saturday: 6 } as const satisfies Record<FirstDayOfWeek, number>;
const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

export function makeDateFormats(settings: FormatSettings, locale: string, words: RelativeWords): DateFormats {
  const { DateFormat, TimeFormat, FirstDayOfWeek, Language } = settings;
  const timeZone = knownZone(settings.TimeZone);
  /** A calendar day is formatted as UTC midnight. */
  const format = (moment: Moment, options: Intl.DateTimeFormatOptions): string =>
    formatterOf(locale, { ...options, timeZone: isDay(moment) ? 'UTC' : timeZone }).format(new Date(moment));
  const dayOf = (moment: Moment): string => {
    if (isDay(moment)) return moment;
    return formatterOf('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(moment));
  };
  const date = (moment: Moment) => dateText(dayOf(moment), DateFormat);
  const dayMonth = (moment: Moment) => date(moment).replace(/^\d{4}[/-]|[/-]\d{4}$/, '');
  const time = (moment: Moment) =>
    TimeFormat === 'h24'
      ? format(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
      : format(moment, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
  return {
    timeZone,
    firstDayOfWeek: firstDays[FirstDayOfWeek],
    date,
    dayMonth,
    nearDate: (moment, now) => (dayOf(moment).slice(0, 4) === dayOf(now).slice(0, 4) ? dayMonth(moment) : date(moment)),
    time,
    dateTime: (moment) => `${date(moment)}, ${time(moment)}`,
    weekday: (moment, width = 'long') => format(moment, { weekday: width }),
    month: (moment) => format(moment, { month: 'long', year: 'numeric' }),
    shortMonth: (moment) => format(moment, { month: 'short' }),
    longDate: (moment) =>
      Language === 'en' && DateFormat === 'ddmmyyyy'
        ? `${format(moment, { weekday: 'long' })} ${format(moment, { day: 'numeric' })} ${format(moment, { month: 'long' })}`
        : format(moment, { weekday: 'long', day: 'numeric', month: 'long' }),
    relativeDay: (moment, now) => {
      const away = Math.round((Date.parse(dayOf(moment)) - Date.parse(dayOf(now))) / DAY_MS);
      if (away === 0) return words.today;
      if (away === -1) return words.yesterday;
      if (away === 1) return words.tomorrow;
      // `Intl` would give `17 Tuesday` in English.
      return Math.abs(away) < 7 ? `${format(moment, { weekday: 'long' })} ${format(moment, { day: 'numeric' })}` : date(moment);
    },
    dayOf,
    picker: {
      order: Language === 'en' ? DateFormat : 'ddmmyyyy',
      firstDayOfWeek: Language === 'en' ? firstDays[FirstDayOfWeek] : 1,
      locale: Language,
    },
  };
}

/** Returns UTC for an unknown time zone, which would break every screen. */
function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

export const datePatternsIn: Readonly<Record<Language, Readonly<Record<DateFormat, string>>>> = {
  en: { ddmmyyyy: 'dd/mm/yyyy', mmddyyyy: 'mm/dd/yyyy', yyyymmdd: 'yyyy-mm-dd' },
  it: { ddmmyyyy: 'gg/mm/aaaa', mmddyyyy: 'mm/gg/aaaa', yyyymmdd: 'aaaa-mm-gg' },
  es: { ddmmyyyy: 'dd/mm/aaaa', mmddyyyy: 'mm/dd/aaaa', yyyymmdd: 'aaaa-mm-dd' },
  fr: { ddmmyyyy: 'jj/mm/aaaa', mmddyyyy: 'mm/jj/aaaa', yyyymmdd: 'aaaa-mm-jj' },
};

const EXAMPLE = '1985-04-27';

export const dateForm = (language: Language, order: DateFormat) => ({
  pattern: datePatternsIn[language][order],
  example: dateText(EXAMPLE, order),
});
