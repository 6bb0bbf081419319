import { dayIn, daysBetween } from '../../time/days.ts';

/** Days left of an urgent dispute. */
const URGENT_DAYS = 2;

/** In the club's days until the last for an answer: 0 on it, negative after it. */
export const daysLeft = (timeZone: string, dueBy: Date, now: Date): number =>
  now > dueBy
    ? Math.min(-1, daysBetween(dayIn(timeZone, now), dayIn(timeZone, dueBy)))
    : daysBetween(dayIn(timeZone, now), dayIn(timeZone, dueBy));

export const isUrgent = (days: number): boolean => days <= URGENT_DAYS;
