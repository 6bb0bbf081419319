import type { HealthDay } from '@clubpulse/contract/body/health/health';
import type { Day } from '../../time/days.ts';

export interface GroupMean {
  readonly Day: Day;
  readonly Figure: Exclude<keyof HealthDay, 'Day'>;
  readonly count: number;
  readonly mean: number;
}

/**
 * A day's mean is null if fewer athletes have a value than half of the median, because one early watch does not represent the
 * group.
 */
export function groupCourse(days: readonly Day[], means: readonly GroupMean[]): HealthDay[] {
  const figure = (name: GroupMean['Figure']): ((day: Day) => number | null) => {
    const known = means.filter(({ Figure }) => Figure === name);
    const counts = known.map(({ count }) => count).sort((one, other) => one - other);
    const usual = counts[Math.floor(counts.length / 2)] ?? 0;
    const meanOn = new Map(known.filter(({ count }) => 2 * count >= usual).map(({ Day, mean }) => [Day, mean]));
    return (day) => meanOn.get(day) ?? null;
  };
  const [asleep, hrv, resting] = [figure('AsleepSeconds'), figure('Hrv'), figure('RestingHeartRate')];
  return days.map((Day) => ({ Day, AsleepSeconds: asleep(Day), Hrv: hrv(Day), RestingHeartRate: resting(Day) }));
}
