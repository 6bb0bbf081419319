import type { DateFormat } from '@clubpulse/contract/accounts/users';
import {
  imperialUnits,
  type MeasureKey,
  MOLAR_UNIT,
  measureKeys,
  measures,
  molar,
} from '@clubpulse/contract/body/measures/catalogue';
import { parseDate } from '../../formats/dates.ts';
import type { Day } from '../../time/days.ts';
import { type BeyondComplete, partProblem } from '../measures/parts.ts';
import { isPressureTurned, readPressure } from '../measures/pressure.ts';

export type ColumnIs =
  | { readonly is: 'person' }
  | { readonly is: 'day' }
  | { readonly is: 'measure'; readonly key: MeasureKey; readonly unit: string };
export type ColumnChoice = ReadonlyMap<number, ColumnIs>;

export const importedKeys: readonly MeasureKey[] = measureKeys.filter((key) => measures[key].kind !== 'derived');

interface FileUnit {
  readonly unit: string;
  readonly factor: number;
  readonly offset: number;
}
/** The stored unit is the first. `file value = stored value × factor + offset`. */
function fileUnits(key: MeasureKey): readonly FileUnit[] {
  const { unit } = measures[key];
  const other = imperialUnits[unit];
  const molarFactor = Object.entries(molar).find(([one]) => one === key)?.[1];
  return [
    { unit, factor: 1, offset: 0 },
    ...(other ? [other] : []),
    ...(molarFactor === undefined ? [] : [{ unit: MOLAR_UNIT, factor: molarFactor, offset: 0 }]),
  ];
}
const allUnits: ReadonlySet<string> = new Set(measureKeys.flatMap((key) => fileUnits(key).map(({ unit }) => unit)));
export const unitsOfKey = (key: MeasureKey): string[] => fileUnits(key).map(({ unit }) => unit);

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

const personHeads =
  'email mail emailaddress member name fullname athlete membro nome nomecognome atleta correo socio nombre adresseemail courriel membre nom nomcomplet athlète athlete'
    .split(' ')
    .map(plain);
const dayHeads = 'date day when measured data giorno fecha dia jour'.split(' ').map(plain);

export type MeasureNames = Readonly<Record<MeasureKey, readonly string[]>>;

export type StoredColumns = ReadonlyMap<string, ColumnIs | null>;
export const headKey = plain;

export function guessColumns(head: readonly string[], names: MeasureNames, stored: StoredColumns = new Map()): ColumnChoice {
  const found = new Map<number, ColumnIs>();
  const taken = new Set<string>();
  for (const [place, text] of head.entries()) {
    // Matches `Weight (lb)`, `Weight [kg]` and `Weight, kg`.
    const [, word = text, unitText = ''] = /^(.*?)[\s,]*[([]?([^()[\]\s,]*)[)\]]?$/.exec(text.trim()) ?? [];
    const key = importedKeys.find(
      (one) =>
        [...names[one].map(plain), plain(one)].some((name) => name === plain(text) || name === plain(word)) &&
        // The unit must fit too: a column `Body water (%)` is not the measure in litres.
        (unitsOfKey(one).includes(unitText) || !allUnits.has(unitText)),
    );
    const before = stored.get(plain(text));
    const is: ColumnIs | undefined =
      before !== undefined
        ? (before ?? undefined)
        : key !== undefined
          ? { is: 'measure', key, unit: unitsOfKey(key).find((unit) => plain(unit) === plain(unitText)) ?? measures[key].unit }
          : personHeads.includes(plain(text))
            ? { is: 'person' }
            : dayHeads.includes(plain(text))
              ? { is: 'day' }
              : undefined;
    const once = is?.is === 'measure' ? is.key : is?.is;
    if (is === undefined || once === undefined || taken.has(once)) continue;
    taken.add(once);
    found.set(place, is);
  }
  return found;
}

export function chooseColumn(columns: ColumnChoice, place: number, is: ColumnIs | null): ColumnChoice {
  const same = (other: ColumnIs) =>
    is !== null && other.is === is.is && (other.is !== 'measure' || is.is !== 'measure' || other.key === is.key);
  const others = [...columns].filter(([at, other]) => at !== place && !same(other));
  return new Map(is === null ? others : [...others, [place, is]]);
}

export const isEnough = (columns: ColumnChoice): boolean => {
  const all = [...columns.values()];
  return all.some(({ is }) => is === 'person') && all.some(({ is }) => is === 'measure');
};

