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
const squat = { Reps: 5, RepsMax: 8, Duration: null, Weight: 67.5, Rpe: 7 };
const eight = Array.from({ length: 8 }, (_, at) => at + 1);
const barbell = { Equipment: ['barbell'], MainMuscle: 'quadriceps', Pattern: 'squat' } as const;
const body = { ...barbell, Equipment: ['none'] } as const;
const of8 = (
  plan = weeks(),
  line: Parameters<typeof lineIn>[3] = squat,
  { Equipment, ...rest }: typeof barbell | typeof body = barbell,
) => eight.map((week) => lineIn(week, plan, { Rounds: 3 }, line, { ...rest, Equipment: [...Equipment] }));

describe('the weeks of a sheet', () => {
  it('add percent, load and repetitions for three weeks, and are easy with fewer sets in the fourth', () => {
    expect(eight.map((week) => percentIn(week, weeks()))).toEqual([75, 77.5, 80, 75, 80, 82.5, 85, 80]);
    expect(of8().map(({ weight }) => weight)).toEqual([67.5, 70, 72.5, 67.5, 72.5, 75, 77.5, 72.5]);
    expect(of8().map(({ reps }) => reps)).toEqual([8, 7, 6, 6, 6, 5, 5, 5]);
    expect(of8().map(({ rounds }) => rounds)).toEqual([3, 3, 3, 2, 3, 3, 3, 2]);
    expect(of8().map(({ rpe }) => rpe)).toEqual([7, 7, 7, 5, 7, 7, 7, 5]);
  });

  it('raise the repetitions before the load if the goal is not strength', () => {
    const plan = weeks({ Goal: 'generalWellness', Percent: 60, PercentMax: 70 });
    const done = of8(plan, { Reps: 10, RepsMax: 12, Duration: null, Weight: 40, Rpe: 6 });
    expect(done.map(({ reps }) => reps)).toEqual([10, 11, 12, 10, 12, 12, 12, 10]);
    expect(done.map(({ weight }) => weight)).toEqual([40, 40, 40, 40, 42.5, 42.5, 42.5, 42.5]);
  });

  it('do not raise the load for an athlete with a condition', () => {
    expect(new Set(of8(weeks({ Spared: true })).map(({ weight }) => weight))).toEqual(new Set([67.5]));
    const without = of8(weeks({ Spared: true, Percent: 0, PercentMax: 0 }));
    expect(new Set(without.map(({ weight }) => weight))).toEqual(new Set([67.5]));
  });

  it('have no load if none is known', () => {
    const done = of8(weeks(), { ...squat, Weight: null });
    expect(done.map(({ weight }) => weight)).toEqual(eight.map(() => null));
  });

  describe('without a load', () => {
    const pushUps = { Reps: 12, RepsMax: 15, Duration: null, Weight: null, Rpe: 6 };
    const plank = { ...pushUps, Reps: null, RepsMax: null, Duration: 30 };
    const fixed = { ...pushUps, Reps: 10, RepsMax: null };
    const plan = weeks({ Goal: 'muscleBuilding', Percent: 67, PercentMax: 75 });

    it('raise repetitions, seconds or sets week by week, at most to the number that the sheet prescribes', () => {
      expect(of8(plan, pushUps, body).map(({ reps }) => reps)).toEqual([12, 13, 14, 12, 14, 15, 15, 12]);
      expect(of8(plan, plank, body).map(({ seconds }) => seconds)).toEqual([20, 25, 30, 20, 30, 30, 30, 20]);
      expect(of8(plan, fixed, body).map(({ rounds }) => rounds)).toEqual([2, 3, 3, 2, 3, 3, 3, 2]);
      expect(of8(plan, pushUps, body).map(({ rounds }) => rounds)).toEqual([3, 3, 3, 2, 3, 3, 3, 2]);
      expect(of8(plan, pushUps).map(({ reps }) => reps)).toEqual([12, 13, 14, 12, 14, 15, 15, 12]);
    });

    it('differ from each other for every goal, also with a condition', () => {
      for (const Goal of workoutGoals)
        for (const Spared of [false, true])
          for (const line of [pushUps, plank, fixed]) {
            const block = of8(weeks({ Goal, Spared, Percent: 0, PercentMax: 0 }), line, body).slice(0, 3);
            expect(new Set(block.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
          }
    });
  });

  describe('of every goal and level', () => {
    const everyLine = workoutGoals.flatMap((Goal) =>
      fitnessLevels.flatMap((Level) => {
        const {
          percent: [Percent, PercentMax],
          amount: [Reps, RepsMax],
        } = doseOf(Goal, Level);
        const counted = { Reps, RepsMax: RepsMax > Reps ? RepsMax : null, Duration: null, Rpe: 6 };
        return [false, true].flatMap((Spared) =>
          [
            { line: { ...counted, Weight: 60 }, exercise: barbell },
            { line: { ...counted, Weight: null }, exercise: body },
            { line: { ...counted, Reps: null, RepsMax: null, Duration: 30, Weight: null }, exercise: body },
          ].map((one) => ({
            ...one,
            plan: weeks({ Goal, Spared, Percent: Spared ? 0 : Percent, PercentMax: Spared ? 0 : PercentMax }),
          })),
        );
      }),
    );
    const yearOf = ({ plan, line, exercise }: (typeof everyLine)[number], Weeks = 12) =>
      Array.from({ length: Weeks }, (_, at) =>
        lineIn(at + 1, { ...plan, Weeks }, { Rounds: 3 }, line, { ...exercise, Equipment: [...exercise.Equipment] }),
      );
    type Amounts = Pick<ReturnType<typeof lineIn>, 'reps' | 'seconds' | 'weight' | 'rounds'>;
    /** The possible repetitions decrease as the load increases, so both count (Epley). */
    const effortOf = ({ reps, seconds, weight }: Amounts) => (weight ?? 1) * (1 + ((reps ?? 0) + (seconds ?? 0)) / 30);

    it('begin a block at or above the week that ended the block before it, and never below the first week', () => {
      for (const one of everyLine) {
        const all = yearOf(one);
        for (const [at, week] of all.entries()) {
          const last = all[at - 2];
          if (at % 4 === 0 && at > 0 && last) {
            expect(week.weight ?? 0).toBeGreaterThanOrEqual(last.weight ?? 0);
            expect(effortOf(week)).toBeGreaterThanOrEqual(effortOf(last));
          }
          expect(week.weight ?? 0).toBeGreaterThanOrEqual(all[0]?.weight ?? 0);
        }
      }
    });

    it('have an easy week with fewer sets, and not more repetitions at the same load', () => {
      for (const one of everyLine) {
        const all = yearOf(one);
        for (const at of [3, 7, 11]) {
          const [before, easy] = [all[at - 1], all[at]];
          if (before === undefined || easy === undefined) throw new Error('no week');
          expect(easy.rounds).toBeLessThan(before.rounds);
          expect(easy.weight ?? 0).toBeLessThanOrEqual(before.weight ?? 0);
          expect(easy.reps ?? 0).toBeLessThanOrEqual(before.reps ?? 0);
          expect(easy.seconds ?? 0).toBeLessThanOrEqual(before.seconds ?? 0);
        }
      }
    });

    it('reach the seconds that the sheet prescribes, in two weeks too', () => {
      for (const one of everyLine.filter(({ line }) => line.Duration !== null))
        for (const count of [2, 3, 4, 8]) expect(Math.max(...yearOf(one, count).map(({ seconds }) => seconds ?? 0))).toBe(30);
    });
  });

  it('stay within the percentages of the goal and the level', () => {
    for (const Goal of workoutGoals)
      for (const Level of fitnessLevels) {
        const [Percent, PercentMax] = doseOf(Goal, Level).percent;
        const all = Array.from({ length: 12 }, (_, at) => percentIn(at + 1, weeks({ Goal, Percent, PercentMax })));
        expect(Math.min(...all)).toBe(Percent);
        expect(Math.max(...all)).toBeLessThanOrEqual(PercentMax);
      }
  });
});
