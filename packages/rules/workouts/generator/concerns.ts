import type { Demand } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Condition } from '@clubpulse/contract/workouts/generator/conditions';
import { isConcerned } from './conditions.ts';

const light: readonly Demand[] = ['seated', 'onFeet'];
/** Light demands, which nearly all exercises have, are not counted. */
export const concernsOf = (demands: readonly Demand[], conditions: readonly Condition[]): number =>
  demandsFor(demands, conditions).concerned.filter((one) => !light.includes(one)).length;

export function demandsFor(demands: readonly Demand[], conditions: readonly Condition[]) {
  const isOne = (demand: Demand) => conditions.some((condition) => isConcerned(condition, demand));
  return { concerned: demands.filter(isOne), others: demands.filter((one) => !isOne(one)) };
}
