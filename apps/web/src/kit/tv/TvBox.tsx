import type { ReactNode } from 'react';
import classes from './TvBox.module.css';

interface TvBoxProps {
  mini?: boolean;
  label?: string;
  children: ReactNode;
}

export const TvBox = ({ mini = false, label, children }: TvBoxProps) => (
  <div className={classes['box']} data-mini={mini} {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}>
    <div className={classes['screen']} aria-hidden={label !== undefined}>
      {children}
    </div>
  </div>
);
