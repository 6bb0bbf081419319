import type { OwnCircuit } from '@clubpulse/contract/live/own-live/own-live.calls';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { circuitSteps } from '../../workouts/circuits/circuit-steps.ts';
import { stationAfter, walkAt } from '../../workouts/circuits/shown-stations.ts';
import { ownLeft, ownPosition, ownTurn, startOf, walks } from './own-station.ts';

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
  const found = ownTurn(own, ownPosition(own, T + seconds * 1000), began);
  if (!found) return undefined;
  const { isNow, number, left, next, exercises, minute } = found;
  return [isNow ? 'now' : 'soon', number ?? minute, exercises.map(({ Name }) => Name).join(), left / 1000, next];
};

it('an athlete in a circuit moves to the next station after each turn, and begins each round at the start station', () => {
  const own = circuit();
  expect(turn(own, 10, 2)).toEqual(['soon', 2, 'Row', 20, 3]);
  expect(turn(own, 43, 2)).toEqual(['now', 2, 'Row', 27, 3]);
  expect(turn(own, 75, 2)).toEqual(['soon', 3, 'Squat', 15, 1]);
  expect(turn(own, 95, 2)).toEqual(['now', 3, 'Squat', 35, 1]);
  expect(turn(own, 195, 2)).toEqual(['soon', 2, 'Row', 75, 3]);
  expect(turn(own, 390, 2)).toEqual(['now', 1, 'Press', 40, null]);
  expect(turn(own, 431, 2)).toBeUndefined();
});

it('an athlete can choose another station at any step: they are then at that station, and at the next one in the next turn', () => {
  for (const count of [2, 3, 6, 7]) {
    for (const fields of [{}, { WarmUp: 0, Cooldown: 60 }, { Rest: 0, RoundRest: 0, Rounds: 3 }]) {
      const names = Array.from({ length: count }, (_, at) => `Exercise ${at + 1}`);
      const own = circuit(fields, names);
      const steps = circuitSteps(own.Circuit, count);
      for (const [index] of steps.entries()) {
        const position = { index, inStep: 0, left: steps[index]?.ms ?? 0 };
        for (const [at, name] of names.entries()) {
          const began = startOf(own, position, at + 1);
          const here = ownTurn(own, position, began);
          if (!here) continue;
          expect([began >= 1 && began <= count, here.number, here.exercises[0]?.Name]).toEqual([true, at + 1, name]);
          const continues = steps.slice(index + 1).find(({ phase }) => phase === 'work')?.round === steps[index]?.round;
          if (here.isNow && continues) expect(here.next).toBe(((at + 1) % count) + 1);
        }
      }
    }
  }
  expect([10, 43, 75, 390].map((seconds) => startOf(circuit(), ownPosition(circuit(), T + seconds * 1000), 1))).toEqual([
    1, 1, 3, 2,
  ]);
});

it("an athlete's phone shows the same station as the room's screens at every step, after any skips and choices of stations", () => {
  const move = fc.record({ to: fc.nat(), isAt: fc.option(fc.nat()) });
  const times = fc.record({
    WarmUp: fc.constantFrom(0, 30),
    Rest: fc.constantFrom(0, 20),
    Rounds: fc.integer({ min: 1, max: 4 }),
    RoundRest: fc.constantFrom(0, 60),
    Cooldown: fc.constantFrom(0, 60),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 12 }),
      times,
      fc.array(move, { minLength: 1, maxLength: 30 }),
      (count, fields, moves) => {
        const own = circuit(
          fields,
          Array.from({ length: count }, (_, at) => `Exercise ${at + 1}`),
        );
        const steps = circuitSteps(own.Circuit, count);
        let began = 1;
        for (const { to, isAt } of moves) {
          const index = to % steps.length;
          const position = { index, inStep: 0, left: steps[index]?.ms ?? 0 };
          const stated = isAt === null ? null : (isAt % count) + 1;
          if (stated !== null) began = startOf(own, position, stated);
          const { laps, onTo } = walkAt(steps, index);
          const card = stationAfter(began, laps, count);
          const result = ownTurn(own, position, began);
          if (!result) {
            expect(onTo).toBeNull();
            continue;
          }
          expect(result.number).toBe(onTo === null ? card : (card % count) + 1);
          expect(result.isNow || result.isFirst).toBe(onTo === null);
          if (stated !== null) expect(result.number).toBe(stated);
          const worked = steps.slice(0, index).findLastIndex(({ phase }) => phase === 'work');
          if (onTo !== null) expect(ownTurn(own, { index: worked, inStep: 0, left: 0 }, began)?.number).toBe(card);
        }
      },
    ),
  );
});

it("an athlete's own view of a circuit shows the remaining time of the whole circuit", () => {
  const complete = ownLeft(circuit(), T) / 1000;
  expect(complete).toBe(30 + 2 * 3 * (40 + 20) + 60);
  expect(ownLeft(circuit(), T + 75_000) / 1000).toBe(complete - 75);
  expect(ownLeft({ ...circuit(), Passed: 10_000, Paused: true }, T + 75_000) / 1000).toBe(complete - 10);
});

it("an athlete's own view of a circuit stops while the circuit is paused", () => {
  expect(turn({ ...circuit(), Passed: 43_000, Paused: true }, 500, 1)).toEqual(['now', 1, 'Press', 27, 2]);
});

it("an athlete's own view shows the minute of an EMOM, all exercises of an AMRAP, and the exercise of a circuit with one station", () => {
  expect(turn(circuit({ TimerType: 'EMOM', WarmUp: 0 }), 70, 1)).toEqual(['now', 2, 'Row', 50, null]);
  expect(turn(circuit({ TimerType: 'AMRAP', WarmUp: 0 }), 70, 1)).toEqual(['now', null, 'Press,Row,Squat', 530, null]);
  expect(turn(circuit({}, ['Plank']), 35, 1)).toEqual(['now', null, 'Plank', 35, null]);
  expect([circuit(), circuit({ TimerType: 'EMOM' }), circuit({}, ['Plank'])].map(walks)).toEqual([true, false, false]);
});
