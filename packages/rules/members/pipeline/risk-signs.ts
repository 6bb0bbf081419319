import { WEEKS_TOLD } from '@clubpulse/contract/members/pipeline/cards';
import { type ClientStage, type RiskSign, TAKEN_BACK_MINUTES } from '@clubpulse/contract/members/pipeline/pipeline';
import { daysBetween } from '../../time/days.ts';

/** What is known of a client's habits and of what she holds; days are days of the club. */
export interface RiskFacts {
  /** Days on which she was seen in the last twelve weeks, each once, in any order. */
  readonly Visits: readonly string[];
  /** Whether she holds something that is not over. */
  readonly Holds: boolean;
  /** Whether she ever held something. */
  readonly Held: boolean;
  /** The last day of what she holds, the latest where she holds several; null where one has no end. */
  readonly EndsOn: string | null;
}

/** So many times the days between her visits, and at least three weeks, is long. */
export const LONG_TIMES = 3;
export const LONG_DAYS = 21;
export const LATELY_DAYS = 28;
export const ENDING_DAYS = 14;
/** From so many visits on somebody has a habit. */
export const HABIT = 4;

/** Signs that a client may go, each a fact with its number: never a score. */
export function riskSigns({ Visits, Holds, Held, EndsOn }: RiskFacts, today: string): RiskSign[] {
  const days = Visits.toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const signs: RiskSign[] = [];
  if (first !== undefined && last !== undefined && days.length >= HABIT) {
    const Every = Math.max(1, Math.round(daysBetween(first, last) / (days.length - 1)));
    const Days = daysBetween(last, today);
    const lately = days.filter((day) => daysBetween(day, today) < LATELY_DAYS).length;
    const Before = days.length - lately;
    if (Days >= Math.max(LONG_DAYS, LONG_TIMES * Every)) signs.push({ Kind: 'NotSeen', Days, Every });
    // Eight weeks before four: twice as many days.
    else if (Before >= HABIT && lately * 4 < Before) signs.push({ Kind: 'Rarer', Visits: lately, Before });
  }
  if (!Holds && Held) signs.push({ Kind: 'Ended' });
  else if (Holds && EndsOn !== null && EndsOn >= today && daysBetween(today, EndsOn) <= ENDING_DAYS)
    signs.push({ Kind: 'Ending', Date: EndsOn });
  return signs;
}

/** Of each of the last weeks how many of these days it has, the oldest first; the last one ends today. */
export const visitsByWeek = (visits: readonly string[], today: string): number[] =>
  Array.from({ length: WEEKS_TOLD }, (_, week) => {
    const ago = WEEKS_TOLD - 1 - week;
    return visits.filter((day) => Math.floor(daysBetween(day, today) / 7) === ago).length;
  });

/** Whether somebody may be moved there: who holds something paid is a client, wherever one would like to have her. */
export const mayMove = (to: ClientStage, holdsPaid: boolean): boolean => to === 'client' || !holdsPaid;

/** Whether a move is of just now, and may be taken back. */
export const mayUndo = (movedAt: Date, now: Date): boolean => now.getTime() - movedAt.getTime() < TAKEN_BACK_MINUTES * 60_000;

/** Of those who stood in a stage how many of a hundred are further now; null where nobody stood there. */
export const shareMovedOn = (moved: number, still: number): number | null =>
  moved + still === 0 ? null : Math.round((100 * moved) / (moved + still));
