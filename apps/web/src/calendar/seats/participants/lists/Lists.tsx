import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import type { ListedParticipant, NamelessSeat, Participant } from '@clubpulse/contract/calendar/seats/participants';
import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../../../kit/lazy-component.tsx';
import { useKeys } from '../../../../kit/use-keys.ts';
import { useAttempts } from '../adding/use-attempts.ts';
import { BookedPane } from './booked/BookedPane.tsx';
import classes from './Lists.module.css';
import { MoveToWaiting } from './MoveToWaiting.tsx';
import { SidePane } from './SidePane.tsx';

const RemoveParticipant = lazyComponent(() => import('./RemoveParticipant.tsx').then((it) => it.RemoveParticipant));

interface ListsProps {
  clubClass: Class;
  day: Class;
  participants: readonly ListedParticipant[];
  departed: readonly NamelessSeat[];
  now: Date;
}

type Requested = { act: 'remove'; people: readonly Participant[] } | { act: 'toWaiting'; person: Participant };
const FLASH_MS = 3500;

export function Lists({ clubClass, day, participants, departed, now }: ListsProps) {
  const attempts = useAttempts(clubClass.ClassId);
  const [removing, setRemoving] = useState<Requested | null>(null);
  const [flashed, flash] = useFlash();
  const addField = useRef<HTMLInputElement>(null);
  const focusAdd = () => addField.current?.focus();
  useKeys({ n: focusAdd });
  const over = Date.parse(clubClass.End) <= now.getTime();
  return (
    <div className={classes['lists']}>
      <BookedPane
        clubClass={day}
        booked={participants.filter((one) => one.State === 'Booked')}
        departed={departed}
        now={now}
        over={over}
        flashed={flashed}
        onAdd={focusAdd}
        onToWaiting={(person) => setRemoving({ act: 'toWaiting', person })}
        onRemove={(people) => setRemoving({ act: 'remove', people })}
      />
      <SidePane
        clubClass={clubClass}
        participants={participants}
        over={over}
        attempts={attempts}
        field={addField}
        onShowRow={(userId) => {
          attempts.forget();
          flash(userId);
        }}
        onRemove={(person) => setRemoving({ act: 'remove', people: [person] })}
      />
      {removing?.act === 'remove' && (
        <RemoveParticipant clubClass={clubClass} people={removing.people} onClose={() => setRemoving(null)} />
      )}
      {removing?.act === 'toWaiting' && <MoveToWaiting person={removing.person} onClose={() => setRemoving(null)} />}
    </div>
  );
}

function useFlash(): [number | null, (userId: number) => void] {
  const [flashed, setFlashed] = useState<number | null>(null);
  useEffect(() => {
    if (flashed === null) return;
    const timer = setTimeout(() => setFlashed(null), FLASH_MS);
    return () => clearTimeout(timer);
  }, [flashed]);
  return [flashed, setFlashed];
}
