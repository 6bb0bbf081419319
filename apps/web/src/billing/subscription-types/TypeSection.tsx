import type { ReactNode } from 'react';
import classes from './TypeEditor.module.css';

/** One part of the editor with its title, a sentence, and what stands at its right end. */
export function TypeSection({
  id,
  title,
  note,
  aside,
  children,
}: {
  id: string;
  title: string;
  note?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <div className={classes['head']}>
        <div>
          <h2 id={id}>{title}</h2>
          {note !== undefined && <p>{note}</p>}
        </div>
        {aside}
      </div>
      <div className={classes['fields']}>{children}</div>
    </section>
  );
}
