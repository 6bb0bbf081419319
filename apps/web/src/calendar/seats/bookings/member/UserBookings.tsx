import { type Booking, listClubUserBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { useState } from 'react';
import { Link } from 'react-router';
import { Segmented } from '../../../../kit/fields/Segmented.tsx';
import { Table } from '../../../../kit/list/Table.tsx';
import { EmptyState } from '../../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import { PHONE, useMedia } from '../../../../kit/widths.ts';
import { useCall } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { MemberStrikes } from '../../../booking-rules/public.ts';
import { ClubTime } from '../../../parts/ClubTime.tsx';
import { paidText } from '../../texts/paid-text.ts';
import { courseText, onItsDay } from '../../texts/until.ts';
import { BookingState } from '../mine/BookingState.tsx';
import classes from './UserBookings.module.css';

type When = 'upcoming' | 'past';
const DAYS: Record<When, { from: number; to: number }> = { upcoming: { from: 0, to: 365 }, past: { from: -365, to: 0 } };
const ALL = 1000;

export function UserBookings({ userId }: { userId: number }) {
  const [when, setWhen] = useState<When>('upcoming');
  const t = useT();
  const club = useStaffClub();
  const [now] = useState(() => new Date());
  const { from, to } = DAYS[when];
  const query = useCall(
    listClubUserBookings,
    {
      params: { id: club.ClubId, userId },
      query: { Begin: instantAway(now, from), End: instantAway(now, to), length: ALL },
    },
    { keepPrevious: true, quiet: true },
  );
  return (
    <ClubTime>
      <div className={classes['bookings']}>
        <MemberStrikes userId={userId} />
        <Segmented
          label={t('booking.which')}
          value={when}
          options={[
            { value: 'upcoming', label: t('booking.upcoming') },
            { value: 'past', label: t('booking.past') },
          ]}
          onChange={setWhen}
        />
        <QueryResult query={query} loading={<SkeletonRows rows={4} />}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title={t(when === 'past' ? 'booking.memberNoPast' : 'booking.noUpcoming')} />
            ) : (
              <Bookings bookings={(when === 'past' ? data.toReversed() : data).map((one) => onItsDay(one, now))} />
            )
          }
        </QueryResult>
      </div>
    </ClubTime>
  );
}

function Bookings({ bookings }: { bookings: readonly Booking[] }) {
  const t = useT();
  const formats = useFormats();
  const phone = useMedia(PHONE);
  return (
    <Table
      label={t('kit.bookings')}
      head={
        <>
          <th scope="col">{t('kit.when')}</th>
          <th scope="col">{t('kit.class')}</th>
          {!phone && <th scope="col">{t('kit.state')}</th>}
          {!phone && <th scope="col">{t('booking.paidWith')}</th>}
        </>
      }
    >
      {bookings.map((booking) => {
        const paid = booking.Paid === null ? null : paidText(booking.Paid, t);
        return (
          <tr key={booking.ClassParticipantId}>
            <td className={classes['when']}>
              <span>{formats.weekday(booking.Begin, 'short')}</span> <span>{formats.dateTime(booking.Begin)}</span>
            </td>
            <th scope="row">
              <Link to={pathTo('ClubClassParticipants', booking.ClassId)}>{booking.Name}</Link>
              {booking.Days.length > 0 && <span className={classes['below']}>{courseText(booking, t, formats)}</span>}
              {phone && (
                <span className={classes['below']}>
                  <BookingState booking={booking} />
                  {paid}
                </span>
              )}
            </th>
            {!phone && (
              <td>
                <BookingState booking={booking} />
              </td>
            )}
            {!phone && <td>{paid}</td>}
          </tr>
        );
      })}
    </Table>
  );
}

const DAY_MS = 86_400_000;

const instantAway = (from: Date, days: number): string => new Date(from.getTime() + days * DAY_MS).toISOString();
