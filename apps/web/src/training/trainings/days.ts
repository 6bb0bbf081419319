import { Temporal } from 'temporal-polyfill';

/** Calendar days are `2026-11-20`; a day lasts from its midnight to the next one in the reader's time zone. */
export type Day = string;

/** First instant of a day in the time zone, ISO. */
export const startOf = (day: Day, timeZone: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).toInstant().toString();

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();

export const addMonths = (day: Day, months: number): Day =>
  Temporal.PlainDate.from(day).with({ day: 1 }).add({ months }).toString();

/** First day of the week a day lies in. `firstDayOfWeek` as `Date.getDay()` counts: 0 Sunday, 1 Monday, 6 Saturday. */
export function weekOf(day: Day, firstDayOfWeek: number): Day {
  const weekday = Temporal.PlainDate.from(day).dayOfWeek % 7;
  return addDays(day, -((weekday - firstDayOfWeek + 7) % 7));
}

/** The seven days from a first one. */
export const weekDays = (first: Day): Day[] => Array.from({ length: 7 }, (_, index) => addDays(first, index));

/** Whole weeks that cover a month: four to six rows of seven days. */
export function monthWeeks(month: Day, firstDayOfWeek: number): Day[][] {
  const end = addMonths(month, 1);
  const weeks: Day[][] = [];
  for (let first = weekOf(addMonths(month, 0), firstDayOfWeek); first < end; first = addDays(first, 7))
    weeks.push(weekDays(first));
  return weeks;
}
