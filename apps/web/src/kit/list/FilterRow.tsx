import type { ReactNode } from 'react';
import classes from './FilterRow.module.css';

/** The filters of a list side by side; the one with `data-search` is the widest. */
export function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes['row']} role="search" aria-label={label}>
      {children}
    </div>
  );
}
