import { percentOfMax, type ZoneLimits } from '../../accounts/users/zones.ts';

type SixSeconds = readonly [number, number, number, number, number, number];

export interface GroupPart {
  readonly UserId: number;
  readonly TrainingId: number;
  readonly IsShared: boolean;
  readonly Points: number;
  readonly Duration: number;
  readonly GapTime: number;
  readonly ZoneTimes: SixSeconds;
  readonly TargetTime: number;
  readonly AverageHeartRate: number | null;
  readonly Calories: number;
  readonly limits: ZoneLimits;
}

export interface PersonResult {
  readonly UserId: number;
  /** The longest of the athlete's trainings. */
  readonly TrainingId: number;
  readonly IsShared: boolean;
  readonly Rank: number;
  readonly Points: number;
  readonly Duration: number;
  readonly ZoneTimes: number[];
  readonly TargetTime: number;
  readonly AverageHeartRate: number | null;
  readonly AveragePercent: number | null;
  readonly Calories: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export const zonesTogether = (times: readonly (readonly number[])[]): number[] =>
  Array.from({ length: 6 }, (_, zone) => sum(times.map((one) => one[zone] ?? 0)));

export function resultsOf(parts: readonly GroupPart[]): PersonResult[] {
  const people = [...Map.groupBy(parts, ({ UserId }) => UserId).values()].map(together);
  const rankOf = ({ Points }: { readonly Points: number }) => 1 + people.filter((other) => other.Points > Points).length;
  return people.map((person) => ({ ...person, Rank: rankOf(person) })).toSorted((a, b) => a.Rank - b.Rank);
}

function together(parts: readonly GroupPart[]): Omit<PersonResult, 'Rank'> {
  const [longest] = parts.toSorted((a, b) => b.Duration - a.Duration || a.TrainingId - b.TrainingId);
  if (longest === undefined) throw new Error('a participant without a training');
  const total = (figure: (part: GroupPart) => number) => sum(parts.map(figure));
  const received = parts.filter(({ AverageHeartRate }) => AverageHeartRate !== null);
  const seconds = ({ Duration, GapTime }: GroupPart) => Math.max(1, Duration - GapTime);
  const beats = sum(received.map((part) => (part.AverageHeartRate ?? 0) * seconds(part)));
  const average = received.length === 0 ? null : Math.round(beats / sum(received.map(seconds)));
  return {
    UserId: longest.UserId,
    TrainingId: longest.TrainingId,
    IsShared: longest.IsShared,
    Points: total(({ Points }) => Points),
    Duration: total(({ Duration }) => Duration),
    ZoneTimes: zonesTogether(parts.map(({ ZoneTimes }) => ZoneTimes)),
    TargetTime: total(({ TargetTime }) => TargetTime),
    AverageHeartRate: average,
    AveragePercent: average === null ? null : percentOfMax(average, longest.limits[5], longest.limits),
    Calories: total(({ Calories }) => Calories),
  };
}

/** With fewer athletes than this, a member could compute another's values from the total and their own. */
export const TOGETHER_MIN = 5;
