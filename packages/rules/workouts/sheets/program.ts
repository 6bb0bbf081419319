import type { ExerciseId } from '@clubpulse/contract/workouts/exercises/exercises';
import type { ExerciseLine, Program, ProgramLine } from '@clubpulse/contract/workouts/sheets/program';

export const isExerciseLine = (line: ProgramLine): line is ExerciseLine => line.Kind === 'exercise';

export const linesOf = (days: Program): ProgramLine[] =>
  days.flatMap(({ Groups }) => Groups.flatMap(({ Sets }) => Sets.flatMap(({ Lines }) => Lines)));

export const exercisesOf = (days: Program): ExerciseId[] => [
  ...new Set(
    linesOf(days)
      .filter(isExerciseLine)
      .map(({ ExerciseId }) => ExerciseId),
  ),
];
