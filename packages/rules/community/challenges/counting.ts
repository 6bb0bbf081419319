import type { ChallengeInput, ChallengeType } from '@clubpulse/contract/community/challenges';
import { POINTS_PER_MINUTE, points } from '../../accounts/users/zones.ts';
import { addDays, type Day, type Days, daysBetween } from '../../time/days.ts';

export interface Counted {
  readonly Day: Day;
  readonly Points: number;
  readonly Duration: number;
  readonly ZoneTimes: readonly number[];
  readonly TargetTime: number;
  readonly Calories: number;
}
export type Counting = Pick<ChallengeInput, 'Type' | 'ValidZones' | 'MinTargetPrc' | 'MinMinutes' | 'BestTrainings'>;

export const countsTrainings = ({ MinTargetPrc, MinMinutes, BestTrainings }: Omit<Counting, 'Type' | 'ValidZones'>): boolean =>
  MinTargetPrc !== null || MinMinutes !== null || BestTrainings !== null;

const amounts: ReadonlySet<ChallengeType> = new Set(['Points', 'Duration', 'ZoneTime', 'Calories']);
export const hasAmounts = (type: ChallengeType): boolean => amounts.has(type);

/**
 * These types also count trainings entered by hand. Points and zone times need heart rates, and only the club can mark
 * attendance.
 */
const written: ReadonlySet<ChallengeType> = new Set(['Trainings', 'ActiveDays', 'StreakDays', 'Duration', 'Calories']);
export const canBeWritten = (type: ChallengeType): boolean => written.has(type);

export const canHaveZones = (type: ChallengeType): boolean => type === 'ZoneTime' || type === 'Points';

/**
 * If only points of some zones count, the value is in points times seconds (60 are one point), rounded once for all trainings.
 */
export const countsZonePoints = ({ Type, ValidZones }: Pick<ChallengeInput, 'Type' | 'ValidZones'>): boolean =>
  Type === 'Points' && ValidZones.length > 0;

export const givesNoPoints = (challenge: Pick<ChallengeInput, 'Type' | 'ValidZones'>): boolean =>
  countsZonePoints(challenge) && challenge.ValidZones.every((zone) => pointsPerMinute(zone) === 0);

/** For such a challenge a training counts only if its heart rates are shared with its club (decision 0097). */
export const countsHearts = (challenge: Pick<ChallengeInput, 'Type' | 'ValidZones' | 'MinTargetPrc'>): boolean =>
  challenge.Type === 'ZoneTime' ||
  challenge.Type === 'Calories' ||
  challenge.MinTargetPrc !== null ||
  countsZonePoints(challenge);

const pointsPerMinute = (zone: number): number => POINTS_PER_MINUTE[zone] ?? 0;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

export function isCounted({ MinTargetPrc, MinMinutes }: Omit<Counting, 'Type'>, training: Counted): boolean {
  const received = sum(training.ZoneTimes);
  return (
    (MinMinutes === null || training.Duration >= 60 * MinMinutes) &&
    (MinTargetPrc === null || (received > 0 && 100 * training.TargetTime >= MinTargetPrc * received))
  );
}

function amountOf({ Type, ValidZones }: Counting, training: Counted): number {
  const zones = [...new Set(ValidZones)];
  const secondsIn = (zone: number) => training.ZoneTimes[zone] ?? 0;
  if (countsZonePoints({ Type, ValidZones })) return sum(zones.map((zone) => secondsIn(zone) * pointsPerMinute(zone)));
  if (Type === 'Points' || Type === 'Duration' || Type === 'Calories') return training[Type];
  return Type === 'ZoneTime' ? sum(zones.map(secondsIn)) : 1;
}

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

/** The server computes the same in SQL, and a test compares both. */
export function valueOf(how: Counting, trainings: readonly Counted[]): number {
  const counted = trainings.filter((training) => isCounted(how, training));
  const days = new Set(counted.map(({ Day }) => Day));
  if (how.Type === 'ActiveDays') return days.size;
  if (how.Type === 'StreakDays') return longestRun(days);
  const values = counted.map((training) => amountOf(how, training)).toSorted((one, other) => other - one);
  const all = sum(values.slice(0, how.BestTrainings ?? values.length));
  return countsZonePoints(how) ? points(all) : all;
}

export const percentOfTarget = (done: number, target: number): number => Math.floor((100 * done) / target);

export const ownTarget = (least: number, before: number): number => Math.max(least, before);

export function daysBefore({ StartDate, EndDate }: Pick<ChallengeInput, 'StartDate' | 'EndDate'>): Days {
  return { first: addDays(StartDate, -1 - daysBetween(StartDate, EndDate)), last: addDays(StartDate, -1) };
}

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
