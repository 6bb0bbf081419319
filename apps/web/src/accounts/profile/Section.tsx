import type { ReactNode } from 'react';
import classes from './Section.module.css';

/** One part of the editor, reachable from the outline by its id. */
export function Section({ id, title, note, children }: { id: string; title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className={classes['section']} aria-labelledby={`${id}-title`}>
      <div className={classes['head']}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {note !== undefined && <p>{note}</p>}
      </div>
      <div className={classes['fields']}>{children}</div>
    </section>
  );
}

/** Fields side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={classes['pair']}>{children}</div>;
