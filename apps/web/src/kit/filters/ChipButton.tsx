import type { ComponentPropsWithRef } from 'react';
import classes from './Filters.module.css';

/** A button among the chips that is no filter itself: it opens more of them. */
export const ChipButton = (button: ComponentPropsWithRef<'button'>) => (
  <span className={classes['chip']} data-dashed="true">
    <button {...button} type="button" className={classes['open']} />
  </span>
);
