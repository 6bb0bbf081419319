import { Button } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../../../kit/page/Card.tsx';
import { EmptyState } from '../../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import { useNow } from '../../../../platform/clock.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useClubs } from '../../../../platform/session.tsx';
import { isOver, onItsDay } from '../../texts/until.ts';
import { BookingRow } from './BookingRow.tsx';
import classes from './MyBookings.module.css';
import { useBookings } from './use-bookings.ts';

const STEP_DAYS = 60;
const MOST_DAYS = 360;
const ALL = 1000;

export function Past() {
  const t = useT();
  const now = useNow();
  const several = useClubs().clubs.length > 1;
  const [back, setBack] = useState(STEP_DAYS);
  const query = useBookings({ from: -back, to: 0, length: ALL });
  return (
    <QueryResult query={query} loading={<SkeletonRows rows={5} />}>
      {({ data }) => {
        const past = data
          .map((one) => onItsDay(one, now))
          .filter((one) => isOver(one.Days.length > 0 ? one.End : one.Begin, now));
        return (
          <>
            {past.length === 0 ? (
              <EmptyState title={t('booking.noPast', { count: back })}>{t('booking.noPastText')}</EmptyState>
            ) : (
              <Card flush>
                <ul className={classes['list']}>
                  {past.toReversed().map((booking) => (
                    <BookingRow key={booking.ClassParticipantId} booking={booking} showClub={several} />
                  ))}
                </ul>
              </Card>
            )}
            {back < MOST_DAYS && (
              <p className={classes['more']}>
                <Button variant="default" loading={query.isFetching} onClick={() => setBack(back + STEP_DAYS)}>
                  {t('booking.showEarlier')}
                </Button>
              </p>
            )}
          </>
        );
      }}
    </QueryResult>
  );
}
