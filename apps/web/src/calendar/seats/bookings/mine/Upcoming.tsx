import { type Booking, listMyActivities } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../../../kit/page/Card.tsx';
import { EmptyState } from '../../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../../platform/api.ts';
import { useNow } from '../../../../platform/clock.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useGoTo } from '../../../../platform/routes.ts';
import { useClubs, useSelf } from '../../../../platform/session.tsx';
import { isOver, onItsDay } from '../../texts/until.ts';
import { CancelBooking } from '../acts/later-acts.ts';
import { useBookingActs } from '../acts/use-booking-acts.ts';
import { AsOf } from '../book/AsOf.tsx';
import classes from './MyBookings.module.css';
import { UpcomingRow } from './UpcomingRow.tsx';
import { useBookings } from './use-bookings.ts';

/** A class can be published at most this many days before it begins. */
const AHEAD_DAYS = 370;
const DAY_MS = 86_400_000;
const PAGE = 50;

export function Upcoming() {
  const t = useT();
  const goTo = useGoTo();
  const { UserId } = useSelf();
  const several = useClubs().clubs.length > 1;
  const soon = useCall(listMyActivities, { params: { id: UserId } }, { keep: true, pollEvery: 30_000 });
  const [length, setLength] = useState(PAGE);
  const query = useBookings({ from: 0, to: AHEAD_DAYS, length });
  const now = useNow();
  const acts = useBookingActs(UserId);
  const [leaving, setLeaving] = useState<Booking | null>(null);
  const held = (soon.data ?? []).flatMap((one) => (one.Kind === 'Booking' ? [one] : []));
  const heldIds = new Set(held.map((one) => one.Booking.ClassParticipantId));
  const isNear = ({ Begin }: Booking) => Date.parse(Begin) < now.getTime() + DAY_MS;
  const row = (booking: Booking, lastTicket = false) => (
    <UpcomingRow
      key={`${booking.ClassParticipantId}@${booking.Begin}`}
      booking={booking}
      showClub={several}
      lastTicket={lastTicket}
      acts={acts}
      onLeave={() => setLeaving(booking)}
    />
  );
  return (
    <QueryResult query={query} loading={<SkeletonRows rows={4} />}>
      {({ data, recordsFiltered }) => {
        const others = data
          .map((one) => onItsDay(one, now))
          .filter((one) => !isOver(one.Begin, now) && !heldIds.has(one.ClassParticipantId))
          .sort((one, other) => one.Begin.localeCompare(other.Begin));
        const farther = others.filter((one) => !isNear(one));
        const near = [...held, ...others.filter(isNear).map((Booking) => ({ Booking, LastTicket: false }))].sort((one, other) =>
          one.Booking.Begin.localeCompare(other.Booking.Begin),
        );
        if (near.length + farther.length === 0) {
          return (
            <EmptyState
              title={t('booking.noUpcoming')}
              action={<Button onClick={() => goTo('Book')}>{t('booking.bookClass')}</Button>}
            >
              {t('booking.noUpcomingText')}
            </EmptyState>
          );
        }
        return (
          <>
            <AsOf query={query} />
            {near.length > 0 && (
              <section>
                <h2 className={classes['title']}>{t('booking.next24')}</h2>
                <Card flush>
                  <ul className={classes['list']}>{near.map((one) => row(one.Booking, one.LastTicket))}</ul>
                </Card>
              </section>
            )}
            {farther.length > 0 && (
              <section>
                <h2 className={classes['title']}>{t('booking.later24')}</h2>
                <Card flush>
                  <ul className={classes['list']}>{farther.map((one) => row(one))}</ul>
                </Card>
              </section>
            )}
            {recordsFiltered > data.length && (
              <p className={classes['more']}>
                <Button variant="default" onClick={() => setLength(length + PAGE)}>
                  {t('booking.showMore')}
                </Button>
              </p>
            )}
            {leaving !== null && <CancelBooking booking={leaving} onClose={() => setLeaving(null)} />}
          </>
        );
      }}
    </QueryResult>
  );
}
