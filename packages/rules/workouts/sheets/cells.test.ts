import type { ExerciseLine, PauseLine } from '@clubpulse/contract/workouts/sheets/program';
import { expect, it } from 'vitest';
import { kgToPounds, poundsToKg } from '../../formats/units.ts';
import { type CellField, type CellWriting, cellText, isUnclear, parseRounds, tempoOf, withCell } from './cells.ts';

const english: CellWriting = {
  language: 'en',
  weight: { digits: 2, shown: (one) => one, toStored: (one) => one },
  takesRounds: () => true,
};
const italian: CellWriting = { ...english, language: 'it' };
const line: ExerciseLine = {
  Kind: 'exercise',
  ExerciseId: 1,
  Reps: 8,
  RepsMax: 10,
  Duration: null,
  Weight: 17.5,
  WeightMax: 20,
  Tempo: '3-1-1',
  Rpe: 7.5,
  CardioZone: 2,
  CardioZoneMax: 3,
  MachineLevel: null,
  Superset: false,
  Afap: false,
  Notes: '',
  Rest: 75,
};

it.each<[CellField, string, string]>([
  ['Reps', '8–10', '8–10'],
  ['Duration', '', ''],
  ['Weight', '17.5–20', '17,5–20'],
  ['Tempo', '3-1-1', '3-1-1'],
  ['Rpe', '7.5', '7,5'],
  ['CardioZone', 'Z2–Z3', 'Z2–Z3'],
  ['Rest', '1:15', '1:15'],
])('the text that a cell shows for %s is read back as the same value', (field, inEnglish, inItalian) => {
  expect(cellText(field, line, english)).toBe(inEnglish);
  expect(cellText(field, line, italian)).toBe(inItalian);
  for (const writing of [english, italian]) expect(withCell(field, cellText(field, line, writing), line, writing)).toEqual(line);
});

