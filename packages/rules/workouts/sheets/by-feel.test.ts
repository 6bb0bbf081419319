import type { Decision } from '@clubpulse/contract/workouts/generator/generator';
import type { ExerciseLine, Program } from '@clubpulse/contract/workouts/sheets/program';
import { expect, it } from 'vitest';
import { decisionsNow } from './by-feel.ts';

const byFeel: Decision = { Kind: 'byFeel', Rpe: 7 };
const others: readonly Decision[] = [{ Kind: 'noCardio' }];
const line = (ExerciseId: number, fields: Partial<ExerciseLine> = {}): ExerciseLine => ({
  Kind: 'exercise',
  ExerciseId,
  Reps: 10,
  RepsMax: null,
  Duration: null,
  Weight: null,
  WeightMax: null,
  Tempo: '',
  Rpe: 7,
  CardioZone: null,
  CardioZoneMax: null,
  MachineLevel: null,
  Superset: false,
  Afap: false,
  Notes: '',
  Rest: null,
  ...fields,
});
const exercises = new Map([
  [1, { Equipment: ['barbell' as const], MainMuscle: 'chest' as const, Pattern: 'horizontalPush' as const }],
  [2, { Equipment: ['mat' as const], MainMuscle: 'abdominals' as const, Pattern: 'antiExtension' as const }],
]);
const linesOf = (...Lines: ExerciseLine[]) => {
  const days: Program = [{ Name: '', Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 2, RoundRest: 60, Lines }] }] }];
  return decisionsNow([...others, byFeel], days, exercises);
};

it('a sheet states that the athlete finds the loads by feel, until every load is set', () => {
  expect(linesOf(line(1), line(1, { Weight: 20 }), line(2))).toEqual([...others, byFeel]);
  expect(linesOf(line(1, { Weight: 40 }), line(1, { Weight: 20 }), line(2))).toEqual(others);
  expect(linesOf(line(1, { BodyWeight: true }), line(1, { MachineLevel: 3 }), line(1, { Rpe: null }))).toEqual(others);
});
