import type { Demand } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Condition } from '@clubpulse/contract/workouts/generator/conditions';
import { isConcerned } from './conditions.ts';

/** Divides the demands of an exercise: those that the trainer looks at with one of the conditions (`concerned`), and all others. */
export function demandsFor(demands: readonly Demand[], conditions: readonly Condition[]) {
  const isOne = (demand: Demand) => conditions.some((condition) => isConcerned(condition, demand));
  return { concerned: demands.filter(isOne), others: demands.filter((one) => !isOne(one)) };
}
