import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import { Button } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import { later } from '../../kit/later.tsx';
import { useT } from '../../platform/phrases.ts';
import { StartSession } from './StartSession.tsx';

const StopSession = later(() => import('./StopSession.tsx').then((it) => it.StopSession));

/** What may be pressed of a class before its wall: start it where nothing stands against it, end it while it runs. */
export function SessionAct({ session }: { session: ClassSession }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { ClassSessionId: id, Name: name, State, NotStartable } = session;
  if (State === 'Due') return NotStartable === null ? <StartSession session={session} /> : null;
  if (State === 'Ended' || id === null) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconPlayerStop size={18} stroke={1.8} />} onClick={() => setAsking(true)}>
        {t('live.endClass')}
      </Button>
      {isAsking && <StopSession id={id} name={name} onClose={() => setAsking(false)} />}
    </>
  );
}
