import type { EquipmentPlace } from '@clubpulse/contract/clubs/equipments';
import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { PROGRAM, type ProgramLine, type ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { parseDuration } from '@clubpulse/rules/formats/duration';
import { moved, replaced, without } from '@clubpulse/rules/workouts/sheets/changes';
import { isExerciseLine } from '@clubpulse/rules/workouts/sheets/program';
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconPlayerPause, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import type { FieldWords } from '../../../kit/form/form-state.ts';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useT } from '../../../platform/phrases.ts';
import { ExercisePicker } from './ExercisePicker.tsx';
import { errorsUnder } from './errors-under.ts';
import { LineRow } from './LineRow.tsx';
import classes from './sheet-editor.module.css';
import { newLine, newPause } from './sheet-values.ts';

export interface Known {
  /** The club whose exercises a line may name. */
  readonly clubId: number;
  readonly exercises: ReadonlyMap<number, ExerciseRow>;
  readonly learn: (exercise: ExerciseRow) => void;
}

interface SetBlockProps {
  set: ProgramSet;
  place: EquipmentPlace;
  byTime: boolean;
  known: Known;
  errors: FieldWords;
  number: number;
  /** How many sets its group has. */
  count: number;
  onChange: (set: ProgramSet) => void;
  onMove: (by: -1 | 1) => void;
  onCopy: () => void;
  onRemove: () => void;
}

const minutes = { read: (text: string) => (text.includes(':') ? parseDuration(text) : undefined), example: '1:30' };

/** A set: how often, with what rest, and its lines. */
export function SetBlock({
  set,
  place,
  byTime,
  known,
  errors,
  number,
  count,
  onChange,
  onMove,
  onCopy,
  onRemove,
}: SetBlockProps) {
  const t = useT();
  const [isPicking, setPicking] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const { Lines } = set;
  const lines = (next: ProgramLine[]) => onChange({ ...set, Lines: next });
  const exercises = Lines.filter(isExerciseLine);
  const isFull = Lines.length >= PROGRAM.linesOfSet;
  const name = t('sheets.set', { number });
  return (
    <section className={classes['set']} aria-label={name} data-wrong={Object.keys(errors).length > 0}>
      <header>
        <b>{name}</b>
        <span className={classes['small']}>
          <NumberField
            label={t('workouts.rounds')}
            max={PROGRAM.rounds}
            value={set.Rounds}
            error={errors['Rounds']}
            onChange={(Rounds) => onChange({ ...set, Rounds: Rounds ?? Number.NaN })}
          />
          <NumberField
            label={t('sheets.roundRest')}
            unit="s"
            spelling={minutes}
            step={5}
            max={PROGRAM.restMax}
            value={set.RoundRest}
            error={errors['RoundRest']}
            onChange={(RoundRest) => onChange({ ...set, RoundRest })}
          />
        </span>
        <RowMenu
          label={t('kit.actionsOf', { name })}
          items={[
            { label: t('sheets.copySet'), icon: IconCopy, onClick: onCopy },
            { label: t('sheets.up'), icon: IconArrowUp, disabled: number === 1, onClick: () => onMove(-1) },
            { label: t('sheets.down'), icon: IconArrowDown, disabled: number === count, onClick: () => onMove(1) },
            { label: t('kit.remove'), icon: IconTrash, danger: true, disabled: count === 1, onClick: onRemove },
          ]}
        />
      </header>
      <ul>
        {Lines.map((line, at) => (
          <LineRow
            // A line has no name of its own, and may stand there twice.
            key={`${at}-${line.Kind === 'exercise' ? line.ExerciseId : line.Kind}`}
            line={line}
            exercise={line.Kind === 'exercise' ? known.exercises.get(line.ExerciseId) : undefined}
            errors={errorsUnder(errors, `Lines.${at}`)}
            at={at}
            count={Lines.length}
            onChange={(next) => lines(replaced(Lines, at, next))}
            onMove={(to) => lines(moved(Lines, at, to))}
            onRemove={() => lines(without(Lines, at))}
            drag={{
              onDragStart: () => setDragged(at),
              onDragOver: (event) => {
                if (dragged !== null) event.preventDefault();
              },
              onDrop: () => {
                if (dragged !== null) lines(moved(Lines, dragged, at));
                setDragged(null);
              },
            }}
          />
        ))}
      </ul>
      {errors['Lines'] !== undefined && (
        <p className={classes['why']} aria-invalid="true">
          {errors['Lines']}
        </p>
      )}
      <footer>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.8} />}
          disabled={isFull}
          onClick={() => setPicking(true)}
        >
          {t('sheets.addExercise')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconPlayerPause size={18} stroke={1.8} />}
          disabled={isFull}
          onClick={() => lines([...Lines, newPause])}
        >
          {t('sheets.addPause')}
        </Button>
      </footer>
      {isPicking && (
        <ExercisePicker
          clubId={known.clubId}
          place={place}
          taken={new Set(exercises.map(({ ExerciseId }) => ExerciseId))}
          isFull={isFull || exercises.length >= PROGRAM.exercisesOfSet}
          onPick={(exercise) => {
            known.learn(exercise);
            lines([...Lines, newLine(exercise.ExerciseId, byTime || exercise.Measure === 'duration')]);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </section>
  );
}
