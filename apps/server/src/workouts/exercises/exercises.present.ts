import { type Language, languages } from '@clubpulse/contract/scalars';
import {
  type Exercise,
  type ExerciseRow,
  exerciseRowSchema,
  exerciseSchema,
  FALLBACK_LANGUAGE,
  type InstructedExerciseRow,
} from '@clubpulse/contract/workouts/exercises/exercises';
import { demandsOf } from '@clubpulse/rules/workouts/exercises/demands';
import { figureOf } from '@clubpulse/rules/workouts/exercises/figures';
import type { StoredExercise } from './exercises.store.ts';

const shown = ({ Texts, ...stored }: StoredExercise, language: Language) => ({
  ...stored,
  Demands: demandsOf(stored),
  Figure: figureOf(stored),
  Name: Texts[language].Name || Texts[FALLBACK_LANGUAGE].Name,
  Untranslated: languages.filter((one) => Texts[one].Name === ''),
});

export const presentRow = (stored: StoredExercise, language: Language): ExerciseRow =>
  exerciseRowSchema.parse(shown(stored, language));

export const presentWithInstructions = (stored: StoredExercise, language: Language): InstructedExerciseRow => ({
  ...presentRow(stored, language),
  Instructions: stored.Texts[language].Instructions || stored.Texts[FALLBACK_LANGUAGE].Instructions,
});

export const presentExercise = (stored: StoredExercise, language: Language): Exercise =>
  exerciseSchema.parse({
    ...shown(stored, language),
    Demands: stored.Demands,
    Texts: stored.Texts,
    Offered: stored.ClubId === null ? stored.Offered : null,
  });
