import type { Booking } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { IconTicket, IconVideo } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { StateChip } from '../../../../kit/figures/StateChip.tsx';
import { useClubFormats } from '../../../../platform/formats/use-formats-in.ts';
import { type Translate, useT } from '../../../../platform/phrases.ts';
import { paidText } from '../../texts/paid-text.ts';
import { courseDayText, courseText } from '../../texts/until.ts';
import classes from './BookingRow.module.css';
import { BookingState } from './BookingState.tsx';

interface BookingRowProps {
  booking: Booking;
  showClub: boolean;
  lastTicket?: boolean;
  children?: ReactNode;
  act?: ReactNode;
}

export function BookingRow({ booking, showClub, lastTicket = false, children, act }: BookingRowProps) {
  const t = useT();
  const formats = useClubFormats(booking.ClubId);
  const where = [showClub ? booking.ClubName : null, booking.DisplayGroupName ?? booking.Location, booking.TrainerName];
  return (
    <li className={classes['row']} style={{ '--class-color': booking.Color } as CSSProperties}>
      <div className={classes['line']}>
        <div className={classes['day']} title={formats.longDate(booking.Begin)}>
          <span>{formats.weekday(booking.Begin, 'short')}</span>
          <b>{formats.dayMonth(booking.Begin)}</b>
        </div>
        <div className={classes['what']}>
          <b>{booking.Name}</b>
          <p>
            {[
              t('booking.fromTo', { from: formats.time(booking.Begin), to: formats.time(booking.End) }),
              where.filter(Boolean).join(', '),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          {booking.Days.length > 0 && (
            <p>
              {[courseDayText(booking, t), courseText(booking, t, formats), cameWords(booking, t)].filter(Boolean).join(' · ')}
            </p>
          )}
          <p className={classes['state']}>
            <BookingState booking={booking} />
            {lastTicket && (
              <StateChip tone="warn" icon={IconTicket}>
                {t('calendar.lastTicket')}
              </StateChip>
            )}
            {booking.CancelReason !== null && booking.CancelReason !== '' && <span>{booking.CancelReason}</span>}
            {booking.Moved && booking.MayCancel && <span>{t('booking.moved')}</span>}
            {booking.Paid !== null && <span>{paidText(booking.Paid, t)}</span>}
            {booking.RemoteLink !== null && booking.Place === 'Remote' && booking.State === 'Booked' && (
              <a href={booking.RemoteLink} target="_blank" rel="noreferrer">
                <IconVideo size={17} stroke={1.8} aria-hidden="true" />
                {t('booking.joinOnline')}
              </a>
            )}
          </p>
        </div>
        {act}
      </div>
      {children}
    </li>
  );
}

function cameWords({ Days }: Booking, t: Translate): string | null {
  const marked = Days.filter((day) => day.Attendance !== null);
  const came = marked.filter((day) => day.Attendance === 'Present').length;
  return marked.length === 0 ? null : t('booking.cameTo', { count: came, days: marked.length });
}
