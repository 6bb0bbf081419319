import type { ExerciseId } from '@clubpulse/contract/workouts/exercises/exercises';
import type { ExerciseLine, Program, ProgramLine } from '@clubpulse/contract/workouts/sheets/program';

export const isExerciseLine = (line: ProgramLine): line is ExerciseLine => line.Kind === 'exercise';

export const linesOf = (days: Program): ProgramLine[] =>
  days.flatMap(({ Groups }) => Groups.flatMap(({ Sets }) => Sets.flatMap(({ Lines }) => Lines)));

export const exerciseLinesOf = (days: Program): { readonly line: ExerciseLine; readonly field: string }[] =>
  days.flatMap(({ Groups }, day) =>
    Groups.flatMap(({ Sets }, group) =>
      Sets.flatMap(({ Lines }, set) =>
        Lines.flatMap((line, at) =>
          isExerciseLine(line) ? [{ line, field: `Days.${day}.Groups.${group}.Sets.${set}.Lines.${at}` }] : [],
        ),
      ),
    ),
  );

export const exercisesOf = (days: Program): ExerciseId[] => [
  ...new Set(
    linesOf(days)
      .filter(isExerciseLine)
      .map(({ ExerciseId }) => ExerciseId),
  ),
];
