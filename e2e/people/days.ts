import { timeZone } from '@clubpulse/world/clubs';

/** Days and clocks of the demo's clubs. */
const DAY_MS = 86_400_000;

/** The club's calendar day of an instant, `2026-11-20`. */
export const dayOf = (instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
/** The club's clock at an instant, `18:05`. */
export const clockOf = (instant: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant);

/** The day so many days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
/** The club's day, so many days from now. */
export const dayFromNow = (days: number): string => daysAfter(dayOf(new Date()), days);

/** A day as it is typed in English (of Europe) and Italian. */
export const typed = (day: string): string => day.split('-').reverse().join('/');
/** Monday is 1. */
export const dayOfWeek = (day: string): number => new Date(`${day}T12:00Z`).getUTCDay() || 7;
