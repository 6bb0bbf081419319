import type { Booking } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { Button } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '../../../../platform/clock.ts';
import { useClockNote, useClubFormats } from '../../../../platform/formats/use-formats-in.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useGoTo } from '../../../../platform/routes.ts';
import { useSelf } from '../../../../platform/session.tsx';
import { RefusalCard } from '../../texts/RefusalCard.tsx';
import { failureText } from '../../texts/refused-text.ts';
import { cancelText, courseDayText, courseText, isOver, untilText } from '../../texts/until.ts';
import { CancelBooking } from '../acts/later-acts.ts';
import { SeatOffer } from '../acts/seat-offer.ts';
import { useBookingActs } from '../acts/use-booking-acts.ts';
import { SeatState } from '../mine/SeatState.tsx';
import { AskClub } from '../why-not/ask-club.ts';
import { NextActs } from './NextActs.tsx';
import classes from './NextCard.module.css';

interface NextCardProps {
  booking: Booking;
  lastTicket: boolean;
  onConnect?: (() => void) | undefined;
}

export function NextCard({ booking, lastTicket, onConnect }: NextCardProps) {
  const t = useT();
  const goTo = useGoTo();
  const now = useNow(15_000);
  const formats = useClubFormats(booking.ClubId);
  const { UserId } = useSelf();
  const acts = useBookingActs(UserId);
  const [cancelling, setCancelling] = useState(false);
  const [asking, setAsking] = useState(false);
  const { State, OfferExpiresAt, CancelUntil } = booking;
  const on = isOver(booking.Begin, now);
  return (
    <section className={classes['card']} aria-label={t(OfferExpiresAt === null ? 'booking.next' : 'booking.state.offered')}>
      <NextTimes booking={booking} now={now} />
      {lastTicket && (
        <p className={classes['last']}>
          <IconTicket size={17} stroke={1.8} aria-hidden="true" />
          {t('booking.lastTicketOf', { name: booking.Paid?.SubscriptionName ?? '' })}
        </p>
      )}
      {OfferExpiresAt !== null && (
        <SeatOffer
          booking={booking}
          until={OfferExpiresAt}
          open={booking.OfferIsOpen}
          busy={acts.busy !== null}
          onAccept={() =>
            void acts.book({
              ClassId: booking.ClassId,
              act: 'accept',
              Place: booking.Place,
              paymentMode: 'Auto',
              Queue: false,
            })
          }
        />
      )}
      {acts.failed !== null && (
        <RefusalCard
          title={t('booking.notBooked', { name: booking.Name })}
          text={failureText(acts.failed, t, formats)}
          onClose={acts.forget}
        >
          <Button variant="default" onClick={() => goTo('Book', booking.ClassId)}>
            {t('booking.openClass')}
          </Button>
        </RefusalCard>
      )}
      {OfferExpiresAt === null && (
        <NextActs
          booking={booking}
          isOn={on}
          onConnect={onConnect}
          onAsk={() => setAsking(true)}
          onCancel={() => setCancelling(true)}
        />
      )}
      {State === 'Booked' && !on && <p className={classes['note']}>{cancelText(CancelUntil, now, t, formats)}</p>}
      {asking && <AskClub clubId={booking.ClubId} onClose={() => setAsking(false)} />}
      {cancelling && <CancelBooking booking={booking} onClose={() => setCancelling(false)} />}
    </section>
  );
}

function NextTimes({ booking, now }: { booking: Booking; now: Date }) {
  const t = useT();
  const formats = useClubFormats(booking.ClubId);
  const clock = useClockNote(formats.timeZone);
  const { Begin, End } = booking;
  const where = [booking.DisplayGroupName ?? booking.Location, booking.TrainerName].filter(Boolean).join(', ');
  return (
    <>
      <header className={classes['head']}>
        <SeatState booking={booking} />
        <b className={classes['soon']}>{isOver(Begin, now) ? t('booking.onNow') : untilText(Begin, now, t, formats)}</b>
      </header>
      <h2 className={classes['name']}>{booking.Name}</h2>
      <p className={classes['where']}>
        {[t('booking.fromTo', { from: formats.time(Begin), to: formats.time(End) }), where].filter(Boolean).join(', ')}
      </p>
      {clock !== null && <p className={classes['where']}>{clock}</p>}
      {booking.Days.length > 0 && (
        <p className={classes['where']}>
          {[courseDayText(booking, t), courseText(booking, t, formats)].filter(Boolean).join(' · ')}
        </p>
      )}
    </>
  );
}
