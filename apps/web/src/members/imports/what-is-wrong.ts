import type { Language } from '@clubpulse/contract/scalars';
import type { RowRead } from '@clubpulse/rules/members/imports/read-rows';
import { dateForm } from '../../platform/formats/date-formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { fieldNames, knownWords, wrongWords } from './import-words.ts';
import type { Import } from './use-import.ts';

/** What keeps a row from being sent, in words: its wrong cells, or what the club knows of it. */
export function whatIsWrong(row: RowRead, read: Import, t: Translate, language: Language): string {
  if (row.person === null) {
    const form = dateForm(language, read.order);
    return row.wrong
      .map((cell) => t('kit.labelled', { label: t(fieldNames[cell.field]), value: wrongWords(cell, t, form) }))
      .join(' ');
  }
  const { State, Namesake } = [...read.known, ...read.twice].find((known) => known.row === row)?.checked ?? {
    State: 'Ready',
    Namesake: null,
  };
  return State === 'Ready' ? t('members.sameName', { name: Namesake?.Name ?? '' }) : t(knownWords[State]);
}
