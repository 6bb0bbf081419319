import { IMPORT_FILE_MAX, IMPORT_MAX } from '@clubpulse/contract/members/imports/imports';
import { unmarkFormula } from '@clubpulse/rules/formats/formula-marks';
import type { Line } from '@clubpulse/rules/members/imports/read-rows';
import Papa from 'papaparse';

export const separators = [';', ',', '\t'] as const;
export type Separator = (typeof separators)[number];

export interface Sheet {
  readonly name: string;
  /** Column names. Empty when the first row already has data. */
  readonly head: readonly string[];
  readonly width: number;
  readonly lines: readonly Line[];
  readonly separator: Separator;
}
export type FileRefused = 'too-large' | 'too-many' | 'empty';

export async function readFile(file: File): Promise<Sheet | FileRefused> {
  if (file.size > IMPORT_FILE_MAX) return 'too-large';
  return readSheet(file.name, textOf(new Uint8Array(await file.arrayBuffer())));
}

/**
 * Decides the encoding: by byte order mark, UTF-16 when every other byte is empty, UTF-8 when valid, otherwise Windows-1252 or
 * MacRoman by fewer unlikely letters.
 */
export function textOf(bytes: Uint8Array): string {
  const wide = wideOf(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [windows, mac] = ['windows-1252', 'macintosh'].map((encoding) => new TextDecoder(encoding).decode(bytes));
    return oddLetters(windows ?? '') > oddLetters(mac ?? '') ? (mac ?? '') : (windows ?? '');
  }
}

function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const empty = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty;
  if (4 * Math.max(even, odd) < bytes.length) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

const oddLetters = (text: string): number =>
  text.match(
    /\p{L}[^\p{L}\p{M}\p{P}\s\p{ASCII}]|\p{L}[\u2018\u201A\u201C\u201E\u2020-\u2022]|\p{L}[\u2013\u2014]\p{Ll}|\p{Ll}(?![A-Z])\p{Lu}/gu,
  )?.length ?? 0;

/** Rows are numbered from 1, as in a spreadsheet. Empty rows are numbered too, but not returned. */
export function readSheet(name: string, text: string): Sheet | FileRefused {
  // Some files declare their separator in a first line `sep=;`, which spreadsheets hide.
  const stated = /^sep=([;,\t])\r?\n/i.exec(text);
  const content = stated === null ? text : text.slice(stated[0].length);
  // The guess skips empty lines, which would distort it. The rows include them, as spreadsheets do.
  const guessed = Papa.parse<string[]>(content, { delimitersToGuess: [...separators], skipEmptyLines: 'greedy', preview: 50 });
  const delimiter = stated?.[1] ?? guessed.meta.delimiter;
  const { data } = Papa.parse<string[]>(content, { delimiter });
  const rows = data
    .map((Cells, at): Line => ({ Row: at + 1, Cells: Cells.map(unmarkFormula) }))
    .filter(({ Cells }) => Cells.some((cell) => cell.trim() !== ''));
  const [first] = rows;
  if (first === undefined) return 'empty';
  const isHead = !first.Cells.some((cell) => cell.includes('@'));
  const lines = isHead ? rows.slice(1) : rows;
  if (lines.length === 0) return 'empty';
  if (lines.length > IMPORT_MAX) return 'too-many';
  return {
    name,
    head: isHead ? first.Cells.map((cell) => cell.trim()) : [],
    width: Math.max(...rows.map(({ Cells }) => Cells.length)),
    lines,
    separator: separators.find((one) => one === delimiter) ?? ',',
  };
}
