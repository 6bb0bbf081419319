import type { HealthDay } from '@clubpulse/contract/body/health/health';
import type { Day } from '../../time/days.ts';

/** Of a figure of a group on a day: how many it is known of, and its mean. */
export interface GroupMean {
  readonly Day: Day;
  readonly Figure: Exclude<keyof HealthDay, 'Day'>;
  readonly count: number;
  readonly mean: number;
}

/**
 * The course of a group, day by day. A day is the group's where at least half of those have the figure who usually have it, which is the middle
 * of its days: of a morning on which one watch alone was synced the group knows nothing, and one short night is not the night of all.
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
