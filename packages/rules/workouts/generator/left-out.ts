import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { Decision, FitnessLevel, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import type { Confirmations } from '@clubpulse/contract/workouts/sheets/sheets';
import { hasConditions } from '../sheets/confirmed.ts';
import { type Described, needsMore } from './conditions.ts';

export interface LeavesOut {
  readonly ids: ReadonlySet<number>;
  readonly gentle: boolean;
  /** Exercises that a trainer confirmed. If the athlete has a condition, only these are allowed; otherwise null. */
  readonly confirmed: ReadonlySet<number> | null;
}
type Known = Pick<ExerciseRow, 'ExerciseId' | 'Activities'> & Described;

export const isLeftOut = ({ ids, gentle, confirmed }: LeavesOut, exercise: Known): boolean =>
  ids.has(exercise.ExerciseId) || (gentle && isTooRough(exercise)) || (confirmed !== null && !confirmed.has(exercise.ExerciseId));

export const isGentle = (level: FitnessLevel, goal: WorkoutGoal): boolean => level === 'sedentary' || goal === 'rehabilitation';
export const isTooRough = (exercise: Pick<ExerciseRow, 'Activities'> & Described): boolean =>
  exercise.Activities.includes('plyometrics') ||
  exercise.Activities.includes('olympicLifting') ||
  needsMore(exercise, { rpe: 5, zone: 2 });

export function leftOutBy(decisions: readonly Decision[], confirmations: Confirmations): LeavesOut | undefined {
  const ids = new Set(decisions.flatMap((one) => (one.Kind === 'excluded' ? one.Ids : [])));
  const gentle = decisions.some(({ Kind }) => Kind === 'gentle');
  const confirmed = hasConditions(decisions) ? new Set(confirmations.map(({ ExerciseId }) => ExerciseId)) : null;
  return confirmed !== null || ids.size > 0 || gentle ? { ids, gentle, confirmed } : undefined;
}
