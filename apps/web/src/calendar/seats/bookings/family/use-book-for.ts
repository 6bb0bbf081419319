import type { BookableClass, Booking } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { bookForMember } from '@clubpulse/contract/calendar/seats/family-bookings.calls';
import { useState } from 'react';
import { ApiError, useChange } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/phrases.ts';
import { toastDone } from '../../../../platform/toasts/toasts.ts';
import { type Failure, failureOf } from '../../texts/refused-text.ts';

interface FailedFor extends Failure {
  readonly classId: number;
}

export interface Member {
  readonly UserId: number;
  readonly name: string;
}

export function useBookFor(payerId: number, member: Member) {
  const t = useT();
  const [busy, setBusy] = useState<number | null>(null);
  const [failed, setFailed] = useState<FailedFor | null>(null);
  const create = useChange(bookForMember, { quiet: true });
  const say = ({ State, Name }: Booking) =>
    toastDone({ title: t(State === 'Waiting' ? 'booking.forWaits' : 'booking.forIsIn', { who: member.name, name: Name }) });

  const book = async ({ ClassId }: BookableClass, Place: Booking['Place'], Queue: boolean): Promise<void> => {
    setBusy(ClassId);
    setFailed(null);
    try {
      const params = { id: payerId, memberId: member.UserId };
      say(await create.mutateAsync({ params, body: { ClassId, Place, paymentMode: 'Auto', Queue } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed({ classId: ClassId, ...failureOf(error) });
    } finally {
      setBusy(null);
    }
  };
  return { book, busy, failed, forget: () => setFailed(null) };
}

export type BookForActs = ReturnType<typeof useBookFor>;
