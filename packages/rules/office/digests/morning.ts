import type { DigestDays } from '@clubpulse/contract/office/notifications';
import { Temporal } from 'temporal-polyfill';
import { addDays, type Day, dayIn, dayOfWeekOf } from '../../time/days.ts';

/** Hours of the club's day in which the mail is sent. Later the mail would come too late. */
export const MORNING = { from: 7, until: 12 } as const;

const atClock = (timeZone: string, day: Day, hour: number): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds);

export function dueDay(timeZone: string, now: Date): Day | undefined {
  const day = dayIn(timeZone, now);
  return now >= atClock(timeZone, day, MORNING.from) && now < atClock(timeZone, day, MORNING.until) ? day : undefined;
}

/** The time since the morning mail of the day before. However late a mail is, each event is in exactly one mail. */
export const eventsOf = (timeZone: string, day: Day): { readonly from: Date; readonly until: Date } => ({
  from: atClock(timeZone, addDays(day, -1), MORNING.from),
  until: atClock(timeZone, day, MORNING.from),
});

const SATURDAY = 6;

export const isWanted = (days: DigestDays, day: Day): boolean =>
  days === 'EveryDay' || (days === 'Weekdays' && dayOfWeekOf(day) < SATURDAY);
