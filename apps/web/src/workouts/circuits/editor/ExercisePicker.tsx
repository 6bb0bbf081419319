import type { ShownExercise } from '@clubpulse/contract/workouts/circuits/circuits';
import { listOfferedExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { anyOffered, BodyChart, noneFound, OfferedFilters, offeredQuery, tagLine } from '../../exercises/public.ts';
import classes from './circuit.module.css';
import { lineOf } from './circuit-values.ts';

interface ExercisePickerProps {
  taken: ReadonlySet<number>;
  onPick: (line: ShownExercise) => void;
  onClose: () => void;
}

const SHOWN = 40;

export function ExercisePicker({ taken, onPick, onClose }: ExercisePickerProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [filter, setFilter] = useState(anyOffered);
  const found = useListPage(listOfferedExercises, { params: { id }, query: offeredQuery(filter) }, SHOWN);
  return (
    <Dialog opened onClose={onClose} title={t('workouts.addExercise')} size="lg">
      <search className={classes['pickerFilters']} aria-label={t('kit.filters')}>
        <OfferedFilters filter={filter} onChange={setFilter} />
      </search>
      <QueryResult query={found} loading={<SkeletonRows rows={6} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={classes['nothing']}>{t(noneFound(filter))}</p>
          ) : (
            <ul className={classes['picker']} aria-label={t('workouts.exercises')}>
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
      </QueryResult>
    </Dialog>
  );
}