it.each<[CellField, string, Partial<ExerciseLine>]>([
  ['Reps', '12', { Reps: 12, RepsMax: null }],
  ['Reps', ' 8 - 12 ', { Reps: 8, RepsMax: 12 }],
  ['Reps', '', { Reps: null, RepsMax: null }],
  ['Reps', '0:40', { Reps: null, RepsMax: null, Duration: 40 }],
  ['Reps', '40s', { Reps: null, RepsMax: null, Duration: 40 }],
  ['Reps', '8–12', { Reps: 8, RepsMax: 12 }],
  ['Reps', '8 a 12', { Reps: 8, RepsMax: 12 }],
  ['Reps', '8 to 12 reps', { Reps: 8, RepsMax: 12 }],
  ['Reps', '8 à 12', { Reps: 8, RepsMax: 12 }],
  ['Reps', '3 x 8/10', { Reps: 8, RepsMax: 10 }],
  ['Reps', '10 rip.', { Reps: 10, RepsMax: null }],
  ['Reps', '12 reps', { Reps: 12, RepsMax: null }],
  ['Reps', '2 x 20', { Reps: 20, RepsMax: null }],
  ['Reps', '3×8–12', { Reps: 8, RepsMax: 12 }],
  ['Reps', '4 X 0:40', { Reps: null, RepsMax: null, Duration: 40 }],
  ['Duration', '8–12', { Reps: 8, RepsMax: 12, Duration: null }],
  ['Duration', '8 - 12 reps', { Reps: 8, RepsMax: 12, Duration: null }],
  ['Duration', '8 a 12', { Reps: 8, RepsMax: 12, Duration: null }],
  ['Duration', '12 répétitions', { Reps: 12, RepsMax: null, Duration: null }],
  ['Duration', '3 x 40', { Duration: 40 }],
  ['Duration', '90', { Duration: 90 }],
  ['Duration', '1:30', { Duration: 90 }],
  ['Duration', '45 s', { Duration: 45 }],
  ['Duration', '90 sec', { Duration: 90 }],
  ['Duration', '45 segundos', { Duration: 45 }],
  ['Duration', '2 min', { Duration: 120 }],
  ['Duration', '2’', { Duration: 120 }],
  ['Duration', '1\'30"', { Duration: 90 }],
  ['Reps', '30 sec.', { Reps: null, RepsMax: null, Duration: 30 }],
  ['Reps', '2 minuti', { Reps: null, RepsMax: null, Duration: 120 }],
  ['Reps', '3 x 30"', { Reps: null, RepsMax: null, Duration: 30 }],
  ['Rest', '2 min', { Rest: 120 }],
  ['Rest', '1m30', { Rest: 90 }],
  ['Rest', '1.30', { Rest: 90 }],
  ['Duration', '1.30', { Duration: 90 }],
  ['Weight', '60/70', { Weight: 60, WeightMax: 70 }],
  ['Weight', '60 a 70 kg', { Weight: 60, WeightMax: 70 }],
  ['Rpe', '8/10', { Rpe: 8 }],
  ['Rpe', '7,5 / 10', { Rpe: 7.5 }],
  ['Tempo', '4-0-X-1', { Tempo: '4-0-X-1' }],
  ['Tempo', '40x1', { Tempo: '4-0-X-1' }],
  ['Weight', '20 kg', { Weight: 20, WeightMax: null }],
  ['Weight', '18kg–22,5 kg', { Weight: 18, WeightMax: 22.5 }],
  ['Weight', '50 lb', { Weight: 22.68, WeightMax: null }],
  ['Weight', '50,5 libbre', { Weight: 22.91, WeightMax: null }],
  ['Weight', '40–50 lbs', { Weight: 18.14, WeightMax: 22.68 }],
  ['Weight', '20 kg - 50 pounds', { Weight: 20, WeightMax: 22.68 }],
  ['Weight', '', { Weight: null, WeightMax: null }],
  ['Weight', 'body', { Weight: null, WeightMax: null, BodyWeight: true }],
  ['Weight', ' BW ', { Weight: null, WeightMax: null, BodyWeight: true }],
  ['Weight', 'bodyweight', { Weight: null, WeightMax: null, BodyWeight: true }],
  ['Weight', 'Corpo libero', { Weight: null, WeightMax: null, BodyWeight: true }],
  ['Weight', 'peso corporal', { Weight: null, WeightMax: null, BodyWeight: true }],
  ['Weight', 'poids du corps', { Weight: null, WeightMax: null, BodyWeight: true }],
  ['Rpe', '8', { Rpe: 8 }],
  ['Rpe', '', { Rpe: null }],
  ['CardioZone', '3', { CardioZone: 3, CardioZoneMax: null }],
  ['CardioZone', 'z3-4', { CardioZone: 3, CardioZoneMax: 4 }],
  ['Tempo', ' fast ', { Tempo: 'fast' }],
  ['Tempo', '3011', { Tempo: '3-0-1-1' }],
  ['Tempo', '311', { Tempo: '3-1-1' }],
  ['Tempo', '3/0/10/1', { Tempo: '3-0-10-1' }],
  ['Rest', '2:00', { Rest: 120 }],
  ['Rest', '', { Rest: null }],
])('the cell %s can read the text “%s”', (field, text, fields) => {
  const next = withCell(field, text, line, italian);
  expect(next).toEqual({ ...line, ...fields });
  expect(isUnclear(field, text, next, italian)).toBe(false);
});

it.each<[CellField, string]>([
  ['Reps', 'ten'],
  ['Reps', '8–'],
  ['Reps', '1-2-3'],
  ['Reps', '8.5'],
  ['Reps', '8.50'],
  ['Reps', '8 a'],
  ['Rpe', '8/9'],
  ['Reps', '1:75'],
  ['Reps', '2 x'],
  ['Reps', '2 x ten'],
  ['Reps', '0 x 10'],
  ['Reps', '60 x 10'],
  ['Duration', '8–'],
  ['Duration', 'long'],
  ['Duration', '30-45 s'],
  ['Duration', '1–2 min'],
  ['Duration', '8–12 lado'],
  ['Reps', '30-45 sec'],
  ['Reps', '10 x lado'],
  ['Weight', '-5'],
  ['Weight', '20 lb x'],
  ['Weight', '18-'],
  ['Weight', '50 st'],
  ['Weight', 'lb'],
  ['Weight', '2 x 20'],
  ['Weight', 'body + 10'],
  ['CardioZone', '6'],
  ['CardioZone', 'Z'],
  ['Rpe', 'hard'],
  ['Rest', '-10'],
  ['Rest', '99999'],
])('the cell %s cannot read the text “%s”', (field, text) => {
  expect(isUnclear(field, text, withCell(field, text, line, english), english)).toBe(true);
  expect(isUnclear(field, text, line, english)).toBe(false);
});

