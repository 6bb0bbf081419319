import type { Language } from '@clubpulse/contract/scalars';
import { type ExerciseLine, PROGRAM, type ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import { formatCountdown, parseDuration } from '../../formats/duration.ts';
import { numberText, readNumber } from '../../formats/numbers.ts';
import { poundsToKg } from '../../formats/units.ts';

/** What a line asks, column by column, as it is typed into a sheet like into a table. */

/** By the field that tells most of it. */
export type CellField = 'Reps' | 'Duration' | 'Weight' | 'Tempo' | 'Rpe' | 'CardioZone' | 'Rest';

/** How its writer writes: her language, and weights in her unit. */
export interface CellWriting {
  readonly language: Language;
  readonly weight: {
    readonly digits: number;
    readonly shown: (kilograms: number | null) => number | null;
    readonly kept: (typed: number | null) => number | null;
  };
}

/** What a cell asks of a line: NaN where its text was not understood. */
type Asked = Partial<ExerciseLine>;

const isAsked = (value: number | null): value is number => value !== null && !Number.isNaN(value);
const between = (from: string, to: string): string => (to === '' ? from : `${from}–${to}`);

/** What stands in a cell while it is written in: without a unit, empty where it asks nothing. */
export function cellText(field: CellField, line: ProgramLine, { language, weight }: CellWriting): string {
  const number = (value: number | null, digits: number): string =>
    isAsked(value) ? numberText(value, { language, digits }) : '';
  const time = (value: number | null): string => (isAsked(value) ? formatCountdown(value) : '');
  const zone = (value: number | null): string => (isAsked(value) ? `Z${value}` : '');
  // A pause has nothing else.
  if (line.Kind === 'pause') return time(line.Duration);
  switch (field) {
    case 'Reps':
      return between(number(line.Reps, 0), number(line.RepsMax, 0));
    case 'Weight':
      return between(number(weight.shown(line.Weight), weight.digits), number(weight.shown(line.WeightMax), weight.digits));
    case 'CardioZone':
      return between(zone(line.CardioZone), zone(line.CardioZoneMax));
    case 'Rpe':
      return number(line.Rpe, 1);
    case 'Tempo':
      return line.Tempo;
    case 'Duration':
    case 'Rest':
      return time(line[field]);
  }
}

/** What the text of a cell asks: a range where two numbers stand with a dash between, seconds as `90` or `1:30`. */
function cellAsked(field: CellField, text: string, { language, weight }: CellWriting): Asked {
  switch (field) {
    case 'Reps': {
      // Who writes a time where repetitions stand means a time.
      if (/:|\ds$/.test(text.trim())) return { Reps: null, RepsMax: null, Duration: secondsOf(text) };
      const [Reps, RepsMax] = rangeOf(text, (part) => numberOf(part, language, 0));
      return { Reps, RepsMax };
    }
    case 'Weight': {
      const [Weight, WeightMax] = loadsOf(text, { language, weight });
      return { Weight, WeightMax };
    }
    case 'CardioZone': {
      const [CardioZone, CardioZoneMax] = rangeOf(text, (part) => {
        const found = /^z?([0-5])$/i.exec(part);
        return found === null ? Number.NaN : Number(found[1]);
      });
      return { CardioZone, CardioZoneMax };
    }
    case 'Rpe':
      return { Rpe: text.trim() === '' ? null : numberOf(text, language, 1) };
    case 'Tempo':
      return { Tempo: text.trim() };
    case 'Duration':
      return { Duration: secondsOf(text) };
    case 'Rest':
      return { Rest: secondsOf(text) };
  }
}

/** The line with what the text of one of its cells asks. */
export function withCell(field: CellField, text: string, line: ProgramLine, writing: CellWriting): ProgramLine {
  const fields = cellAsked(field, text, writing);
  return line.Kind === 'exercise' ? { ...line, ...fields } : { ...line, Duration: fields.Duration ?? Number.NaN };
}

/** Whether a line asks what the text of one of its cells says, and that was not understood: it stands there until it is corrected. */
export function isUnclear(field: CellField, text: string, line: ProgramLine, writing: CellWriting): boolean {
  const said = Object.entries(withCell(field, text, line, writing));
  const stands = new Map<string, unknown>(Object.entries(line));
  return said.some(([, value]) => Number.isNaN(value)) && said.every(([name, value]) => Object.is(value, stands.get(name)));
}

function numberOf(text: string, language: Language, digits: number): number {
  const read = readNumber(text, { language, digits, min: 0 });
  return read.is === 'number' ? read.number : Number.NaN;
}

/** From and to of a range, without the second of one number; both null of nothing. */
function rangeOf(text: string, read: (part: string) => number): readonly [number | null, number | null] {
  const parts = text.trim().split(/\s*[–—-]\s*/);
  if (parts.length === 1 && parts[0] === '') return [null, null];
  const [from = '', to] = parts;
  if (parts.length > 2) return [Number.NaN, null];
  return [read(from), to === undefined ? null : read(to)];
}

/** A figure with the unit that is said behind it, in any of the languages. */
const withUnit = /^(.*\d)\s*(?:(kgs?|kilos?|chil[io])|(lbs?|pounds?|libbr[ae]|libras?|livres?))$/i;
type Unit = 'kg' | 'lbs' | undefined;
function unitIn(text: string): { readonly figure: string; readonly unit: Unit } {
  const [, figure, kilograms] = withUnit.exec(text.trim()) ?? [];
  if (figure === undefined) return { figure: text, unit: undefined };
  return { figure, unit: kilograms === undefined ? 'lbs' : 'kg' };
}

/** Kilograms: of the unit that is said, of a range behind its end too, else of the writer’s. */
function loadsOf(text: string, { language, weight }: CellWriting): readonly [number | null, number | null] {
  const ofAll = unitIn(text).unit;
  return rangeOf(text, (part) => {
    const { figure, unit = ofAll } = unitIn(part);
    if (unit === undefined) return weight.kept(numberOf(part, language, weight.digits)) ?? Number.NaN;
    const typed = numberOf(figure, language, unit === 'kg' ? 2 : 1);
    return Math.round((unit === 'kg' ? typed : poundsToKg(typed)) * 100) / 100;
  });
}

/** Seconds as they are typed, null of nothing. */
function secondsOf(text: string): number | null {
  const plain = text.trim().replace(/(\d)\s*s$/i, '$1');
  if (plain === '') return null;
  const seconds = /^\d{1,5}$/.test(plain) ? Number(plain) : parseDuration(plain);
  return seconds === undefined || seconds > PROGRAM.durationMax ? Number.NaN : seconds;
}
