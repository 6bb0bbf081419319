import type { ClassDay } from '@clubpulse/contract/calendar/classes/classes';
import type { Booking } from '@clubpulse/contract/calendar/seats/bookings';
import { cancelBooking } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { cancelForMember } from '@clubpulse/contract/calendar/seats/family-bookings.calls';
import type { ResultOf } from '@clubpulse/contract/call';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/dialog/ConfirmDialog.tsx';
import { type ApiError, useChange } from '../../../../platform/api.ts';
import { useNow } from '../../../../platform/clock.ts';
import { useClubFormats } from '../../../../platform/formats/use-formats-in.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useSelf } from '../../../../platform/session.tsx';
import { toastDone } from '../../../../platform/toasts/toasts.ts';
import { givenBackText, lostText } from '../../texts/paid-text.ts';
import { failureOf, failureText } from '../../texts/refused-text.ts';
import { cancelText, courseText, isOver } from '../../texts/until.ts';
import classes from './CancelBooking.module.css';

export type Cancellable = Pick<
  Booking,
  'ClassId' | 'ClubId' | 'Name' | 'Begin' | 'State' | 'QueuePosition' | 'CancelUntil' | 'Paid'
> & { readonly Days: readonly ClassDay[] };

interface CancelBookingProps {
  booking: Cancellable;
  member?: { readonly UserId: number; readonly name: string };
  onClose: () => void;
}

export function CancelBooking({ booking, member, onClose }: CancelBookingProps) {
  const t = useT();
  const self = useSelf();
  const now = useNow();
  const formats = useClubFormats(booking.ClubId);
  const [refused, setRefused] = useState<string | null>(null);
  const { Name: name, State, Paid, CancelUntil } = booking;
  const waiting = State === 'Waiting';
  const late = !waiting && isOver(CancelUntil, now);
  const person = member?.name;
  const leftWords = person === undefined ? t('booking.leftQueue', { name }) : t('booking.forLeftQueue', { who: person, name });
  const strikeWords = person === undefined ? t('booking.mayCountAsStrike') : t('booking.forMayCount', { who: person });
  const after = {
    quiet: true,
    onDone: ({ GivenBack, Strike }: ResultOf<typeof cancelBooking>) => {
      const money = GivenBack ? givenBackText(Paid, t) : lostText(Paid, t);
      toastDone({
        title: waiting ? leftWords : t('booking.cancelled', { name }),
        message: [money, Strike ? t('booking.strikeCounted') : null].filter(Boolean).join(' '),
      });
      onClose();
    },
    onRefused: (error: ApiError) => setRefused(failureText(failureOf(error), t, formats)),
  };
  const cancel = useChange(cancelBooking, after);
  const cancelFor = useChange(cancelForMember, after);
  const { ClassId: classId } = booking;
  const send = () =>
    member === undefined
      ? cancel.mutate({ params: { id: self.UserId, classId } })
      : cancelFor.mutate({ params: { id: self.UserId, memberId: member.UserId, classId } });
  const dates = courseText(booking, t, formats);
  const position = booking.QueuePosition ?? 1;
  const when = t('booking.dayAt', { day: formats.relativeDay(booking.Begin, now), time: formats.time(booking.Begin) });
  return (
    <ConfirmDialog
      opened
      danger
      busy={cancel.isPending || cancelFor.isPending}
      title={t(waiting ? 'booking.leaveTitle' : 'booking.cancelTitle', { name })}
      keep={t(waiting ? 'booking.keepWaiting' : 'booking.keep')}
      confirm={t(waiting ? 'booking.leave' : 'booking.cancelBooking')}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={classes['text']}>
        {member !== undefined && <p>{t('booking.forName', { name: member.name })}</p>}
        <p>
          <b>{when}</b>
        </p>
        {dates !== null && (
          <p>
            {person === undefined ? t('booking.courseGivenUp', { dates }) : t('booking.forCourseGivenUp', { who: person, dates })}
          </p>
        )}
        {waiting && (
          <p>
            {person === undefined ? t('booking.leaveText', { position }) : t('booking.forLeaveText', { who: person, position })}
          </p>
        )}
        {!waiting && !late && <p>{givenBackText(Paid, t) ?? t('booking.nothingTaken')}</p>}
        {late && (
          <p className={classes['late']}>
            {[cancelText(CancelUntil, now, t, formats), lostText(Paid, t), strikeWords].filter(Boolean).join(' ')}
          </p>
        )}
        {refused !== null && (
          <p role="alert" className={classes['refused']}>
            {refused}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
