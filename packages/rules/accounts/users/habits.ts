import { zoneOf } from '@clubpulse/contract/accounts/lookups';
import type { DateFormat, FirstDayOfWeek, User } from '@clubpulse/contract/accounts/users';

declare global {
  namespace Intl {
    interface Locale {
      getWeekInfo?(): { readonly firstDay: number };
    }
  }
}

export type Habits = Partial<Pick<User, 'DateFormat' | 'TimeFormat' | 'FirstDayOfWeek' | 'UnitSystem' | 'TimeZone'>>;

/** Regions with the measurement system US in CLDR. */
const IMPERIAL_REGIONS = new Set(['US', 'LR', 'MM']);

/** `locale` is BCP 47. Leaves out what cannot be guessed, for example without a region. */
export function habitsOf(locale: string | undefined, timeZone: string | undefined): Habits {
  const TimeZone = timeZone === undefined ? undefined : zoneOf(timeZone);
  return { ...habitsOfLocale(locale), ...(TimeZone === undefined ? {} : { TimeZone }) };
}

function habitsOfLocale(tag: string | undefined): Habits {
  const locale = localeOf(tag);
  if (locale?.region === undefined) return {};
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return {
    DateFormat: dateFormatOf(locale),
    TimeFormat: hour12 === true ? 'h12' : 'h24',
    ...firstDayOf(locale),
    UnitSystem: IMPERIAL_REGIONS.has(locale.region) ? 'Imperial' : 'Metric',
  };
}

function localeOf(tag: string | undefined): Intl.Locale | undefined {
  try {
    return tag === undefined ? undefined : new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

function dateFormatOf(locale: Intl.Locale): DateFormat {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(0);
  const first = parts.find(({ type }) => type === 'year' || type === 'month' || type === 'day')?.type;
  if (first === 'year') return 'yyyymmdd';
  return first === 'month' ? 'mmddyyyy' : 'ddmmyyyy';
}

function firstDayOf(locale: Intl.Locale): { FirstDayOfWeek?: FirstDayOfWeek } {
  const info = locale.getWeekInfo?.();
  if (info === undefined) return {};
  return { FirstDayOfWeek: info.firstDay === 7 ? 'Sunday' : info.firstDay === 6 ? 'Saturday' : 'Monday' };
}
