import { dayIn, daysBetween } from '../../time/days.ts';

const URGENT_DAYS = 2;

/** Days of the club until the last day for an answer: 0 on this day, negative after it. */
export const daysLeft = (timeZone: string, dueBy: Date, now: Date): number =>
  now > dueBy
    ? Math.min(-1, daysBetween(dayIn(timeZone, now), dayIn(timeZone, dueBy)))
    : daysBetween(dayIn(timeZone, now), dayIn(timeZone, dueBy));

export const isUrgent = (days: number): boolean => days <= URGENT_DAYS;
