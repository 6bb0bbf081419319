import type { Language } from '@clubpulse/contract/scalars';
import {
  type Circuit,
  type CircuitContent,
  type CircuitRow,
  circuitContentSchema,
  circuitRowSchema,
  circuitSchema,
  type StoredStations,
} from '@clubpulse/contract/workouts/circuits/circuits';
import { FALLBACK_LANGUAGE } from '@clubpulse/contract/workouts/exercises/exercises';
import { circuitSeconds, circuitSteps } from '@clubpulse/rules/workouts/circuits/circuit-steps';
import { figureOf } from '@clubpulse/rules/workouts/exercises/figures';
import type { PlannedExercise } from './circuits.facts.ts';
import type { StoredCircuit } from './circuits.store.ts';

export interface Known {
  readonly exercises: ReadonlyMap<number, PlannedExercise>;
  readonly language: Language;
}

const counted = (stored: StoredCircuit) => ({
  ...stored,
  StationCount: stored.Stations.length,
  ExerciseCount: stored.Stations.reduce((sum, { Exercises }) => sum + Exercises.length, 0),
  Duration: circuitSeconds(stored, stored.Stations.length),
});

export const nameIn = ({ Texts }: PlannedExercise, language: Language): string =>
  Texts[language].Name || Texts[FALLBACK_LANGUAGE].Name;

const shownExercise = ({ PlannedName, ...line }: StoredStations[number]['Exercises'][number], { exercises, language }: Known) => {
  const exercise = exercises.get(line.ExerciseId);
  const Drawn = exercise === undefined ? null : { ...exercise, Figure: figureOf(exercise) };
  return { ...line, Name: exercise === undefined ? PlannedName : nameIn(exercise, language), Drawn };
};
const shownStations = (stations: StoredStations, known: Known) =>
  stations.map((station) => ({ ...station, Exercises: station.Exercises.map((line) => shownExercise(line, known)) }));

export const presentRow = (stored: StoredCircuit): CircuitRow => circuitRowSchema.parse(counted(stored));

export const presentCircuit = (stored: StoredCircuit, known: Known, configured: ReadonlySet<number>): Circuit =>
  circuitSchema.parse({
    ...counted(stored),
    Stations: shownStations(stored.Stations, known).map((station) => ({
      ...station,
      Configured: station.Station !== null && configured.has(station.Station),
    })),
  });

export const presentContent = (stored: StoredCircuit, known: Known, Room: CircuitContent['Room']): CircuitContent =>
  circuitContentSchema.parse({
    ...stored,
    Room,
    Stations: shownStations(stored.Stations, known),
    Steps: circuitSteps(stored, stored.Stations.length),
  });
