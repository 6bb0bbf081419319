import type { ReactNode, Ref } from 'react';
import { PageFoot } from '../page/Page.tsx';
import classes from './FootBar.module.css';

interface FootBarProps {
  label: string;
  wide?: boolean;
  ref?: Ref<HTMLDivElement>;
  above?: ReactNode;
  children: ReactNode;
}

export function FootBar({ label, wide = false, ref, above, children }: FootBarProps) {
  return (
    <PageFoot>
      {above && <div className={classes['above']}>{above}</div>}
      {children && (
        <div ref={ref} className={classes['bar']} data-wide={wide} role="region" aria-label={label}>
          {children}
        </div>
      )}
    </PageFoot>
  );
}
