import type { WeeklySlot } from '@clubpulse/contract/calendar/classes/schedule';
import type { Occurrence } from '@clubpulse/rules/calendar/classes/schedule';
import { Temporal } from 'temporal-polyfill';

const zoned = (instant: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);

export function wallClock(instant: Date, timeZone: string): { date: string; clock: string } {
  const local = zoned(instant, timeZone);
  return { date: local.toPlainDate().toString(), clock: local.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/** A time that the clock change skips moves forward, as in a schedule. */
export function daysLater(instant: Date, days: number, timeZone: string): { date: string; clock: string; instant: Date } {
  const { date, clock } = wallClock(instant, timeZone);
  const later = dateLater(date, days);
  const begin = Temporal.PlainDate.from(later).toPlainDateTime(clock).toZonedDateTime(timeZone);
  return { date: later, clock, instant: new Date(begin.epochMilliseconds) };
}

export const dateLater = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

export function slotOf(day: Occurrence, timeZone: string): WeeklySlot {
  const { clock } = wallClock(day.Begin, timeZone);
  return { DayOfWeek: zoned(day.Begin, timeZone).dayOfWeek, StartTime: clock, Duration: day.Duration };
}
