import type { DateFormat, TimeFormat } from '@clubpulse/contract/accounts/users';
import { type Language, locales } from '@clubpulse/contract/scalars';

/** Dates are typed in the user's format or ISO, with any separator, because the number pad of a phone has no slash. */

export const datePatterns = {
  ddmmyyyy: 'dd/mm/yyyy',
  mmddyyyy: 'mm/dd/yyyy',
  yyyymmdd: 'yyyy-mm-dd',
} as const satisfies Record<DateFormat, string>;

/** An ISO date has only one reading, so every format accepts it. */
const isoShape = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/;

/** A date is complete with the fourth digit of the year or, if the year is first, with the second digit of the day. */
const shapes: Record<DateFormat, readonly RegExp[]> = {
  ddmmyyyy: [/^(?<day>\d\d?)[/.\- ](?<month>\d\d?)[/.\- ](?<year>\d{4})$/, /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/],
  mmddyyyy: [/^(?<month>\d\d?)[/.\- ](?<day>\d\d?)[/.\- ](?<year>\d{4})$/, /^(?<month>\d\d)(?<day>\d\d)(?<year>\d{4})$/],
  yyyymmdd: [/^(?<year>\d{4})[/.\- ](?<month>\d\d?)[/.\- ](?<day>\d\d)$/, /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/],
};

export function parseDate(text: string, format: DateFormat): string | undefined {
  for (const shape of [...shapes[format], isoShape]) {
    const { year, month, day } = shape.exec(text.trim())?.groups ?? {};
    if (year === undefined || month === undefined || day === undefined) continue;
    const exists = Number(year) > 0 && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
    return exists ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
  }
  return undefined;
}

/** These shapes are read only when the field loses the focus: while the user types, a two-digit year may not be complete. */
const short: Record<DateFormat, readonly RegExp[]> = {
  ddmmyyyy: [/^(?<day>\d\d?)[/.\- ](?<month>\d\d?)[/.\- ](?<year>\d\d)$/, /^(?<day>\d\d)(?<month>\d\d)(?<year>\d\d)$/],
  mmddyyyy: [/^(?<month>\d\d?)[/.\- ](?<day>\d\d?)[/.\- ](?<year>\d\d)$/, /^(?<month>\d\d)(?<day>\d\d)(?<year>\d\d)$/],
  yyyymmdd: [/^(?<year>\d\d|\d{4})[/.\- ](?<month>\d\d?)[/.\- ](?<day>\d\d?)$/],
};

/**
 * The year is in this century, or in the last if the date would be after `last`: `3/4/26` is 2026, the birth date `3/4/85` 1985.
 */
export function parseShortDate(text: string, format: DateFormat, last: string | null = null): string | undefined {
  for (const shape of short[format]) {
    const { year, month, day } = shape.exec(text.trim())?.groups ?? {};
    if (year === undefined || month === undefined || day === undefined) continue;
    const read = (century: number) =>
      parseDate(`${year.length === 2 ? century : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, 'yyyymmdd');
    const found = read(20);
    return last !== null && (found === undefined || found > last) ? read(19) : found;
  }
  return undefined;
}

function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function dateText(iso: string, format: DateFormat): string {
  return datePatterns[format].replace('yyyy', iso.slice(0, 4)).replace('mm', iso.slice(5, 7)).replace('dd', iso.slice(8, 10));
}

/** Returns `HH:mm` for `18:30` (`h24`) or `6:30 PM` (`h12`). */
export function parseTime(text: string, format: TimeFormat): string | undefined {
  if (format === 'h24') return /^([01]\d|2[0-3]):[0-5]\d$/.test(text.trim()) ? text.trim() : undefined;
  const found = /^(0?[1-9]|1[0-2]):([0-5]\d)\s?([ap])m$/i.exec(text.trim());
  if (found === null) return undefined;
  const hour = (Number(found[1]) % 12) + (found[3]?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${found[2]}`;
}

/** A text like `30 November 2026`, for readers whose format is unknown and who could misread `11/12`. */
export const longDateText = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );
