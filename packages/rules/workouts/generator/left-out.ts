import type { Care, Decision } from '@clubpulse/contract/workouts/generator/generator';
import { isSpared, isTooRough, type Trained } from './care.ts';

/** What a sheet has none of, when it is made and whenever something stands in for one of its exercises (decision 0158). */
export interface LeavesOut {
  readonly cares: readonly Care[];
  readonly ids: ReadonlySet<number>;
  /** Neither jumps nor Olympic lifts. */
  readonly gentle: boolean;
}

export const isLeftOut = ({ cares, ids, gentle }: LeavesOut, exercise: Trained & { readonly ExerciseId: number }): boolean =>
  ids.has(exercise.ExerciseId) || (gentle && isTooRough(exercise)) || cares.some((care) => isSpared(care, exercise));

/** By what stays with a saved sheet; undefined: nothing was left out of it. */
export function leftOutBy(decisions: readonly Decision[]): LeavesOut | undefined {
  const cares = decisions.flatMap((one) => (one.Kind === 'spared' ? [one.Care] : []));
  const ids = new Set(decisions.flatMap((one) => (one.Kind === 'excluded' ? one.Ids : [])));
  const gentle = decisions.some(({ Kind }) => Kind === 'gentle');
  return cares.length > 0 || ids.size > 0 || gentle ? { cares, ids, gentle } : undefined;
}
