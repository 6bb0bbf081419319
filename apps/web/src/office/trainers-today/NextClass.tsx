import { listMyActivities } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { Link } from 'react-router';
import { ActivityRow } from '../../calendar/classes/public.ts';
import { Card } from '../../kit/page/Card.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useMayOpen } from '../../platform/access.ts';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './NextClass.module.css';

const POLL_MS = 60_000;

/** The class she gives now or next, with its seats and the way to who comes. */
export function NextClass() {
  const t = useT();
  const self = useSelf();
  const mayOpen = useMayOpen();
  const activities = useCall(listMyActivities, { params: { id: self.UserId } }, { pollEvery: POLL_MS });
  if (!mayOpen('ClubClasses')) return null;
  return (
    <section className={classes['next']}>
      <h2>{t('training.nextClass')}</h2>
      <Card flush>
        <Answer query={activities} loading={<SkeletonRows rows={1} />}>
          {(found) => {
            const next = found.find(({ Kind }) => Kind === 'Teaching');
            return next === undefined ? (
              <p className={classes['none']}>
                {t('training.noNextClass')}. <Link to={pathTo('ClubClasses')}>{t('training.toCalendar')}</Link>
              </p>
            ) : (
              <ul>
                <ActivityRow activity={next} />
              </ul>
            );
          }}
        </Answer>
      </Card>
    </section>
  );
}