export interface FileLine {
  readonly Row: number;
  readonly Cells: readonly string[];
}
export interface WrongCell {
  readonly column: number | null;
  readonly why: 'no-person' | 'no-day' | 'day-to-come' | 'no-number' | 'limits' | 'pressure' | 'no-value' | BeyondComplete;
  readonly limits?: { readonly min: number; readonly max: number; readonly unit: string };
}
export interface MeasuredRow {
  readonly Row: number;
  readonly Cells: readonly string[];
  readonly person: string;
  readonly day: Day | null;
  readonly values: readonly { readonly Key: MeasureKey; readonly Value: number }[];
  readonly wrong: readonly WrongCell[];
}

export interface FileReading {
  readonly columns: ColumnChoice;
  readonly order: DateFormat;
  readonly today: Day;
}

export const readRows = (lines: readonly FileLine[], reading: FileReading): MeasuredRow[] =>
  lines.map((line) => readRow(line, reading));

function readRow({ Row, Cells }: FileLine, { columns, order, today }: FileReading): MeasuredRow {
  const wrong: WrongCell[] = [];
  const values = new Map<MeasureKey, number>();
  let person = '';
  let day: Day | null = null;
  for (const [column, is] of columns) {
    const cell = (Cells[column] ?? '').trim();
    if (is.is === 'person') {
      person = cell.replace(/\s+/g, ' ').slice(0, 200);
      continue;
    }
    if (cell === '') continue;
    if (is.is === 'day') {
      const found = readDay(cell, order);
      if (found === undefined) wrong.push({ column, why: 'no-day' });
      else if (found > today) wrong.push({ column, why: 'day-to-come' });
      else day = found;
    } else {
      const cut = is.key === 'systolicPressure' && cell.includes('/') ? readPressure(cell) : null;
      const parts: [MeasureKey, number | undefined][] = cut
        ? [
            ['systolicPressure', cut.systolic],
            ['diastolicPressure', cut.diastolic],
          ]
        : [[is.key, cut === undefined ? undefined : numberOf(cell)]];
      for (const [key, unitText] of parts) {
        const unit = fileUnits(key).find((one) => one.unit === is.unit) ?? { unit: measures[key].unit, factor: 1, offset: 0 };
        const stored = unitText === undefined ? undefined : storedOf(key, unitText, unit);
        const { min, max } = measures[key];
        if (stored === undefined) wrong.push({ column, why: 'no-number' });
        else if (stored < min || stored > max)
          wrong.push({ column, why: 'limits', limits: { min: shownOf(min, unit), max: shownOf(max, unit), unit: unit.unit } });
        else values.set(key, stored);
      }
    }
  }
  if (isPressureTurned(values.get('systolicPressure'), values.get('diastolicPressure')))
    wrong.push({ column: null, why: 'pressure' });
  for (const [column, is] of columns) {
    const why = is.is === 'measure' ? partProblem(is.key, (key) => values.get(key)) : undefined;
    if (why !== undefined) wrong.push({ column, why });
  }
  if (person === '') wrong.push({ column: null, why: 'no-person' });
  if (values.size === 0 && wrong.length === 0) wrong.push({ column: null, why: 'no-value' });
  return { Row, Cells, person, day, values: [...values].map(([Key, Value]) => ({ Key, Value })), wrong };
}

const storedOf = (key: MeasureKey, stated: number, { factor, offset }: FileUnit): number =>
  factor === 1 && offset === 0 ? stated : Number(((stated - offset) / factor).toFixed(measures[key].decimals + 2));
const shownOf = (stored: number, { factor, offset }: FileUnit): number => Number((stored * factor + offset).toFixed(2));

/** Reads a decimal comma or point, but no thousands separators, because no measure has such large values. */
function numberOf(cell: string): number | undefined {
  const text = cell.replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

const TIME = /[T ]\s*\d{1,2}[:.]\d{2}([:.]\d{2})?.*$/;

/** A year of two digits is in this century. */
function readDay(cell: string, order: DateFormat): Day | undefined {
  const text = cell.slice(0, 40).replace(TIME, '');
  const yearFirst = parseDate(text, 'yyyymmdd');
  if (yearFirst !== undefined) return yearFirst;
  const date = text.replace(/^(\d{1,2}[/.\- ]\d{1,2}[/.\- ])(\d{2})$/, '$120$2');
  return parseDate(date, order === 'mmddyyyy' ? 'mmddyyyy' : 'ddmmyyyy');
}
