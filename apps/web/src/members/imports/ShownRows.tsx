import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import classes from './Imports.module.css';

const AT_ONCE = 50;

/** Rows of a file, the first of them, and more by a press: two thousand fields at once hold up every key. */
export function ShownRows<Row>({ rows, children }: { rows: readonly Row[]; children: (row: Row) => ReactNode }) {
  const t = useT();
  const [most, setMost] = useState(AT_ONCE);
  const rest = rows.length - most;
  return (
    <>
      <ul className={classes['rows']}>{rows.slice(0, most).map(children)}</ul>
      {rest > 0 && (
        <Button variant="default" onClick={() => setMost(most + AT_ONCE)}>
          {t('kit.showMore', { count: Math.min(rest, AT_ONCE) })}
        </Button>
      )}
    </>
  );
}
