import {
  type Circuit,
  type CircuitExercise,
  type CircuitFields,
  type ShownExercise,
} from '@clubpulse/contract/workouts/circuits/circuits';
import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { Form } from '../../../kit/form/use-form.ts';

/** `uid` identifies the station before it is stored. */
export interface DraftStation {
  readonly uid: string;
  readonly StationKey: number | null;
  readonly Station: number | null;
  readonly Exercises: readonly ShownExercise[];
}
export interface CircuitValues extends Omit<CircuitFields, 'Stations'> {
  readonly Stations: readonly DraftStation[];
  readonly Emptied: readonly number[];
}
export type CircuitOutput = CircuitFields & { readonly Emptied: number[] };
export type CircuitForm = Form<CircuitValues, CircuitOutput>;

export const newStation = (Station: number | null): DraftStation => ({
  uid: crypto.randomUUID(),
  StationKey: null,
  Station,
  Exercises: [],
});

export const emptyCircuit = (first: number | null): CircuitValues => ({
  Name: '',
  Description: '',
  PictureUri: null,
  DisplayGroupId: null,
  Tags: [],
  Published: false,
  StationsActive: first !== null,
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
  Stations: [newStation(first)],
  Emptied: [],
});

export const valuesOf = (circuit: Circuit): CircuitValues => ({
  Name: circuit.Name,
  Description: circuit.Description,
  PictureUri: circuit.PictureUri,
  DisplayGroupId: circuit.DisplayGroupId,
  Tags: circuit.Tags,
  Published: circuit.Published,
  StationsActive: circuit.StationsActive,
  TimerType: circuit.TimerType,
  WarmUp: circuit.WarmUp,
  Cooldown: circuit.Cooldown,
  Work: circuit.Work,
  Rest: circuit.Rest,
  Rounds: circuit.Rounds,
  RoundRest: circuit.RoundRest,
  Minutes: circuit.Minutes,
  StationsPerMinute: circuit.StationsPerMinute,
  Time: circuit.Time,
  Stations: circuit.Stations.map(({ StationKey, Station, Exercises }) => ({
    uid: `stored-${StationKey}`,
    StationKey,
    Station,
    Exercises,
  })),
  Emptied: [],
});

export const lineOf = ({ ExerciseId, Name, ...drawn }: ExerciseRow): ShownExercise => ({
  ExerciseId,
  Name,
  Reps: drawn.Measure === 'reps' ? 12 : null,
  RepsMax: null,
  Weight: null,
  MachineLevel: null,
  CardioZone: null,
  Notes: '',
  Drawn: { MainMuscle: drawn.MainMuscle, OtherMuscles: drawn.OtherMuscles, Figure: drawn.Figure },
});

const sentLine = ({ Name: _name, Drawn: _drawn, ...line }: ShownExercise): CircuitExercise => line;
export const stationsSent = (stations: readonly DraftStation[]): CircuitFields['Stations'] =>
  stations.map(({ uid: _uid, Exercises, ...station }) => ({ ...station, Exercises: Exercises.map(sentLine) }));
