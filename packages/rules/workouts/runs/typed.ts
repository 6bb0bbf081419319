import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import { type CellWriting, parseCell } from '../sheets/cells.ts';
import type { EnteredSet, Figures, Unread } from './running.ts';

/**
 * Reads the entered text of a set in the same formats as cells of a sheet, such as `40 kg` and `4:40`. NaN when it cannot be read
 * or is out of bounds.
 */
export function figureTyped(
  field: keyof Figures,
  text: string,
  writing: Pick<CellWriting, 'language' | 'weight'>,
): number | null {
  const parsed = parseCell(field, text, { ...writing, takesRounds: () => false });
  const value = parsed[field];
  if (field === 'Weight') {
    if (value === null && parsed.WeightMax === null) return null;
    const isOne = typeof value === 'number' && value <= PROGRAM.weightMax && parsed.WeightMax === null;
    return isOne ? value || null : Number.NaN;
  }
  // A range is no result, and a duration is no number of repetitions.
  const isOther = field === 'Reps' ? parsed.RepsMax !== null || 'Duration' in parsed : 'Reps' in parsed;
  const most = field === 'Reps' ? PROGRAM.reps : PROGRAM.durationMax;
  return typeof value === 'number' && value <= most && !isOther ? value : Number.NaN;
}

/** Changes one value by text or by a step. For NaN the text is stored as unread and the value does not change. */
export function withFigure({ figures, unread }: EnteredSet, field: keyof Figures, value: number | null, text = ''): EnteredSet {
  if (Number.isNaN(value)) return { figures, unread: { ...unread, [field]: text } };
  const others = Object.fromEntries(Object.entries(unread).filter(([name]) => name !== field));
  return { figures: { ...figures, [field]: value }, unread: others };
}

export const isUnread = (unread: Unread): boolean => Object.keys(unread).length > 0;
