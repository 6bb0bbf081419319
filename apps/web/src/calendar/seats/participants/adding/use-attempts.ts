import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import type { Participant, PaymentMode } from '@clubpulse/contract/calendar/seats/participants';
import { addParticipant, setParticipantState } from '@clubpulse/contract/calendar/seats/participants.calls';
import { useState } from 'react';
import { ApiError, useChange } from '../../../../platform/api.ts';
import { useScreenState } from '../../../../platform/back/back-stack.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { toastDone } from '../../../../platform/toasts/toasts.ts';
import { ofClasses, useShowOverlaps } from '../../../overlaps/public.ts';
import { paidText } from '../../texts/paid-text.ts';
import { type Failure, failureOf } from '../../texts/refused-text.ts';

export interface Attempt {
  UserId: number;
  name: string;
  waiting: boolean;
  Place: Place;
  paymentMode: PaymentMode;
  force: boolean;
  Queue: boolean;
}

/**
 * A failed attempt is stored in the history entry, so that Back returns to the form after the user fixed the cause on another
 * screen.
 */
export interface FailedAttempt extends Failure {
  attempt: Attempt;
}

/** Only one attempt runs at a time. It is not optimistic, because it may cost a ticket. */
export function useAttempts(classId: number) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const showOverlaps = useShowOverlaps();
  const [failed, setFailed] = useScreenState<FailedAttempt | null>('attempt', null);
  const [busy, setBusy] = useState<number | null>(null);
  const add = useChange(addParticipant, { quiet: true });
  const move = useChange(setParticipantState, { quiet: true });

  const send = ({ UserId, waiting, Place, paymentMode, force, Queue }: Attempt): Promise<Participant> =>
    waiting
      ? move.mutateAsync({ params: { id: classId, userId: UserId }, body: { State: 'Booked', paymentMode, force } })
      : add.mutateAsync({ params: { id: classId }, body: { UserId, Place, paymentMode, force, Queue } });

  const act = async (attempt: Attempt): Promise<void> => {
    setBusy(attempt.UserId);
    try {
      const participant = await send(attempt);
      setFailed(null);
      toastDone(
        participant.State === 'Waiting'
          ? { title: t('participants.queued', { name: attempt.name, position: participant.QueuePosition ?? 1 }) }
          : {
              title: t('participants.added', { name: attempt.name }),
              message: participant.Paid === null ? '' : paidText(participant.Paid, t),
            },
      );
      if (participant.State === 'Booked')
        void showOverlaps(ClubId, { ...ofClasses([classId]), UserId: String(attempt.UserId) }, 'Athlete');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed({ attempt, ...failureOf(error) });
    } finally {
      setBusy(null);
    }
  };

  return { act, busy, failed, forget: () => setFailed(null) };
}

export type Attempts = ReturnType<typeof useAttempts>;
