import type { ReactNode } from 'react';
import classes from './TvBox.module.css';

interface TvBoxProps {
  /** A preview in a card, of a TV's own shape; else it fills where it stands. */
  mini?: boolean;
  /** What a preview shows, for readers; what happens in it is not read out. */
  label?: string;
  children: ReactNode;
}

/** A screen that is laid out at 1920 × 1080 and scaled: a design pixel inside is `--u`. */
export const TvBox = ({ mini = false, label, children }: TvBoxProps) => (
  <div className={classes['box']} data-mini={mini} {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}>
    <div className={classes['screen']} aria-hidden={label !== undefined}>
      {children}
    </div>
  </div>
);
