import { IMPORT_FILE_MAX, IMPORT_MAX } from '@clubpulse/contract/members/imports/imports';
import { asTyped } from '@clubpulse/rules/formats/formula-marks';
import type { Line } from '@clubpulse/rules/members/imports/read-rows';
import Papa from 'papaparse';

export const separators = [';', ',', '\t'] as const;
export type Separator = (typeof separators)[number];

/** A file as rows of cells. */
export interface Sheet {
  readonly name: string;
  /** Names of the columns; empty where the first row is a person already. */
  readonly head: readonly string[];
  readonly width: number;
  readonly lines: readonly Line[];
  readonly separator: Separator;
}
export type FileRefused = 'too-large' | 'too-many' | 'empty';

/** Reads a CSV file as spreadsheets write it; answers why not where there is nothing to read. */
export async function readFile(file: File): Promise<Sheet | FileRefused> {
  if (file.size > IMPORT_FILE_MAX) return 'too-large';
  return readSheet(file.name, textOf(new Uint8Array(await file.arrayBuffer())));
}

/**
 * Bytes as text: by the mark they begin with, else UTF-8 where they are, else Windows-1252, which is what a spreadsheet of western
 * Europe writes where nobody chose.
 */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Rows count from 1 as beside them in a spreadsheet; what is empty is left out, but counts. */
export function readSheet(name: string, text: string): Sheet | FileRefused {
  // Some files say their separator in a line of its own, which a spreadsheet does not show.
  const said = /^sep=([;,\t])\r?\n/i.exec(text);
  const content = said === null ? text : text.slice(said[0].length);
  // Guessed without the empty lines, which count as rows of one cell; read with them, because a spreadsheet counts them.
  const guessed = Papa.parse<string[]>(content, { delimitersToGuess: [...separators], skipEmptyLines: 'greedy', preview: 50 });
  const delimiter = said?.[1] ?? guessed.meta.delimiter;
  const { data } = Papa.parse<string[]>(content, { delimiter });
  const rows = data
    .map((Cells, at): Line => ({ Row: at + 1, Cells: Cells.map(asTyped) }))
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
