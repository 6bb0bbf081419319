import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './RowPick.module.css';

export interface Selection<Row> {
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (ids: ReadonlySet<number>) => void;
  readonly selectOne: (row: Row) => string;
  readonly selectAll?: string;
}

interface PickProps<Row> {
  row: Row;
  id: number;
  selection: Selection<Row>;
}

export const toggled = (chosen: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]);

export function RowPick<Row>({ row, id, selection: { chosen, onChange, selectOne } }: PickProps<Row>) {
  return (
    <input
      type="checkbox"
      className={classes['box']}
      aria-label={selectOne(row)}
      checked={chosen.has(id)}
      onChange={() => onChange(toggled(chosen, id))}
    />
  );
}

export function AllPick<Row>({ ids, selection }: { ids: readonly number[]; selection: Selection<Row> }) {
  const { chosen, onChange, selectAll } = selection;
  const all = ids.every((id) => chosen.has(id));
  const some = !all && ids.some((id) => chosen.has(id));
  return (
    <input
      ref={(box) => {
        if (box !== null) box.indeterminate = some;
      }}
      type="checkbox"
      className={classes['box']}
      aria-label={selectAll}
      checked={all}
      onChange={() => onChange(new Set(all ? [] : ids))}
    />
  );
}

/** The checkbox replaces the picture, so that selecting does not shift the names. */
export function PicturePick<Row>({ row, id, selection, children }: PickProps<Row> & { children: ReactNode }) {
  const { chosen, onChange, selectOne } = selection;
  return (
    <label className={classes['pick']} data-picked={chosen.has(id)}>
      <input
        type="checkbox"
        aria-label={selectOne(row)}
        checked={chosen.has(id)}
        onChange={() => onChange(toggled(chosen, id))}
      />
      {children}
      <span className={classes['tick']} aria-hidden="true">
        <IconCheck size={16} stroke={2.6} />
      </span>
    </label>
  );
}
