import type { CircuitStation, CircuitTimes } from '@clubpulse/contract/workouts/circuits/circuits';
import { describe, expect, it } from 'vitest';
import { circuitProblems, mayRemove, maySwitchOff, removedWithExercises } from './circuit-problems.ts';
import { circuitSeconds, circuitSteps } from './circuit-steps.ts';
import { stationAfter, stationsOfMinute, stationsShown } from './shown-stations.ts';

const times: CircuitTimes = {
  TimerType: 'timer',
  WarmUp: 180,
  Cooldown: 180,
  Work: 40,
  Rest: 20,
  Rounds: 3,
  RoundRest: 60,
  Minutes: 12,
  StationsPerMinute: 1,
  Time: 900,
};
const line = (ExerciseId: number) => ({
  ExerciseId,
  Reps: null,
  RepsMax: null,
  Weight: null,
  MachineLevel: null,
  CardioZone: null,
  Notes: '',
});
const station = (Station: number | null, ...ids: number[]): CircuitStation => ({
  StationKey: null,
  Station,
  Exercises: ids.map(line),
});
const keysOf = (stations: CircuitStation[], fields: object = {}, configured = [1, 2]) =>
  circuitProblems({ ...times, StationsActive: true, Stations: stations, ...fields }, new Set(configured)).map(
    ({ field, key }) => `${field}: ${key}`,
  );

describe('the duration of a circuit', () => {
  it('is warm-up + rounds × stations × (work + rest) + (rounds − 1) × round rest + cooldown for a timer', () => {
    expect(circuitSeconds(times, 8)).toBe(32 * 60);
  });
  it.each(['timer', 'EMOM', 'AMRAP'] as const)('equals the sum of its steps for the type %s', (TimerType) => {
    for (const Rest of [0, 20])
      for (const stations of [1, 5, 20]) {
        const circuit = { ...times, TimerType, Rest };
        const steps = circuitSteps(circuit, stations);
        expect(steps.reduce((sum, { ms }) => sum + (ms ?? 0), 0)).toBe(1000 * circuitSeconds(circuit, stations));
      }
  });
  it('contains for each athlete each station once per round', () => {
    const work = circuitSteps(times, 8).filter(({ phase }) => phase === 'work');
    expect(work).toHaveLength(24);
    for (const began of [1, 5, 8]) {
      const visited = work.filter(({ round }) => round === 2).map(({ item }) => stationAfter(began, item ?? 0, 8));
      expect(visited.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    }
    expect(stationAfter(8, 1, 8)).toBe(1);
  });
  it('has one step per minute for the type EMOM, in which the stations follow each other', () => {
    const minutes = circuitSteps({ ...times, TimerType: 'EMOM' }, 3).filter(({ phase }) => phase === 'work');
    expect(minutes.map(({ item }) => item)).toEqual(Array.from({ length: 12 }, (_, minute) => minute));
    expect([0, 1, 2].map((minute) => stationsOfMinute(minute, 2, 3))).toEqual([
      [1, 2],
      [3, 1],
      [2, 3],
    ]);
    expect(stationsOfMinute(3, 5, 3)).toEqual([1, 2, 3]);
    expect(stationsOfMinute(3, 1, 0)).toEqual([]);
  });
});

describe('the stations on a screen', () => {
  const circuit = { StationsActive: true, Stations: [station(1), station(2), station(1)] };
  const shown = (screen: number | null, fields: object = {}) =>
    stationsShown({ ...circuit, ...fields }, screen).map(({ number }) => number);
  it('are those that have the station number of the screen', () => expect([shown(1), shown(2)]).toEqual([[1, 3], [2]]));
  it('are all stations if none has the station number of the screen', () =>
    expect([shown(null), shown(7)]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]));
  it('are all stations if stations are off for the circuit', () =>
    expect(shown(1, { StationsActive: false })).toEqual([1, 2, 3]));
});

describe('the check of a circuit', () => {
  it('accepts a circuit if a screen shows each of its stations', () =>
    expect(keysOf([station(1, 7), station(2, 8)])).toEqual([]));
  it.each([
    [
      'no station is chosen',
      [station(null, 7)],
      ['StationsActive: circuit-station-required', 'Stations.0.Station: circuit-no-screen'],
    ],
    ['a station has exercises and no screen', [station(1, 7), station(null, 8)], ['Stations.1.Station: circuit-no-screen']],
    ['the club lacks a station', [station(3, 7)], ['Stations.0.Station: circuit-station-not-configured']],
    ['an exercise is there twice', [station(1, 7, 8, 7)], ['Stations.0.Exercises.2.ExerciseId: circuit-exercise-twice']],
    [
      'the same stored station is there twice',
      [{ ...station(1, 7), StationKey: 4 }, { ...station(1, 8), StationKey: 4 }, station(1, 9), station(1, 9)],
      ['Stations.1.StationKey: circuit-station-twice'],
    ],
    ['no station has an exercise', [station(1)], ['Stations: circuit-exercise-required']],
  ])('refuses a circuit where %s', (_, stations, problems) => expect(keysOf(stations)).toEqual(problems));
  it('refuses several stations if stations are off for the circuit', () => {
    expect(keysOf([station(null, 7)], { StationsActive: false })).toEqual([]);
    expect(keysOf([station(null, 7), station(1, 8)], { StationsActive: false })).toEqual(['StationsActive: circuit-one-station']);
  });
  it('refuses a circuit longer than the limit', () => {
    const long = { Work: 1800, Rounds: 20 };
    expect(keysOf([station(1, 7)], long)).toEqual(['TimerType: circuit-too-long']);
  });
  it('refuses a highest number of repetitions below the lowest', () => {
    const lines = [{ ...line(7), Reps: 12, RepsMax: 10 }];
    expect(keysOf([{ ...station(1), Exercises: lines }])).toEqual(['Stations.0.Exercises.0.RepsMax: circuit-reps-order']);
  });
});

it('a station can be removed only when it has no exercises, and stations can be switched off only when one station is left', () => {
  expect([mayRemove(station(1)), mayRemove(station(1, 7))]).toEqual([true, false]);
  expect([maySwitchOff([1]), maySwitchOff([1, 2])]).toEqual([true, false]);
  const before = [
    { StationKey: 1, Exercises: [7] },
    { StationKey: 2, Exercises: [] },
  ];
  const stored = { ...station(1, 7), StationKey: 1 };
  expect(removedWithExercises(before, [stored], [])).toEqual([]);
  expect(removedWithExercises(before, [station(1, 7)], [])).toEqual([
    { field: 'Stations', key: 'circuit-station-has-exercises' },
  ]);
  expect(removedWithExercises(before, [station(1, 7)], [1])).toEqual([]);
});
