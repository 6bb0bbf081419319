import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { daysBetween } from '../../time/days.ts';

/** A document is valid up to and including its ExpirationDate, a day in the club's time zone. */

/** On which days a notice is sent: so many days before the end of the document. -1 is the day after its end. */
const NOTICE_DAYS = [30, 7, 1, -1];
export const EARLIEST_NOTICE_DAYS = 30;

export const refuseExpirationDate = (ExpirationDate: string, today: string): Refusal | undefined =>
  ExpirationDate <= today
    ? refuse('ValidationFailed', { errors: [{ field: 'ExpirationDate', key: 'date-in-future' }] })
    : undefined;

/**
 * Returns the number of days that are left today, negative after the end, if a notice is due; else undefined. A notice is due if
 * one of `days` has one: these are the days that the server missed, and today as the last one.
 */
export function expirationNotice(ExpirationDate: string, days: readonly string[]): number | undefined {
  const left = days.map((day) => daysBetween(day, ExpirationDate));
  return left.some((count) => NOTICE_DAYS.includes(count)) ? left.at(-1) : undefined;
}
