import { datePatterns } from '@clubpulse/rules/formats/dates';
import type { RowRead } from '@clubpulse/rules/members/imports/read-rows';
import type { Translate } from '../../platform/phrases.ts';
import { fieldNames, knownWords, wrongWords } from './import-words.ts';
import type { Import } from './use-import.ts';

/** What keeps a row from being sent, in words: its wrong cells, or what the club knows of it. */
export function whatIsWrong(row: RowRead, read: Import, t: Translate): string {
  if (row.person === null) {
    const pattern = datePatterns[read.order];
    return row.wrong.map((cell) => `${t(fieldNames[cell.field])}: ${wrongWords(cell, t, pattern)}`).join(' ');
  }
  const { State, Namesake } = read.known.find((known) => known.row === row)?.checked ?? { State: 'Ready', Namesake: null };
  return State === 'Ready' ? t('members.sameName', { name: Namesake?.Name ?? '' }) : t(knownWords[State]);
}
