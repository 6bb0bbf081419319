import type { Day, Days } from '@clubpulse/rules/time/days';
import type { Formats } from '../../platform/formats.ts';

/** Formats as `16 – 22 Nov 2026`, in the reader's date order. Shared parts appear once. */
export function daysText({ first, last }: Days, { locale, settings: { DateFormat } }: Formats): string {
  const months = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const partsOf = (day: Day) => ({
    day: Number(day.slice(8)),
    month: months.format(new Date(day)),
    year: day.slice(0, 4),
  });
  const [from, to] = [partsOf(first), partsOf(last)];
  const sameYear = from.year === to.year;
  const sameMonth = sameYear && from.month === to.month;
  if (DateFormat === 'mmddyyyy') {
    const begin = sameYear ? `${from.month} ${from.day}` : `${from.month} ${from.day}, ${from.year}`;
    return `${begin} – ${sameMonth ? to.day : `${to.month} ${to.day}`}, ${to.year}`;
  }
  if (DateFormat === 'yyyymmdd') {
    const end = sameMonth ? to.day : `${to.month} ${to.day}`;
    return `${from.year} ${from.month} ${from.day} – ${sameYear ? end : `${to.year} ${end}`}`;
  }
  const begin = [from.day, sameMonth ? null : from.month, sameYear ? null : from.year].filter((part) => part !== null);
  return `${begin.join(' ')} – ${to.day} ${to.month} ${to.year}`;
}

export const hoursText = (begin: string | Date, end: string | Date, formats: Formats): string =>
  `${formats.time(begin)} – ${formats.time(end)}`;
