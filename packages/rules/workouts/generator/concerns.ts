import type { Demand } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Condition } from '@clubpulse/contract/workouts/generator/conditions';
import { conditionRules } from './conditions.ts';

const concernsOf = (condition: Condition): readonly Demand[] => {
  const { excludes, from = {} } = conditionRules[condition];
  return [...excludes, ...Object.values(from).flatMap((harder) => harder.excludes ?? [])];
};

/** The demands of an exercise: first those that any severity of these conditions excludes, then the others. */
export function demandsFor(demands: readonly Demand[], conditions: readonly Condition[]) {
  const all = new Set(conditions.flatMap(concernsOf));
  return { concerned: demands.filter((one) => all.has(one)), others: demands.filter((one) => !all.has(one)) };
}
