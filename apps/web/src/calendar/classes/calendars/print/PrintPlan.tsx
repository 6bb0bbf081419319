import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { type Days, eachDay } from '@clubpulse/rules/time/days';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { laterFirst } from '../../../../kit/later.tsx';
import { useNow } from '../../../../platform/clock.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { daysWords, hoursWords } from '../../../parts/range-words.ts';
import { seatsOf } from '../../cards/class-facts.ts';
import styles from './PrintPlan.module.css';

const QrCode = laterFirst(() => import('../../../../kit/figures/QrCode.tsx').then((it) => it.QrCode));

interface PrintPlanProps {
  club: string;
  /** Of the calendar. */
  title: string;
  /** Of the view that is printed. */
  link: string;
  days: Days;
  classes: readonly CalendarClass[];
}

/** The plan on paper: seven columns of a week, ink on white; it hangs where everybody reads it, so only what is published. On a screen it is not there. */
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
          <span>{daysWords(days, formats)}</span>
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
                  <span>{hoursWords(one.Begin, one.End, formats)}</span>
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

/** True while the browser prints, also by its own menu: what is for paper only stands in the page no longer than that. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The printer looks as soon as this listener returns.
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
