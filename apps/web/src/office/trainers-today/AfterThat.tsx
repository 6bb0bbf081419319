import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { Link } from 'react-router';
import { SeatsText } from '../../calendar/classes/public.ts';
import { Card } from '../../kit/page/Card.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import type { Formats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './AfterThat.module.css';

export function AfterThat({ found, formats }: { found: readonly CalendarClass[]; formats: Formats }) {
  const t = useT();
  return (
    <section>
      <SectionHead title={t('training.afterThat')} />
      <Card flush>
        <ul className={classes['rows']}>
          {found.map((one) => (
            <li key={`${one.ClassId} ${one.Begin}`}>
              <Link to={pathTo('ClubClassParticipants', one.ClassId)} className={classes['row']}>
                <b className={classes['when']}>
                  {formats.weekday(one.Begin, 'short')} {formats.time(one.Begin)}
                </b>
                <span className={classes['names']}>
                  <b>{one.Name}</b>
                  <span>{one.DisplayGroupName ?? one.Location}</span>
                </span>
                <span>
                  <SeatsText one={one} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
