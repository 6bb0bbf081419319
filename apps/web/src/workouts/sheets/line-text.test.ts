import type { ExerciseLine } from '@clubpulse/contract/workouts/sheets/program';
import { expect, it } from 'vitest';
import { makeFormats, settingsOf } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { lineSentence } from './line-text.ts';

const stretch: ExerciseLine = {
  Kind: 'exercise',
  ExerciseId: 1,
  Reps: null,
  RepsMax: null,
  Duration: 30,
  Weight: null,
  WeightMax: null,
  Tempo: 'hold',
  Rpe: null,
  CardioZone: null,
  CardioZoneMax: null,
  MachineLevel: null,
  Superset: false,
  Afap: false,
  Notes: '',
  Rest: null,
};
const byKey = ((key: string) => key) as Translate;

it.each([
  ['en', 'hold'],
  ['it', 'tenuta'],
  ['es', 'mantener'],
  ['fr', 'maintien'],
] as const)('lineSentence shows in %s that a stretch is held', (language, word) =>
  expect(lineSentence(byKey, makeFormats(settingsOf(language)), stretch)).toBe(`sheets.duration 0:30 · sheets.tempo ${word}`),
);

it('lineSentence shows what has no cell of its own: machine level, as fast as possible, and superset', () => {
  const line = { ...stretch, Tempo: '', MachineLevel: 8, Afap: true, Superset: true };
  expect(lineSentence(byKey, makeFormats(settingsOf('en')), line)).toBe(
    'sheets.duration 0:30 · sheets.machineLevel 8 · sheets.afap · sheets.superset',
  );
});
