import type { ReactNode } from 'react';
import classes from './Table.module.css';

interface TableProps {
  /** What the table is about, for readers. */
  label: string;
  /** Header cells: `<th scope="col">`; `data-end` aligns a column of numbers right. */
  head: ReactNode;
  /** `<tr>` rows. */
  children: ReactNode;
}

/** A table of the house: quiet header, 44 px rows, scrolls sideways in itself when the phone is narrower. */
export function Table({ label, head, children }: TableProps) {
  return (
    <div className={classes['scroll']}>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
