import type { ProgramLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import type { SheetExercise } from '@clubpulse/contract/workouts/sheets/sheets';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import type { Changed } from '@clubpulse/rules/workouts/sheets/changed';
import { IconArrowDown, IconArrowUp, IconPlayerPause, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { RowGrip } from '../../../../kit/edit/RowGrip.tsx';
import type { FieldTexts } from '../../../../kit/form/form-state.ts';
import { RowMenu } from '../../../../kit/list/RowMenu.tsx';
import type { MenuAct } from '../../../../kit/menu/WholeMenu.tsx';
import { useElementEvents } from '../../../../kit/use-element-events.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { HowButton, tagLine } from '../../../exercises/public.ts';
import { lineCells } from '../../line-text.ts';
import { distinctTexts } from '../below.ts';
import type { DayActs } from '../day-acts.ts';
import classes from '../sheet-editor.module.css';
import type { LineField } from './ExerciseFields.tsx';
import { LineCells } from './LineCells.tsx';
import { LineDialog } from './LineDialog.tsx';

interface LineRowProps {
  line: ProgramLine;
  exercise: SheetExercise | undefined;
  errors: FieldTexts;
  changed: Changed;
  at: number;
  count: number;
  acts: DayActs;
  toDays: readonly MenuAct[];
  set: ProgramSet;
  /** `continues` merges the change with the previous undo step. `rounds` are new rounds of the set. */
  onChange: (line: ProgramLine, continues?: boolean, rounds?: number) => void;
  onRemove: () => void;
}

const byKeys = { byKeys: true, continues: false } as const;

export function LineRow({ line, exercise, errors, changed, at, count, acts, toDays, set, onChange, onRemove }: LineRowProps) {
  const t = useT();
  const formats = useFormats();
  const [opened, setOpened] = useState<LineField | null>(null);
  const isExercise = line.Kind === 'exercise';
  const name = isExercise ? (exercise?.Name ?? t('exercise-removed')) : t('kit.pause');
  const cells = isExercise
    ? lineCells(t, formats, line)
    : [
        {
          label: t('sheets.duration'),
          words: Number.isNaN(line.Duration) ? '–' : formatCountdown(line.Duration),
          fields: ['Duration'] as const,
        },
      ];
  const wrong = distinctTexts(errors);
  const keydown = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const onGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
    if (!event.altKey || way === 0 || onGrip) return;
    event.preventDefault();
    acts.moveLine(at, at + way, byKeys);
  };
  const row = useElementEvents<HTMLLIElement>({ keydown });
  const called = (
    <>
      <b>{name}</b>
      {exercise !== undefined && <small>{tagLine(t, exercise)}</small>}
    </>
  );
  return (
    <li
      ref={row}
      className={classes['line']}
      data-line-place
      data-superset={isExercise && line.Superset}
      data-wrong={wrong.length > 0}
    >
      <RowGrip at={at} count={count} label={t('sheets.carry', { name })} places="data-line-place" onMove={acts.moveLine} />
      <span className={classes['thumb']}>
        {isExercise ? (
          exercise !== undefined && <HowButton exercise={exercise} />
        ) : (
          <IconPlayerPause size={18} stroke={1.8} aria-hidden="true" />
        )}
      </span>
      <LineCells
        name={name}
        called={called}
        cells={cells}
        line={line}
        set={set}
        errors={errors}
        changed={changed}
        onChange={onChange}
        onOpen={setOpened}
      />
      <RowMenu
        quiet
        label={t('kit.actionsOf', { name })}
        items={[
          { label: t('sheets.up'), icon: IconArrowUp, disabled: at === 0, onClick: () => acts.moveLine(at, at - 1, byKeys) },
          {
            label: t('sheets.down'),
            icon: IconArrowDown,
            disabled: at >= count - 2,
            onClick: () => acts.moveLine(at, at + 1, byKeys),
          },
          ...toDays,
          { label: t('kit.remove'), icon: IconTrash, danger: true, onClick: onRemove },
        ]}
      />
      {wrong.length > 0 && (
        <p className={classes['why']} aria-invalid="true">
          {wrong.join(' ')}
        </p>
      )}
      {opened !== null && (
        <LineDialog name={name} line={line} first={opened} errors={errors} onChange={onChange} onClose={() => setOpened(null)} />
      )}
    </li>
  );
}
