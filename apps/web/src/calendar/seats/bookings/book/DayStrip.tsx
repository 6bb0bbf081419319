import type { Day } from '@clubpulse/rules/time/days';
import { VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Formats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import classes from './DayStrip.module.css';

interface DayStripProps {
  days: readonly Day[];
  today: Day;
  chosen: Day;
  booked: ReadonlySet<Day>;
  formats: Formats;
  onChoose: (day: Day) => void;
  onEarlier?: (() => void) | undefined;
  onLater?: (() => void) | undefined;
}

const EDGE = 82;

export function DayStrip({ days, today, chosen, booked, formats, onChoose, onEarlier, onLater }: DayStripProps) {
  const t = useT();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const button = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (strip.current === null || !button) return;
    const { scrollLeft, clientWidth, offsetLeft } = strip.current;
    const left = button.offsetLeft - offsetLeft;
    if (left < scrollLeft || left + button.offsetWidth > scrollLeft + clientWidth) strip.current.scrollLeft = left - EDGE;
  }, [chosen]);
  return (
    <ul ref={strip} className={classes['strip']} aria-label={t('kit.days')}>
      {onEarlier && (
        <li>
          <button type="button" aria-label={t('booking.earlier')} onClick={onEarlier}>
            <IconChevronLeft size={20} stroke={1.8} />
          </button>
        </li>
      )}
      {days.map((day) => (
        <li key={day}>
          <button type="button" aria-pressed={day === chosen} onClick={() => onChoose(day)}>
            <span>{day === today ? t('booking.today') : formats.weekday(day, 'short')}</span> <b>{Number(day.slice(-2))}</b>
            <VisuallyHidden>
              {' '}
              {[formats.month(day), booked.has(day) ? t('booking.state.booked') : ''].filter(Boolean).join(', ')}
            </VisuallyHidden>
            {booked.has(day) && <i aria-hidden="true" />}
          </button>
        </li>
      ))}
      {onLater && (
        <li>
          <button type="button" aria-label={t('booking.later')} onClick={onLater}>
            <IconChevronRight size={20} stroke={1.8} />
          </button>
        </li>
      )}
    </ul>
  );
}
