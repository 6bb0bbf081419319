import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import { deleteParticipant } from '@clubpulse/contract/calendar/seats/participants.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { bookingWindow } from '@clubpulse/rules/calendar/booking-rules/booking-times';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/dialog/ConfirmDialog.tsx';
import { ApiError, changeEach } from '../../../../platform/api.ts';
import { useNow } from '../../../../platform/clock.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { toastDone } from '../../../../platform/toasts/toasts.ts';
import { givenBackText, lostText } from '../../texts/paid-text.ts';
import { failureOf, failureText } from '../../texts/refused-text.ts';
import { cancelText } from '../../texts/until.ts';
import classes from './RemoveParticipant.module.css';

interface RemoveParticipantProps {
  clubClass: Class;
  people: readonly Participant[];
  onClose: () => void;
}

const tookSomething = ({ Paid }: Participant) => Paid !== null && Paid.Credits + Paid.Tickets > 0;

export function RemoveParticipant({ clubClass, people, onClose }: RemoveParticipantProps) {
  const t = useT();
  const club = useStaffClub();
  const formats = useFormats();
  const { cancelUntil } = bookingWindow(new Date(clubClass.Begin), clubClass, club.TimeZone);
  const now = useNow();
  const inTime = now <= cancelUntil;
  const [giveBack, setGiveBack] = useState(inTime);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [first] = people;
  const paid = people.filter(tookSomething);
  if (first === undefined) return null;
  const title =
    people.length === 1
      ? t('participants.removeTitle', { name: fullName(first) })
      : t('participants.removeMany', { count: people.length });

  const remove = async () => {
    setBusy(true);
    setRefused(null);
    try {
      const query = paid.length === 0 ? {} : ({ giveBack: giveBack ? 'true' : 'false' } as const);
      const inputs = people.map(({ UserId }) => ({ params: { id: clubClass.ClassId, userId: UserId }, query }));
      await changeEach(deleteParticipant, inputs, { quiet: true });
      toastDone({ title: removedTitle(), message: paid.length > 0 ? moneyWords(giveBack) : '' });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(failureText(failureOf(error), t, formats));
    } finally {
      setBusy(false);
    }
  };
  const removedTitle = () =>
    people.length === 1
      ? t('participants.removed', { name: fullName(first) })
      : t('participants.removedMany', { count: people.length });
  const moneyWords = (back: boolean): string => {
    const [one] = paid;
    if (one === undefined) return '';
    if (paid.length === 1) return (back ? givenBackText(one.Paid, t) : lostText(one.Paid, t)) ?? '';
    return t(back ? 'participants.allComeBack' : 'participants.nothingComesBack', { count: paid.length });
  };

  return (
    <ConfirmDialog
      opened
      danger
      busy={busy}
      title={title}
      confirm={t('kit.remove')}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <div className={classes['text']}>
        {paid.length === 0 ? (
          <p>{t('booking.nothingTaken')}</p>
        ) : (
          <>
            <p>{moneyWords(giveBack)}</p>
            <Checkbox
              label={t('participants.giveBack')}
              checked={giveBack}
              onChange={(event) => setGiveBack(event.currentTarget.checked)}
            />
            {!inTime && <p className={classes['note']}>{cancelText(cancelUntil.toISOString(), now, t, formats)}</p>}
          </>
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
