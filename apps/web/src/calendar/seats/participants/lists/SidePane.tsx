import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import type { ListedParticipant } from '@clubpulse/contract/calendar/seats/participants';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import type { Ref } from 'react';
import { useT } from '../../../../platform/phrases.ts';
import { AddParticipant } from '../adding/AddParticipant.tsx';
import { AttemptFailed } from '../adding/AttemptFailed.tsx';
import type { Attempts } from '../adding/use-attempts.ts';
import classes from './Lists.module.css';
import { WaitingList } from './WaitingList.tsx';

interface SidePaneProps {
  clubClass: Class;
  participants: readonly ListedParticipant[];
  over: boolean;
  attempts: Attempts;
  field: Ref<HTMLInputElement>;
  onShowRow: (userId: number) => void;
  onRemove: (person: ListedParticipant) => void;
}

export function SidePane({ clubClass, participants, over, attempts, field, onShowRow, onRemove }: SidePaneProps) {
  const t = useT();
  const { failed, busy, act, forget } = attempts;
  const failure = failed !== null && (
    <AttemptFailed
      failed={failed}
      clubClass={clubClass}
      busy={busy !== null}
      onRetry={(attempt) => void act(attempt)}
      onShowRow={onShowRow}
      onForget={forget}
    />
  );
  const failedMove = failed !== null && failed.attempt.waiting ? failed.attempt.UserId : null;
  return (
    <aside className={classes['side']} aria-label={t('participants.addAndWaiting')}>
      {over ? (
        <p className={classes['over']}>{t('participants.overText')}</p>
      ) : (
        <AddParticipant
          clubClass={clubClass}
          participants={participants}
          failed={failed !== null && failedMove === null}
          busy={busy !== null}
          field={field}
          onAdd={(attempt) => void act(attempt)}
        />
      )}
      {failedMove === null && failure}
      <WaitingList
        clubClass={clubClass}
        waiting={participants.filter((one) => one.State === 'Waiting')}
        over={over}
        busy={busy}
        failure={(userId) => userId === failedMove && failure}
        onBook={(person) =>
          void act({
            UserId: person.UserId,
            name: fullName(person),
            waiting: true,
            Place: person.Place,
            paymentMode: 'Auto',
            force: false,
            Queue: false,
          })
        }
        onRemove={onRemove}
      />
    </aside>
  );
}
