import type { Booking } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { Button } from '@mantine/core';
import { lazyComponent } from '../../../../kit/lazy-component.tsx';
import { useClubFormats } from '../../../../platform/formats/use-formats-in.ts';
import { useT } from '../../../../platform/phrases.ts';
import { SeatOffer } from '../acts/seat-offer.ts';
import type { BookingActs } from '../acts/use-booking-acts.ts';
import { BookingRow } from './BookingRow.tsx';

const BookFailed = lazyComponent(() => import('../why-not/BookFailed.tsx').then((it) => it.BookFailed));

interface UpcomingRowProps {
  booking: Booking;
  showClub: boolean;
  lastTicket: boolean;
  acts: BookingActs;
  onLeave: () => void;
}

export function UpcomingRow({ booking, showClub, lastTicket, acts, onLeave }: UpcomingRowProps) {
  const t = useT();
  const formats = useClubFormats(booking.ClubId);
  const { ClassId, State, OfferExpiresAt, Place, MayCancel, Name } = booking;
  const failed = acts.failed?.book.ClassId === ClassId ? acts.failed : null;
  const verb = t(State === 'Booked' ? 'booking.cancelShort' : 'booking.leaveShort');
  return (
    <BookingRow
      booking={booking}
      showClub={showClub}
      lastTicket={lastTicket}
      act={
        MayCancel && OfferExpiresAt === null ? (
          <Button
            variant="default"
            aria-label={`${t('kit.label', { label: verb })} ${Name}, ${formats.dateTime(booking.Begin)}`}
            onClick={onLeave}
          >
            {verb}
          </Button>
        ) : undefined
      }
    >
      {OfferExpiresAt !== null && (
        <SeatOffer
          booking={booking}
          until={OfferExpiresAt}
          open={booking.OfferIsOpen}
          busy={acts.busy === ClassId}
          onAccept={() => void acts.book({ ClassId, act: 'accept', Place, paymentMode: 'Auto', Queue: false })}
        />
      )}
      {failed !== null && <BookFailed failed={failed} item={booking} formats={formats} acts={acts} />}
    </BookingRow>
  );
}
