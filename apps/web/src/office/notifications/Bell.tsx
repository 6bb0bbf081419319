import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Bell.module.css';
import { useUnread } from './use-unread.ts';

const NotificationPanel = lazyComponent(() => import('./Notifications.tsx').then((it) => it.NotificationPanel));

const MOST = 99;

const numberOf = (unread: number): string => (unread > MOST ? `${MOST}+` : `${unread}`);

function Count() {
  const unread = useUnread() ?? 0;
  return unread === 0 ? null : (
    <span className={classes['count']} aria-hidden="true">
      {numberOf(unread)}
    </span>
  );
}

function useBellLabel(): string {
  const t = useT();
  const unread = useUnread() ?? 0;
  return unread === 0 ? t('notifications.title') : t('notifications.unread', { count: unread, number: numberOf(unread) });
}

export function Bell() {
  const label = useBellLabel();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button
        type="button"
        className={classes['bell']}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      >
        <IconBell size={19} stroke={1.8} aria-hidden="true" />
        <Count />
      </button>
      {state !== 'never' && <NotificationPanel opened={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}

export function BellLink() {
  const label = useBellLabel();
  return (
    <Link to={pathTo('Notifications')} className={classes['bell']} data-phone aria-label={label}>
      <IconBell size={22} stroke={1.8} aria-hidden="true" />
      <Count />
    </Link>
  );
}
