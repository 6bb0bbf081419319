import type { OwnCircuit } from '@clubpulse/contract/live/own-live/own-live.calls';
import { expect, it } from 'vitest';
import { ownLeft, ownStand, ownTurn, walks } from './own-station.ts';

const T = Date.parse('2026-11-20T18:00:00Z');
const exercise = (Name: string) => ({
  ExerciseId: 1,
  Name,
  Reps: 10,
  RepsMax: 12,
  Weight: 20,
  MachineLevel: null,
  CardioZone: null,
  Notes: '',
});
/** Warm-up of 30 s, two rounds of three stations with 40 s of work and 20 s of rest, 60 s between them. */
const circuit = (fields: Partial<OwnCircuit['Circuit']> = {}, names = ['Press', 'Row', 'Squat']): OwnCircuit => ({
  RoomWorkoutId: 1,
  Step: 0,
  Passed: 0,
  Extra: 0,
  At: new Date(T).toISOString(),
  Paused: false,
  Circuit: {
    Name: 'Vault',
    StationsActive: true,
    TimerType: 'timer',
    WarmUp: 30,
    Cooldown: 0,
    Work: 40,
    Rest: 20,
    Rounds: 2,
    RoundRest: 60,
    Minutes: 6,
    StationsPerMinute: 1,
    Time: 600,
    Stations: names.map((name, at) => ({ StationKey: at + 1, Station: 11 + at, Exercises: [exercise(name)] })),
    ...fields,
  },
});
const turn = (own: OwnCircuit, seconds: number, began: number) => {
  const found = ownTurn(own, ownStand(own, T + seconds * 1000), began);
  if (!found) return undefined;
  const { isNow, number, left, next, exercises, minute } = found;
  return [isNow ? 'now' : 'soon', number ?? minute, exercises.map(({ Name }) => Name).join(), left / 1000, next];
};

it('goes one station on with each turn, and begins each round where she began', () => {
  const own = circuit();
  expect(turn(own, 10, 2)).toEqual(['soon', 2, 'Row', 20, 3]);
  expect(turn(own, 43, 2)).toEqual(['now', 2, 'Row', 27, 3]);
  expect(turn(own, 75, 2)).toEqual(['soon', 3, 'Squat', 15, 1]);
  expect(turn(own, 95, 2)).toEqual(['now', 3, 'Squat', 35, 1]);
  // The last rest of a round and the break after it: 15 s and 60 s.
  expect(turn(own, 195, 2)).toEqual(['soon', 2, 'Row', 75, 3]);
  expect(turn(own, 390, 2)).toEqual(['now', 1, 'Press', 40, null]);
  expect(turn(own, 431, 2)).toBeUndefined();
});

it('says how long all of it yet takes', () => {
  // The warm-up, two rounds of three turns with their rests, and what lies between them.
  const whole = ownLeft(circuit(), T) / 1000;
  expect(whole).toBe(30 + 2 * 3 * (40 + 20) + 60);
  expect(ownLeft(circuit(), T + 75_000) / 1000).toBe(whole - 75);
  expect(ownLeft({ ...circuit(), Passed: 10_000, Paused: true }, T + 75_000) / 1000).toBe(whole - 10);
});

it('stands still while it is paused', () => {
  expect(turn({ ...circuit(), Passed: 43_000, Paused: true }, 500, 1)).toEqual(['now', 1, 'Press', 27, 2]);
});

it('of an EMOM is the minute, of an AMRAP everything, of one station that alone', () => {
  expect(turn(circuit({ TimerType: 'EMOM', WarmUp: 0 }), 70, 1)).toEqual(['now', 2, 'Row', 50, null]);
  expect(turn(circuit({ TimerType: 'AMRAP', WarmUp: 0 }), 70, 1)).toEqual(['now', null, 'Press,Row,Squat', 530, null]);
  expect(turn(circuit({}, ['Plank']), 35, 1)).toEqual(['now', null, 'Plank', 35, null]);
  expect([circuit(), circuit({ TimerType: 'EMOM' }), circuit({}, ['Plank'])].map(walks)).toEqual([true, false, false]);
});
