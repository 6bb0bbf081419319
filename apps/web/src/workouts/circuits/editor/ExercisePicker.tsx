import type { ShownExercise } from '@clubpulse/contract/workouts/circuits/circuits';
import { listExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { SearchField } from '../../../kit/list/SearchField.tsx';
import { Answer } from '../../../kit/states/Answer.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { BodyChart, tagLine } from '../../exercises/public.ts';
import classes from './circuit.module.css';
import { lineOf } from './circuit-values.ts';

interface ExercisePickerProps {
  /** Those of the station already: each stands there once. */
  taken: ReadonlySet<number>;
  onPick: (line: ShownExercise) => void;
  onClose: () => void;
}

const SHOWN = '40';

/** Looks in the library of the club and takes one. */
export function ExercisePicker({ taken, onPick, onClose }: ExercisePickerProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [words, setWords] = useState('');
  const query = { State: 'Published' as const, length: SHOWN, ...(words.trim() === '' ? {} : { globalSearch: words.trim() }) };
  const found = useCall(listExercises, { params: { id }, query }, { quiet: true });
  return (
    <Dialog opened onClose={onClose} title={t('workouts.addExercise')} size="lg">
      <SearchField value={words} placeholder={t('workouts.searchHint')} onChange={setWords} />
      <Answer query={found} loading={<SkeletonRows rows={6} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={classes['nothing']}>{t('workouts.noneMatch')}</p>
          ) : (
            <ul className={classes['picker']}>
              {data.map((exercise) => (
                <li key={exercise.ExerciseId}>
                  <button type="button" disabled={taken.has(exercise.ExerciseId)} onClick={() => onPick(lineOf(exercise))}>
                    <span className={classes['chart']}>
                      <BodyChart main={exercise.MainMuscle} others={exercise.OtherMuscles} silent />
                    </span>
                    <strong>{exercise.Name}</strong>
                    <span>{taken.has(exercise.ExerciseId) ? t('circuits.isThere') : tagLine(t, exercise)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Dialog>
  );
}
