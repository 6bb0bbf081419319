import { weightShown } from '@clubpulse/rules/formats/units';
import type { Formats } from '../../platform/formats.ts';

export function weightFigure({ units, number }: Formats, kilograms: number): string {
  const shown = weightShown(kilograms, units.weight);
  return number(shown, String(shown).split('.')[1]?.length ?? 0);
}

export const weightText = (formats: Formats, kilograms: number, most: number | null = null): string =>
  `${weightFigure(formats, kilograms)}${most === null || Number.isNaN(most) ? '' : `–${weightFigure(formats, most)}`} ${formats.units.weight}`;
