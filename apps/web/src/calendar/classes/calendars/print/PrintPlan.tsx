import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { type Days, eachDay } from '@clubpulse/rules/time/days';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyComponentLoadedFirst } from '../../../../kit/lazy-component.tsx';
import { useNow } from '../../../../platform/clock.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { daysText, hoursText } from '../../../parts/range-text.ts';
import { seatsOf } from '../../cards/class-facts.ts';
import styles from './PrintPlan.module.css';

const QrCode = lazyComponentLoadedFirst(() => import('../../../../kit/figures/QrCode.tsx').then((it) => it.QrCode));

interface PrintPlanProps {
  club: string;
  title: string;
  link: string;
  days: Days;
  classes: readonly CalendarClass[];
}

/** Prints only published classes, because the plan may hang on a public wall. */
export function PrintPlan({ club, title, link, days, classes }: PrintPlanProps) {
  const t = useT();
  const formats = useFormats();
  const takingPlace = classes.filter((one) => one.PublishState === 'Published' && one.CanceledAt === null);
  const byDay = Map.groupBy(takingPlace, (one) => formats.dayOf(one.Begin));
  return (
    <div className={styles['plan']} aria-hidden="true">
      <header>
        <div>
          <b>{club}</b>
          <span>{daysText(days, formats)}</span>
          <small>{t('calendar.printedAt', { when: formats.dateTime(useNow()) })}</small>
        </div>
        <QrCode className={styles['code']} value={link} label={title} />
      </header>
      <div className={styles['days']}>
        {eachDay(days).map((day) => (
          <section key={day}>
            <h2>
              {formats.weekday(day, 'short')} {formats.dayMonth(day)}
            </h2>
            {(byDay.get(day) ?? []).map((one) => {
              const { booked, seats } = seatsOf(one);
              return (
                <p key={`${one.ClassId}@${one.Begin}`} style={{ borderColor: one.Color }}>
                  <span>{hoursText(one.Begin, one.End, formats)}</span>
                  <b>{one.Name}</b>
                  <span>{[one.DisplayGroupName ?? one.Location, one.TrainerName].filter(Boolean).join(' · ')}</span>
                  <span>{`${formats.number(booked)}/${formats.number(seats)}`}</span>
                </p>
              );
            })}
          </section>
        ))}
      </div>
    </div>
  );
}

export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Renders synchronously, because the browser prints as soon as this listener returns.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
