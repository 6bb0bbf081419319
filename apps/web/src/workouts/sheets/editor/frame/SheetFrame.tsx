import type { ReactNode } from 'react';
import { NOTICES } from '../../../../kit/form/what-is-wrong.ts';
import { useWidth } from '../../../../kit/widths.ts';
import classes from './frame.module.css';

interface SheetFrameProps {
  outline: ReactNode;
  /** Above the sections: what happened, what to know. */
  notices: ReactNode;
  /** How the muscles are loaded: at the foot of the outline, or below the sheet. */
  load: ReactNode;
  library: ReactNode;
  children: ReactNode;
}

/** Outline, sheet and library beside each other on a desk (mockup g); the sheet alone elsewhere. */
export function SheetFrame({ outline, notices, load, library, children }: SheetFrameProps) {
  const isDesk = useWidth() === 'desk';
  return (
    <div className={classes['frame']}>
      {isDesk && (
        <div className={classes['outline']}>
          {outline}
          {load}
        </div>
      )}
      <div className={classes['sheet']}>
        <div id={NOTICES} tabIndex={-1} className={classes['notices']}>
          {notices}
        </div>
        {children}
        {!isDesk && load}
      </div>
      {isDesk && library}
    </div>
  );
}
