import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { daysBetween } from '../../time/days.ts';

/** Days before the end; -1 is the day after it. */
const NOTICE_DAYS = [30, 7, 1, -1];
export const EARLIEST_NOTICE_DAYS = 30;

export const refuseExpirationDate = (ExpirationDate: string, today: string): Refusal | undefined =>
  ExpirationDate <= today
    ? refuse('ValidationFailed', { errors: [{ field: 'ExpirationDate', key: 'date-in-future' }] })
    : undefined;

/**
 * Days until the end, negative after it. Undefined if no notice is due. `days` are the days that the server missed, and today as
 * the last.
 */
export function expirationNotice(ExpirationDate: string, days: readonly string[]): number | undefined {
  const left = days.map((day) => daysBetween(day, ExpirationDate));
  return left.some((count) => NOTICE_DAYS.includes(count)) ? left.at(-1) : undefined;
}
