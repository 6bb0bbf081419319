import type { ReactNode } from 'react';
import { NOTICES } from '../../../../kit/form/first-invalid-field.ts';
import { useWidth } from '../../../../kit/widths.ts';
import classes from './frame.module.css';

interface SheetFrameProps {
  outline: ReactNode;
  notices: ReactNode;
  load: ReactNode;
  library: ReactNode;
  children: ReactNode;
}

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
