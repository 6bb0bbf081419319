import type { ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import { expect, it } from 'vitest';
import { sameDays } from './same-days.ts';

const exercises = new Map([
  [1, { Pattern: 'squat' as const }],
  [2, { Pattern: 'hinge' as const }],
  [3, { Pattern: 'cardio' as const }],
  [4, { Pattern: 'mobility' as const }],
]);
const group = (Section: 'warmUp' | 'main', ids: readonly number[]): ProgramDay['Groups'][number] => ({
  Section,
  Name: '',
  Sets: ids.map((ExerciseId) => ({
    Rounds: 1,
    RoundRest: null,
    Lines: [
      {
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
      },
    ],
  })),
});
const day = (main: readonly number[], warmUp: readonly number[] = []): ProgramDay => ({
  Name: '',
  Groups: [group('warmUp', warmUp), group('main', main)],
});

it('days are the same if their main exercises are, in any order and with any warm-up and cardio', () => {
  expect(sameDays([day([1, 2]), day([1]), day([2, 1, 3], [4]), day([1, 4])], exercises)).toEqual([[0, 2]]);
  expect(sameDays([day([1]), day([2]), day([1]), day([2]), day([2])], exercises)).toEqual([
    [0, 2],
    [1, 3, 4],
  ]);
  expect(sameDays([day([3]), day([3])], exercises)).toEqual([]);
});
