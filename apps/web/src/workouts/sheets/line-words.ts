import type { ExerciseLine, ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { weightWords } from '../exercises/public.ts';

const range = (from: string, to: string | null): string => (to === null ? from : `${from}–${to}`);
const shown = (value: number | null, words: (value: number) => string): string | null =>
  value === null || Number.isNaN(value) ? null : words(value);

/** What a line asks, cell by cell; a dash where it asks nothing. */
export function lineCells(
  t: Translate,
  formats: Formats,
  line: ExerciseLine,
): readonly (readonly [label: string, words: string])[] {
  const { Reps, RepsMax, Duration, Weight, WeightMax, Tempo, Rpe, CardioZone, CardioZoneMax, Rest } = line;
  const whole = (value: number) => formats.number(value);
  const reps = shown(Reps, (value) => range(whole(value), shown(RepsMax, whole)));
  const load = shown(Weight, (value) => weightWords(formats, value, WeightMax));
  const zone = shown(CardioZone, (value) =>
    range(
      `Z${value}`,
      shown(CardioZoneMax, (to) => `Z${to}`),
    ),
  );
  const cells: readonly (readonly [string, string | null])[] = [
    reps === null ? [t('sheets.duration'), shown(Duration, formatCountdown)] : [t('sheets.reps'), reps],
    [t('workouts.load'), load],
    [t('sheets.tempo'), Tempo || null],
    [t('sheets.rpe'), shown(Rpe, (value) => formats.number(value, Number.isInteger(value) ? 0 : 1))],
    [t('kit.zone'), zone],
    [t('sheets.rest'), shown(Rest, formatCountdown)],
  ];
  return cells.map(([label, words]) => [label, words ?? '–']);
}

/** The same as one line, without what is not asked. */
export const lineSentence = (t: Translate, formats: Formats, line: ProgramLine): string =>
  line.Kind === 'pause'
    ? formatCountdown(line.Duration)
    : lineCells(t, formats, line)
        .filter(([, words]) => words !== '–')
        .map(([label, words]) => `${label} ${words}`)
        .join(' · ');
