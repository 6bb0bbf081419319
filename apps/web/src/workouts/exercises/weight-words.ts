import { kgToPounds } from '@clubpulse/rules/formats/units';
import type { Formats } from '../../platform/formats.ts';

/** A weight in the reader’s unit, without it: with a decimal only where it has one. */
function figure({ units, number }: Formats, kilograms: number): string {
  const shown = Math.round((units.imperial ? kgToPounds(kilograms) : kilograms) * 10) / 10;
  return number(shown, shown % 1 === 0 ? 0 : 1);
}

/** `12 kg`, `18–22 kg`, `40–48.5 lbs`, as it lies on a bar. */
export const weightWords = (formats: Formats, kilograms: number, most: number | null = null): string =>
  `${figure(formats, kilograms)}${most === null || Number.isNaN(most) ? '' : `–${figure(formats, most)}`} ${formats.units.weight}`;
