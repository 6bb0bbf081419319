import { daysBetween } from '../../time/days.ts';

/** What is still worth telling a member when somebody comes to it. */

/** An event is told within so many hours, or not at all: who hears of it later has met it already. */
export const TOLD_WITHIN_HOURS = 24;

export interface Happened {
  /** When it was written. */
  readonly At: Date;
  /** The day in the club's zone it counts for, where that is not the day it was written. */
  readonly Day: string | null;
  /** Until when it matters: the end of an offer, the beginning of a class. */
  readonly until: Date | null;
}

/** `today` is the day of `now` in the club's zone. */
export const isWorthTelling = ({ At, Day, until }: Happened, now: Date, today: string): boolean =>
  now.getTime() - At.getTime() <= TOLD_WITHIN_HOURS * 3_600_000 &&
  (Day === null || daysBetween(Day, today) <= 1) &&
  (until === null || until > now);
