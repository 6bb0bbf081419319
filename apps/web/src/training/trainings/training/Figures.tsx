import type { CSSProperties } from 'react';
import classes from './Training.module.css';

const IN_A_ROW = 6;

interface FiguresProps {
  figures: readonly { readonly value: string | number; readonly label: string }[];
}

export function Figures({ figures }: FiguresProps) {
  return (
    <dl
      className={classes['figures']}
      data-many={figures.length > IN_A_ROW}
      style={{ '--columns': Math.ceil(figures.length / 2) } as CSSProperties}
    >
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
