import type { ReactNode } from 'react';
import classes from './Card.module.css';

interface CardProps {
  children: ReactNode;
  title?: ReactNode;
  aside?: ReactNode;
  flush?: boolean;
}

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
