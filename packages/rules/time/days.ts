import { Temporal } from 'temporal-polyfill';

/** Calendar days, `2026-11-20`, and the instants at which they begin in a zone. */
export type Day = string;
/** Both days are inclusive. */
export interface Days {
  readonly first: Day;
  readonly last: Day;
}

export const dayIn = (timeZone: string, instant: Date): Day =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The first instant of a day in a zone. If a clock change skips midnight, it is the instant after it. */
export const startOfDay = (timeZone: string, day: Day): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds);

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();

export const daysBetween = (from: Day, to: Day): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;

const HOUR_MS = 3_600_000;
/** True when an interval is longer than this number of days of a club. One day may have 25 hours, at the end of summer time. */
export const isLongerThan = (from: Date, to: Date, days: number): boolean =>
  to.getTime() - from.getTime() > (days * 24 + 1) * HOUR_MS;

/** The first day of the month that is `months` later. */
export const addMonths = (day: Day, months: number): Day =>
  Temporal.PlainDate.from(day).with({ day: 1 }).add({ months }).toString();

/** Returns 1 for Monday to 7 for Sunday. */
export const dayOfWeekOf = (day: Day): number => Temporal.PlainDate.from(day).dayOfWeek;

export const eachDay = ({ first, last }: Days): Day[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

/** The week of a day. Weeks begin on `first` as `Date.getDay()` counts: 0 Sunday, 1 Monday, 6 Saturday. */
export function weekOf(day: Day, first: number): Days {
  const begin = addDays(day, -(((dayOfWeekOf(day) % 7) - first + 7) % 7));
  return { first: begin, last: addDays(begin, 6) };
}

/** The whole weeks that cover the month of a day. */
export function monthWeeksOf(day: Day, first: number): Days {
  return { first: weekOf(addMonths(day, 0), first).first, last: weekOf(addDays(addMonths(day, 1), -1), first).last };
}

/** Weeks as four to six rows of seven days. */
export function monthWeeks(day: Day, first: number): Day[][] {
  const days = eachDay(monthWeeksOf(day, first));
  return Array.from({ length: days.length / 7 }, (_, row) => days.slice(7 * row, 7 * row + 7));
}

/** The midnight before the first day and the midnight after the last, in the zone, as ISO instants. */
export function instantsOf({ first, last }: Days, timeZone: string): { Begin: string; End: string } {
  const midnight = (day: Day) => Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).toInstant().toString();
  return { Begin: midnight(first), End: midnight(addDays(last, 1)) };
}

/** Returns day and wall-clock time of an instant in the zone: `2026-11-20`, `18:00`. */
export function wallClock(instant: string | Date, timeZone: string): { day: Day; clock: string } {
  const at = Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime()).toZonedDateTimeISO(timeZone);
  return { day: at.toPlainDate().toString(), clock: at.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/**
 * The instant of a wall-clock time in the zone. For a time that a clock change skips or repeats, it is Temporal's `compatible`
 * choice.
 */
export const instantAt = (timeZone: string, day: Day, clock: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: clock }).epochMilliseconds);

export function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

/** The weekdays (1 Monday … 7 Sunday) from `first`, which counts as `Date.getDay()`. */
export const weekdaysFrom = (first: number): number[] => Array.from({ length: 7 }, (_, index) => ((first + 6 + index) % 7) + 1);

/** Returns any day on that weekday (1 Monday … 7 Sunday), to format the weekday's name. */
export const someDayOn = (dayOfWeek: number): Day => addDays('2024-01-01', dayOfWeek - 1);
