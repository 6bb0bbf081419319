import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { NamedCondition } from '@clubpulse/contract/workouts/generator/conditions';
import type { Decision, FitnessLevel, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import { type Described, isExcludedBy, needsMore } from './conditions.ts';

export interface LeavesOut {
  readonly conditions: readonly NamedCondition[];
  readonly ids: ReadonlySet<number>;
  readonly allowed: ReadonlySet<number>;
  readonly gentle: boolean;
}
type Known = Pick<ExerciseRow, 'ExerciseId' | 'Activities'> & Described;

export const isLeftOut = ({ conditions, ids, allowed, gentle }: LeavesOut, exercise: Known): boolean =>
  ids.has(exercise.ExerciseId) ||
  (gentle && isTooRough(exercise)) ||
  (!allowed.has(exercise.ExerciseId) && conditions.some((condition) => isExcludedBy(condition, exercise)));

/** Sedentary and recovering athletes get no jumps, no Olympic lifts and no exercise without a light version. */
export const isGentle = (level: FitnessLevel, goal: WorkoutGoal): boolean => level === 'sedentary' || goal === 'rehabilitation';
export const isTooRough = (exercise: Pick<ExerciseRow, 'Activities'> & Described): boolean =>
  exercise.Activities.includes('plyometrics') ||
  exercise.Activities.includes('olympicLifting') ||
  needsMore(exercise, { rpe: 5, zone: 2 });

/** The exclusions from the stored decisions of a sheet. Undefined when there are none. */
export function leftOutBy(decisions: readonly Decision[]): LeavesOut | undefined {
  const conditions = decisions.filter((one) => one.Kind === 'condition');
  const ids = new Set(decisions.flatMap((one) => (one.Kind === 'excluded' ? one.Ids : [])));
  const allowed = new Set(decisions.flatMap((one) => (one.Kind === 'allowed' ? [one.ExerciseId] : [])));
  const gentle = decisions.some(({ Kind }) => Kind === 'gentle');
  return conditions.length > 0 || ids.size > 0 || gentle ? { conditions, ids, allowed, gentle } : undefined;
}
