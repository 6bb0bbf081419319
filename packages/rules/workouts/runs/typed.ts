import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import { type CellWriting, parseCell } from '../sheets/cells.ts';
import type { EnteredSet, Figures, Unread } from './running.ts';

/** Reads text as in a sheet's cells: `40 kg`, `4:40`. NaN if unreadable or outside the limits. */
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
  const isOther = field === 'Reps' ? parsed.RepsMax !== null || 'Duration' in parsed : 'Reps' in parsed;
  const most = field === 'Reps' ? PROGRAM.reps : PROGRAM.durationMax;
  return typeof value === 'number' && value <= most && !isOther ? value : Number.NaN;
}

/** If the value is NaN, the unreadable text is stored in `unread`, and the last value remains. */
export function withFigure({ figures, unread }: EnteredSet, field: keyof Figures, value: number | null, text = ''): EnteredSet {
  if (Number.isNaN(value)) return { figures, unread: { ...unread, [field]: text } };
  const others = Object.fromEntries(Object.entries(unread).filter(([name]) => name !== field));
  return { figures: { ...figures, [field]: value }, unread: others };
}

export const isUnread = (unread: Unread): boolean => Object.keys(unread).length > 0;
