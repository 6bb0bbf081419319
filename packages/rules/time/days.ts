import { Temporal } from 'temporal-polyfill';

/** A calendar day such as `2026-11-20`. The functions below also compute the instant at which it begins in a time zone. */
export type Day = string;
/** A range of days; both days belong to it. */
export interface Days {
  readonly first: Day;
  readonly last: Day;
}

export const dayIn = (timeZone: string, instant: Date): Day =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The first instant of a day in a time zone. If the clock change skips midnight, that is the instant after the change. */
export const startOfDay = (timeZone: string, day: Day): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds);

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();

export const daysBetween = (from: Day, to: Day): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;

const HOUR_MS = 3_600_000;
/** In days of a club, of which one may have 25 hours, because summer time may end in it. */
export const isLongerThan = (from: Date, to: Date, days: number): boolean =>
  to.getTime() - from.getTime() > (days * 24 + 1) * HOUR_MS;

/** The first day of the month that is `months` after the month of `day`. */
export const addMonths = (day: Day, months: number): Day =>
  Temporal.PlainDate.from(day).with({ day: 1 }).add({ months }).toString();

/** Returns 1 for Monday to 7 for Sunday. */
export const dayOfWeekOf = (day: Day): number => Temporal.PlainDate.from(day).dayOfWeek;

export const eachDay = ({ first, last }: Days): Day[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

/**
 * The week that contains a day. Weeks begin on the weekday `first`, counted as in `Date.getDay()`: 0 is Sunday, 1
 * Monday, 6 Saturday.
 */
export function weekOf(day: Day, first: number): Days {
  const begin = addDays(day, -(((dayOfWeekOf(day) % 7) - first + 7) % 7));
  return { first: begin, last: addDays(begin, 6) };
}

/** The range of whole weeks that contains the month of a day. */
export function monthWeeksOf(day: Day, first: number): Days {
  return { first: weekOf(addMonths(day, 0), first).first, last: weekOf(addDays(addMonths(day, 1), -1), first).last };
}

/** The weeks of a month as rows of seven days; there are four to six. */
export function monthWeeks(day: Day, first: number): Day[][] {
  const days = eachDay(monthWeeksOf(day, first));
  return Array.from({ length: days.length / 7 }, (_, row) => days.slice(7 * row, 7 * row + 7));
}

/** The midnight at which the first day begins and the midnight at which the last day ends, in the time zone, as ISO instants. */
export function instantsOf({ first, last }: Days, timeZone: string): { Begin: string; End: string } {
  const midnight = (day: Day) => Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).toInstant().toString();
  return { Begin: midnight(first), End: midnight(addDays(last, 1)) };
}

/** Returns the day and the clock time of an instant in the time zone: `2026-11-20` and `18:00`. */
export function wallClock(instant: string | Date, timeZone: string): { day: Day; clock: string } {
  const at = Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime()).toZonedDateTimeISO(timeZone);
  return { day: at.toPlainDate().toString(), clock: at.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/**
 * The instant of a clock time in the time zone. If a clock change skips or repeats that time, Temporal's choice
 * `compatible` is used.
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

/**
 * The weekdays in order, beginning with `first`, which is counted as in `Date.getDay()`. The result counts from 1
 * (Monday) to 7 (Sunday).
 */
export const weekdaysFrom = (first: number): number[] => Array.from({ length: 7 }, (_, index) => ((first + 6 + index) % 7) + 1);

/** Returns some day that has this weekday (1 is Monday, 7 Sunday); only used to write the name of the weekday. */
export const someDayOn = (dayOfWeek: number): Day => addDays('2024-01-01', dayOfWeek - 1);
