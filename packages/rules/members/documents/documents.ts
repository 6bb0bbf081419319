import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { daysBetween } from '../../time/days.ts';

/** Documents that end: valid up to and including their ExpirationDate. Days are days in the club's zone. */

/** Days before the end on which the member is told; the day after it she is told that it is over. */
const NOTICE_DAYS = [30, 7, 1, -1];
export const EARLIEST_NOTICE_DAYS = 30;

/** The expiration date must be in the future (spec 2 section 5). */
export const refuseExpirationDate = (ExpirationDate: string, today: string): Refusal | undefined =>
  ExpirationDate <= today
    ? refuse('ValidationFailed', { errors: [{ field: 'ExpirationDate', key: 'date-in-future' }] })
    : undefined;

/**
 * Days left as they are to be told today: positive ones are left, negative ones are over; undefined when none of the days asked
 * about is one for a notice. Several days are those a server slept through; the last one is today.
 */
export function expirationNotice(ExpirationDate: string, days: readonly string[]): number | undefined {
  const left = days.map((day) => daysBetween(day, ExpirationDate));
  return left.some((count) => NOTICE_DAYS.includes(count)) ? left.at(-1) : undefined;
}