it('a cell converts pounds into kilograms for users who use pounds', () => {
  const pounds: CellWriting = {
    ...english,
    weight: {
      digits: 1,
      shown: (kilograms) => (kilograms === null ? null : Math.round(kgToPounds(kilograms) * 10) / 10),
      toStored: (typed) => (typed === null ? null : Math.round(poundsToKg(typed) * 100) / 100),
    },
  };
  expect(cellText('Weight', line, pounds)).toBe('38.6–44.1');
  expect(withCell('Weight', '45 lbs', line, pounds)).toEqual({ ...line, Weight: 20.41, WeightMax: null });
  expect(withCell('Weight', '45', line, pounds)).toEqual({ ...line, Weight: 20.41, WeightMax: null });
  expect(withCell('Weight', '20 kg', line, pounds)).toEqual({ ...line, Weight: 20, WeightMax: null });
});

it('a cell for repetitions that contained a duration reads repetitions instead', () => {
  const timed: ExerciseLine = { ...line, Reps: null, RepsMax: null, Duration: 40 };
  expect(withCell('Reps', '12', timed, english)).toEqual({ ...timed, Reps: 12, Duration: null });
  expect(withCell('Reps', '0:45', timed, english)).toEqual({ ...timed, Duration: 45 });
});

it('a cell of a pause reads a duration, and reads an empty text as an invalid value', () => {
  const pause: PauseLine = { Kind: 'pause', Duration: 30, CardioZone: 1 };
  expect(cellText('Duration', pause, english)).toBe('0:30');
  expect(withCell('Duration', '1:00', pause, english)).toEqual({ ...pause, Duration: 60 });
  expect(withCell('Duration', '', pause, english)).toEqual({ ...pause, Duration: Number.NaN });
});

it('a cell reads any number of rounds if the set has one exercise, and otherwise only its current number of rounds', () => {
  expect(parseRounds('Reps', '2 x 20', line, english)).toBe(2);
  expect(parseRounds('Duration', '4×0:40', line, english)).toBe(4);
  expect(parseRounds('Reps', '20', line, english)).toBeNull();
  expect(parseRounds('Reps', '10 x lado', line, english)).toBeNull();
  expect(parseRounds('Weight', '2 x 20', line, english)).toBeNull();
  const three: CellWriting = { ...english, takesRounds: (rounds) => rounds === 3 };
  expect(parseRounds('Reps', '3 x 10', line, three)).toBe(3);
  expect(withCell('Reps', '3 x 10', line, three)).toEqual({ ...line, Reps: 10, RepsMax: null });
  expect(parseRounds('Reps', '4 x 10', line, three)).toBeNull();
  expect(isUnclear('Reps', '4 x 10', withCell('Reps', '4 x 10', line, three), three)).toBe(true);
});

it.each([
  ['en', 'body'],
  ['it', 'corpo'],
  ['es', 'cuerpo'],
  ['fr', 'corps'],
] as const)('a cell shows in the language %s that the load is the body weight, until a load replaces it', (language, word) => {
  const writing: CellWriting = { ...english, language };
  const own = withCell('Weight', 'bw', line, writing);
  expect(cellText('Weight', own, writing)).toBe(word);
  expect(withCell('Weight', word, line, writing)).toEqual(own);
  expect(withCell('Weight', '20', own, writing)).toEqual({ ...line, Weight: 20, WeightMax: null });
});

it.each([
  ['en', 'hold', 'fast'],
  ['it', 'tenuta', 'veloce'],
  ['es', 'mantener', 'rápido'],
  ['fr', 'maintien', 'rapide'],
] as const)('a cell shows the tempos hold and fast in the language %s, and reads them back', (language, hold, fast) => {
  const writing: CellWriting = { ...english, language };
  for (const [tempo, word] of [
    ['hold', hold],
    ['fast', fast],
  ] as const) {
    expect(cellText('Tempo', { ...line, Tempo: tempo }, writing)).toBe(word);
    for (const text of [word, word.toUpperCase(), tempo])
      expect(withCell('Tempo', text, line, writing)).toEqual({ ...line, Tempo: tempo });
  }
  expect(tempoOf('rapido')).toBe('fast');
});

it('a cell reads a load with a decimal comma or point if the text has only one meaning', () => {
  expect(withCell('Weight', '50,5', line, english)).toEqual({ ...line, Weight: 50.5, WeightMax: null });
  expect(withCell('Weight', '50.5', line, italian)).toEqual({ ...line, Weight: 50.5, WeightMax: null });
  // `1,250` may mean 1250 or 1.25.
  expect(withCell('Weight', '1,250', line, english)).toMatchObject({ Weight: Number.NaN });
});

it('a cell leaves an invalid tempo as it was entered', () => {
  expect(tempoOf('30y1')).toBe('30y1');
  expect(tempoOf(' 3 - 0 - 1 ')).toBe('3-0-1');
});
