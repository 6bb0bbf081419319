import type { Formats } from '../../platform/formats.ts';
import type { Days } from './days.ts';

/** `16 – 22 Nov 2026`, as the language writes spans of days. */
export function daysWords({ first, last }: Days, { locale }: Formats): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(first), new Date(last));
}

/** `18:00 – 18:45`. */
export const hoursWords = (begin: string | Date, end: string | Date, formats: Formats): string =>
  `${formats.time(begin)} – ${formats.time(end)}`;
