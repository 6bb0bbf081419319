import type { ReactNode } from 'react';
import classes from './Card.module.css';

interface CardProps {
  children: ReactNode;
  title?: ReactNode;
  /** Right of the title: a link or a small button. */
  aside?: ReactNode;
  /** Content that brings its own padding: tables, lists. */
  flush?: boolean;
}

/** A bordered box on the sheet. Never inside another one. */
export function Card({ children, title, aside, flush = false }: CardProps) {
  return (
    <section className={classes['card']} data-flush={flush}>
      {title !== undefined && (
        <header className={classes['head']}>
          <h2>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
