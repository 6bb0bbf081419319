import { fitnessLevels, workoutGoals } from '@clubpulse/contract/workouts/generator/generator';
import { describe, expect, it } from 'vitest';
import { doseOf } from './programming.ts';
import { lineIn, percentIn, type Weeks } from './weeks.ts';

const weeks = (fields: Partial<Weeks> = {}): Weeks => ({
  Kind: 'weeks',
  Weeks: 8,
  Goal: 'strength',
  Percent: 75,
  PercentMax: 85,
  Spared: false,
  BarStep: 2.5,
  HandStep: 2,
  ...fields,
});
const squat = { Reps: 5, RepsMax: 8, Weight: 67.5, Rpe: 7 };
const eight = Array.from({ length: 8 }, (_, at) => at + 1);
const of8 = (plan = weeks(), line: Parameters<typeof lineIn>[3] = squat) =>
  eight.map((week) => lineIn(week, plan, { Rounds: 3 }, line, ['barbell']));

describe('the weeks of a sheet', () => {
  it('progress for three weeks and are easy in the fourth: percent, load, repetitions and sets', () => {
    expect(eight.map((week) => percentIn(week, weeks()))).toEqual([75, 77.5, 80, 75, 80, 82.5, 85, 80]);
    expect(of8().map(({ weight }) => weight)).toEqual([67.5, 70, 72.5, 67.5, 72.5, 75, 77.5, 72.5]);
    expect(of8().map(({ reps }) => reps)).toEqual([8, 7, 6, 6, 7, 6, 5, 5]);
    expect(of8().map(({ rounds }) => rounds)).toEqual([3, 3, 3, 2, 3, 3, 3, 2]);
    expect(of8().map(({ rpe }) => rpe)).toEqual([7, 7, 7, 5, 7, 7, 7, 5]);
  });

  it('raise repetitions before the load when the goal is not strength', () => {
    const plan = weeks({ Goal: 'generalWellness', Percent: 60, PercentMax: 70 });
    const done = of8(plan, { Reps: 10, RepsMax: 12, Weight: 40, Rpe: 6 });
    expect(done.map(({ reps }) => reps)).toEqual([10, 11, 12, 12, 10, 11, 12, 12]);
    expect(done.map(({ weight }) => weight)).toEqual([40, 40, 40, 40, 42.5, 42.5, 42.5, 42.5]);
  });

  it('raise no load with a condition', () => {
    expect(new Set(of8(weeks({ Spared: true })).map(({ weight }) => weight))).toEqual(new Set([67.5]));
  });

  it('have an effort where no load is known', () => {
    const done = of8(weeks(), { ...squat, Weight: null });
    expect(done.map(({ weight }) => weight)).toEqual(eight.map(() => null));
  });

  it('stay within the percent of goal and level', () => {
    for (const Goal of workoutGoals)
      for (const Level of fitnessLevels) {
        const [Percent, PercentMax] = doseOf(Goal, Level).percent;
        const all = Array.from({ length: 12 }, (_, at) => percentIn(at + 1, weeks({ Goal, Percent, PercentMax })));
        expect(Math.min(...all)).toBe(Percent);
        expect(Math.max(...all)).toBeLessThanOrEqual(PercentMax);
      }
  });
});
