import type { ReactNode, Ref } from 'react';
import { PageFoot } from '../page/Page.tsx';
import classes from './FootBar.module.css';

interface FootBarProps {
  /** Accessible name. */
  label: string;
  /** As wide as the page, else as what stands in it. */
  wide?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** Above the bar: what the last act did. */
  above?: ReactNode;
  /** None: only what stands above is left to read. */
  children: ReactNode;
}

/** The ink bar at the foot of the page, for as long as something waits: unsaved changes, selected rows. */
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
