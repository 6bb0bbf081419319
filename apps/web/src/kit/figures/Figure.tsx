import type { CSSProperties, ReactNode } from 'react';
import classes from './Figure.module.css';

interface FigureProps {
  /** Already formatted. */
  value: ReactNode;
  label: ReactNode;
  note?: ReactNode;
  size?: 'normal' | 'large';
}

/** A number that matters, condensed, with its label; inside `<Figures>`. */
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

/** Figures side by side, divided by hairlines. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={classes['figures']}>{children}</dl>;
}
