import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import { useNow } from '../../platform/clock.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import onAir from '../parts/on-air.module.css';
import { SessionAct } from './SessionAct.tsx';
import classes from './SessionOfClass.module.css';
import { sessionText } from './session-text.ts';
import { useClassSessions } from './use-class-sessions.ts';
import { useEndSession } from './use-end-session.tsx';

interface SessionOfClassProps {
  clubId: number;
  classId: number;
}

export function SessionOfClass({ clubId, classId }: SessionOfClassProps) {
  const t = useT();
  const sessions = useClassSessions(clubId);
  const { ask, question } = useEndSession(sessions);
  const session = sessions.find(({ ClassId }) => ClassId === classId);
  if (!session) return null;
  return (
    <div className={classes['session']}>
      {session.State === 'Running' && <b className={onAir['onAir']}>{t('liveTr.Running')}</b>}
      <WordsAndAct session={session} onEnd={ask} />
      {question}
    </div>
  );
}

export function SessionActs({ session }: { session: ClassSession }) {
  const { ask, question } = useEndSession([session]);
  return (
    <div className={classes['session']}>
      <WordsAndAct session={session} onEnd={ask} />
      {question}
    </div>
  );
}

function WordsAndAct({ session, onEnd }: { session: ClassSession; onEnd: (session: ClassSession) => void }) {
  const t = useT();
  const now = useNow().getTime();
  const formats = useClubFormats(session.ClubId);
  const words = sessionText(session, t, formats, now);
  return (
    <>
      {words !== '' && <p>{words}</p>}
      <SessionAct session={session} onEnd={onEnd} />
    </>
  );
}
