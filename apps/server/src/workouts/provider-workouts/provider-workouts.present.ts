import type { Language } from '@clubpulse/contract/scalars';
import { FALLBACK_LANGUAGE, type InstructedExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import {
  type ProviderRow,
  type ProviderWorkout,
  providerRowSchema,
  providerWorkoutSchema,
} from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { circuitSeconds } from '@clubpulse/rules/workouts/circuits/circuit-steps';
import { namedIn } from '@clubpulse/rules/workouts/provider-workouts/provider-problems';
import type { StoredProvider } from './provider-workouts.store.ts';

export type NamedExercises = ReadonlyMap<number, InstructedExerciseRow>;

export const missingIn = (stored: StoredProvider, named: NamedExercises): string[] =>
  namedIn(stored).flatMap((id) => {
    const exercise = named.get(id);
    return exercise?.Published === true ? [] : [exercise?.Name ?? String(id)];
  });

function shown(stored: StoredProvider, named: NamedExercises, language: Language) {
  const { Texts, Sheet, Circuit, PublishedAt } = stored;
  const own = Texts[language].Name === '' ? Texts[FALLBACK_LANGUAGE] : Texts[language];
  return {
    ...stored,
    ...own,
    Kind: Sheet === null ? ('circuit' as const) : ('sheet' as const),
    DayCount: Sheet?.Days.length ?? 0,
    ExerciseCount: namedIn(stored).length,
    Duration: Circuit === null ? 0 : circuitSeconds(Circuit, Circuit.Stations.length),
    PublishedAt: PublishedAt?.toISOString() ?? null,
    Missing: missingIn(stored, named),
  };
}

export const presentRow = (stored: StoredProvider, named: NamedExercises, language: Language): ProviderRow =>
  providerRowSchema.parse(shown(stored, named, language));

export const presentProvider = (stored: StoredProvider, named: NamedExercises, language: Language): ProviderWorkout =>
  providerWorkoutSchema.parse({
    ...shown(stored, named, language),
    Exercises: namedIn(stored).flatMap((id) => named.get(id) ?? []),
  });
