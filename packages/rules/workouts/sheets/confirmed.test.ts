import type { Decision } from '@clubpulse/contract/workouts/generator/generator';
import type { ExerciseLine, Program } from '@clubpulse/contract/workouts/sheets/program';
import { describe, expect, it } from 'vitest';
import { confirmationErrors, confirmationsAfter, unconfirmedIn } from './confirmed.ts';

const line = (ExerciseId: number): ExerciseLine => ({
  Kind: 'exercise',
  ExerciseId,
  Reps: 10,
  RepsMax: null,
  Duration: null,
  Weight: null,
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
});
const days = (...ids: number[]): Program => [
  {
    Name: '',
    Groups: [{ Section: 'main', Name: '', Sets: ids.map((id) => ({ Rounds: 1, RoundRest: null, Lines: [line(id)] })) }],
  },
];
const knee: Decision = { Kind: 'condition', Condition: 'kneePain', Severity: 'mild', Out: 3 };
const gentle: Decision = { Kind: 'gentle', Out: 3 };
const at = (set: number) => `Days.0.Groups.0.Sets.${set}.Lines.0.ExerciseId`;

describe('the confirmation of the exercises of a sheet', () => {
  it('is required for each exercise if the sheet is for an athlete with a condition', () => {
    const sheet = { days: days(1, 2, 3), before: [], decisions: [gentle, knee], confirmedIds: [2] };
    expect(unconfirmedIn(sheet)).toEqual([1, 3]);
    expect(confirmationErrors(sheet)).toEqual([
      { field: at(0), key: 'exercise-unconfirmed' },
      { field: at(2), key: 'exercise-unconfirmed' },
    ]);
    expect(confirmationErrors({ ...sheet, confirmedIds: [1, 2, 3] })).toEqual([]);
  });

  it('is not required if the athlete has no condition', () => {
    const sheet = { days: days(1, 2), before: [], confirmedIds: [] };
    expect(confirmationErrors({ ...sheet, decisions: [gentle] })).toEqual([]);
    expect(confirmationErrors({ ...sheet, decisions: null })).toEqual([]);
  });

  it('is not required again for an exercise that the stored sheet already contains', () => {
    const sheet = { days: days(1, 4), before: days(1, 2), decisions: [knee], confirmedIds: [] };
    expect(confirmationErrors(sheet)).toEqual([{ field: at(1), key: 'exercise-unconfirmed' }]);
  });

  it('is refused for an exercise that is not in the sheet', () => {
    const sheet = { days: days(1), before: [], decisions: [knee], confirmedIds: [1, 2] };
    expect(confirmationErrors(sheet)).toEqual([{ field: 'ConfirmedIds.1', key: 'exercise-not-in-sheet' }]);
  });

  it('is stored with user and time for exercises that are in the sheet, and of each exercise only the newest confirmation', () => {
    const [first, second] = [
      { ByUserId: 7, At: '2026-11-01T10:00:00.000Z' },
      { ByUserId: 8, At: '2026-11-02T10:00:00.000Z' },
    ];
    const stored = confirmationsAfter([], { days: days(1, 2, 3), decisions: [knee], confirmedIds: [1, 2, 3] }, first);
    expect(stored.map(({ ExerciseId }) => ExerciseId)).toEqual([1, 2, 3]);
    expect(confirmationsAfter(stored, { days: days(1, 2, 4), decisions: [knee], confirmedIds: [2, 4] }, second)).toEqual([
      { ExerciseId: 1, ...first },
      { ExerciseId: 2, ...second },
      { ExerciseId: 4, ...second },
    ]);
    expect(confirmationsAfter([], { days: days(1), decisions: [gentle], confirmedIds: [1] }, first)).toEqual([]);
  });
});
