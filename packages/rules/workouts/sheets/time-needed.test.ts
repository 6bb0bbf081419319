import type { ExerciseLine, ProgramLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { describe, expect, it } from 'vitest';
import { minutesOfDay, oneSidedIn, secondsOfGroup } from './time-needed.ts';

const line: ExerciseLine = {
  Kind: 'exercise',
  ExerciseId: 5,
  Reps: 10,
  RepsMax: null,
  Duration: null,
  Weight: null,
  WeightMax: null,
  Tempo: '2-0-2-0',
  Rpe: null,
  CardioZone: null,
  CardioZoneMax: null,
  MachineLevel: null,
  Superset: false,
  Afap: false,
  Notes: '',
  Rest: null,
};
const group = (...Sets: ProgramSet[]) => ({ Section: 'main' as const, Name: '', Sets });
const isOneSided = oneSidedIn([
  { ExerciseId: 5, Unilateral: false },
  { ExerciseId: 6, Unilateral: true },
]);
const seconds = (fields: Partial<ExerciseLine>, set: Partial<ProgramSet> = {}) =>
  secondsOfGroup(group({ Rounds: 1, RoundRest: null, Lines: [{ ...line, ...fields }], ...set }), isOneSided);

describe('the estimated duration of a sheet', () => {
  it('is for an exercise the same as in the time budget of the generator', () => {
    expect(seconds({ Reps: 10, RepsMax: 12 }, { Rounds: 2, RoundRest: 75 })).toBe(268);
    expect(seconds({ Reps: null, Duration: 15, Tempo: 'hold' }, { Rounds: 2, RoundRest: 10 })).toBe(80);
  });

  it('counts the work of an exercise with each side separately twice, and its rest once', () => {
    expect(seconds({ ExerciseId: 6, Rest: 30 })).toBe(2 * 40 + 30 + 30);
    expect(seconds({ ExerciseId: 6, Reps: null, Duration: 30 }, { Rounds: 2, RoundRest: 10 })).toBe(2 * (2 * 30 + 10) + 30);
  });

  it('includes pauses, and the rests between lines except in a superset', () => {
    const pause: ProgramLine = { Kind: 'pause', Duration: 20, CardioZone: null };
    expect(seconds({ Rest: 30 })).toBe(40 + 30 + 30);
    expect(seconds({ Rest: 30, Superset: true })).toBe(40 + 30);
    expect(seconds({}, { Lines: [line, pause] })).toBe(40 + 20 + 30);
  });

  it('assumes a tempo if none is set, and counts values that cannot be read as zero', () => {
    expect(seconds({ Tempo: '' })).toBe(seconds({ Tempo: '2-0-2-0' }));
    expect(seconds({ Tempo: 'fast' })).toBe(20 + 30);
    expect(seconds({ Tempo: '3-0-X-1' })).toBe(50 + 30);
    expect(seconds({ Reps: Number.NaN }, { RoundRest: Number.NaN })).toBe(30);
    expect(seconds({}, { Lines: [] })).toBe(0);
  });

  it('of a day is the sum of its groups in minutes', () => {
    const sets = group({ Rounds: 2, RoundRest: 75, Lines: [{ ...line, RepsMax: 12 }] });
    expect(minutesOfDay({ Name: '', Groups: [sets, sets] }, isOneSided)).toBe(9);
  });
});
