import { daysBetween } from '../../time/days.ts';

/** Days are in the club's time zone. */

/** The first reminder comes one day after the policy was first required, each further reminder after this many days. */
export const REMINDER_DAYS = 7;

export const REMIND_AGAIN_MINUTES = 60;

export interface Asking {
  readonly publishedOn: string;
  readonly joinedOn: string;
}

export const daysSinceRequested = ({ publishedOn, joinedOn }: Asking, today: string): number =>
  daysBetween(publishedOn > joinedOn ? publishedOn : joinedOn, today);

/**
 * Undefined if no reminder is due. `days` are the days since the last run, including days that the server missed. The last day is
 * today.
 */
export function policyReminder(asking: Asking, days: readonly string[]): number | undefined {
  const daysRequestedFor = days.map((day) => daysSinceRequested(asking, day));
  return daysRequestedFor.some((count) => count >= 1 && (count - 1) % REMINDER_DAYS === 0) ? daysRequestedFor.at(-1) : undefined;
}
