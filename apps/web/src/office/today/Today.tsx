import { listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { getUserLive } from '@clubpulse/contract/live/board.calls';
import { openToday } from '@clubpulse/contract/office/openings/openings.calls';
import { todayParts } from '@clubpulse/rules/office/openings/today-parts';
import { addDays, type Day, eachDay, instantsOf, weekOf } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { IconHeartPlus, IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { NeedsBody } from '../../accounts/users/public.ts';
import { FailedCharges, OpenOrders } from '../../billing/online-payments/public.ts';
import { BookHere, bookedAhead, NextBooking } from '../../calendar/seats/public.ts';
import { LinkOwnStrap } from '../../devices/sensors/public.ts';
import { Card } from '../../kit/page/Card.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows, Waiting } from '../../kit/states/Skeleton.tsx';
import { MyLiveTrainings } from '../../live/live-trainings/public.ts';
import { TrainByOneself } from '../../live/own-strap/public.ts';
import { MyInvitations } from '../../members/invitations/public.ts';
import { MyJoinRequests } from '../../members/joining/public.ts';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useOpening } from '../../platform/opening.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClub, useSelf } from '../../platform/session.tsx';
import { useToday, useTodayIn } from '../../platform/use-today.ts';
import { TrainingRow, totalsOf, useJournal, WeekChart } from '../../training/trainings/public.ts';
import { MySheets } from '../../workouts/runs/public.ts';
import { LiveCard } from './LiveCard.tsx';
import classes from './Today.module.css';

const LIVE_POLL_MS = 2000;
const RECENT = 3;

export default function Today() {
  const t = useT();
  const self = useSelf();
  const club = useClub();
  const formats = useFormats();
  const today = useToday();
  // Classes are listed by day in the club's time zone.
  const clubDay = useTodayIn(club?.TimeZone ?? formats.timeZone);
  const { first, last } = weekOf(today, formats.firstDayOfWeek);
  const { query, byDay } = useOpenedJournal(self.UserId, addDays(first, -21), last);
  const live = useCall(getUserLive, { params: { id: self.UserId } }, { pollEvery: LIVE_POLL_MS, enabled: club !== null });
  const sensors = useCall(listUserSensors, { params: { id: self.UserId } }, { quiet: true });
  const [isLinking, setLinking] = useState(false);
  const link = () => setLinking(true);
  const strapless = sensors.data?.length === 0;
  const days = eachDay({ first, last });
  const ofWeek = days.flatMap((day) => byDay.get(day) ?? []);
  const week = totalsOf(ofWeek);
  // The journal counts a running training only until a few minutes ago.
  const running = ofWeek.find(({ IsLive }) => IsLive);
  return (
    <Page
      title={t('training.greeting', { name: self.FirstMidName || self.Nickname })}
      subtitle={formats.longDate(clubDay)}
      actions={
        club !== null && (
          <Button
            component={Link}
            to={pathTo('MyCode')}
            variant="default"
            data-plain="true"
            title={t('checkIn.mine')}
            leftSection={<IconQrcode size={20} stroke={1.8} />}
          >
            {t('checkIn.mine')}
          </Button>
        )
      }
    >
      <div className={classes['today']}>
        <div className={classes['column']} data-in-order>
          <FailedCharges />
          <MyInvitations />
          <MyJoinRequests />
          <OpenOrders marked />
          {live.isLoading && <Waiting />}
          {live.data && <LiveCard athlete={live.data} answeredAt={live.dataUpdatedAt} />}
          <MyLiveTrainings />
          {sensors.isLoading && <Waiting />}
          <NextBooking onConnect={strapless ? link : undefined} otherwise={strapless ? <NoStrap onLink={link} /> : null} />
          {strapless || sensors.data === undefined ? null : <NeedsBody />}
          {!live.data && <TrainByOneself />}
          <BookHere />
        </div>
        <div className={classes['column']} data-in-order>
          {query.isLoading && <SkeletonRows rows={4} />}
          <Card title={t('kit.thisWeek')} aside={<Link to={pathTo('Journal')}>{t('training.journal')}</Link>}>
            <p className={classes['week']}>
              <span>
                <b>{formats.number(week.trainings)}</b> {t('training.trainingsUnit', { count: week.trainings })}
              </span>
              <span>
                <b>{formats.duration(week.duration)}</b> {t('kit.timeTaken')}
              </span>
              <span>
                <b>{formats.number(week.points)}</b> {t('kit.pointsUnit', { count: week.points })}
              </span>
            </p>
            {running && <p className={classes['countedTo']}>{t('training.countedTo', { time: formats.time(running.End) })}</p>}
            <WeekChart days={days} byDay={byDay} today={today} />
          </Card>
          <MySheets />
          <LastTrainings query={query} today={today} />
        </div>
      </div>
      {isLinking && <LinkOwnStrap userId={self.UserId} onClose={() => setLinking(false)} />}
    </Page>
  );
}

function useOpenedJournal(id: number, first: Day, last: Day) {
  const trainings = instantsOf({ first, last }, useFormats().timeZone);
  const bookings = bookedAhead(useNow());
  const query = {
    trainingsFrom: trainings.Begin,
    trainingsTo: trainings.End,
    bookingsFrom: bookings.Begin,
    bookingsTo: bookings.End,
  };
  useOpening(openToday, { params: { id }, query }, todayParts(id, query));
  return useJournal(id, first, last);
}

function NoStrap({ onLink }: { onLink: () => void }) {
  const t = useT();
  return (
    <Card>
      <div className={classes['strap']}>
        <p>
          <b>{t('kit.noStraps')}</b>
          {t('training.noStrapText')}
        </p>
        <Button size="lg" className={classes['go']} leftSection={<IconHeartPlus size={22} stroke={1.8} />} onClick={onLink}>
          {t('kit.linkStrap')}
        </Button>
      </div>
    </Card>
  );
}

function LastTrainings({ query, today }: { query: ReturnType<typeof useJournal>['query']; today: Day }) {
  const t = useT();
  const formats = useFormats();
  return (
    <section>
      <h2 className={classes['title']}>{t('training.lastTrainings')}</h2>
      <QueryResult query={query} loading={<SkeletonRows rows={3} />}>
        {(trainings) =>
          trainings.length === 0 ? (
            <EmptyState title={t('training.noTrainings')}>{t('training.noTrainingsText')}</EmptyState>
          ) : (
            <Card flush>
              <ul className={classes['list']}>
                {trainings.slice(0, RECENT).map((training) => (
                  <TrainingRow key={training.TrainingId} training={training} day={formats.relativeDay(training.Begin, today)} />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryResult>
    </section>
  );
}
