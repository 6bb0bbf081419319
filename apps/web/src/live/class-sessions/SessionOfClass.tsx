import { useNow } from '../../platform/clock.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import onAir from '../parts/on-air.module.css';
import { SessionAct } from './SessionAct.tsx';
import classes from './SessionOfClass.module.css';
import { sessionWords } from './session-words.ts';
import { useClassSessions } from './use-class-sessions.ts';

/** Of one class: where it stands before its wall, and what may be pressed; nothing where it is not due and does not run. */
export function SessionOfClass({ clubId, classId }: { clubId: number; classId: number }) {
  const t = useT();
  const now = useNow().getTime();
  const formats = useClubFormats(clubId);
  const session = useClassSessions(clubId).find(({ ClassId }) => ClassId === classId);
  if (!session) return null;
  const words = sessionWords(session, t, formats, now);
  return (
    <div className={classes['session']}>
      {session.State === 'Running' && <b className={onAir['onAir']}>{t('liveTr.Running')}</b>}
      {words !== '' && <p>{words}</p>}
      <SessionAct session={session} />
    </div>
  );
}
