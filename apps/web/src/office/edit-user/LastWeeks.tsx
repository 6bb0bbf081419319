import { listClubUserBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { getMemberStanding } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { useMemo, useState } from 'react';
import { NotShared, useShared } from '../../accounts/consents/public.ts';
import { MemberLevel } from '../../community/levels/public.ts';
import { Figure, Figures } from '../../kit/figures/Figure.tsx';
import { ZoneBar } from '../../kit/figures/ZoneBar.tsx';
import { Bone } from '../../kit/states/Bones.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Loading } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import classes from './LastWeeks.module.css';

const DAYS = 28;
const DAY_MS = 86_400_000;
const zoneTimes = ['Zone0Time', 'Zone1Time', 'Zone2Time', 'Zone3Time', 'Zone4Time', 'Zone5Time'] as const;

const wanted = ['HeartRate', 'OtherTrainings'] as const;

export function LastWeeks({ userId }: { userId: number }) {
  const t = useT();
  const shared = useShared(userId);
  const formats = useFormats();
  const today = useToday();
  const query = useMemo(() => {
    const to = Date.parse(today) + 2 * DAY_MS;
    return { from: new Date(to - (DAYS + 2) * DAY_MS).toISOString(), to: new Date(to).toISOString(), count: 1000 };
  }, [today]);
  const trainings = useCall(listCalendarTrainings, { params: { id: userId }, query }, { quiet: true });
  /** True if the athlete shares none of these trainings. Then a zero means unknown. */
  const keepsAll = shared !== undefined && !wanted.some((purpose) => shared.includes(purpose));
  return (
    <section className={classes['weeks']}>
      <h2 className={classes['title']}>{t('members.lastWeeks')}</h2>
      <Attendance userId={userId} />
      <MemberLevel userId={userId} />
      <NotShared wanted={wanted} shared={shared} />
      <QueryResult
        query={trainings}
        loading={
          <Loading>
            <Bone height={72} />
          </Loading>
        }
      >
        {(found) =>
          keepsAll && found.length === 0 ? null : (
            <Figures>
              <Figure label={t('kit.trainings')} value={formats.number(found.length)} />
              <Figure label={t('kit.time')} value={formats.duration(sum(found.map(({ MovingTime }) => MovingTime)))} />
              <Figure label={t('kit.points')} value={formats.number(sum(found.map(({ Points }) => Points)))} />
              {found.some(({ IsShared }) => IsShared) && (
                <Figure
                  label={t('members.timeInZones')}
                  value={
                    <span className={classes['zones']}>
                      <ZoneBar size="tall" seconds={zoneTimes.map((zone) => sum(found.map((one) => one[zone])))} />
                    </span>
                  }
                />
              )}
            </Figures>
          )
        }
      </QueryResult>
    </section>
  );
}

function Attendance({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId, EnableActivities } = useStaffClub();
  const [now] = useState(() => Date.now());
  const Begin = new Date(now - DAYS * DAY_MS).toISOString();
  const query = { Begin, End: new Date(now).toISOString(), length: 1000 };
  const options = { enabled: EnableActivities, quiet: true, ignore: [403, 404] };
  const bookings = useCall(listClubUserBookings, { params: { id: ClubId, userId }, query }, options);
  const standing = useCall(getMemberStanding, { params: { id: ClubId, userId } }, { quiet: true, ignore: [403, 404] });
  if (standing.data === undefined) return null;
  const marks = bookings.data?.data.flatMap((booking) =>
    booking.Days.length > 0 ? booking.Days.filter((day) => day.Begin >= Begin) : [booking],
  );
  return (
    <div className={classes['came']}>
      <Figures>
        <Figure label={t('members.visits')} value={formats.number(sum(standing.data.Weeks.slice(-DAYS / 7)))} />
        {marks && (
          <Figure label={t('participants.countNoShow')} value={formats.number(marks.filter(({ NoShow }) => NoShow).length)} />
        )}
      </Figures>
    </div>
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
