import { Temporal } from 'temporal-polyfill';

/** Calendar days are `2026-11-20`, wall-clock days of the club. */
export type Day = string;
/** Both ends included. */
export interface Days {
  readonly first: Day;
  readonly last: Day;
}

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();

/** The first day of the month so many months away. */
export const addMonths = (day: Day, months: number): Day =>
  Temporal.PlainDate.from(day).with({ day: 1 }).add({ months }).toString();

/** The week a day lies in; weeks begin on `first` as `Date.getDay()` counts: 0 Sunday, 1 Monday, 6 Saturday. */
export function weekOf(day: Day, first: number): Days {
  const weekday = Temporal.PlainDate.from(day).dayOfWeek % 7;
  const begin = addDays(day, -((weekday - first + 7) % 7));
  return { first: begin, last: addDays(begin, 6) };
}

/** The whole weeks that cover the month a day lies in. */
export function monthWeeksOf(day: Day, first: number): Days {
  return { first: weekOf(addMonths(day, 0), first).first, last: weekOf(addDays(addMonths(day, 1), -1), first).last };
}

export const daysBetween = ({ first, last }: Days): Day[] =>
  Array.from({ length: Temporal.PlainDate.from(first).until(last).days + 1 }, (_, index) => addDays(first, index));

/** From the first midnight to the one after the last day, in the zone, as ISO instants. */
export function instantsOf({ first, last }: Days, timeZone: string): { Begin: string; End: string } {
  const midnight = (day: Day) => Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).toInstant().toString();
  return { Begin: midnight(first), End: midnight(addDays(last, 1)) };
}

/** Day and wall-clock time of an instant in the zone: `2026-11-20`, `18:00`. */
export function wallClock(instant: string | Date, timeZone: string): { day: Day; clock: string } {
  const at = Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime()).toZonedDateTimeISO(timeZone);
  return { day: at.toPlainDate().toString(), clock: at.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/** 1 Monday … 7 Sunday. */
export const dayOfWeekOf = (day: Day): number => Temporal.PlainDate.from(day).dayOfWeek;

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

/** The weekdays in the order of the reader's week: 1 Monday … 7 Sunday, beginning with `first` as `Date.getDay()` counts. */
export const weekdaysFrom = (first: number): number[] => Array.from({ length: 7 }, (_, index) => ((first + 6 + index) % 7) + 1);

/** A day that falls on a weekday (1 Monday … 7 Sunday), only to name it. */
export const someDayOn = (dayOfWeek: number): Day => addDays('2024-01-01', dayOfWeek - 1);
