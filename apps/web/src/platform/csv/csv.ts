import type { Language } from '@clubpulse/contract/scalars';
import { minorDigits } from '@clubpulse/rules/formats/money';
import { separatorsOf } from '@clubpulse/rules/formats/numbers';
import { giveFile } from '../give-file.ts';

/** A byte order mark is for spreadsheets. Formulas are not escaped: user input must go through `typed`. */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[], language: Language): string {
  const separator = separatorsOf(language).decimal === ',' ? ';' : ',';
  const quoted = (cell: string) => (cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = [head, ...rows].map((cells) => cells.map(quoted).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Formats minor units as a number that spreadsheets in this language read. */
export function amountCell(minor: number, currency: string, language: Language): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits).replace('.', separatorsOf(language).decimal);
}

export const csvName = (words: readonly (string | null)[]): string =>
  words
    .filter((word) => word !== null && word !== '')
    .map((word) => fileWord(String(word)))
    .join('_')
    .concat('.csv');

const fileWord = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function downloadCsv(name: string, text: string): void {
  giveFile(name, text, 'text/csv;charset=utf-8');
}
