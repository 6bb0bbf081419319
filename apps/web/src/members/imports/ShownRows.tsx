import { type ReactNode, useState } from 'react';
import { ShowMore } from '../../kit/list/ShowMore.tsx';
import type { RowKind } from './ImportSums.tsx';
import classes from './Imports.module.css';

const AT_ONCE = 50;

interface ShownRowsProps<Row> {
  rows: readonly Row[];
  kind: RowKind;
  children: (row: Row) => ReactNode;
}

/** Shows the rows in parts, because typing is slow with two thousand fields. */
export function ShownRows<Row>({ rows, kind, children }: ShownRowsProps<Row>) {
  const [most, setMost] = useState(AT_ONCE);
  const rest = rows.length - most;
  return (
    <>
      <ul className={classes['rows']} data-kind={kind}>
        {rows.slice(0, most).map(children)}
      </ul>
      <ShowMore count={Math.min(rest, AT_ONCE)} onClick={() => setMost(most + AT_ONCE)} />
    </>
  );
}
