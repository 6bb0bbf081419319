import type { ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import type { SheetExercise } from '@clubpulse/contract/workouts/sheets/sheets';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPlayerPause, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldWords } from '../../../kit/form/form-state.ts';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useHeard } from '../../../kit/use-heard.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { BodyChart, tagLine } from '../../exercises/public.ts';
import { lineCells } from '../line-words.ts';
import { wordsOf } from './errors-under.ts';
import { LineDialog } from './LineDialog.tsx';
import classes from './sheet-editor.module.css';

interface LineRowProps {
  line: ProgramLine;
  /** Undefined: it was removed. */
  exercise: Omit<SheetExercise, 'Instructions'> | undefined;
  errors: FieldWords;
  /** Its place among `count` lines. */
  at: number;
  count: number;
  onChange: (line: ProgramLine) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  drag: {
    readonly onDragStart: () => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: () => void;
  };
}

/** One exercise or pause of a set: what it asks, read here and changed in its dialog. */
export function LineRow({ line, exercise, errors, at, count, onChange, onMove, onRemove, drag }: LineRowProps) {
  const t = useT();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const isExercise = line.Kind === 'exercise';
  const name = isExercise ? (exercise?.Name ?? t('exercise-removed')) : t('sheets.pause');
  const wrong = wordsOf(errors);
  const keydown = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || way === 0) return;
    event.preventDefault();
    onMove(at + way);
  };
  const row = useHeard<HTMLLIElement>({ keydown, dragover: drag.onDragOver, drop: drag.onDrop });
  return (
    <li ref={row} className={classes['line']} data-superset={isExercise && line.Superset} data-wrong={wrong.length > 0}>
      <span className={classes['grip']} draggable onDragStart={drag.onDragStart} aria-hidden="true">
        <IconGripVertical size={16} stroke={1.8} />
      </span>
      <span className={classes['thumb']}>
        {isExercise ? (
          exercise !== undefined && <BodyChart main={exercise.MainMuscle} others={exercise.OtherMuscles} silent />
        ) : (
          <IconPlayerPause size={18} stroke={1.8} aria-hidden="true" />
        )}
      </span>
      <button type="button" className={classes['open']} onClick={() => setOpen(true)}>
        <span className={classes['name']}>
          <b>{name}</b>
          {exercise !== undefined && <small>{tagLine(t, exercise)}</small>}
        </span>
        {isExercise ? (
          <span className={classes['cells']}>
            {lineCells(t, formats, line).map(([label, words]) => (
              <span key={label} className={classes['cell']} data-none={words === '–'}>
                <small>{label}</small> <span>{words}</span>
              </span>
            ))}
          </span>
        ) : (
          <span className={classes['cells']}>
            <span className={classes['cell']}>
              <small>{t('sheets.duration')}</small>{' '}
              <span>{Number.isNaN(line.Duration) ? '–' : formatCountdown(line.Duration)}</span>
            </span>
          </span>
        )}
      </button>
      <RowMenu
        label={t('kit.actionsOf', { name })}
        items={[
          { label: t('sheets.up'), icon: IconArrowUp, disabled: at === 0, onClick: () => onMove(at - 1) },
          { label: t('sheets.down'), icon: IconArrowDown, disabled: at === count - 1, onClick: () => onMove(at + 1) },
          { label: t('kit.remove'), icon: IconTrash, danger: true, onClick: onRemove },
        ]}
      />
      {wrong.length > 0 && (
        <p className={classes['why']} aria-invalid="true">
          {wrong.join(' ')}
        </p>
      )}
      {isOpen && <LineDialog name={name} line={line} errors={errors} onChange={onChange} onClose={() => setOpen(false)} />}
    </li>
  );
}
