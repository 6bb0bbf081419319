import type { MeasureGoalInput } from '@clubpulse/contract/body/goals';
import { type MeasureKey, measures } from '@clubpulse/contract/body/measures/catalogue';
import type { FieldError } from '@clubpulse/contract/errors';
import { roundTo } from '../../formats/round.ts';
import type { Day } from '../../time/days.ts';

export function goalErrors(key: MeasureKey, { Value, Due }: MeasureGoalInput, today: Day): FieldError[] {
  const { min, max, unit } = measures[key];
  const errors: FieldError[] = [];
  if (Value < min || Value > max) errors.push({ field: 'Value', key: 'measure-limits', values: { min, max, unit } });
  if (Due !== null && Due < today) errors.push({ field: 'Due', key: 'goal-day-over' });
  return errors;
}

/**
 * Compares the values as displayed. `start` is the value before the goal was set, otherwise the oldest value: it decides whether
 * the value should rise or fall.
 */
export function goalStanding(
  goal: number,
  { start, now, decimals }: { readonly start: number; readonly now: number; readonly decimals: number },
): { readonly reached: boolean; readonly missing: number } {
  const shown = (value: number) => roundTo(value, decimals);
  const [from, at, wanted] = [shown(start), shown(now), shown(goal)];
  const reached = from === wanted ? at === wanted : from > wanted ? at <= wanted : at >= wanted;
  return { reached, missing: reached ? 0 : roundTo(Math.abs(at - wanted), decimals) };
}
