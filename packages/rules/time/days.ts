import { Temporal } from 'temporal-polyfill';

/** `2026-11-20`. */
export type Day = string;
export interface Days {
  readonly first: Day;
  readonly last: Day;
}

export const dayIn = (timeZone: string, instant: Date): Day =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** If a clock change skips midnight, the day starts at the instant after the change. */
export const startOfDay = (timeZone: string, day: Day): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds);

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();

export const daysBetween = (from: Day, to: Day): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;

const HOUR_MS = 3_600_000;
/** One of the days may have 25 hours, because summer time ends on it. */
export const isLongerThan = (from: Date, to: Date, days: number): boolean =>
  to.getTime() - from.getTime() > (days * 24 + 1) * HOUR_MS;

export const addMonths = (day: Day, months: number): Day =>
  Temporal.PlainDate.from(day).with({ day: 1 }).add({ months }).toString();

/** 1 is Monday, 7 Sunday. */
export const dayOfWeekOf = (day: Day): number => Temporal.PlainDate.from(day).dayOfWeek;

export const eachDay = ({ first, last }: Days): Day[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

/** Weeks begin on `first`, as in `Date.getDay()`: 0 is Sunday, 1 Monday, 6 Saturday. */
export function weekOf(day: Day, first: number): Days {
  const begin = addDays(day, -(((dayOfWeekOf(day) % 7) - first + 7) % 7));
  return { first: begin, last: addDays(begin, 6) };
}

export function monthWeeksOf(day: Day, first: number): Days {
  return { first: weekOf(addMonths(day, 0), first).first, last: weekOf(addDays(addMonths(day, 1), -1), first).last };
}

export function monthWeeks(day: Day, first: number): Day[][] {
  const days = eachDay(monthWeeksOf(day, first));
  return Array.from({ length: days.length / 7 }, (_, row) => days.slice(7 * row, 7 * row + 7));
}

export function instantsOf({ first, last }: Days, timeZone: string): { Begin: string; End: string } {
  const midnight = (day: Day) => Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).toInstant().toString();
  return { Begin: midnight(first), End: midnight(addDays(last, 1)) };
}

export function wallClock(instant: string | Date, timeZone: string): { day: Day; clock: string } {
  const at = Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime()).toZonedDateTimeISO(timeZone);
  return { day: at.toPlainDate().toString(), clock: at.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/** If a clock change skips or repeats the time, Temporal's `compatible` decides. */
export const instantAt = (timeZone: string, day: Day, clock: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: clock }).epochMilliseconds);

export function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

/** `first` is as in `Date.getDay()`; the result counts from 1 (Monday) to 7 (Sunday). */
export const weekdaysFrom = (first: number): number[] => Array.from({ length: 7 }, (_, index) => ((first + 6 + index) % 7) + 1);

export const someDayOn = (dayOfWeek: number): Day => addDays('2024-01-01', dayOfWeek - 1);
