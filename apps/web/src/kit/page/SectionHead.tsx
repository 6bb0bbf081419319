import type { ReactNode } from 'react';
import classes from './SectionHead.module.css';

interface SectionHeadProps {
  title: string;
  /** Right after the title: a balance. */
  beside?: ReactNode;
  /** What can be done with the section, at its right end. */
  children?: ReactNode;
}

/** The title of a part of a screen. */
export function SectionHead({ title, beside, children }: SectionHeadProps) {
  return (
    <header className={classes['head']}>
      <h2>{title}</h2>
      <span className={classes['beside']}>{beside}</span>
      {children}
    </header>
  );
}
