import type { Decision, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import type { ExerciseLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { takesLoad } from '../exercises/loads.ts';
import { fewer, isEasyWeek, loadStep, roundsIn, STEP, WEEKS } from '../runs/progression.ts';

/**
 * Three weeks get harder, the fourth is easy, and this repeats (ACSM, Progression models in resistance training, 2009).
 * Percentages are of the one-repetition maximum.
 */
interface WeekRule {
  /** Percentage points per week and per block of four weeks. A block begins at or above the last load of the block before. */
  readonly percent: number;
  readonly block: number;
  /** Change from week to week: -1 from the highest number downwards, 1 from the lowest upwards, 0 no change. */
  readonly reps: -1 | 0 | 1;
}
export const weekRules: Readonly<Record<WorkoutGoal, WeekRule>> = {
  strength: { percent: 2.5, block: 5, reps: -1 },
  muscleBuilding: { percent: 2.5, block: 5, reps: 0 },
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
  readonly seconds: number | null;
  readonly weight: number | null;
  readonly rpe: number | null;
}

export const ruleOf = ({ Goal, Spared }: Weeks): WeekRule => (Spared ? spared : weekRules[Goal]);

/** Weeks count from 1. An easy week has the percentage of the first week of its block. */
export function percentIn(week: number, weeks: Weeks): number {
  const { percent, block } = ruleOf(weeks);
  const before = Math.floor((week - 1) / WEEKS);
  const hard = isEasyWeek(week) ? 0 : (week - 1) % WEEKS;
  return Math.min(weeks.PercentMax, weeks.Percent + before * block + hard * percent);
}

/** Steps above the first week. A block begins where the block before it ended. An easy week has no steps. */
export const stepsIn = (week: number): number =>
  isEasyWeek(week) ? 0 : Math.floor((week - 1) / WEEKS) * STEPS_OF_BLOCK + ((week - 1) % WEEKS);
const STEPS_OF_BLOCK = WEEKS - 2;

function repsIn(week: number, { Reps, RepsMax }: Pick<ExerciseLine, 'Reps' | 'RepsMax'>, { reps }: WeekRule) {
  if (Reps === null || RepsMax === null || reps === 0) return { reps: Reps, repsMax: RepsMax };
  // If repetitions fall, they are the fewest before an easy week. The easy week has the same number and a lower load.
  const planned =
    reps < 0 ? Math.max(Reps, RepsMax - stepsIn(isEasyWeek(week) ? week - 1 : week)) : Math.min(RepsMax, Reps + stepsIn(week));
  return { reps: planned, repsMax: null };
}

/** Progress by repetitions, seconds or sets, never above those of the sheet, which respect the dose and the conditions. */
function unloadedIn(week: number, { Weeks: count }: Weeks, rounds: number, { Reps, RepsMax, Duration }: Amount) {
  const steps = stepsIn(week);
  const same = { rounds, reps: Reps, repsMax: null, seconds: Duration };
  if (Duration !== null) {
    const from = Math.min(Duration, Math.max(SECONDS_MIN, Duration - Math.min(STEPS_OF_BLOCK, count - 1) * SECONDS_STEP));
    return { ...same, seconds: Math.min(Duration, from + steps * SECONDS_STEP) };
  }
  if (Reps !== null && RepsMax !== null) return { ...same, reps: Math.min(RepsMax, Reps + steps) };
  return { ...same, rounds: Math.min(rounds, fewer(rounds, rounds - 1) + steps) };
}
const [SECONDS_STEP, SECONDS_MIN] = [5, 10];
type Amount = Pick<ExerciseLine, 'Reps' | 'RepsMax' | 'Duration'>;

export function lineIn(
  week: number,
  weeks: Weeks,
  { Rounds }: Pick<ProgramSet, 'Rounds'>,
  line: Amount & Pick<ExerciseLine, 'Weight' | 'Rpe'>,
  exercise: Parameters<typeof takesLoad>[0],
): WeekLine {
  const rpe = line.Rpe === null || !isEasyWeek(week) ? line.Rpe : Math.max(1, line.Rpe - EASY_RPE);
  // If repetitions fall at the same exertion, the athlete chooses a higher load, so a line without a known load progresses by
  // load too.
  const isByLoad = line.Duration === null && (line.Weight !== null || (takesLoad(exercise) && ruleOf(weeks).reps < 0));
  if (!isByLoad) {
    const { rounds, ...amount } = unloadedIn(week, weeks, Rounds, line);
    return { ...amount, rounds: roundsIn(week, rounds), weight: line.Weight, rpe };
  }
  const step = loadStep(exercise.Equipment, weeks) ?? STEP;
  const growth = weeks.Percent === 0 ? 1 : percentIn(week, weeks) / weeks.Percent;
  const load = line.Weight === null ? null : line.Weight * growth;
  return {
    rounds: roundsIn(week, Rounds),
    ...repsIn(week, line, ruleOf(weeks)),
    seconds: null,
    // The first week has the sheet's load, without rounding to the club's increments.
    weight: load === null || load === line.Weight ? line.Weight : Math.round(Math.round(load / step) * step * 100) / 100,
    rpe,
  };
}
