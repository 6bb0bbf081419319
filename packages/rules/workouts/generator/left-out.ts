import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { NamedCondition } from '@clubpulse/contract/workouts/generator/conditions';
import type { Decision, FitnessLevel, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import { type Described, isExcludedBy, needsMore } from './conditions.ts';

/** What a sheet has none of, when it is made and whenever something stands in for one of its exercises. */
export interface LeavesOut {
  readonly conditions: readonly NamedCondition[];
  readonly ids: ReadonlySet<number>;
  /** A trainer allowed these whatever the conditions say. */
  readonly allowed: ReadonlySet<number>;
  /** Nothing rough. */
  readonly gentle: boolean;
}
type Known = Pick<ExerciseRow, 'ExerciseId' | 'Activities'> & Described;

export const isLeftOut = ({ conditions, ids, allowed, gentle }: LeavesOut, exercise: Known): boolean =>
  ids.has(exercise.ExerciseId) ||
  (gentle && isTooRough(exercise)) ||
  (!allowed.has(exercise.ExerciseId) && conditions.some((condition) => isExcludedBy(condition, exercise)));

/** Who sits all day or recovers neither jumps, lifts Olympic nor does what has no light version. */
export const isGentle = (level: FitnessLevel, goal: WorkoutGoal): boolean => level === 'sedentary' || goal === 'rehabilitation';
export const isTooRough = (exercise: Pick<ExerciseRow, 'Activities'> & Described): boolean =>
  exercise.Activities.includes('plyometrics') ||
  exercise.Activities.includes('olympicLifting') ||
  needsMore(exercise, { rpe: 5, zone: 2 });

/** By what stays with a saved sheet; undefined: nothing was left out of it. */
export function leftOutBy(decisions: readonly Decision[]): LeavesOut | undefined {
  const conditions = decisions.filter((one) => one.Kind === 'condition');
  const ids = new Set(decisions.flatMap((one) => (one.Kind === 'excluded' ? one.Ids : [])));
  const allowed = new Set(decisions.flatMap((one) => (one.Kind === 'allowed' ? [one.ExerciseId] : [])));
  const gentle = decisions.some(({ Kind }) => Kind === 'gentle');
  return conditions.length > 0 || ids.size > 0 || gentle ? { conditions, ids, allowed, gentle } : undefined;
}
