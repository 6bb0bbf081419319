import type { Language } from '@clubpulse/contract/scalars';
import type { RowRead } from '@clubpulse/rules/members/imports/read-rows';
import { dateForm } from '../../platform/formats/date-formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { fieldNames, knownLabels, wrongCellText } from './import-text.ts';
import type { Import } from './use-import.ts';

export function whatIsWrong(row: RowRead, read: Import, t: Translate, language: Language): string {
  if (row.person === null) {
    const form = dateForm(language, read.order);
    return row.wrong
      .map((cell) => t('kit.labelled', { label: t(fieldNames[cell.field]), value: wrongCellText(cell, t, form) }))
      .join(' ');
  }
  const known = [...read.known, ...read.twice].find((one) => one.row === row);
  if (known === undefined) return '';
  const { State, Namesake } = known.checked;
  if (State !== 'Ready') return t(knownLabels[State]);
  return Namesake === null
    ? t('members.sameRow', { row: known.firstRow ?? row.Row })
    : t('members.sameName', { name: Namesake.Name });
}
