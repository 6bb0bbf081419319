import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { IconEyeOff } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { canceledPhrase } from '../../parts/StateOf.tsx';
import { seatsOf } from './class-facts.ts';
import { classMark } from './class-focus.ts';
import classes from './EventCard.module.css';

interface EventCardProps {
  one: CalendarClass;
  /** `row` is for a day of a month or a short slot. */
  shape: 'block' | 'row';
  selected?: boolean;
}

export function EventCard({ one, shape, selected = false }: EventCardProps) {
  const t = useT();
  const formats = useFormats();
  const unpublished = one.PublishState === 'Unpublished';
  const canceled = one.CanceledAt !== null;
  const time = formats.time(one.Begin);
  const color: CSSProperties & Record<'--c', string> = { '--c': one.Color };
  return (
    <div
      className={classes['card']}
      data-shape={shape}
      data-unpublished={unpublished}
      data-canceled={canceled}
      data-selected={selected}
      style={color}
      {...classMark(one)}
    >
      {shape === 'row' && <span className={classes['time']}>{time}</span>}
      <b className={classes['name']}>{titleOf(one)}</b>
      <span className={classes['more']}>
        {unpublished ? (
          <>
            <IconEyeOff size={12} stroke={2} aria-hidden="true" />
            <span className={shape === 'row' ? classes['spoken'] : classes['wide']}>{t('calendar.unpublished')}</span>
            {shape === 'block' && <span className={classes['slim']}>{time}</span>}
          </>
        ) : (
          <>
            {shape === 'block' && <span className={classes['wide']}>{time} · </span>}
            {canceled ? t(canceledPhrase(one)) : <SeatsText one={one} />}
          </>
        )}
      </span>
    </div>
  );
}

export const titleOf = ({ Name, Clients }: Pick<CalendarClass, 'Name' | 'Clients'>): string =>
  Clients.length === 0 ? Name : `${Clients.join(', ')} · ${Name}`;

/** Shows `12/16` or `Full · 3 wait`; in little space only `Full`. */
export function SeatsText({ one }: { one: Parameters<typeof seatsOf>[0] }) {
  const t = useT();
  const formats = useFormats();
  const { booked, seats, waiting, full } = seatsOf(one);
  const words = full ? t('calendar.full') : `${formats.number(booked)}/${formats.number(seats)}`;
  if (!full && waiting === 0) return words;
  return (
    <b className={classes['full']}>
      {words}
      {waiting > 0 && (
        <>
          {' '}
          <span className={classes['extra']}>· {t('calendar.wait', { count: waiting })}</span>
        </>
      )}
    </b>
  );
}
