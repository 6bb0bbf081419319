import { useEffect, useState } from 'react';
import { Mark } from '../../kit/figures/Mark.tsx';
import { useT } from '../../platform/phrases.ts';
import classes from './Starting.module.css';

export function Starting() {
  const t = useT();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={classes['starting']} aria-busy="true">
      {shown && (
        <div role="status">
          <Mark size={56} />
          <span>{t('shell.starting')}</span>
        </div>
      )}
    </main>
  );
}
