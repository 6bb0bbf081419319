import { CIRCUIT, type ClubStation, type ShownExercise } from '@clubpulse/contract/workouts/circuits/circuits';
import { mayRemove } from '@clubpulse/rules/workouts/circuits/circuit-problems';
import { Button } from '@mantine/core';
import { IconArrowsExchange, IconEraser, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { later } from '../../../kit/later.tsx';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useT } from '../../../platform/phrases.ts';
import { BodyChart } from '../../exercises/public.ts';
import classes from './circuit.module.css';
import type { DraftStation } from './circuit-values.ts';
import { ExercisePicker } from './ExercisePicker.tsx';
import { screensText } from './screen-text.ts';
import { useWhatToDo } from './use-what-to-do.ts';

const ExerciseEditor = later(() => import('./ExerciseEditor.tsx').then((it) => it.ExerciseEditor));

interface StationDetailProps {
  at: number;
  station: DraftStation;
  count: number;
  isActive: boolean;
  clubStations: readonly ClubStation[];
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (changes: Partial<DraftStation>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const moved = <One,>(all: readonly One[], from: number, to: number): One[] => {
  const rest = all.toSpliced(from, 1);
  const one = all[from];
  return one === undefined ? [...all] : rest.toSpliced(to, 0, one);
};

export function StationDetail(props: StationDetailProps) {
  const { at, station, count, isActive, clubStations, errors, onChange, onMove, onRemove } = props;
  const t = useT();
  const whatToDo = useWhatToDo();
  const [isPicking, setPicking] = useState(false);
  const [edited, setEdited] = useState<number | null>(null);
  const { Exercises, Station } = station;
  const number = at + 1;
  const setExercises = (next: readonly ShownExercise[]) => onChange({ Exercises: next });
  const isFull = Exercises.length >= CIRCUIT.exercises;
  const isRemovable = mayRemove(station);
  const options = clubStations.map((one) => ({
    value: String(one.Station),
    label: `${t('circuits.station', { number: one.Station })} · ${screensText(t, clubStations, one.Station)}`,
  }));
  const isUnknown = Station !== null && !clubStations.some((one) => one.Station === Station);
  const editedLine = edited === null ? undefined : Exercises[edited];
  const wrongOf = (line: number) =>
    Object.entries(errors).find(
      ([field, words]) => words !== undefined && field.startsWith(`Stations.${at}.Exercises.${line}.`),
    )?.[1];
  return (
    <section className={classes['detail']} aria-labelledby="station-title">
      <header>
        <div>
          <h2 id="station-title">{isActive ? t('circuits.stationTitle', { number }) : t('circuits.exercises')}</h2>
          <p>
            {t('circuits.perLap', { count: Exercises.length })} {!isRemovable && count > 1 && t('circuits.emptyFirst')}
          </p>
        </div>
        <Button
          variant="default"
          leftSection={<IconPlus size={17} stroke={1.8} />}
          disabled={isFull}
          onClick={() => setPicking(true)}
        >
          {t('workouts.exercise')}
        </Button>
        <RowMenu
          label={t('circuits.actsOfStation', { number })}
          items={[
            ...Array.from({ length: count }, (_, to) => to)
              .filter((to) => to !== at)
              .map((to) => ({
                label: t('circuits.moveTo', { number: to + 1 }),
                icon: IconArrowsExchange,
                onClick: () => onMove(to),
              })),
            ...(isRemovable
              ? []
              : [{ label: t('circuits.empty', { number }), icon: IconEraser, onClick: () => setExercises([]) }]),
            ...(count > 1
              ? [
                  {
                    label: t('circuits.remove', { number }),
                    icon: IconTrash,
                    danger: true,
                    disabled: !isRemovable,
                    onClick: onRemove,
                  },
                ]
              : []),
          ]}
        />
      </header>
      {isActive && (
        <div className={classes['shownOn']}>
          <ChoiceField
            label={t('circuits.shownOn')}
            placeholder={t('circuits.chooseScreen')}
            clearable
            data={
              isUnknown
                ? [...options, { value: String(Station), label: t('circuits.stationNotHere', { number: Station }) }]
                : options
            }
            value={Station === null ? null : String(Station)}
            error={errors[`Stations.${at}.Station`] ?? (isUnknown ? t('circuits.notConfigured') : undefined)}
            onChange={(next) => onChange({ Station: next === null ? null : Number(next) })}
          />
        </div>
      )}
      {errors[`Stations.${at}.Exercises`] !== undefined && (
        <p className={classes['wrong']} role="alert">
          {errors[`Stations.${at}.Exercises`]}
        </p>
      )}
      {Exercises.length === 0 ? (
        <p className={classes['nothing']}>{t('circuits.nothingYet')}</p>
      ) : (
        <ol className={classes['lines']}>
          {Exercises.map((exercise, line) => (
            <li key={exercise.ExerciseId}>
              <span className={classes['chart']}>
                {exercise.Drawn && <BodyChart main={exercise.Drawn.MainMuscle} others={exercise.Drawn.OtherMuscles} silent />}
              </span>
              <button type="button" onClick={() => setEdited(line)}>
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
                  { label: t('kit.edit'), icon: IconPencil, onClick: () => setEdited(line) },
                  ...Array.from({ length: Exercises.length }, (_, to) => to)
                    .filter((to) => to !== line)
                    .map((to) => ({
                      label: t('circuits.moveTo', { number: to + 1 }),
                      icon: IconArrowsExchange,
                      onClick: () => setExercises(moved(Exercises, line, to)),
                    })),
                  {
                    label: t('circuits.takeOut'),
                    icon: IconTrash,
                    danger: true,
                    onClick: () => setExercises(Exercises.toSpliced(line, 1)),
                  },
                ]}
              />
            </li>
          ))}
        </ol>
      )}
      {isPicking && (
        <ExercisePicker
          taken={new Set(Exercises.map(({ ExerciseId }) => ExerciseId))}
          onPick={(line) => {
            setExercises([...Exercises, line]);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
      {edited !== null && editedLine !== undefined && (
        <ExerciseEditor
          exercise={editedLine}
          onChange={(next) => setExercises(Exercises.with(edited, next))}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
