import { WEEKS_SHOWN } from '@clubpulse/contract/members/pipeline/cards';
import { type ClientStage, type RiskSign, TAKEN_BACK_MINUTES } from '@clubpulse/contract/members/pipeline/pipeline';
import { daysBetween } from '../../time/days.ts';

/** Days are in the club's time zone. */
export interface RiskFacts {
  readonly Visits: readonly string[];
  readonly Holds: boolean;
  readonly Held: boolean;
  readonly EndsOn: string | null;
}

/** A long absence is `LONG_TIMES` the mean days between visits, but at least `LONG_DAYS`. */
export const LONG_TIMES = 3;
export const LONG_DAYS = 21;
export const LATELY_DAYS = 28;
export const ENDING_DAYS = 14;
/** From this many earlier visits on, fewer visits are a sign. */
export const HABIT = 4;

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
    else if (Before >= HABIT && lately * 4 < Before) signs.push({ Kind: 'Rarer', Visits: lately, Before });
  }
  if (!Holds && Held) signs.push({ Kind: 'Ended' });
  else if (Holds && EndsOn !== null && EndsOn >= today && daysBetween(today, EndsOn) <= ENDING_DAYS)
    signs.push({ Kind: 'Ending', Date: EndsOn });
  return signs;
}

export const visitsByWeek = (visits: readonly string[], today: string): number[] =>
  Array.from({ length: WEEKS_SHOWN }, (_, week) => {
    const ago = WEEKS_SHOWN - 1 - week;
    return visits.filter((day) => Math.floor(daysBetween(day, today) / 7) === ago).length;
  });

export const mayMove = (to: ClientStage, holdsPaid: boolean): boolean => to === 'client' || !holdsPaid;

export const mayUndo = (movedAt: Date, now: Date): boolean => now.getTime() - movedAt.getTime() < TAKEN_BACK_MINUTES * 60_000;

/** Percent of the users of a stage who moved on. Null if the stage had no user. */
export const shareMovedOn = (moved: number, still: number): number | null =>
  moved + still === 0 ? null : Math.round((100 * moved) / (moved + still));
