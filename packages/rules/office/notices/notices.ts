import { daysBetween } from '../../time/days.ts';

/** After this time a mail would be too late, because the member has noticed the event. */
export const NOTIFY_WITHIN_HOURS = 24;

export interface NoticeTimes {
  readonly At: Date;
  readonly Day: string | null;
  readonly until: Date | null;
}

export const isWorthNotifying = ({ At, Day, until }: NoticeTimes, now: Date, today: string): boolean =>
  now.getTime() - At.getTime() <= NOTIFY_WITHIN_HOURS * 3_600_000 &&
  (Day === null || daysBetween(Day, today) <= 1) &&
  (until === null || until > now);
