import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import { setParticipantState } from '@clubpulse/contract/calendar/seats/participants.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/dialog/ConfirmDialog.tsx';
import { useChange } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { toastDone } from '../../../../platform/toasts/toasts.ts';
import { givenBackText } from '../../texts/paid-text.ts';
import { failureOf, failureText } from '../../texts/refused-text.ts';
import classes from './RemoveParticipant.module.css';

export function MoveToWaiting({ person, onClose }: { person: Participant; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const [refused, setRefused] = useState<string | null>(null);
  const name = fullName(person);
  const move = useChange(setParticipantState, {
    quiet: true,
    onDone: ({ QueuePosition }) => {
      toastDone({ title: t('participants.queued', { name, position: QueuePosition ?? 1 }) });
      onClose();
    },
    onRefused: (error) => setRefused(failureText(failureOf(error), t, formats)),
  });
  return (
    <ConfirmDialog
      opened
      busy={move.isPending}
      title={t('participants.toWaitingTitle', { name })}
      confirm={t('participants.toWaiting')}
      onConfirm={() => move.mutate({ params: { id: person.ClassId, userId: person.UserId }, body: { State: 'Waiting' } })}
      onClose={onClose}
    >
      <div className={classes['text']}>
        <p>{[t('participants.toWaitingText', { name }), givenBackText(person.Paid, t)].filter(Boolean).join(' ')}</p>
        {refused !== null && (
          <p role="alert" className={classes['refused']}>
            {refused}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
