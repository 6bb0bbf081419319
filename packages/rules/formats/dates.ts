import type { DateFormat, TimeFormat } from '@clubpulse/contract/accounts/users';

/** Dates and times as people type them, strictly in their own format (spec 1 section 5). */

/** Written pattern of each format: what a field shows as its placeholder, and what it accepts. */
export const datePatterns = {
  ddmmyyyy: 'dd/mm/yyyy',
  mmddyyyy: 'mm/dd/yyyy',
  yyyymmdd: 'yyyy-mm-dd',
} as const satisfies Record<DateFormat, string>;

const shapes: Record<DateFormat, RegExp> = {
  ddmmyyyy: /^(?<day>\d\d)\/(?<month>\d\d)\/(?<year>\d{4})$/,
  mmddyyyy: /^(?<month>\d\d)\/(?<day>\d\d)\/(?<year>\d{4})$/,
  yyyymmdd: /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
};

/** The ISO date of a text in the format; undefined for any other text and for days that do not exist. */
export function parseDate(text: string, format: DateFormat): string | undefined {
  const { year, month, day } = shapes[format].exec(text.trim())?.groups ?? {};
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const exists = Number(year) > 0 && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
  return exists ? `${year}-${month}-${day}` : undefined;
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
