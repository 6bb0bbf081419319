import type { Language } from '@clubpulse/contract/scalars';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { ExerciseLine, ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import { formatCountdown, parseDuration } from '../../formats/duration.ts';
import { numberText, readNumber } from '../../formats/numbers.ts';
import { roundTo } from '../../formats/round.ts';
import { kilogramsTyped } from '../../formats/units.ts';

export type CellField = 'Reps' | 'Duration' | 'Weight' | 'Tempo' | 'Rpe' | 'CardioZone' | 'Rest';

export interface CellWriting {
  readonly language: Language;
  readonly weight: {
    readonly digits: number;
    readonly shown: (kilograms: number | null) => number | null;
    readonly toStored: (typed: number | null) => number | null;
  };
  /** A set with one exercise takes any number of rounds, otherwise only the current number. */
  readonly takesRounds: (rounds: number) => boolean;
}

const bodyWords: Readonly<Record<Language, string>> = { en: 'body', it: 'corpo', es: 'cuerpo', fr: 'corps' };
const bodyPattern =
  /^(?:body(?: ?-?weight)?|bw|(?:a )?corpo(?: libero)?|peso (?:corporeo|del corpo|corporal|del cuerpo)|cuerpo|pc|corps|poids (?:du|de) corps|pdc)$/i;

const tempoWords = {
  hold: { en: 'hold', it: 'tenuta', es: 'mantener', fr: 'maintien' },
  fast: { en: 'fast', it: 'veloce', es: 'rápido', fr: 'rapide' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
const isTempoWord = (tempo: string): tempo is keyof typeof tempoWords => tempo in tempoWords;

export const tempoText = (tempo: string, language: Language): string =>
  isTempoWord(tempo) ? tempoWords[tempo][language] : tempo;

const ofTen = /\s*\/\s*10\s*$/;

type Requested = Partial<ExerciseLine>;

const isRequested = (value: number | null): value is number => value !== null && !Number.isNaN(value);
const between = (from: string, to: string): string => (to === '' ? from : `${from}–${to}`);
const rangeSigns = /\s*[–—/-]\s*|\s+(?:to|a|à)\s+/iu;

export function cellText(field: CellField, line: ProgramLine, { language, weight }: CellWriting): string {
  const number = (value: number | null, digits: number): string =>
    isRequested(value) ? numberText(value, { language, digits }) : '';
  const time = (value: number | null): string => (isRequested(value) ? formatCountdown(value) : '');
  const zone = (value: number | null): string => (isRequested(value) ? `Z${value}` : '');
  if (line.Kind === 'pause') return time(line.Duration);
  switch (field) {
    case 'Reps':
      return between(number(line.Reps, 0), number(line.RepsMax, 0));
    case 'Weight':
      if (line.BodyWeight === true && line.Weight === null) return bodyWords[language];
      return between(number(weight.shown(line.Weight), weight.digits), number(weight.shown(line.WeightMax), weight.digits));
    case 'CardioZone':
      return between(zone(line.CardioZone), zone(line.CardioZoneMax));
    case 'Rpe':
      return number(line.Rpe, 1);
    case 'Tempo':
      return tempoText(line.Tempo, language);
    case 'Duration':
    case 'Rest':
      return time(line[field]);
  }
}

/** A range has a dash; a duration is `90` or `1:30`. NaN if unreadable. */
export function parseCell(field: CellField, text: string, { language, weight, takesRounds }: CellWriting): Requested {
  switch (field) {
    case 'Reps':
    case 'Duration': {
      const { rounds, each } = roundsIn(text);
      if (rounds !== null && !takesRounds(rounds)) return { [field]: Number.NaN };
      const isTime = field === 'Reps' ? isTimeText(each) : !isRepsText(each);
      if (isTime) return { ...(field === 'Reps' && { Reps: null, RepsMax: null }), Duration: secondsOf(each) };
      const [Reps, RepsMax] = rangeOf(each.replace(repsWords, ''), (part) => numberOf(part, language, 0));
      return { Reps, RepsMax, ...(field === 'Duration' && { Duration: null }) };
    }
    case 'Weight': {
      if (bodyPattern.test(text.trim())) return { Weight: null, WeightMax: null, BodyWeight: true };
      const [Weight, WeightMax] = loadsOf(text, { language, weight });
      return { Weight, WeightMax, BodyWeight: undefined };
    }
    case 'CardioZone': {
      const [CardioZone, CardioZoneMax] = rangeOf(text, (part) => {
        const found = /^z?([0-5])$/i.exec(part);
        return found === null ? Number.NaN : Number(found[1]);
      });
      return { CardioZone, CardioZoneMax };
    }
    case 'Rpe':
      return { Rpe: text.trim() === '' ? null : numberOf(text.replace(ofTen, ''), language, 1) };
    case 'Tempo':
      return { Tempo: tempoOf(text) };
    case 'Rest':
      return { Rest: secondsOf(text) };
  }
}

export function withCell(field: CellField, text: string, line: ProgramLine, writing: CellWriting): ProgramLine {
  const fields = parseCell(field, text, writing);
  if (line.Kind === 'pause') return { ...line, Duration: fields.Duration ?? Number.NaN };
  return { ...line, ...(field === 'Reps' && line.Reps === null && { Duration: null }), ...fields };
}

/** The rounds in a text: 3 in `3 x 10`. Null if the text cannot be read or has no rounds. */
export function parseRounds(field: CellField, text: string, line: ProgramLine, writing: CellWriting): number | null {
  if (line.Kind === 'pause' || (field !== 'Reps' && field !== 'Duration')) return null;
  const { rounds } = roundsIn(text);
  const isRead = !Object.values(parseCell(field, text, writing)).some((value) => Number.isNaN(value));
  return rounds !== null && isRead ? rounds : null;
}

function roundsIn(text: string): { readonly rounds: number | null; readonly each: string } {
  const [, rounds, each] = /^(\d{1,2})\s*[x×*]\s*(\S.*)$/i.exec(text.trim()) ?? [];
  const roundsGiven = rounds === undefined ? 0 : Number(rounds);
  return each === undefined || roundsGiven < 1 || roundsGiven > PROGRAM.rounds
    ? { rounds: null, each: text.trim() }
    : { rounds: roundsGiven, each };
}

const isTimeText = (text: string) => !/^[\d.,]*$/.test(text) && (text.includes(':') || parseDuration(text) !== undefined);
const repsWords = /\s*(?:reps?|rip|ripetizioni|repeticiones|rép|répétitions)\.?$/i;
const isRepsText = (text: string) => {
  const parts = text.replace(repsWords, '').split(rangeSigns);
  return parts.every((part) => /^\d+$/.test(part)) && (parts.length === 2 || (parts.length === 1 && repsWords.test(text)));
};

/**
 * `3011`, `3/0/1/1` and `3 0 1 1` become `3-0-1-1`, and `30x1` becomes `3-0-X-1`. Names are read in all languages. Invalid text
 * is unchanged.
 */
export function tempoOf(text: string): string {
  const written = text.trim();
  const figures = written.toUpperCase();
  const [word] =
    Object.entries(tempoWords).find(([, words]) => Object.values(words).some((one) => isSameWord(one, written))) ?? [];
  if (word !== undefined) return word;
  if (/^[\dX]{3,4}$/.test(figures)) return [...figures].join('-');
  return /^(?:\d{1,2}|X)(?:\s*[-–—/.\s]\s*(?:\d{1,2}|X)){2,3}$/.test(figures)
    ? (figures.match(/\d+|X/g) ?? []).join('-')
    : written;
}

const isSameWord = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { sensitivity: 'base', usage: 'search' }) === 0;

export function isUnclear(field: CellField, text: string, line: ProgramLine, writing: CellWriting): boolean {
  const changed = Object.entries(withCell(field, text, line, writing));
  const stored = new Map<string, unknown>(Object.entries(line));
  return changed.some(([, value]) => Number.isNaN(value)) && changed.every(([name, value]) => Object.is(value, stored.get(name)));
}

function numberOf(text: string, language: Language, digits: number): number {
  const read = readNumber(text, { language, digits, min: 0 });
  return read.is === 'number' ? read.number : Number.NaN;
}

function rangeOf(text: string, read: (part: string) => number): readonly [number | null, number | null] {
  const parts = text.trim().split(rangeSigns);
  if (parts.length === 1 && parts[0] === '') return [null, null];
  const [from = '', to] = parts;
  if (parts.length > 2 || from === '') return [Number.NaN, null];
  return [read(from), to === undefined ? null : read(to)];
}

const withUnit = /^(.*\d)\s*(?:(kgs?|kilos?|chil[io])|(lbs?|pounds?|libbr[ae]|libras?|livres?))$/i;
type Unit = 'kg' | 'lb' | undefined;
function unitIn(text: string): { readonly figure: string; readonly unit: Unit } {
  const [, figure, kilograms] = withUnit.exec(text.trim()) ?? [];
  if (figure === undefined) return { figure: text, unit: undefined };
  return { figure, unit: kilograms === undefined ? 'lb' : 'kg' };
}

/** The loads in kilograms. The unit is the entered unit (in a range also at the end), otherwise the user's unit. */
function loadsOf(
  text: string,
  { language, weight }: Pick<CellWriting, 'language' | 'weight'>,
): readonly [number | null, number | null] {
  const ofAll = unitIn(text).unit;
  return rangeOf(text, (part) => {
    const { figure, unit = ofAll } = unitIn(part);
    if (unit === undefined) return weight.toStored(numberOf(part, language, weight.digits)) ?? Number.NaN;
    const typed = numberOf(figure, language, unit === 'kg' ? 2 : 1);
    return unit === 'kg' ? roundTo(typed, 2) : kilogramsTyped(typed);
  });
}

function secondsOf(text: string): number | null {
  const written = text.trim();
  if (written === '') return null;
  const seconds = secondsIn(written);
  return seconds === undefined || seconds > PROGRAM.durationMax ? Number.NaN : seconds;
}

const secondsIn = (written: string): number | undefined => (/^\d{1,5}$/.test(written) ? Number(written) : parseDuration(written));
