import { timeZone } from '@clubpulse/world/clubs';

const DAY_MS = 86_400_000;

const dayOf = (instant: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
export const dayFromNow = (days: number): string => daysAfter(dayOf(new Date()), days);
export const lastDays = (days: number): string => `from=${dayFromNow(-days)}&to=${dayFromNow(0)}`;
