import type { CSSProperties, ReactNode } from 'react';
import classes from './Figure.module.css';

interface FigureProps {
  value: ReactNode;
  label: ReactNode;
  note?: ReactNode;
  size?: 'normal' | 'large';
}

export function Figure({ value, label, note, size = 'normal' }: FigureProps) {
  return (
    <div className={classes['figure']} data-size={size}>
      <dt>{label}</dt>
      <dd>
        <span className={classes['value']} style={{ '--chars': typeof value === 'string' ? value.length : 1 } as CSSProperties}>
          {value}
        </span>
        {note !== undefined && <span className={classes['note']}>{note}</span>}
      </dd>
    </div>
  );
}

export function Figures({ children }: { children: ReactNode }) {
  return <dl className={classes['figures']}>{children}</dl>;
}
