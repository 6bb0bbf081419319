import type { AppointmentLength, AppointmentTrainer } from '@clubpulse/contract/calendar/appointments';
import { bookAppointment, bookAppointmentForMember } from '@clubpulse/contract/calendar/appointments.calls';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { type ApiError, useChange } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.ts';
import type { Formats } from '../../../platform/formats.ts';
import { type Translate, useT } from '../../../platform/phrases.ts';
import { useGoTo } from '../../../platform/routes.ts';
import { useSelf } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { cancelText, failureOf, failureText } from '../../seats/public.ts';
import styles from './BookAppointment.module.css';
import type { ForMember } from './use-appointments.ts';

export interface ChosenSlot {
  readonly Begin: string;
  readonly Minutes: number;
}

interface ConfirmSlotProps {
  club: Club;
  trainer: AppointmentTrainer;
  member: ForMember;
  slot: ChosenSlot;
  formats: Formats;
  onClose: () => void;
}

const HOUR_MS = 3_600_000;

export function ConfirmSlot({ club, trainer, member, slot, formats, onClose }: ConfirmSlotProps) {
  const t = useT();
  const goTo = useGoTo();
  const now = useNow();
  const { UserId } = useSelf();
  const [refused, setRefused] = useState<string | null>(null);
  const { ClubId } = club;
  const { TrainerId, TrainerName, Name, DisplayGroupName, CancelBeforeHours } = trainer;
  const onRefused = (error: ApiError) => setRefused(failureText(failureOf(error), t, formats));
  const own = useChange(bookAppointment, {
    quiet: true,
    onDone: (booking) => {
      toastDone({ title: t('booking.youAreIn', { name: booking.Name }) });
      goTo('MyBookings');
    },
    onRefused,
  });
  const theirs = useChange(bookAppointmentForMember, {
    quiet: true,
    onDone: (booking) => {
      toastDone({ title: t('booking.forIsIn', { who: member?.name ?? '', name: booking.Name }) });
      goTo('BookFor', booking.UserId);
    },
    onRefused,
  });
  const book = () => {
    const body = { ClubId, TrainerId, ...slot, paymentMode: 'Auto' };
    if (member === null) own.mutate({ params: { id: UserId }, body });
    else theirs.mutate({ params: { id: UserId, memberId: member.UserId }, body });
  };
  const length = trainer.Lengths.find(({ Minutes }) => Minutes === slot.Minutes);
  const cancelUntil = new Date(Date.parse(slot.Begin) - CancelBeforeHours * HOUR_MS).toISOString();
  return (
    <ConfirmDialog
      opened
      title={t('appointment.bookAt', { day: formats.longDate(slot.Begin), time: formats.time(slot.Begin) })}
      confirm={t('booking.book')}
      busy={own.isPending || theirs.isPending}
      refusal={<Refusal words={refused} />}
      onConfirm={book}
      onClose={onClose}
    >
      {member !== null && <p>{t('booking.forName', { name: member.name })}</p>}
      <dl className={styles['facts']}>
        <div>
          <dt>{t('appointment.withTrainer', { name: Name, trainer: TrainerName })}</dt>
          <dd>
            {[`${slot.Minutes} ${t('calendar.minutesUnit')}`, DisplayGroupName].filter((word) => word !== null).join(' · ')}
          </dd>
        </div>
        {length !== undefined && <PriceLine words={priceText(length, trainer.Subscriptions, t)} />}
      </dl>
      <p>{cancelText(cancelUntil, now, t, formats)}</p>
    </ConfirmDialog>
  );
}

function PriceLine({ words }: { words: string }) {
  const t = useT();
  return (
    <div>
      <dt>{t('kit.payment')}</dt>
      <dd>{words}</dd>
    </div>
  );
}

export function priceText({ Credits, Tickets }: AppointmentLength, subscriptions: readonly string[], t: Translate): string {
  const name = subscriptions.join(', ');
  const byPlan = Tickets > 0 ? t('booking.ticketsOf', { count: Tickets, name }) : t('booking.withSubscription', { name });
  const byCredits = t('kit.creditCount', { count: Credits });
  if (subscriptions.length === 0) return Credits > 0 ? byCredits : t('kit.free');
  return Credits > 0 ? t('appointment.either', { one: byPlan, other: byCredits }) : byPlan;
}
