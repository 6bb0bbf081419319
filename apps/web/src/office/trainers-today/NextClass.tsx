import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listMyActivities } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { addDays, instantsOf } from '@clubpulse/rules/time/days';
import { Link } from 'react-router';
import { Card } from '../../kit/page/Card.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useMayOpen } from '../../platform/access.ts';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { AfterThat } from './AfterThat.tsx';
import { LookOutFor } from './LookOutFor.tsx';
import classes from './NextClass.module.css';
import { NextClassCard } from './NextClassCard.tsx';
import { OpenWall } from './OpenWall.tsx';

const POLL_MS = 60_000;
const DAYS = 7;
const AFTER = 4;

export function NextClass() {
  const t = useT();
  const self = useSelf();
  const now = useNow();
  const { ClubId, TimeZone } = useStaffClub();
  const formats = useClubFormats(ClubId);
  const today = useTodayIn(TimeZone);
  const enabled = useMayOpen()('ClubClasses');
  const activities = useCall(listMyActivities, { params: { id: self.UserId } }, { enabled, pollEvery: POLL_MS });
  const { Begin, End } = instantsOf({ first: today, last: addDays(today, DAYS) }, TimeZone);
  const query = { Begin, End, expandDates: 'true', PublishState: 'Published', TrainerId: String(self.UserId) } as const;
  const week = useCall(listClasses, { params: { id: ClubId }, query }, { enabled, pollEvery: POLL_MS });
  if (!enabled) return null;
  return (
    <QueryResult query={activities} loading={<SkeletonRows rows={3} />}>
      {(found) => {
        const next = found.find((one) => one.Kind === 'Teaching')?.Class;
        const from = next?.Begin ?? now.toISOString();
        const after = (week.data?.data ?? []).filter((one) => one.CanceledAt === null && one.Begin > from).slice(0, AFTER);
        return (
          <div className={classes['next']}>
            {next === undefined ? (
              <Card title={t('training.nextClass')} aside={<OpenWall loud={false} />}>
                {t('training.noNextClass')}. <Link to={pathTo('ClubClasses')}>{t('training.toCalendar')}</Link>
              </Card>
            ) : (
              <>
                <NextClassCard one={next} />
                {next.PublishState === 'Published' && <LookOutFor classId={next.ClassId} />}
              </>
            )}
            {after.length > 0 && <AfterThat found={after} formats={formats} />}
          </div>
        );
      }}
    </QueryResult>
  );
}
