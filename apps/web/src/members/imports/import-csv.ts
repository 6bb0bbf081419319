import type { ImportField, RefusedRow } from '@clubpulse/contract/members/imports/imports';
import type { Language } from '@clubpulse/contract/scalars';
import { dateText } from '@clubpulse/rules/formats/dates';
import { markFormula } from '@clubpulse/rules/formats/formula-marks';
import { groupsCell } from '@clubpulse/rules/members/imports/groups-cell';
import type { RowRead } from '@clubpulse/rules/members/imports/read-rows';
import { csvName, csvOf, downloadCsv } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { contactFields, fieldNames, knownLabels } from './import-text.ts';

export function wrongCsv(
  rows: readonly RowRead[],
  fields: readonly ImportField[],
  words: (row: RowRead) => string,
  t: Translate,
  language: Language,
): string {
  const head = [...fields.map((field) => t(fieldNames[field])), t('members.whatIsWrong')];
  const cells = rows.map((row) => [...fields.map((field) => markFormula(row.typed[field] ?? '')), markFormula(words(row))]);
  return csvOf(head, cells, language);
}

const refusedFields = ['Email', 'FirstMidName', 'LastName', ...contactFields, 'Language', 'Groups'] as const;

export function refusedCsv(rows: readonly RefusedRow[], t: Translate, { settings }: Formats): string {
  const head = [...refusedFields.map((field) => t(fieldNames[field])), t('members.whatIsWrong')];
  const cells = rows.map((row) => [
    ...refusedFields.map((field) => {
      const value = field === 'Groups' ? groupsCell(row.Groups) : (row[field] ?? '');
      return markFormula(field === 'BirthDate' && value !== '' ? dateText(value, settings.DateFormat) : value);
    }),
    t(knownLabels[row.Reason]),
  ]);
  return csvOf(head, cells, settings.Language);
}

export const downloadRefused = (fileName: string, rows: readonly RefusedRow[], t: Translate, formats: Formats): void =>
  downloadCsv(csvName([fileName.replace(/\.\w+$/, ''), t('members.refusedWord')]), refusedCsv(rows, t, formats));
