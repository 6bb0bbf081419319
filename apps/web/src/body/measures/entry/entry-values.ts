import {
  firstMeasures,
  type MeasureKey,
  measureGroups,
  measureKeys,
  measures,
} from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure, MeasureEvent } from '@clubpulse/contract/body/measures/measures';
import { type BeyondComplete, knownWeightAt, partProblem } from '@clubpulse/rules/body/measures/parts';
import { isPressureTurned } from '@clubpulse/rules/body/measures/pressure';
import { shownLimits, shownNumber, type Units, valueInStoredUnit } from '@clubpulse/rules/body/measures/units';

/** Numbers in the user's units; NaN for invalid text. */
export type Numbers = Partial<Record<MeasureKey, number | null>>;

export const hasField = (key: MeasureKey): boolean => measures[key].kind !== 'derived' && key !== 'diastolicPressure';

const inOrder = measureGroups.flatMap((group) => measureKeys.filter((key) => measures[key].group === group));

export function firstKeys(last: readonly LastMeasure[], event: MeasureEvent | undefined): MeasureKey[] {
  const typed = (event?.Values ?? last).filter(({ Typed }) => Typed).map(({ Key }) => Key);
  const wanted = new Set<MeasureKey>(event ? typed : [...typed, ...firstMeasures]);
  if (wanted.has('diastolicPressure')) wanted.add('systolicPressure');
  return inOrder.filter((key) => wanted.has(key) && hasField(key));
}

export const numbersOfEvent = (event: MeasureEvent | undefined, units: Units): Numbers =>
  Object.fromEntries(
    (event?.Values ?? []).filter(({ Typed }) => Typed).map(({ Key, Value }) => [Key, shownNumber(Key, Value, units)]),
  );

export const filledOf = (values: Numbers): MeasureKey[] =>
  measureKeys.flatMap((key) => ((values[key] ?? null) === null ? [] : [key]));

export function weightBefore(moment: Date | null, last: readonly LastMeasure[], event?: MeasureEvent): number | undefined {
  const weight = last.find(({ Key }) => Key === 'weight');
  if (moment === null || weight === undefined) return undefined;
  const own = event !== undefined && weight.MeasureEventId === event.MeasureEventId;
  return knownWeightAt(moment, [...(own ? [] : [weight]), ...(weight.Before ? [weight.Before] : [])]);
}

/** `knownWeight` is in kg, and used if no weight is entered. */
export interface Beside {
  readonly units: Units;
  readonly knownWeight: number | undefined;
}

export const partWrong = (key: MeasureKey, values: Numbers, { units, knownWeight }: Beside): BeyondComplete | undefined =>
  partProblem(
    key,
    (one) => {
      const value = values[one] ?? null;
      return value === null || Number.isNaN(value) ? undefined : valueInStoredUnit(one, value, units);
    },
    knownWeight,
  );

export function isWrong(key: MeasureKey, values: Numbers, beside: Beside): boolean {
  const value = values[key] ?? null;
  if (value === null) return false;
  const { min, max } = shownLimits(key, beside.units);
  if (Number.isNaN(value) || value < min || value > max) return true;
  return (
    partWrong(key, values, beside) !== undefined ||
    (key === 'systolicPressure' && isPressureTurned(values.systolicPressure ?? undefined, values.diastolicPressure ?? undefined))
  );
}

export const numbersInStoredUnits = (values: Numbers, beside: Beside): { Key: MeasureKey; Value: number }[] =>
  filledOf(values).flatMap((Key) =>
    isWrong(Key, values, beside) ? [] : [{ Key, Value: valueInStoredUnit(Key, values[Key] ?? 0, beside.units) }],
  );
