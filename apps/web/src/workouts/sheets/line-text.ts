import type { ExerciseLine, ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { type CellField, tempoText } from '@clubpulse/rules/workouts/sheets/cells';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { weightText } from '../exercises/public.ts';

const range = (from: string, to: string | null): string => (to === null ? from : `${from}–${to}`);
const shown = (value: number | null, words: (value: number) => string): string | null =>
  value === null || Number.isNaN(value) ? null : words(value);

interface LineCell {
  readonly label: string;
  readonly words: string;
  readonly fields: readonly [CellField, ...(keyof ExerciseLine)[]];
}

export function lineCells(t: Translate, formats: Formats, line: ExerciseLine): readonly LineCell[] {
  const { Reps, RepsMax, Duration, Weight, WeightMax, BodyWeight = false, Tempo, Rpe, CardioZone, CardioZoneMax, Rest } = line;
  const integer = (value: number) => formats.number(value);
  const reps = shown(Reps, (value) => range(integer(value), shown(RepsMax, integer)));
  const load = shown(Weight, (value) => weightText(formats, value, WeightMax));
  const zone = shown(CardioZone, (value) =>
    range(
      `Z${value}`,
      shown(CardioZoneMax, (to) => `Z${to}`),
    ),
  );
  const cell = (label: string, words: string | null, ...fields: LineCell['fields']): LineCell => ({
    label,
    words: words ?? '–',
    fields,
  });
  const byTime = reps === null && Duration !== null;
  return [
    byTime
      ? cell(t('sheets.duration'), shown(Duration, formatCountdown), 'Duration', 'Reps', 'RepsMax')
      : cell(t('sheets.reps'), reps, 'Reps', 'RepsMax', 'Duration'),
    cell(t('workouts.load'), load ?? (BodyWeight ? t('workouts.ownWeight') : null), 'Weight', 'WeightMax', 'BodyWeight'),
    cell(t('sheets.tempo'), tempoText(Tempo, formats.settings.Language) || null, 'Tempo'),
    cell(
      t('sheets.rpe'),
      shown(Rpe, (value) => formats.number(value, Number.isInteger(value) ? 0 : 1)),
      'Rpe',
    ),
    cell(t('kit.zone'), zone, 'CardioZone', 'CardioZoneMax'),
    cell(t('sheets.rest'), shown(Rest, formatCountdown), 'Rest'),
  ];
}

export const lineSentence = (t: Translate, formats: Formats, line: ProgramLine): string =>
  line.Kind === 'pause'
    ? formatCountdown(line.Duration)
    : [
        ...lineCells(t, formats, line)
          .filter(({ words }) => words !== '–')
          .map(({ label, words }) => `${label} ${words}`),
        ...(line.MachineLevel === null ? [] : [`${t('sheets.machineLevel')} ${formats.number(line.MachineLevel)}`]),
        ...(line.Afap ? [t('sheets.afap')] : []),
        ...(line.Superset ? [t('sheets.superset')] : []),
      ].join(' · ');
