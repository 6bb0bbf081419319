import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import { Button } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import { StartSession } from './StartSession.tsx';

export function SessionAct({ session, onEnd }: { session: ClassSession; onEnd: (session: ClassSession) => void }) {
  const t = useT();
  const { ClassSessionId: id, State, NotStartable } = session;
  if (State === 'Due') return NotStartable === null ? <StartSession session={session} /> : null;
  if (State === 'Ended' || id === null) return null;
  return (
    <Button variant="default" leftSection={<IconPlayerStop size={18} stroke={1.8} />} onClick={() => onEnd(session)}>
      {t('live.endClass')}
    </Button>
  );
}
