import type { OwnTimer } from '@clubpulse/contract/live/own-live/own-live.calls';
import { expect, it } from 'vitest';
import { ownStep, ownTimerLeft } from './own-timer.ts';

const T = Date.parse('2026-11-20T18:00:00Z');
const runs = (Content: OwnTimer['Content'], fields: Partial<OwnTimer> = {}): OwnTimer => ({
  RoomWorkoutId: 1,
  Step: 0,
  Passed: 0,
  Extra: 0,
  At: new Date(T).toISOString(),
  Paused: false,
  Content,
  ...fields,
});
const at = (seconds: number) => T + seconds * 1000;
const exercise = (Name: string, Duration: string | null, Reps: number | null, RepsMax: number | null) => ({
  ExerciseId: 1,
  Name,
  MainMuscle: null,
  OtherMuscles: [],
  Removed: false,
  Duration,
  Reps,
  RepsMax,
});

it("an athlete's own view of a timer has the current interval with its round and remaining time, and the next step", () => {
  const intervals = runs({
    Kind: 'Quick',
    Timer: { Type: 'Intervals', Text: 'Row', Prepare: 10, Seconds: 40, Rest: 20, Rounds: 2 },
  });
  const row = { phase: 'work', name: 'Row', reps: null };
  const rest = { phase: 'rest', name: '', reps: null };
  const inAll = { place: null, count: 1, rounds: 2 };
  expect(ownStep(intervals, at(4))).toEqual({
    ...inAll,
    phase: 'prepare',
    name: '',
    reps: null,
    round: null,
    left: 6000,
    next: { ...row, ms: 40_000 },
  });
  expect(ownStep(intervals, at(20))).toEqual({ ...inAll, ...row, round: 1, left: 30_000, next: { ...rest, ms: 20_000 } });
  expect(ownStep(intervals, at(80))).toEqual({ ...inAll, ...row, round: 2, left: 30_000, next: null });
  expect([ownTimerLeft(intervals, at(20)), ownTimerLeft(intervals, at(200))]).toEqual([90_000, 0]);
  expect(ownStep(intervals, at(110))).toBeUndefined();
  expect(ownStep({ ...intervals, Paused: true, Passed: 1000 }, at(110))).toMatchObject({ phase: 'prepare', left: 9000 });
});

it("an athlete's own view of a timer names the current exercise, and has no remaining time for an exercise with counted repetitions", () => {
  const Exercises = [exercise('Wall sit', '00:40', null, null), exercise('Push-up', null, 8, 10)];
  const Timer = {
    TimerId: 1,
    Name: 'Core',
    WarmUp: null,
    Exercises,
    Rest: '00:20',
    Rounds: 1,
    RoundRest: null,
    CoolDown: '01:00',
  };
  const core = runs({ Kind: 'Timer', Timer: { ...Timer, Total: { Seconds: 176, IsAbout: true }, RowVersion: 1 } });
  const push = { phase: 'work', name: 'Push-up', reps: { Reps: 8, RepsMax: 10 } };
  expect(ownStep(core, at(50))).toMatchObject({ phase: 'rest', place: 1, count: 2, round: null, next: { ...push, ms: null } });
  expect(ownStep(core, at(70))).toMatchObject({ ...push, place: 2, left: null, next: { phase: 'rest', ms: 20_000 } });
  expect(ownTimerLeft(core, at(70))).toBe(106_000);
});
