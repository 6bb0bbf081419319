import { type Activity, listMyActivities } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { Card } from '../../../kit/page/Card.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useSelf } from '../../../platform/session.tsx';
import { MarksWait } from '../../seats/public.ts';
import { CalendarTabs } from '../calendars/CalendarTabs.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import styles from './MyActivities.module.css';

const POLL_MS = 60_000;
const timesOf = (one: Activity) => (one.Kind === 'Booking' ? one.Booking : one.Class);

export default function MyActivities() {
  const t = useT();
  const self = useSelf();
  const now = useNow();
  const formats = useFormats();
  const activities = useCall(listMyActivities, { params: { id: self.UserId } }, { keep: true, pollEvery: POLL_MS });
  const groupOf = (one: Activity) => {
    const { Begin } = timesOf(one);
    return new Date(Begin) <= now ? t('calendar.now') : formats.relativeDay(Begin, now);
  };
  return (
    <Page reading title={t('calendar.myActivities')} subtitle={t('calendar.next24Hours')} below={<CalendarTabs current="Mine" />}>
      <MarksWait />
      <QueryResult query={activities} loading={<SkeletonRows rows={4} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('calendar.noActivities')}>{t('calendar.noActivitiesText')}</EmptyState>
          ) : (
            <div className={styles['groups']}>
              {[...Map.groupBy(found, groupOf)].map(([title, ones]) => (
                <section key={title}>
                  <h2>{title}</h2>
                  <Card flush>
                    <ul className={styles['list']}>
                      {ones.map((one) => (
                        <ActivityRow key={`${one.Kind} ${timesOf(one).ClassId} ${timesOf(one).Begin}`} activity={one} />
                      ))}
                    </ul>
                  </Card>
                </section>
              ))}
            </div>
          )
        }
      </QueryResult>
    </Page>
  );
}
