import { CIRCUIT, type CircuitFields, type CircuitStation } from '@clubpulse/contract/workouts/circuits/circuits';
import { circuitSeconds } from './circuit-steps.ts';

export interface CircuitProblem {
  readonly field: string;
  readonly key:
    | 'circuit-station-required'
    | 'circuit-one-station'
    | 'circuit-no-screen'
    | 'circuit-station-not-configured'
    | 'circuit-station-twice'
    | 'circuit-exercise-twice'
    | 'circuit-exercise-required'
    | 'circuit-reps-order'
    | 'circuit-too-long'
    | 'circuit-station-has-exercises';
}

type Checked = Pick<CircuitFields, 'StationsActive' | 'Stations' | keyof Parameters<typeof circuitSeconds>[0]>;

const problem = (field: string, key: CircuitProblem['key']): CircuitProblem => ({ field, key });

function problemsOfStation(
  station: CircuitStation,
  at: number,
  active: boolean,
  configured: ReadonlySet<number>,
): CircuitProblem[] {
  const field = `Stations.${at}`;
  const { Station, Exercises } = station;
  const screen = !active
    ? []
    : Station === null
      ? Exercises.length > 0
        ? [problem(`${field}.Station`, 'circuit-no-screen')]
        : []
      : configured.has(Station)
        ? []
        : [problem(`${field}.Station`, 'circuit-station-not-configured')];
  const lines = Exercises.flatMap(({ ExerciseId, Reps, RepsMax }, line) => [
    ...(Exercises.findIndex((one) => one.ExerciseId === ExerciseId) < line
      ? [problem(`${field}.Exercises.${line}.ExerciseId`, 'circuit-exercise-twice')]
      : []),
    ...(RepsMax !== null && RepsMax < (Reps ?? RepsMax + 1)
      ? [problem(`${field}.Exercises.${line}.RepsMax`, 'circuit-reps-order')]
      : []),
  ]);
  return [...screen, ...lines];
}

export function circuitProblems(circuit: Checked, configured: ReadonlySet<number>): CircuitProblem[] {
  const { StationsActive, Stations } = circuit;
  const selected = Stations.some(({ Station }) => Station !== null);
  return [
    ...(StationsActive && !selected ? [problem('StationsActive', 'circuit-station-required')] : []),
    ...(!StationsActive && Stations.length !== 1 ? [problem('StationsActive', 'circuit-one-station')] : []),
    ...(Stations.every(({ Exercises }) => Exercises.length === 0) ? [problem('Stations', 'circuit-exercise-required')] : []),
    ...Stations.flatMap(({ StationKey }, at) =>
      StationKey !== null && Stations.findIndex((one) => one.StationKey === StationKey) < at
        ? [problem(`Stations.${at}.StationKey`, 'circuit-station-twice')]
        : [],
    ),
    ...Stations.flatMap((station, at) => problemsOfStation(station, at, StationsActive, configured)),
    ...(circuitSeconds(circuit, Stations.length) > CIRCUIT.total ? [problem('TimerType', 'circuit-too-long')] : []),
  ];
}

/** Only a station without exercises can be removed, so that exercises are not lost by mistake. */
export const mayRemove = ({ Exercises }: { readonly Exercises: readonly unknown[] }): boolean => Exercises.length === 0;
export const maySwitchOff = (stations: readonly unknown[]): boolean => stations.length <= 1;

export function removedWithExercises(
  before: readonly { readonly StationKey: number; readonly Exercises: readonly unknown[] }[],
  after: readonly CircuitStation[],
  emptied: readonly number[],
): CircuitProblem[] {
  const stored = new Set([...after.map(({ StationKey }) => StationKey), ...emptied]);
  const lost = before.some(({ StationKey, Exercises }) => Exercises.length > 0 && !stored.has(StationKey));
  return lost ? [problem('Stations', 'circuit-station-has-exercises')] : [];
}
