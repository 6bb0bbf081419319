import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import type { Booking } from '@clubpulse/contract/calendar/seats/bookings';
import { acceptOffer, bookClass } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { PaymentMode } from '@clubpulse/contract/calendar/seats/participants';
import { useState } from 'react';
import { ApiError, useChange } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/phrases.ts';
import { toastDone } from '../../../../platform/toasts/toasts.ts';
import { type Failure, failureOf } from '../../words/refused-words.ts';

/** An athlete takes a seat, waits for one, or takes the one that is held for her. */
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

/** Books for oneself, one act at a time: not optimistic, because a seat and a ticket are at stake. */
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

  const book = async (wanted: BookAct): Promise<void> => {
    setBusy(wanted.ClassId);
    setFailed(null);
    try {
      const { State, Name, QueuePosition } = await send(wanted);
      toastDone(
        State === 'Waiting'
          ? { title: t('booking.youWait', { name: Name }), message: t('booking.youAre', { position: QueuePosition ?? 1 }) }
          : { title: t('booking.youAreIn', { name: Name }) },
      );
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
