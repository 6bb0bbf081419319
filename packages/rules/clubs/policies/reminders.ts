import { daysBetween } from '../../time/days.ts';

/** When a member is reminded of a policy she has not accepted. Days are days in the club's zone. */

/** Reminded the day after she was asked first, then every so many days. */
export const REMINDER_DAYS = 7;

/** Staff reminds a member again after so many minutes at the earliest. */
export const REMIND_AGAIN_MINUTES = 60;

export interface Asking {
  readonly publishedOn: string;
  readonly joinedOn: string;
}

/** Days she has been asked: since the publication, or since she joined where that is later. */
export const daysAsked = ({ publishedOn, joinedOn }: Asking, today: string): number =>
  daysBetween(publishedOn > joinedOn ? publishedOn : joinedOn, today);

/**
 * Days she has been asked, where she is to be reminded today; undefined when none of the days asked about is one for it. Several
 * days are those a server slept through; the last one is today.
 */
export function policyReminder(asking: Asking, days: readonly string[]): number | undefined {
  const daysAskedFor = days.map((day) => daysAsked(asking, day));
  return daysAskedFor.some((count) => count >= 1 && (count - 1) % REMINDER_DAYS === 0) ? daysAskedFor.at(-1) : undefined;
}
