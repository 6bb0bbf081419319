import type { ClassDay } from '@clubpulse/contract/calendar/classes/classes';
import { dayAt } from '@clubpulse/rules/calendar/classes/course-days';
import type { Formats } from '../../../platform/formats.ts';
import type { Translate } from '../../../platform/phrases.ts';

/** The days of a course in words, and a course as it is on one of them. */

interface WithDays {
  readonly Begin: string;
  readonly End: string;
  /** Empty of a class of one day. */
  readonly Days: readonly ClassDay[];
}

/** On the day that is on, comes next, or was the last; a class of one day as it is. */
export function onItsDay<One extends WithDays>(one: One, now: Date): One {
  const days = one.Days.map(({ Begin, End }) => ({ Begin: new Date(Begin), End: new Date(End) }));
  const day = dayAt(days, now);
  return day === undefined ? one : { ...one, Begin: day.Begin.toISOString(), End: day.End.toISOString() };
}

/** On its day of that date; undefined where it has none. */
export function onDate<One extends WithDays>(one: One, date: string, formats: Formats): One | undefined {
  if (one.Days.length === 0) return formats.dayOf(one.Begin) === date ? one : undefined;
  const day = one.Days.find(({ Begin }) => formats.dayOf(Begin) === date);
  return day && { ...one, Begin: day.Begin, End: day.End };
}

/** The dates on which it takes place. */
export const datesOf = ({ Begin, Days }: WithDays, formats: Formats): string[] =>
  (Days.length === 0 ? [{ Begin }] : Days).map((day) => formats.dayOf(day.Begin));

/** `8 dates, Tue, Sat, to 12/01/2027`; null of a class of one day. */
export function courseWords({ Days }: Pick<WithDays, 'Days'>, t: Translate, formats: Formats): string | null {
  const last = Days.at(-1);
  if (last === undefined) return null;
  const weekdays = [...new Set(Days.map(({ Begin }) => formats.weekday(Begin, 'short')))].join(', ');
  return t('booking.courseDates', { count: Days.length, weekdays, last: formats.date(last.Begin) });
}

/** `Day 3 of 8`; null of a class of one day. */
export function dayWords({ Begin, Days }: Pick<WithDays, 'Begin' | 'Days'>, t: Translate): string | null {
  const at = Days.findIndex((day) => Date.parse(day.Begin) === Date.parse(Begin));
  return at < 0 ? null : t('booking.courseDay', { day: at + 1, days: Days.length });
}
