import type { Changed } from '@clubpulse/rules/workouts/sheets/changed';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldTexts } from '../../../../kit/form/form-state.ts';
import { useWidth } from '../../../../kit/widths.ts';
import type { lineCells } from '../../line-text.ts';
import classes from '../sheet-editor.module.css';
import { Cell } from './Cell.tsx';
import type { LineField } from './ExerciseFields.tsx';

type LineCell = Pick<ReturnType<typeof lineCells>[number], 'label' | 'words' | 'fields'>;

interface LineCellsProps extends Pick<ComponentProps<typeof Cell>, 'line' | 'set' | 'onChange'> {
  name: string;
  called: ReactNode;
  cells: readonly LineCell[];
  errors: FieldTexts;
  changed: Changed;
  onOpen: (field: LineField) => void;
}

/** A desktop edits in place; elsewhere the row opens the dialog at the pressed cell. */
export function LineCells({ name, called, cells, line, set, errors, changed, onChange, onOpen }: LineCellsProps) {
  const isDesk = useWidth() === 'desk';
  const isElse = Object.keys(changed).some((key) => !cells.some(({ fields }) => fields.some((field) => field === key)));
  const pressedAt = (target: EventTarget): LineField =>
    cells.find(({ fields }) => target instanceof Element && target.closest(`[data-field="${fields[0]}"]`) !== null)?.fields[0] ??
    cells[0]?.fields[0] ??
    'Reps';
  return isDesk ? (
    <span className={classes['open']}>
      <button
        type="button"
        className={classes['name']}
        data-changed={isElse}
        onClick={() => onOpen(cells[0]?.fields[0] ?? 'Reps')}
      >
        {called}
      </button>
      <span className={classes['cells']}>
        {cells.map(({ label, words, fields }, column) => (
          <Cell
            key={column}
            label={`${label}, ${name}`}
            column={column}
            field={fields[0]}
            words={words}
            line={line}
            set={set}
            isWrong={fields.some((field) => errors[field] !== undefined)}
            isChanged={fields.some((field) => changed[field])}
            onChange={onChange}
          />
        ))}
      </span>
    </span>
  ) : (
    <button type="button" className={classes['open']} onClick={({ target }) => onOpen(pressedAt(target))}>
      <span className={classes['name']} data-changed={isElse}>
        {called}
      </span>
      <span className={classes['cells']}>
        {cells.map(({ label, words, fields }) => (
          <span
            key={label}
            className={classes['cell']}
            data-field={fields[0]}
            data-none={words === '–'}
            data-wrong={fields.some((field) => errors[field] !== undefined)}
            data-changed={fields.some((field) => changed[field])}
          >
            <small>{label}</small> <span>{words}</span>
          </span>
        ))}
      </span>
    </button>
  );
}
