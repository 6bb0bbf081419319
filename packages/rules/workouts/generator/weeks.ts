import type { ExerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Decision, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import type { ExerciseLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { isEasyWeek, loadStep, roundsIn, STEP, WEEKS } from '../runs/progression.ts';

/**
 * Progression of weeks: three that add and an easy one, repeated (domain reference, section 8.6; ACSM, Progression models in
 * resistance training, 2009). Percents are of the one-repetition maximum.
 */
interface WeekRule {
  /** Percentage points from week to week, and from one block of four weeks to the next. */
  readonly percent: number;
  readonly block: number;
  /** Change of repetitions from week to week within the range of the line: down from the highest, or up from the lowest. */
  readonly reps: -1 | 0 | 1;
}
export const weekRules: Readonly<Record<WorkoutGoal, WeekRule>> = {
  strength: { percent: 2.5, block: 5, reps: -1 },
  muscleBuilding: { percent: 2.5, block: 2.5, reps: 0 },
  bodyToning: { percent: 0, block: 2.5, reps: 1 },
  weightLoss: { percent: 0, block: 2.5, reps: 1 },
  enduranceImprovement: { percent: 0, block: 2.5, reps: 1 },
  generalWellness: { percent: 0, block: 2.5, reps: 1 },
  rehabilitation: { percent: 0, block: 0, reps: 1 },
  flexibility: { percent: 0, block: 0, reps: 0 },
};
const spared: WeekRule = { percent: 0, block: 0, reps: 1 };
const EASY_RPE = 2;

export type Weeks = Extract<Decision, { Kind: 'weeks' }>;

export interface WeekLine {
  readonly rounds: number;
  readonly reps: number | null;
  readonly repsMax: number | null;
  readonly weight: number | null;
  readonly rpe: number | null;
}

export const ruleOf = ({ Goal, Spared }: Weeks): WeekRule => (Spared ? spared : weekRules[Goal]);

/** Percent of the one-repetition maximum in a week, from 1; an easy week equals the first of its block. */
export function percentIn(week: number, weeks: Weeks): number {
  const { percent, block } = ruleOf(weeks);
  const before = Math.floor((week - 1) / WEEKS);
  const hard = isEasyWeek(week) ? 0 : (week - 1) % WEEKS;
  return Math.min(weeks.PercentMax, weeks.Percent + before * block + hard * percent);
}

function repsIn(week: number, { Reps, RepsMax }: Pick<ExerciseLine, 'Reps' | 'RepsMax'>, { reps }: WeekRule) {
  if (Reps === null || RepsMax === null || reps === 0) return { reps: Reps, repsMax: RepsMax };
  const before = Math.floor((week - 1) / WEEKS);
  // An easy week has the repetitions of the week before.
  const at = Math.min((week - 1) % WEEKS, WEEKS - 2);
  const planned = reps < 0 ? Math.max(Reps, RepsMax - at - before) : Math.min(RepsMax, Reps + at);
  return { reps: planned, repsMax: null };
}

export function lineIn(
  week: number,
  weeks: Weeks,
  { Rounds }: Pick<ProgramSet, 'Rounds'>,
  line: Pick<ExerciseLine, 'Reps' | 'RepsMax' | 'Weight' | 'Rpe'>,
  equipment: readonly ExerciseEquipment[],
): WeekLine {
  const step = loadStep(equipment, weeks) ?? STEP;
  const load = line.Weight === null ? null : (line.Weight * percentIn(week, weeks)) / Math.max(1, weeks.Percent);
  return {
    rounds: roundsIn(week, Rounds),
    ...repsIn(week, line, ruleOf(weeks)),
    // The first week equals the sheet, without rounding to increments.
    weight: load === null || load === line.Weight ? line.Weight : Math.round(Math.round(load / step) * step * 100) / 100,
    rpe: line.Rpe === null || !isEasyWeek(week) ? line.Rpe : Math.max(1, line.Rpe - EASY_RPE),
  };
}
