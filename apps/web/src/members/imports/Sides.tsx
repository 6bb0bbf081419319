import type { ReactNode } from 'react';
import { useT } from '../../platform/phrases.ts';
import classes from './Sides.module.css';

interface SidesProps {
  /** Fields for role, language and message of the invited people. */
  arrival: ReactNode;
  children: ReactNode;
}

export function Sides({ arrival, children }: SidesProps) {
  const t = useT();
  return (
    <div className={classes['sides']}>
      <div className={classes['main']}>{children}</div>
      <aside className={classes['aside']} aria-label={t('members.arriveAs')}>
        <h2>{t('members.arriveAs')}</h2>
        {arrival}
      </aside>
    </div>
  );
}
