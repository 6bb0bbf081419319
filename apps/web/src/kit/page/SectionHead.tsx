import type { ReactNode } from 'react';
import classes from './SectionHead.module.css';

interface SectionHeadProps {
  title: string;
  beside?: ReactNode;
  children?: ReactNode;
}

export function SectionHead({ title, beside, children }: SectionHeadProps) {
  return (
    <header className={classes['head']}>
      <h2>{title}</h2>
      <span className={classes['beside']}>{beside}</span>
      {children}
    </header>
  );
}
