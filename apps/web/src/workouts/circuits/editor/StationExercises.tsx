import type { ShownExercise } from '@clubpulse/contract/workouts/circuits/circuits';
import { IconArrowsExchange, IconPencil, IconTrash } from '@tabler/icons-react';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useT } from '../../../platform/phrases.ts';
import { BodyChart } from '../../exercises/public.ts';
import classes from './circuit.module.css';
import { useWhatToDo } from './use-what-to-do.ts';

interface StationExercisesProps {
  at: number;
  exercises: readonly ShownExercise[];
  errors: Readonly<Record<string, string | undefined>>;
  onEdit: (line: number) => void;
  onChange: (exercises: readonly ShownExercise[]) => void;
}

const moved = <One,>(all: readonly One[], from: number, to: number): One[] => {
  const rest = all.toSpliced(from, 1);
  const one = all[from];
  return one === undefined ? [...all] : rest.toSpliced(to, 0, one);
};

export function StationExercises({ at, exercises, errors, onEdit, onChange }: StationExercisesProps) {
  const t = useT();
  const whatToDo = useWhatToDo();
  const wrongOf = (line: number) =>
    Object.entries(errors).find(
      ([field, words]) => words !== undefined && field.startsWith(`Stations.${at}.Exercises.${line}.`),
    )?.[1];
  return (
    <ol className={classes['lines']}>
      {exercises.map((exercise, line) => (
        <li key={exercise.ExerciseId}>
          <span className={classes['chart']}>
            {exercise.Drawn && <BodyChart main={exercise.Drawn.MainMuscle} others={exercise.Drawn.OtherMuscles} silent />}
          </span>
          <button type="button" onClick={() => onEdit(line)}>
            <strong>{exercise.Name}</strong>
            <span>{whatToDo(exercise) || t('circuits.asLong')}</span>
            {exercise.Drawn === null && <em>{t('circuits.removedExercise')}</em>}
            {wrongOf(line) !== undefined && (
              <em className={classes['wrong']} role="alert">
                {wrongOf(line)}
              </em>
            )}
          </button>
          <RowMenu
            label={t('kit.actionsOf', { name: exercise.Name })}
            items={[
              { label: t('kit.edit'), icon: IconPencil, onClick: () => onEdit(line) },
              ...Array.from({ length: exercises.length }, (_, to) => to)
                .filter((to) => to !== line)
                .map((to) => ({
                  label: t('circuits.moveTo', { number: to + 1 }),
                  icon: IconArrowsExchange,
                  onClick: () => onChange(moved(exercises, line, to)),
                })),
              {
                label: t('circuits.takeOut'),
                icon: IconTrash,
                danger: true,
                onClick: () => onChange(exercises.toSpliced(line, 1)),
              },
            ]}
          />
        </li>
      ))}
    </ol>
  );
}
