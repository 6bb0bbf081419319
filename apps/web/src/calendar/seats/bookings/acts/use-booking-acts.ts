import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import { acceptOffer, type Booking, bookClass, listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { PaymentMode } from '@clubpulse/contract/calendar/seats/participants';
import { overlap } from '@clubpulse/rules/calendar/overlaps/overlaps';
import { useState } from 'react';
import { ApiError, api, useChange } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/phrases.ts';
import { toastDone } from '../../../../platform/toasts/toasts.ts';
import { type Failure, failureOf } from '../../texts/refused-text.ts';

export interface BookAct {
  ClassId: number;
  act: 'book' | 'accept';
  Place: Place;
  paymentMode: Exclude<PaymentMode, 'Free'>;
  Queue: boolean;
}

export interface FailedBooking extends Failure {
  book: BookAct;
}

/** The acts are not optimistic, because they may cost a seat and a ticket. */
export function useBookingActs(userId: number) {
  const t = useT();
  const [busy, setBusy] = useState<number | null>(null);
  const [failed, setFailed] = useState<FailedBooking | null>(null);
  const options = { quiet: true } as const;
  const create = useChange(bookClass, options);
  const accept = useChange(acceptOffer, options);

  const send = ({ act, ClassId, Place, paymentMode, Queue }: BookAct): Promise<Booking> =>
    act === 'book'
      ? create.mutateAsync({ params: { id: userId }, body: { ClassId, Place, paymentMode, Queue } })
      : accept.mutateAsync({ params: { id: userId, classId: ClassId }, body: { paymentMode } });

  const showOwnOverlap = async (booking: Booking): Promise<void> => {
    const other = await ownOverlap(booking);
    if (other === undefined) return;
    toastDone({ title: t('overlaps.title'), message: t('overlaps.own', { other: other.Name, club: other.ClubName }) });
  };

  const book = async (wanted: BookAct): Promise<void> => {
    setBusy(wanted.ClassId);
    setFailed(null);
    try {
      const booking = await send(wanted);
      const { State, Name, QueuePosition } = booking;
      toastDone(
        State === 'Waiting'
          ? { title: t('booking.youWait', { name: Name }), message: t('booking.youAre', { position: QueuePosition ?? 1 }) }
          : { title: t('booking.youAreIn', { name: Name }) },
      );
      if (State === 'Booked') void showOwnOverlap(booking);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed({ book: wanted, ...failureOf(error) });
    } finally {
      setBusy(null);
    }
  };
  return { book, busy, failed, forget: () => setFailed(null) };
}

export type BookingActs = ReturnType<typeof useBookingActs>;

async function ownOverlap(booking: Booking): Promise<Booking | undefined> {
  const { UserId, ClassId, Begin, End } = booking;
  try {
    const { data } = await api(listMyBookings, { params: { id: UserId }, query: { Begin, End, length: 200 } }, { quiet: true });
    const days = daysOf(booking);
    return data.find(
      (one) =>
        one.ClassId !== ClassId && one.State === 'Booked' && daysOf(one).some((its) => days.some((day) => overlap(day, its))),
    );
  } catch (error) {
    // A failed overlap query must not fail the booking.
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}

const daysOf = ({ Begin, End, Days }: Booking) =>
  (Days.length > 0 ? Days : [{ Begin, End }]).map((day) => ({ Begin: new Date(day.Begin), End: new Date(day.End) }));
