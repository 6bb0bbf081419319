import type { ChallengeInput, ChallengeType } from '@clubpulse/contract/community/challenges';
import { POINTS_PER_MINUTE, points } from '../../accounts/users/zones.ts';
import { addDays, type Day, type Days, daysBetween } from '../../time/days.ts';

/** A training as a challenge counts it; of attended classes each is one, with its day alone. */
export interface Counted {
  readonly Day: Day;
  readonly Points: number;
  /** Seconds. */
  readonly Duration: number;
  /** Seconds in zones 0 to 5. */
  readonly ZoneTimes: readonly number[];
  readonly TargetTime: number;
  readonly Calories: number;
}
/** What of a challenge says what counts. */
export type Counting = Pick<ChallengeInput, 'Type' | 'ValidZones' | 'MinTargetPrc' | 'MinMinutes' | 'BestTrainings'>;

/** Decided by single trainings, not by whole days. */
export const countsTrainings = ({ MinTargetPrc, MinMinutes, BestTrainings }: Omit<Counting, 'Type' | 'ValidZones'>): boolean =>
  MinTargetPrc !== null || MinMinutes !== null || BestTrainings !== null;

/** What each training brings an amount of, so that the best of them can be told. */
const amounts: ReadonlySet<ChallengeType> = new Set(['Points', 'Duration', 'ZoneTime', 'Calories']);
export const hasAmounts = (type: ChallengeType): boolean => amounts.has(type);

/** What a hand can write down of a training: points and zones come of heart rates alone, and who was in a class the club says. */
const written: ReadonlySet<ChallengeType> = new Set(['Trainings', 'ActiveDays', 'StreakDays', 'Duration', 'Calories']);
export const canBeWritten = (type: ChallengeType): boolean => written.has(type);

/** It may count some zones alone: seconds in them always, points where it says so (OPS-048). */
export const canHaveZones = (type: ChallengeType): boolean => type === 'ZoneTime' || type === 'Points';

/** Points of some zones: 60 point-seconds of theirs make one, once all that counts is added up (reference 1.4). */
export const countsZonePoints = ({ Type, ValidZones }: Pick<ChallengeInput, 'Type' | 'ValidZones'>): boolean =>
  Type === 'Points' && ValidZones.length > 0;

/** It counts the points of zones none of which gives any. */
export const givesNoPoints = (challenge: Pick<ChallengeInput, 'Type' | 'ValidZones'>): boolean =>
  countsZonePoints(challenge) && challenge.ValidZones.every((zone) => pointsPerMinute(zone) === 0);

/** It tells how hearts went: then it counts what is shared with the club where it was (decision 0097). */
export const countsHearts = (challenge: Pick<ChallengeInput, 'Type' | 'ValidZones' | 'MinTargetPrc'>): boolean =>
  challenge.Type === 'ZoneTime' ||
  challenge.Type === 'Calories' ||
  challenge.MinTargetPrc !== null ||
  countsZonePoints(challenge);

const pointsPerMinute = (zone: number): number => POINTS_PER_MINUTE[zone] ?? 0;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Whether a training counts: long enough, and long enough of its heartbeats in the target zone (reference 1.5: gaps are not divided by). */
export function isCounted({ MinTargetPrc, MinMinutes }: Omit<Counting, 'Type'>, training: Counted): boolean {
  const heard = sum(training.ZoneTimes);
  return (
    (MinMinutes === null || training.Duration >= 60 * MinMinutes) &&
    (MinTargetPrc === null || (heard > 0 && 100 * training.TargetTime >= MinTargetPrc * heard))
  );
}

function amountOf({ Type, ValidZones }: Counting, training: Counted): number {
  const zones = [...new Set(ValidZones)];
  const secondsIn = (zone: number) => training.ZoneTimes[zone] ?? 0;
  if (countsZonePoints({ Type, ValidZones })) return sum(zones.map((zone) => secondsIn(zone) * pointsPerMinute(zone)));
  if (Type === 'Points' || Type === 'Duration' || Type === 'Calories') return training[Type];
  return Type === 'ZoneTime' ? sum(zones.map(secondsIn)) : 1;
}

/** The most days in a row. */
function longestRun(days: ReadonlySet<Day>): number {
  let longest = 0;
  for (const day of days) {
    if (days.has(addDays(day, -1))) continue;
    let length = 1;
    while (days.has(addDays(day, length))) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** What somebody's trainings on the days of a challenge come to. The server adds the same up in its database, held to this by a test. */
export function valueOf(how: Counting, trainings: readonly Counted[]): number {
  const counted = trainings.filter((training) => isCounted(how, training));
  const days = new Set(counted.map(({ Day }) => Day));
  if (how.Type === 'ActiveDays') return days.size;
  if (how.Type === 'StreakDays') return longestRun(days);
  const values = counted.map((training) => amountOf(how, training)).toSorted((one, other) => other - one);
  const all = sum(values.slice(0, how.BestTrainings ?? values.length));
  return countsZonePoints(how) ? points(all) : all;
}

/** What somebody did in percent of her own target. */
export const percentOfTarget = (done: number, target: number): number => Math.floor((100 * done) / target);

/** Her own target: what she did in as many days before, at least what the challenge asks of everybody. */
export const ownTarget = (least: number, before: number): number => Math.max(least, before);

/** The days before a challenge that say her own target: as many as it has. */
export function daysBefore({ StartDate, EndDate }: Pick<ChallengeInput, 'StartDate' | 'EndDate'>): Days {
  return { first: addDays(StartDate, -1 - daysBetween(StartDate, EndDate)), last: addDays(StartDate, -1) };
}

/** Of each goal that is reached, the day on which it was: goals rise, and what a day brings is not taken back. */
export function reachedOn(
  goals: readonly number[],
  how: Counting,
  trainings: readonly Counted[],
  toValue: (value: number) => number,
): Day[] {
  const days = [...new Set(trainings.map(({ Day }) => Day))].toSorted((one, other) => one.localeCompare(other));
  const reached: Day[] = [];
  for (const day of days) {
    const value = toValue(
      valueOf(
        how,
        trainings.filter(({ Day }) => Day <= day),
      ),
    );
    for (let goal = goals[reached.length]; goal !== undefined && goal <= value; goal = goals[reached.length]) reached.push(day);
  }
  return reached;
}
