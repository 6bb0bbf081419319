import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import { type CellWriting, cellAsked } from '../sheets/cells.ts';
import type { Figures, Said, Unread } from './running.ts';

/**
 * What is typed of a set that is being done, read as the cells of a sheet are, `40 kg` and `4:40` among it. NaN: not understood, or none that
 * a set may have; no set may be done with it.
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

/** With one figure said otherwise, by a text or by a step; where it is not understood (NaN) the text waits, and the figure stays. */
export function withFigure({ figures, unread }: Said, field: keyof Figures, value: number | null, text = ''): Said {
  if (Number.isNaN(value)) return { figures, unread: { ...unread, [field]: text } };
  const others = Object.fromEntries(Object.entries(unread).filter(([name]) => name !== field));
  return { figures: { ...figures, [field]: value }, unread: others };
}

export const isUnread = (unread: Unread): boolean => Object.keys(unread).length > 0;
