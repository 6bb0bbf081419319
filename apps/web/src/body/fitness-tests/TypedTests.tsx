import type { MeasureEvent } from '@clubpulse/contract/body/measures/measures';
import { testKeys } from '@clubpulse/rules/body/measures/measures';
import { Link } from 'react-router';
import { Card } from '../../kit/page/Card.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useToday } from '../../platform/use-today.ts';
import { useMeasureTexts } from '../measures/public.ts';
import classes from './FitnessTests.module.css';

export function TypedTests({ events }: { events: readonly MeasureEvent[] }) {
  const t = useT();
  if (events.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('fitnessTests.typed')} />
      <Card flush>
        <ul className={classes['tests']}>
          {events.map((event) => (
            <li key={event.MeasureEventId}>
              <One event={event} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function One({ event: { MeasureEventId, TimeStamp, Values } }: { event: MeasureEvent }) {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const words = useMeasureTexts();
  const tested = Values.filter(({ Key, Typed }) => Typed && testKeys.includes(Key));
  const total = Values.find(({ Key }) => Key === 'fitnessTestScore')?.Value;
  return (
    <Link className={classes['test']} to={pathTo('BiometricReport', MeasureEventId)}>
      <span className={classes['when']}>{formats.nearDate(TimeStamp, today)}</span>
      <span className={classes['what']}>
        <b>{tested.map(({ Key, Value }) => `${words.name(Key)} ${words.value(Key, Value)}`).join(', ')}</b>
        <span>
          {total === undefined ? t('measures.noTotal') : t('fitnessTests.inTotal', { number: formats.number(Math.round(total)) })}
        </span>
      </span>
    </Link>
  );
}
