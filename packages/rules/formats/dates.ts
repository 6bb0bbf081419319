import type { DateFormat, TimeFormat } from '@clubpulse/contract/accounts/users';

/**
 * Dates and times as people type them, in their own format (spec 1 section 5). The order of a date is strict, but for ISO dates; how its parts are
 * kept apart is not, because a phone's pad of digits has no slash.
 */

/** Written pattern of each format: what a field shows as its placeholder, and what it writes. */
export const datePatterns = {
  ddmmyyyy: 'dd/mm/yyyy',
  mmddyyyy: 'mm/dd/yyyy',
  yyyymmdd: 'yyyy-mm-dd',
} as const satisfies Record<DateFormat, string>;

/** A year first and dashes between: nobody means another order by it, so it is read in each. */
const isoShape = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/;

/** The year last: a date is whole with its fourth digit. The year first: only the second digit of the day says so. */
const shapes: Record<DateFormat, readonly RegExp[]> = {
  ddmmyyyy: [/^(?<day>\d\d?)[/.\- ](?<month>\d\d?)[/.\- ](?<year>\d{4})$/, /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/],
  mmddyyyy: [/^(?<month>\d\d?)[/.\- ](?<day>\d\d?)[/.\- ](?<year>\d{4})$/, /^(?<month>\d\d)(?<day>\d\d)(?<year>\d{4})$/],
  yyyymmdd: [/^(?<year>\d{4})[/.\- ](?<month>\d\d?)[/.\- ](?<day>\d\d)$/, /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/],
};

/** The ISO date of a text that is one, or is in the order of the format with `/`, `.`, `-`, a space or nothing between; undefined for any other text and for days that do not exist. */
export function parseDate(text: string, format: DateFormat): string | undefined {
  for (const shape of [...shapes[format], isoShape]) {
    const { year, month, day } = shape.exec(text.trim())?.groups ?? {};
    if (year === undefined || month === undefined || day === undefined) continue;
    const exists = Number(year) > 0 && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
    return exists ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
  }
  return undefined;
}

/** The same with the year cut short: what nobody goes on typing, so that it is read once the field is left. */
const short: Record<DateFormat, readonly RegExp[]> = {
  ddmmyyyy: [/^(?<day>\d\d?)[/.\- ](?<month>\d\d?)[/.\- ](?<year>\d\d)$/, /^(?<day>\d\d)(?<month>\d\d)(?<year>\d\d)$/],
  mmddyyyy: [/^(?<month>\d\d?)[/.\- ](?<day>\d\d?)[/.\- ](?<year>\d\d)$/, /^(?<month>\d\d)(?<day>\d\d)(?<year>\d\d)$/],
  yyyymmdd: [/^(?<year>\d\d|\d{4})[/.\- ](?<month>\d\d?)[/.\- ](?<day>\d\d?)$/],
};

/**
 * The ISO date of a text whose year is cut to two digits: of this century, and where `last` is given (somebody is born before today)
 * of the one before rather than after that day. `3/4/26` is 2026; a birth date of `3/4/85` is of 1985.
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

/** An ISO date in the format: what `parseDate` reads. */
export function dateText(iso: string, format: DateFormat): string {
  return datePatterns[format].replace('yyyy', iso.slice(0, 4)).replace('mm', iso.slice(5, 7)).replace('dd', iso.slice(8, 10));
}

/** `HH:mm` of a time text: `18:30` in h24, `6:30 PM` in h12; undefined for any other text. */
export function parseTime(text: string, format: TimeFormat): string | undefined {
  if (format === 'h24') return /^([01]\d|2[0-3]):[0-5]\d$/.test(text.trim()) ? text.trim() : undefined;
  const found = /^(0?[1-9]|1[0-2]):([0-5]\d)\s?([ap])m$/i.exec(text.trim());
  if (found === null) return undefined;
  const hour = (Number(found[1]) % 12) + (found[3]?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${found[2]}`;
}
