import { type Expected, expectedTrainings, highestHeartRate } from '../proof/independent-sum.ts';
import type { Audit, Measured } from './audit.ts';
import type { ClubConnection } from './connection.ts';
import type { Ran, Results } from './load/classes.ts';
import { BORN } from './world.ts';

const TRAINING_MIN_SECONDS = 60;
const YEAR_MS = 365.2425 * 86_400_000;

export interface StoredTraining extends Expected {
  readonly userId: number;
}

function trainingsOf(beats: ReadonlyMap<number, number>): Expected[] {
  const [first = 0] = beats.keys();
  const age = Math.floor((first * 1000 - Date.parse(BORN)) / YEAR_MS);
  return expectedTrainings(beats, highestHeartRate(age)).filter(
    ({ Duration, GapTime }) => Duration - GapTime >= TRAINING_MIN_SECONDS,
  );
}

const figuresOf = ({ Begin, End, Duration, Zones, GapTime, TargetTime, Points, AverageHeartRate, MaxHeartRate }: Expected) =>
  [Begin, End, Duration, ...Zones, GapTime, TargetTime, Points, AverageHeartRate, MaxHeartRate].join(' ');
const sumOf = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0);
const pointsOf = (trainings: readonly Pick<Expected, 'Points'>[]): number => sumOf(trainings.map(({ Points }) => Points));

export function auditTrainings(measured: Measured, stored: readonly StoredTraining[]): Audit {
  const all: Expected[] = [];
  let [lost, unmeasured] = [0, 0];
  const others: string[] = [];
  for (const [userId, beats] of measured) {
    const [expected, found] = [trainingsOf(beats), stored.filter((one) => one.userId === userId)];
    all.push(...expected);
    lost += Math.max(0, expected.length - found.length);
    unmeasured += Math.max(0, found.length - expected.length);
    for (const [index, one] of expected.entries()) {
      const other = found[index];
      if (other && figuresOf(other) !== figuresOf(one)) others.push(`${figuresOf(other)} instead of ${figuresOf(one)}`);
    }
  }
  return {
    counted: [
      `${all.length} trainings of ${pointsOf(all)} points measured, ${stored.length} of ${pointsOf(stored)} points in the journals`,
    ],
    findings: [
      ...(lost > 0 ? [`${lost} trainings are lost`] : []),
      ...(unmeasured > 0 ? [`${unmeasured} trainings were not measured`] : []),
      ...(others.length > 0 ? [`${others.length} trainings have other figures: ${others[0]}`] : []),
    ],
  };
}

const pointsIn = (measured: Measured, { gym, from, to }: Ran, isWall = false): number[] =>
  gym.athletes.flatMap(({ id }) => {
    const beats = [...(measured.get(id) ?? [])].filter(([second]) => second >= from && second < to);
    // Without the newest second (decision 0061).
    return trainingsOf(new Map(isWall ? beats.slice(0, -1) : beats)).map(({ Points }) => Points);
  });

export function auditResults(measured: Measured, classes: readonly Results[]): Audit {
  const sorted = (points: readonly number[]) => points.toSorted((a, b) => b - a).join();
  const findings = classes.flatMap((one) => {
    const [expected, found] = [sorted(pointsIn(measured, one)), sorted(one.points)];
    return found === expected ? [] : [`A class has the results ${found} instead of ${expected}`];
  });
  return { counted: [`${classes.length} classes with ${sumOf(classes.flatMap(({ points }) => points))} points`], findings };
}

interface Wall {
  readonly clubId: number;
  readonly points: number;
}

export function auditWalls(measured: Measured, classes: readonly Ran[], walls: readonly Wall[]): Audit {
  const findings = classes.flatMap((one) => {
    const [expected, shown] = [
      sumOf(pointsIn(measured, one, true)),
      walls.find(({ clubId }) => clubId === one.gym.clubId)?.points ?? 0,
    ];
    return shown === expected ? [] : [`A wall shows ${shown} points instead of ${expected}`];
  });
  return { counted: [`${walls.length} walls with ${sumOf(walls.map(({ points }) => points))} points`], findings };
}

export const storedTrainings = (connection: ClubConnection, userIds: readonly number[]): Promise<StoredTraining[]> =>
  connection.query<StoredTraining & { [column: string]: unknown }>(
    `select "UserId"::int as "userId", extract(epoch from "Begin")::int as "Begin", extract(epoch from "End")::int as "End",
       "Duration", array["Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time"] as "Zones",
       "GapTime", "TargetTime", "Points", "AverageHeartRate", "MaxHeartRate"
     from trainings where "UserId" = any($1) order by "Begin"`,
    [userIds],
  );
