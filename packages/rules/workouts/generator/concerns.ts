import type { Demand } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Condition } from '@clubpulse/contract/workouts/generator/conditions';
import { conditionRules, withFloor } from './conditions.ts';

const concernsOf = (condition: Condition): readonly Demand[] => {
  const { excludes, from = {} } = conditionRules[condition];
  return withFloor([...excludes, ...Object.values(from).flatMap((harder) => harder.excludes ?? [])]);
};

/**
 * Divides the demands of an exercise: those that one of the conditions excludes at any severity (`concerned`), and all
 * others.
 */
export function demandsFor(demands: readonly Demand[], conditions: readonly Condition[]) {
  const all = new Set(conditions.flatMap(concernsOf));
  return { concerned: demands.filter((one) => all.has(one)), others: demands.filter((one) => !all.has(one)) };
}
