import type { ExerciseLine, PauseLine, Program } from '@clubpulse/contract/workouts/sheets/program';
import { expect, it } from 'vitest';
import { changedOf } from './changed.ts';

const line = (ExerciseId: number, fields: Partial<ExerciseLine> = {}): ExerciseLine => ({
  Kind: 'exercise',
  ExerciseId,
  Reps: 8,
  RepsMax: 10,
  Duration: null,
  Weight: 20,
  WeightMax: null,
  Tempo: '',
  Rpe: null,
  CardioZone: null,
  CardioZoneMax: null,
  MachineLevel: null,
  Superset: false,
  Afap: false,
  Notes: '',
  Rest: null,
  ...fields,
});
const pause: PauseLine = { Kind: 'pause', Duration: 30, CardioZone: null };
const ofSet = (...Lines: (ExerciseLine | PauseLine)[]) => ({ Rounds: 3, RoundRest: 90, Lines });
const ofDay = (...Sets: ReturnType<typeof ofSet>[]) => ({ Name: '', Groups: [{ Section: 'main' as const, Name: '', Sets }] });
const saved: Program = [ofDay(ofSet(line(1), pause, line(2)), ofSet(line(3)))];
const set = 'Days.0.Groups.0.Sets.0';

it.each<[string, Program, string[]]>([
  ['nothing', saved, []],
  ['no field, for a copy', structuredClone(saved), []],
  ['a range', [ofDay(ofSet(line(1, { RepsMax: 12 }), pause, line(2)), ofSet(line(3)))], [`${set}.Lines.0.Reps`]],
  [
    'a time in place of repetitions',
    [ofDay(ofSet(line(1, { Reps: null, RepsMax: null, Duration: 40 }), pause, line(2)), ofSet(line(3)))],
    [`${set}.Lines.0.Reps`],
  ],
  ['an invalid text', [ofDay(ofSet(line(1, { Weight: Number.NaN }), pause, line(2)), ofSet(line(3)))], [`${set}.Lines.0.Weight`]],
  ['a pause', [ofDay(ofSet(line(1), { ...pause, Duration: 45 }, line(2)), ofSet(line(3)))], [`${set}.Lines.1.Duration`]],
  ['rounds', [ofDay({ ...ofSet(line(1), pause, line(2)), Rounds: 4 }, ofSet(line(3)))], [`${set}.Rounds`]],
  [
    'one more exercise with all its fields',
    [ofDay(ofSet(line(4), line(1), pause, line(2)), ofSet(line(3)))],
    [`${set}.Lines.0.Reps`, `${set}.Lines.0.Weight`],
  ],
  [
    'an exercise that moved and was replaced',
    [ofDay(ofSet(line(2, { Rpe: 8 }), pause, line(1)), ofSet(line(3)))],
    [`${set}.Lines.0.Rpe`],
  ],
  ['a removed exercise', [ofDay(ofSet(line(1), line(2)), ofSet(line(3)))], []],
  [
    'the name of a group',
    [{ Name: '', Groups: [{ Section: 'main', Name: 'Legs', Sets: saved[0]?.Groups[0]?.Sets ?? [] }] }],
    ['Days.0.Groups.0.Name'],
  ],
])('the comparison with the stored sheet lists the changed fields if the change is %s', (_, now, paths) =>
  expect(Object.keys(changedOf(saved, now))).toEqual(paths),
);

it('the comparison with the stored sheet treats an undefined value like a missing one', () => {
  const [stated] = [ofDay(ofSet(line(1, { BodyWeight: undefined })))];
  expect(changedOf([ofDay(ofSet(line(1)))], [stated])).toEqual({});
});
