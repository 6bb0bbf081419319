import type { ExerciseLine, ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import { describe, expect, it } from 'vitest';
import { intervalsOf, isSuperset } from './set-shape.ts';

const exercise: ExerciseLine = {
  Kind: 'exercise',
  ExerciseId: 1,
  Reps: null,
  RepsMax: null,
  Duration: 45,
  Weight: null,
  WeightMax: null,
  Tempo: '',
  Rpe: null,
  CardioZone: 4,
  CardioZoneMax: null,
  MachineLevel: null,
  Superset: false,
  Afap: false,
  Notes: '',
  Rest: null,
};
const pause: ProgramLine = { Kind: 'pause', Duration: 75, CardioZone: 2 };
const joined: ExerciseLine = { ...exercise, Superset: true };
const setOf = (Lines: ProgramLine[], Rounds = 2, RoundRest: number | null = null) => ({ Lines, Rounds, RoundRest });

describe('a superset', () => {
  it('is a set of several exercises with no rest between them', () => {
    expect(isSuperset({ Lines: [joined, exercise] })).toBe(true);
    expect(isSuperset({ Lines: [joined, joined] })).toBe(true);
  });

  it('is not a set with a rest or a pause between exercises, or with only one exercise', () => {
    expect(isSuperset({ Lines: [joined, exercise, exercise] })).toBe(false);
    expect(isSuperset({ Lines: [joined, pause] })).toBe(false);
    expect(isSuperset({ Lines: [joined] })).toBe(false);
  });
});

describe('the intervals of a group', () => {
  it('are listed round by round, with the rest between rounds but without one after the last round', () => {
    const hard = { seconds: 45, zone: 4 };
    const easy = { seconds: 75, zone: 2 };
    const none = { seconds: 30, zone: null };
    expect(intervalsOf({ Sets: [setOf([exercise, pause], 2, 30)] })).toEqual([hard, easy, none, hard, easy]);
    expect(intervalsOf({ Sets: [setOf([{ ...exercise, Rest: 30 }])] })).toEqual([hard, none, hard]);
  });

  it('are null if a line has repetitions, or has no zone or no duration', () => {
    expect(intervalsOf({ Sets: [setOf([{ ...exercise, Reps: 8 }, pause])] })).toBeNull();
    expect(intervalsOf({ Sets: [setOf([{ ...exercise, CardioZone: null }, pause])] })).toBeNull();
    expect(intervalsOf({ Sets: [setOf([exercise, { ...pause, Duration: Number.NaN }])] })).toBeNull();
    expect(intervalsOf({ Sets: [setOf([exercise, pause]), setOf([])] })).toBeNull();
  });

  it('are null if there is only one segment, or too many to be drawn', () => {
    expect(intervalsOf({ Sets: [setOf([exercise, pause], 99)] })).toBeNull();
    expect(intervalsOf({ Sets: [setOf([exercise], 1)] })).toBeNull();
  });
});
