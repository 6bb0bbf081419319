import type { InstructedExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import { isExerciseLine } from '@clubpulse/rules/workouts/sheets/program';
import { useT } from '../../../platform/phrases.ts';
import { groupTitle } from '../titles.ts';
import type { LibraryProps } from './library/ExerciseLibrary.tsx';
import { newLine, type SheetForm } from './sheet-values.ts';
import { type CurrentSet, withSetAt } from './use-current-set.ts';
import type { DaysForm } from './use-days.ts';

interface LibraryFrom {
  form: SheetForm;
  days: DaysForm;
  current: CurrentSet;
  clubId: number;
  learn: (exercise: InstructedExerciseRow) => void;
}

export function useLibrary({ form: { values }, days, current, clubId, learn }: LibraryFrom): LibraryProps {
  const t = useT();
  const { at, day, set } = current;
  const lines = set?.Lines ?? [];
  const exercises = lines.filter(isExerciseLine);
  return {
    clubId,
    place: values.Location,
    into: day === undefined ? '' : t('sheets.intoSet', { group: groupTitle(t, day, at.group), number: at.set + 1 }),
    taken: new Set(exercises.map(({ ExerciseId }) => ExerciseId)),
    isFull: set === undefined || lines.length >= PROGRAM.linesOfSet || exercises.length >= PROGRAM.exercisesOfSet,
    onPick: (exercise) => {
      learn(exercise);
      const line = newLine(exercise.ExerciseId, values.Type === 'interval' || exercise.Measure === 'duration');
      days.change(withSetAt(days.days, at, (one) => ({ ...one, Lines: [...one.Lines, line] })));
    },
  };
}
