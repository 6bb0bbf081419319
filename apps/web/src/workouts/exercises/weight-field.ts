import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import { kgToPounds, kilogramsTyped, weightShown } from '@clubpulse/rules/formats/units';
import type { Formats } from '../../platform/formats.ts';

/** Kilograms have two decimals, so that a tenth of a pound survives the conversion. */
const DIGITS = { kg: 2, lb: 1 } as const;

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

export function weightField({ units: { imperial, weight: unit } }: Pick<Formats, 'units'>) {
  const digits = DIGITS[unit];
  return {
    unit,
    digits,
    max: imperial ? rounded(kgToPounds(PROGRAM.weightMax), digits) : PROGRAM.weightMax,
    shown: (kilograms: number | null) => (kilograms === null || !imperial ? kilograms : weightShown(kilograms, unit)),
    toStored: (typed: number | null) => (typed === null || !imperial ? typed : kilogramsTyped(typed)),
  };
}
