import { addParticipant } from '@clubpulse/contract/calendar/seats/participants.calls';
import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './Control.module.css';
import type { Chosen } from './use-link-strap.ts';

interface NotBookedProps {
  classId: number;
  person: Chosen;
  onLater: () => void;
}

/** A member who trains in the room while a class is on, and has no seat in it: staff adds her with their rights. */
export function NotBooked({ classId, person: { userId, name }, onLater }: NotBookedProps) {
  const t = useT();
  const add = useChange(addParticipant, { quiet: true, onDone: () => toastDone({ title: t('live.added', { name }) }) });
  return (
    <div className={classes['row']}>
      <IconUserQuestion size={22} stroke={1.8} aria-hidden="true" />
      <p>{t('live.notBooked', { name })}</p>
      <Button
        variant="default"
        loading={add.isPending}
        onClick={() => add.mutate({ params: { id: classId }, body: { UserId: userId, force: true } })}
      >
        {t('live.addToClass')}
      </Button>
      <Button variant="subtle" onClick={onLater}>
        {t('live.notNow')}
      </Button>
      <Refusal words={add.error && refusalWords(add.error)} />
    </div>
  );
}
