import { getBookableClass } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { addDays, type Day, eachDay } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router';
import { Card } from '../../../../kit/page/Card.tsx';
import { Page } from '../../../../kit/page/Page.tsx';
import { EmptyState } from '../../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../../platform/api.ts';
import { useScreenState } from '../../../../platform/back/back-stack.ts';
import { useNow } from '../../../../platform/clock.ts';
import { useClockNote, useFormatsIn } from '../../../../platform/formats/use-formats-in.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../../../platform/routes.ts';
import { useClub, useSelf } from '../../../../platform/session.tsx';
import { BookTrainer } from '../../../appointments/public.ts';
import { RefusalCard } from '../../texts/RefusalCard.tsx';
import { failureOf, failureText } from '../../texts/refused-text.ts';
import { BookForOthers } from '../family/BookForOthers.tsx';
import { Blocked } from '../why-not/Blocked.tsx';
import { AsOf } from './AsOf.tsx';
import classes from './Book.module.css';
import { bookedDays, classesOn, dayToBook, nextDayWith } from './by-day.ts';
import { ClassList, rowOf } from './ClassList.tsx';
import { DayStrip } from './DayStrip.tsx';
import { useBookable } from './use-bookable.ts';

const STRIP_DAYS = 14;

export default function Book({ id }: { id?: string }) {
  const t = useT();
  const club = useClub();
  const goTo = useGoTo();
  const actions = (
    <Button component={Link} to={pathTo('MyBookings')} variant="default" leftSection={<IconListCheck size={18} stroke={1.8} />}>
      {t('booking.myBookings')}
    </Button>
  );
  if (club === null || !club.EnableActivities) {
    return (
      <Page title={t('booking.title')} actions={actions}>
        <EmptyState
          title={t(club === null ? 'booking.noClub' : 'booking.noActivities')}
          {...(club === null ? { action: <Button onClick={() => goTo('JoinClub')}>{t('shell.joinWithCode')}</Button> } : {})}
        >
          {t(club === null ? 'booking.noClubText' : 'booking.noActivitiesText')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('booking.title')} subtitle={club.Name} actions={actions}>
      <BookIn key={club.ClubId} club={club} {...(id === undefined ? {} : { classId: Number(id) })} />
    </Page>
  );
}

function BookIn({ club, classId }: { club: Club; classId?: number }) {
  const t = useT();
  const self = useSelf();
  const formats = useFormatsIn(club.TimeZone);
  const clock = useClockNote(club.TimeZone);
  const today = formats.dayOf(useNow());
  const { open, fromRow } = useOpen();
  useFocusOnRow(classId);
  const linked = useCall(
    getBookableClass,
    { params: { id: self.UserId, classId: classId ?? 0 } },
    { enabled: classId !== undefined && !fromRow, quiet: true, ignore: [404] },
  );
  const [shown, setShown] = useScreenState<{ first: Day | null; chosen: Day | null }>('days', { first: null, chosen: null });
  const linkedDay = linked.data && formats.dayOf(linked.data.Begin);
  const first = shown.first ?? (linkedDay !== undefined && linkedDay > addDays(today, STRIP_DAYS - 1) ? linkedDay : today);
  const query = useBookable(self.UserId, club.ClubId, first);
  const opened = query.data?.Classes.find((one) => one.ClassId === classId) ?? linked.data;
  const [offered, setOffered] = useState<Day | null>(null);
  // After a booking its day remains offered, even without another class on this day.
  if (query.data !== undefined && (offered === null || offered < today))
    setOffered(dayToBook(today, query.data.Classes, formats));
  const chosen = shown.chosen ?? (opened && formats.dayOf(opened.Begin)) ?? offered ?? today;
  const days = eachDay({ first, last: addDays(first, STRIP_DAYS - 1) });
  const turn = (by: number) => {
    const next = addDays(first, by);
    const from = next < today ? today : next;
    setShown({ first: from, chosen: from });
  };
  const choose = (id: number | null) => {
    setShown({ first, chosen });
    open(id);
  };
  return (
    <div className={classes['book']}>
      <Blocked club={club} />
      <BookForOthers clubId={club.ClubId} />
      <BookTrainer clubId={club.ClubId} />
      <DayStrip
        days={days}
        today={today}
        chosen={chosen}
        booked={bookedDays(query.data?.Classes ?? [], formats)}
        formats={formats}
        onChoose={(day) => setShown({ first, chosen: day })}
        onEarlier={first > today ? () => turn(-STRIP_DAYS) : undefined}
        onLater={() => turn(STRIP_DAYS)}
      />
      <h2 className={classes['day']}>{formats.longDate(chosen)}</h2>
      {clock !== null && <p className={classes['zone']}>{clock}</p>}
      <AsOf query={query} />
      <QueryResult query={query} loading={<SkeletonRows rows={4} />}>
        {({ Classes }) => {
          const found = classesOn(chosen, Classes, formats);
          const next = nextDayWith(chosen, Classes, formats);
          return (
            <>
              {opened === undefined && linked.error !== null && (
                <RefusalCard
                  title={t('booking.notShown')}
                  text={
                    linked.error.status >= 400 && linked.error.status < 500
                      ? t('booking.notShownText')
                      : failureText(failureOf(linked.error), t, formats)
                  }
                  onClose={() => open(null)}
                />
              )}
              {found.length === 0 ? (
                <EmptyState
                  title={t('booking.nothingThatDay')}
                  {...(next === undefined
                    ? {}
                    : {
                        action: (
                          <Button variant="default" onClick={() => setShown({ first, chosen: next })}>
                            {t('booking.nextDay', { day: formats.longDate(next) })}
                          </Button>
                        ),
                      })}
                />
              ) : null}
              {(found.length > 0 || opened !== undefined) && (
                <Holder empty={found.length === 0}>
                  <ClassList items={found} userId={self.UserId} formats={formats} opened={opened} onOpen={choose} />
                </Holder>
              )}
            </>
          );
        }}
      </QueryResult>
    </div>
  );
}

/** If the class was opened from its row, closing goes back in the history. */
function useOpen() {
  const navigate = useNavigate();
  const type: string = useNavigationType();
  const state: { fromList?: boolean } | null = useLocation().state;
  const fromList = state?.fromList === true;
  const open = (classId: number | null) => {
    if (classId !== null) void navigate(pathTo('Book', classId), { state: { fromList: true } });
    else if (fromList) void navigate(-1);
    else void navigate(pathTo('Book'), { replace: true });
  };
  return { open, fromRow: fromList && type === 'PUSH' };
}

function useFocusOnRow(opened: number | undefined) {
  const before = useRef(opened);
  useEffect(() => {
    const closed = before.current;
    before.current = opened;
    if (closed === undefined || opened !== undefined) return;
    const frame = requestAnimationFrame(() => document.getElementById(rowOf(closed))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [opened]);
}

function Holder({ empty, children }: { empty: boolean; children: React.ReactNode }) {
  return empty ? children : <Card flush>{children}</Card>;
}
