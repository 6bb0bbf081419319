import type { BadgeKey } from '@clubpulse/contract/community/badges';
import { addDays, type Day, daysBetween, weekOf } from '../../time/days.ts';

/** Days and clock times are in the athlete's time zone. */

export interface Training {
  readonly Day: Day;
  readonly Clock: string;
  readonly Points: number;
  /** All times are in seconds. */
  readonly Duration: number;
  readonly TargetTime: number;
  readonly Zone5Time: number;
  readonly TrainingType: string;
  /** In metres; null if not measured. */
  readonly Distance: number | null;
}

export interface Attended {
  readonly Day: Day;
  readonly Present: boolean;
  readonly NoShow: boolean;
}

export interface Tested {
  readonly Day: Day;
  readonly Key: string;
  readonly Rating: number | null;
}

export interface Placed {
  readonly Day: Day;
  readonly Rank: number;
  readonly Total: number;
}

export interface BadgeFacts {
  readonly birthDate: Day | null;
  readonly trainings: readonly Training[];
  readonly classes: readonly Attended[];
  readonly measured: readonly Day[];
  readonly tests: readonly Tested[];
  readonly places: readonly Placed[];
}

const MONDAY = 1;
const weekBegin = (day: Day): Day => weekOf(day, MONDAY).first;

const byTime = <One extends { readonly Day: Day }>(ones: readonly One[]): One[] =>
  ones.toSorted((one, other) => one.Day.localeCompare(other.Day) || JSON.stringify(one).localeCompare(JSON.stringify(other)));
const inOrder = (trainings: readonly Training[]): Training[] =>
  trainings.toSorted((one, other) => `${one.Day} ${one.Clock}`.localeCompare(`${other.Day} ${other.Clock}`));

const nth = (ones: readonly { readonly Day: Day }[], count: number): Day | undefined => ones[count - 1]?.Day;

function sumReaches<One extends { readonly Day: Day }>(
  ones: readonly One[],
  needed: number,
  figure: (one: One) => number,
): Day | undefined {
  let sum = 0;
  return ones.find((one) => (sum += figure(one)) >= needed)?.Day;
}

function streak(trainings: readonly Training[], weeks: number): Day | undefined {
  let [row, last] = [0, ''];
  for (const { Day: day } of trainings) {
    const week = weekBegin(day);
    if (week === last) continue;
    row = last !== '' && addDays(last, 7) === week ? row + 1 : 1;
    last = week;
    if (row === weeks) return day;
  }
  return undefined;
}

function pointsInWeek(trainings: readonly Training[], needed: number): Day | undefined {
  const sums = new Map<Day, number>();
  return trainings.find(({ Day: day, Points }) => {
    const week = weekBegin(day);
    const sum = (sums.get(week) ?? 0) + Points;
    sums.set(week, sum);
    return sum >= needed;
  })?.Day;
}

function different<One extends { readonly Day: Day }>(
  ones: readonly One[],
  count: number,
  keyOf: (one: One) => string,
): Day | undefined {
  const seen = new Set<string>();
  return ones.find((one) => seen.add(keyOf(one)).size === count)?.Day;
}

function reached(classes: readonly Attended[], count: number): Day | undefined {
  let row = 0;
  return classes.find(({ NoShow }) => (row = NoShow ? 0 : row + 1) === count)?.Day;
}

const COMEBACK_DAYS = 30;
const cameBack = (trainings: readonly Training[]): Day | undefined =>
  trainings.find(({ Day: day }, place) => {
    const before = trainings[place - 1];
    return before !== undefined && daysBetween(before.Day, day) >= COMEBACK_DAYS;
  })?.Day;

/** A birthday on 29 February is on the 28th in years without that day. */
function isBirthday(day: Day, birthDate: Day): boolean {
  const born = birthDate.slice(5);
  const hasLeapDay = addDays(`${day.slice(0, 4)}-02-28`, 1).endsWith('-29');
  return day > birthDate && day.slice(5) === (born === '02-29' && !hasLeapDay ? '02-28' : born);
}

function improved(tests: readonly Tested[]): Day | undefined {
  const last = new Map<string, number>();
  return tests.find(({ Key, Rating }) => {
    if (Rating === null) return false;
    const before = last.get(Key);
    last.set(Key, Rating);
    return before !== undefined && Rating > before;
  })?.Day;
}

const RED_ZONE_SECONDS = 600;
const TARGET_FROM_SECONDS = 1800;
const TARGET_SHARE = 0.8;
const KILOMETRE = 1000;
const PODIUM = 3;

/** Each badge with the day on which its rule was first met, so that a late upload counts as in time. */
export function earned(facts: BadgeFacts): Map<BadgeKey, Day> {
  const trainings = inOrder(facts.trainings);
  const classes = byTime(facts.classes);
  const present = classes.filter(({ Present }) => Present);
  const tests = byTime(facts.tests);
  const measured = facts.measured.toSorted();
  const places = byTime(facts.places).filter(({ Total }) => Total > 0);
  const early = trainings.filter(({ Clock }) => Clock < '07:00');
  const late = trainings.filter(({ Clock }) => Clock >= '21:00');
  const { birthDate } = facts;
  const kilometres = (count: number) => sumReaches(trainings, count * KILOMETRE, ({ Distance }) => Distance ?? 0);
  const days: Readonly<Record<BadgeKey, Day | undefined>> = {
    firstTraining: nth(trainings, 1),
    trainings10: nth(trainings, 10),
    trainings50: nth(trainings, 50),
    trainings100: nth(trainings, 100),
    trainings250: nth(trainings, 250),
    trainings500: nth(trainings, 500),
    streak4: streak(trainings, 4),
    streak12: streak(trainings, 12),
    streak26: streak(trainings, 26),
    streak52: streak(trainings, 52),
    points1000InWeek: pointsInWeek(trainings, 1000),
    redZone10: trainings.find(({ Zone5Time }) => Zone5Time >= RED_ZONE_SECONDS)?.Day,
    targetZoneMaster: trainings.find(
      ({ Duration, TargetTime }) => Duration >= TARGET_FROM_SECONDS && TargetTime >= TARGET_SHARE * Duration,
    )?.Day,
    earlyBird: nth(early, 10),
    nightOwl: nth(late, 10),
    explorer: different(trainings, 10, ({ TrainingType }) => TrainingType),
    comeback: cameBack(trainings),
    birthdayTraining: birthDate === null ? undefined : trainings.find(({ Day: day }) => isBirthday(day, birthDate))?.Day,
    distance100: kilometres(100),
    distance500: kilometres(500),
    distance1000: kilometres(1000),
    classRegular25: nth(present, 25),
    noNoShow: reached(classes, 20),
    bodyCheck: measured[0],
    bodyCheck12: different(
      measured.map((day) => ({ Day: day })),
      12,
      ({ Day: day }) => day.slice(0, 7),
    ),
    fitnessTest: nth(tests, 1),
    fitnessTestUp: improved(tests),
    challengeFinisher: nth(places, 1),
    challengePodium: places.find(({ Rank }) => Rank <= PODIUM)?.Day,
    challengeWinner: places.find(({ Rank }) => Rank === 1)?.Day,
  };
  return new Map(Object.entries(days).filter((one): one is [BadgeKey, Day] => one[1] !== undefined));
}
