import { listExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { TIMER } from '@clubpulse/contract/workouts/timers/timers';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { RowGrip } from '../../../kit/edit/RowGrip.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { SecondsField } from '../../../kit/fields/SecondsField.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { StateChip } from '../../../kit/figures/StateChip.tsx';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { BodyChart } from '../../exercises/public.ts';
import classes from './editor.module.css';
import { FIRST_REPS, FIRST_TIME, type TimerForm, type TimerLineValues } from './timer-values.ts';

const OFFERED = 1000;

export function ExerciseRows({ form: { values, errors, set } }: { form: TimerForm }) {
  const t = useT();
  const [announced, setAnnounced] = useState('');
  const { Exercises } = values;
  const count = Exercises.length;
  const change = (at: number, changes: Partial<TimerLineValues>) =>
    set({ Exercises: Exercises.map((line, place) => (place === at ? { ...line, ...changes } : line)) });
  const move = (from: number, to: number) => {
    const line = Exercises[from];
    if (line === undefined || to < 0 || to >= count) return;
    set({ Exercises: Exercises.toSpliced(from, 1).toSpliced(to, 0, line) });
    setAnnounced(t('timers.movedTo', { name: line.Name, place: to + 1, count }));
  };
  return (
    <section className={classes['rows']} aria-label={t('workouts.exercises')}>
      <header>
        <h2>{t('workouts.exercises')}</h2>
        <span>{t('timers.atMost', { count, max: TIMER.exercises })}</span>
      </header>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <ol data-rows="true">
        {Exercises.map((line, at) => (
          <li key={line.ExerciseId} data-place={at} className={classes['row']}>
            <RowGrip at={at} count={count} label={t('timers.moveRow', { name: line.Name })} onMove={move} />
            <span className={classes['chart']}>
              <BodyChart main={line.MainMuscle} others={line.OtherMuscles} silent />
            </span>
            <span className={classes['lineName']}>
              <b>{line.Name}</b>
              {line.Removed && <StateChip tone="warn">{t('timers.removed')}</StateChip>}
            </span>
            <Segmented
              label={t('timers.countedBy', { name: line.Name })}
              value={line.isTimed ? 'time' : 'reps'}
              options={[
                { value: 'time', label: t('timers.byTime') },
                { value: 'reps', label: t('timers.byReps') },
              ]}
              onChange={(by) =>
                change(at, {
                  isTimed: by === 'time',
                  Duration: line.Duration || FIRST_TIME,
                  Reps: line.Reps ?? FIRST_REPS,
                })
              }
            />
            <LineAmount line={line} at={at} errors={errors} change={(changes) => change(at, changes)} />
            <RowMenu
              label={t('kit.actionsOf', { name: line.Name })}
              items={[
                ...(at > 0 ? [{ label: t('timers.moveUp'), icon: IconArrowUp, onClick: () => move(at, at - 1) }] : []),
                ...(at < count - 1
                  ? [{ label: t('timers.moveDown'), icon: IconArrowDown, onClick: () => move(at, at + 1) }]
                  : []),
                {
                  label: t('kit.remove'),
                  icon: IconTrash,
                  danger: true,
                  onClick: () => set({ Exercises: Exercises.toSpliced(at, 1) }),
                },
              ]}
            />
            {errors[`Exercises.${at}.ExerciseId`] !== undefined && (
              <p className={classes['wrong']} role="alert">
                {errors[`Exercises.${at}.ExerciseId`]}
              </p>
            )}
          </li>
        ))}
      </ol>
      {errors.Exercises !== undefined && (
        <p className={classes['wrong']} role="alert">
          {errors.Exercises}
        </p>
      )}
      {count < TIMER.exercises && (
        <AddExercise
          chosen={Exercises.map(({ ExerciseId }) => ExerciseId)}
          onAdd={(line) => set({ Exercises: [...Exercises, line] })}
        />
      )}
    </section>
  );
}

interface LineAmountProps {
  line: TimerLineValues;
  at: number;
  errors: TimerForm['errors'];
  change: (changes: Partial<TimerLineValues>) => void;
}

function LineAmount({ line, at, errors, change }: LineAmountProps) {
  const t = useT();
  const name = line.Name;
  if (line.isTimed)
    return (
      <SecondsField
        aria-label={t('timers.timeOf', { name })}
        value={line.Duration}
        error={errors[`Exercises.${at}.Duration`]}
        onChange={(Duration) => change({ Duration })}
      />
    );
  return (
    <span className={classes['range']}>
      <NumberField
        aria-label={t('timers.repsOf', { name })}
        min={1}
        max={TIMER.reps}
        value={line.Reps}
        error={errors[`Exercises.${at}.Reps`]}
        onChange={(Reps) => change({ Reps })}
      />
      <NumberField
        aria-label={t('timers.repsMaxOf', { name })}
        min={1}
        max={TIMER.reps}
        value={line.RepsMax}
        error={errors[`Exercises.${at}.RepsMax`]}
        onChange={(RepsMax) => change({ RepsMax })}
      />
    </span>
  );
}

interface AddExerciseProps {
  chosen: readonly number[];
  onAdd: (line: TimerLineValues) => void;
}

function AddExercise({ chosen, onAdd }: AddExerciseProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [words, setWords] = useState('');
  const offered = useCall(listExercises, { params: { id }, query: { State: 'Published', length: OFFERED } });
  const free = offered.data?.data.filter(({ ExerciseId }) => !chosen.includes(ExerciseId)) ?? [];
  return (
    <div className={classes['add']}>
      <ChoiceField
        label={t('timers.addExercise')}
        placeholder={t('timers.chooseExercise')}
        searchable
        searchValue={words}
        onSearchChange={setWords}
        nothingFoundMessage={t('kit.nothingFound')}
        data={free.map(({ ExerciseId, Name }) => ({ value: String(ExerciseId), label: Name }))}
        value={null}
        onChange={(value) => {
          const found = free.find(({ ExerciseId }) => String(ExerciseId) === value);
          if (found === undefined) return;
          const { ExerciseId, Name, MainMuscle, OtherMuscles, Measure } = found;
          const isTimed = Measure === 'duration';
          const amount = { isTimed, Duration: FIRST_TIME, Reps: FIRST_REPS, RepsMax: null };
          onAdd({ ExerciseId, Name, MainMuscle, OtherMuscles, Removed: false, ...amount });
          setWords('');
        }}
      />
    </div>
  );
}
