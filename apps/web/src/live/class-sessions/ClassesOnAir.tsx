import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useNow } from '../../platform/clock.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from '../parts/on-air.module.css';
import { minutesLeft } from '../walls/public.ts';
import { SessionAct } from './SessionAct.tsx';
import { sessionText } from './session-text.ts';
import { useClassSessions } from './use-class-sessions.ts';
import { useEndSession } from './use-end-session.tsx';

interface ClassesOnAirProps {
  clubId: number;
  roomId: number | null;
  endedElsewhere: boolean;
  announced: { readonly kind: string; readonly id: number } | undefined;
}

const MISTAKEN_MS = 15 * 60_000;

const stoppedAt = ({ State, StoppedAt }: ClassSession): number => (State === 'Due' && StoppedAt ? Date.parse(StoppedAt) : 0);

export function ClassesOnAir({ clubId, roomId, endedElsewhere, announced }: ClassesOnAirProps) {
  const t = useT();
  const sessions = useClassSessions(clubId);
  const { ask, question } = useEndSession(sessions);
  const here = sessions.filter(
    ({ State, DisplayGroupId, ClassSessionId }) =>
      State !== 'Ended' &&
      !(announced?.kind === 'class' && announced.id === ClassSessionId && State === 'Running') &&
      (roomId === null || DisplayGroupId === null || DisplayGroupId === roomId),
  );
  const now = useNow().getTime();
  const lastStop = Math.max(0, ...here.map(stoppedAt));
  const isPutAway = (one: ClassSession) => stoppedAt(one) > 0 && (stoppedAt(one) < lastStop || lastStop < now - MISTAKEN_MS);
  const [shown, putAway] = [here.filter((one) => !isPutAway(one)), here.filter(isPutAway)];
  const rows = (listed: readonly ClassSession[]) =>
    listed.map((session) => (
      <li key={`${session.ClassId} ${session.Begin}`}>
        <Row session={session} ends={!endedElsewhere} onEnd={ask} />
      </li>
    ));
  return (
    <>
      {shown.length > 0 && (
        <ul className={classes['bar']} aria-label={t('session.classes')}>
          {rows(shown)}
        </ul>
      )}
      {putAway.length > 0 && (
        <details className={classes['coming']}>
          <summary>
            <span>
              {t('session.wereEnded')} <b>{putAway.length}</b>
            </span>
            <IconChevronDown size={17} stroke={1.8} aria-hidden="true" />
          </summary>
          <ul className={classes['away']}>{rows(putAway)}</ul>
        </details>
      )}
      {question}
    </>
  );
}

interface RowProps {
  session: ClassSession;
  ends: boolean;
  onEnd: (session: ClassSession) => void;
}

function Row({ session, ends, onEnd }: RowProps) {
  const t = useT();
  const now = useNow().getTime();
  const { TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  const { Name, State, TrainerName, DisplayGroupName, Begin, End, ClassId } = session;
  const isRunning = State === 'Running';
  const left = minutesLeft(End, now);
  const time = isRunning ? left > 0 && t('live.minutesLeft', { count: left }) : formats.time(Begin);
  const words = sessionText(session, t, formats, now);
  return (
    <>
      {isRunning && <b className={classes['onAir']}>{t('liveTr.Running')}</b>}
      <span className={classes['words']}>
        <Link to={pathTo('ClubClassParticipants', ClassId)}>{Name}</Link>
        <span>{[TrainerName, DisplayGroupName ?? t('live.allRooms'), time].filter(Boolean).join(' · ')}</span>
        {words !== '' && <span>{words}</span>}
      </span>
      {(!isRunning || ends) && <SessionAct session={session} onEnd={onEnd} />}
    </>
  );
}
