import type { UnitSystem } from '@clubpulse/contract/accounts/users';
import {
  imperialUnits,
  type MeasureKey,
  MOLAR_DECIMALS,
  MOLAR_UNIT,
  measures,
  molar,
} from '@clubpulse/contract/body/measures/catalogue';
import { roundTo } from '../../formats/round.ts';

export const bloodUnits = ['mg/dL', 'mmol/L'] as const;
export type BloodUnit = (typeof bloodUnits)[number];

export interface Units {
  readonly system: UnitSystem;
  readonly blood: BloodUnit;
}

/** `shown = stored × factor + offset`. */
interface Shown {
  readonly unit: string;
  readonly factor: number;
  readonly offset: number;
  readonly decimals: number;
}

const isMolar = (key: MeasureKey): key is keyof typeof molar => Object.hasOwn(molar, key);

function shownOf(key: MeasureKey, { system, blood }: Units): Shown {
  const { unit, decimals } = measures[key];
  if (isMolar(key) && blood === 'mmol/L') return { unit: MOLAR_UNIT, factor: molar[key], offset: 0, decimals: MOLAR_DECIMALS };
  const other = system === 'Imperial' ? imperialUnits[unit] : undefined;
  return { unit, factor: 1, offset: 0, ...other, decimals };
}

export const unitOf = (key: MeasureKey, units: Units): string => shownOf(key, units).unit;

export const decimalsOf = (key: MeasureKey, units: Units): number => shownOf(key, units).decimals;

export function shownValue(key: MeasureKey, value: number, units: Units): number {
  const { factor, offset } = shownOf(key, units);
  return value * factor + offset;
}

export const shownNumber = (key: MeasureKey, value: number, units: Units): number =>
  roundTo(shownValue(key, value, units), decimalsOf(key, units));

/** The difference of the rounded values that are shown, as a reader subtracts them. */
export const shownDifference = (key: MeasureKey, one: number, other: number, units: Units): number =>
  roundTo(Math.abs(shownNumber(key, one, units) - shownNumber(key, other, units)), decimalsOf(key, units));

/** The stored value has two more digits than the measure, so that the screen shows it as entered. */
export function valueInStoredUnit(key: MeasureKey, value: number, units: Units): number {
  const { unit, factor, offset } = shownOf(key, units);
  if (unit === measures[key].unit) return value;
  return Number(((value - offset) / factor).toFixed(measures[key].decimals + 2));
}

export function shownLimits(key: MeasureKey, units: Units): { readonly min: number; readonly max: number } {
  const { min, max } = measures[key];
  const digits = decimalsOf(key, units);
  const shown = (value: number) => Number(shownValue(key, value, units).toFixed(digits));
  return { min: shown(min), max: shown(max) };
}
