import type { ExerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Decision, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import type { ExerciseLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { isEasyWeek, loadStep, roundsIn, STEP, WEEKS } from '../runs/progression.ts';

/**
 * How the weeks of a sheet differ: three that add and an easy one, again and again (domain reference, section 8.6; ACSM, Progression models
 * in resistance training, 2009). Percent is of what can be lifted once.
 */
interface WeekRule {
  /** Points of percent from one week to the next, and from one block of four to the next. */
  readonly percent: number;
  readonly block: number;
  /** Repetitions from one week to the next, within those of the line: down from the most, or up from the fewest. */
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
/** With a condition repetitions may grow, and no load. */
const spared: WeekRule = { percent: 0, block: 0, reps: 1 };
/** So much lower is the effort of an easy week. */
const EASY_RPE = 2;

export type Weeks = Extract<Decision, { Kind: 'weeks' }>;

export interface WeekLine {
  readonly rounds: number;
  readonly reps: number | null;
  readonly repsMax: number | null;
  /** Kilograms, where the sheet says a load. */
  readonly weight: number | null;
  readonly rpe: number | null;
}

export const ruleOf = ({ Goal, Spared }: Weeks): WeekRule => (Spared ? spared : weekRules[Goal]);

/** Percent of what can be lifted once in a week, from 1; an easy one is as the first of its four. */
export function percentIn(week: number, weeks: Weeks): number {
  const { percent, block } = ruleOf(weeks);
  const before = Math.floor((week - 1) / WEEKS);
  const hard = isEasyWeek(week) ? 0 : (week - 1) % WEEKS;
  return Math.min(weeks.PercentMax, weeks.Percent + before * block + hard * percent);
}

function repsIn(week: number, { Reps, RepsMax }: Pick<ExerciseLine, 'Reps' | 'RepsMax'>, { reps }: WeekRule) {
  if (Reps === null || RepsMax === null || reps === 0) return { reps: Reps, repsMax: RepsMax };
  const before = Math.floor((week - 1) / WEEKS);
  // The easy week keeps the repetitions of the one before it.
  const at = Math.min((week - 1) % WEEKS, WEEKS - 2);
  const planned = reps < 0 ? Math.max(Reps, RepsMax - at - before) : Math.min(RepsMax, Reps + at);
  return { reps: planned, repsMax: null };
}

/** A line of the sheet in a week. */
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
    // The first week is what the sheet says, whatever the steps are.
    weight: load === null || load === line.Weight ? line.Weight : Math.round(Math.round(load / step) * step * 100) / 100,
    rpe: line.Rpe === null || !isEasyWeek(week) ? line.Rpe : Math.max(1, line.Rpe - EASY_RPE),
  };
}
