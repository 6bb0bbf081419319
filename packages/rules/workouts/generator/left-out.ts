import type { Care, Decision } from '@clubpulse/contract/workouts/generator/generator';
import { calledOf, isCalled } from './called.ts';
import { isSpared, isTooRough } from './care.ts';
import type { Named } from './instruction-words.ts';

/** What a sheet has none of, when it is made and whenever something stands in for one of its exercises (decision 0158). */
export interface LeavesOut {
  readonly cares: readonly Care[];
  readonly ids: ReadonlySet<number>;
  /** What has all the words of one of these came later. */
  readonly means: readonly (readonly string[])[];
  /** Neither jumps nor Olympic lifts. */
  readonly gentle: boolean;
}

export function isLeftOut({ cares, ids, means, gentle }: LeavesOut, exercise: Named): boolean {
  if (ids.has(exercise.ExerciseId) || (gentle && isTooRough(exercise)) || cares.some((care) => isSpared(care, exercise)))
    return true;
  if (means.length === 0) return false;
  const called = calledOf(exercise);
  return means.some((phrases) => phrases.every((phrase) => isCalled(called, phrase.split(' '))));
}

/** By what stays with a saved sheet; undefined: nothing was left out of it. */
export function leftOutBy(decisions: readonly Decision[]): LeavesOut | undefined {
  const cares = decisions.flatMap((one) => (one.Kind === 'spared' ? [one.Care] : []));
  const named = decisions.filter((one) => one.Kind === 'excluded');
  const ids = new Set(named.flatMap(({ Ids }) => Ids));
  const means = named.flatMap(({ Means }) => Means);
  const gentle = decisions.some(({ Kind }) => Kind === 'gentle');
  return cares.length > 0 || ids.size > 0 || means.length > 0 || gentle ? { cares, ids, means, gentle } : undefined;
}
