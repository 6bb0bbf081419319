import type { Booking } from '@clubpulse/contract/calendar/seats/bookings';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconCalendarOff,
  IconDots,
  IconHeartPlus,
  IconListCheck,
  IconMessageQuestion,
  IconTicket,
  IconVideo,
} from '@tabler/icons-react';
import { useState } from 'react';
import { later } from '../../../../kit/later.tsx';
import { PressMenu } from '../../../../kit/menu/PressMenu.tsx';
import { useNow } from '../../../../platform/clock.ts';
import { useClockNote, useClubFormats } from '../../../../platform/formats/use-formats-in.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useGoTo } from '../../../../platform/routes.ts';
import { useSelf } from '../../../../platform/session.tsx';
import { RefusalCard } from '../../texts/RefusalCard.tsx';
import { failureText } from '../../texts/refused-text.ts';
import { cancelText, courseDayText, courseText, isOver, untilText } from '../../texts/until.ts';
import { SeatOffer } from '../acts/seat-offer.ts';
import { useBookingActs } from '../acts/use-booking-acts.ts';
import { SeatState } from '../mine/SeatState.tsx';
import { AskClub } from '../why-not/ask-club.ts';
import classes from './NextCard.module.css';

const CancelBooking = later(() => import('../acts/CancelBooking.tsx').then((it) => it.CancelBooking));

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
  const clock = useClockNote(formats.timeZone);
  const { UserId } = useSelf();
  const acts = useBookingActs(UserId);
  const [cancelling, setCancelling] = useState(false);
  const [asking, setAsking] = useState(false);
  const { State, OfferExpiresAt, CancelUntil, Begin, End } = booking;
  const on = isOver(Begin, now);
  const where = [booking.DisplayGroupName ?? booking.Location, booking.TrainerName].filter(Boolean).join(', ');
  const remote = booking.Place === 'Remote' && booking.RemoteLink !== null && State === 'Booked' ? booking.RemoteLink : null;
  return (
    <section className={classes['card']} aria-label={t(OfferExpiresAt === null ? 'booking.next' : 'booking.state.offered')}>
      <header className={classes['head']}>
        <SeatState booking={booking} />
        <b className={classes['soon']}>{on ? t('booking.onNow') : untilText(Begin, now, t, formats)}</b>
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
        <div className={classes['acts']}>
          {remote !== null && (
            <Button
              component="a"
              href={remote}
              target="_blank"
              rel="noreferrer"
              className={classes['go']}
              leftSection={<IconVideo size={22} stroke={1.8} />}
            >
              {t('booking.joinOnline')}
            </Button>
          )}
          {remote === null && onConnect !== undefined && (
            <Button className={classes['go']} leftSection={<IconHeartPlus size={22} stroke={1.8} />} onClick={onConnect}>
              {t('booking.connectSensor')}
            </Button>
          )}
          {remote === null && onConnect === undefined && (
            <Button
              variant="default"
              className={classes['quiet']}
              leftSection={<IconListCheck size={20} stroke={1.8} />}
              onClick={() => goTo('MyBookings')}
            >
              {t('booking.myBookings')}
            </Button>
          )}
          <PressMenu
            position="bottom-end"
            button={(trigger) => (
              <ActionIcon {...trigger} variant="default" size={52} className={classes['more']} aria-label={t('kit.more')}>
                <IconDots size={20} stroke={1.8} />
              </ActionIcon>
            )}
            items={[
              { label: t('booking.myBookings'), icon: IconListCheck, onClick: () => goTo('MyBookings') },
              ...(State === 'Booked' && !booking.MayCancel && !on
                ? [{ label: t('fix.AskClub'), icon: IconMessageQuestion, onClick: () => setAsking(true) }]
                : []),
              ...(booking.MayCancel
                ? [
                    {
                      label: t(State === 'Booked' ? 'booking.cancelBooking' : 'booking.leave'),
                      icon: IconCalendarOff,
                      onClick: () => setCancelling(true),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      )}
      {State === 'Booked' && !on && <p className={classes['note']}>{cancelText(CancelUntil, now, t, formats)}</p>}
      {asking && <AskClub clubId={booking.ClubId} onClose={() => setAsking(false)} />}
      {cancelling && <CancelBooking booking={booking} onClose={() => setCancelling(false)} />}
    </section>
  );
}
