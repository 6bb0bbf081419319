import { IconBarbell, IconCalendarTime } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import classes from './AheadRow.module.css';
import type { Ahead, Beside } from './journal-mode.ts';

export function AheadRow({ ahead: { name, begin, waits, to } }: { ahead: Ahead }) {
  const t = useT();
  const time = useFormats().time(begin);
  return (
    <li className={classes['row']}>
      <Link to={to} className={classes['link']}>
        <span className={classes['icon']} aria-hidden="true">
          <IconCalendarTime size={22} stroke={1.8} />
        </span>
        <span className={classes['body']}>
          <b className={classes['name']}>{name}</b>
          <span className={classes['note']}>{t(waits ? 'training.waitingAt' : 'training.bookedAt', { time })}</span>
        </span>
      </Link>
    </li>
  );
}

export function BesideRow({ beside: { name, note, begin, to } }: { beside: Beside }) {
  const time = useFormats().time(begin);
  return (
    <li className={classes['row']}>
      <Link to={to} className={classes['link']}>
        <span className={classes['icon']} aria-hidden="true">
          <IconBarbell size={22} stroke={1.8} />
        </span>
        <span className={classes['body']}>
          <b className={classes['name']}>{name}</b>
          <span className={classes['note']}>{[time, note].join(', ')}</span>
        </span>
      </Link>
    </li>
  );
}
