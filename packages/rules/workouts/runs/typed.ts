import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import { type CellWriting, cellAsked } from '../sheets/cells.ts';
import type { Figures } from './running.ts';

/**
 * What is typed of a set that is being done, read as the cells of a sheet are, `40 kg` and `4:40` among it. NaN: not understood, or none that
 * a set may have; nothing may be kept with it.
 */
export function figureTyped(
  field: keyof Figures,
  text: string,
  writing: Pick<CellWriting, 'language' | 'weight'>,
): number | null {
  const said = cellAsked(field, text, { ...writing, takesRounds: () => false });
  const value = said[field];
  if (field === 'Weight') {
    if (value === null && said.WeightMax === null) return null;
    const isOne = typeof value === 'number' && value <= PROGRAM.weightMax && said.WeightMax === null;
    // Nothing in hand.
    return isOne ? value || null : Number.NaN;
  }
  // A range is what one may do, not what was done; and a time is no number of repetitions.
  const isOther = field === 'Reps' ? said.RepsMax !== null || 'Duration' in said : 'Reps' in said;
  const most = field === 'Reps' ? PROGRAM.reps : PROGRAM.durationMax;
  return typeof value === 'number' && value <= most && !isOther ? value : Number.NaN;
}

export const isUnread = (figures: Figures): boolean => Object.values(figures).some((value) => Number.isNaN(value));
