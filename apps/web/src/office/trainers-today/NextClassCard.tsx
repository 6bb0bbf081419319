import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import { Button } from '@mantine/core';
import { IconArrowsExchange, IconHourglass, IconUsers } from '@tabler/icons-react';
import { seatsOf } from '../../calendar/classes/public.ts';
import { clockLeft, isOver } from '../../calendar/seats/public.ts';
import { Meter } from '../../kit/figures/Meter.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { SessionActs, useClassSessions } from '../../live/class-sessions/public.ts';
import { useNow } from '../../platform/clock.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import type { Formats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';
import { useClubs, useStaffClub } from '../../platform/session.tsx';
import classes from './NextClassCard.module.css';
import { OpenWall } from './OpenWall.tsx';

const SOON_MS = 30 * 60_000;

export function NextClassCard({ one }: { one: Class }) {
  const t = useT();
  const goTo = useGoTo();
  const { ClubId } = useStaffClub();
  const { clubs, selectClub } = useClubs();
  const formats = useClubFormats(one.ClubId);
  const { booked, seats, waiting } = seatsOf(one);
  const isSoon = Date.parse(one.Begin) - useNow().getTime() <= SOON_MS;
  const session = useClassSessions(one.ClubId).find(({ ClassId }) => ClassId === one.ClassId);
  const club = clubs.find((its) => its.ClubId === one.ClubId);
  const where = [one.DisplayGroupName ?? one.Location, clubs.length > 1 && club?.Name];
  const times = t('training.fromTo', { from: formats.time(one.Begin), to: formats.time(one.End) });
  return (
    <section className={classes['card']}>
      <header className={classes['head']}>
        <div className={classes['names']}>
          <h2>{t('training.nextClass')}</h2>
          <p className={classes['name']}>{one.Name}</p>
          <p className={classes['when']}>{[times, ...where].filter(Boolean).join(' · ')}</p>
        </div>
        {session !== undefined && session.StartedAt !== null ? (
          <OnAirOrEnded session={session} formats={formats} />
        ) : (
          <TimeLeft begin={one.Begin} />
        )}
      </header>
      <p className={classes['seats']}>
        <span>{t('training.seatsBooked', { booked: formats.number(booked), seats: formats.number(seats) })}</span>
        {waiting > 0 && (
          <StateChip tone="dashed" icon={IconHourglass}>
            {t('calendar.wait', { count: waiting })}
          </StateChip>
        )}
      </p>
      <span className={classes['meter']}>
        <Meter part={booked} whole={seats} />
      </span>
      <div className={classes['acts']}>
        {one.ClubId === ClubId ? (
          <OpenWall loud={isSoon && !isEnded(session)} roomId={one.DisplayGroupId} />
        ) : (
          club && (
            <Button
              variant="default"
              leftSection={<IconArrowsExchange size={18} stroke={1.8} />}
              onClick={() => selectClub(club)}
            >
              {t('kit.switchTo', { club: club.Name })}
            </Button>
          )
        )}
        {one.PublishState === 'Published' && (
          <Button
            variant="default"
            leftSection={<IconUsers size={18} stroke={1.8} />}
            onClick={() => goTo('ClubClassParticipants', one.ClassId)}
          >
            {t('kit.participants')}
          </Button>
        )}
      </div>
      {session && <SessionActs session={session} />}
    </section>
  );
}

const isEnded = (session: ClassSession | undefined) =>
  session !== undefined && session.State !== 'Running' && session.StoppedAt !== null;

function OnAirOrEnded({ session, formats }: { session: ClassSession; formats: Formats }) {
  const t = useT();
  const { State, StartedAt, StoppedAt, End } = session;
  const isRunning = State === 'Running';
  const time = formats.time((isRunning ? StartedAt : StoppedAt) ?? End);
  return (
    <p className={classes['state']} data-running={isRunning}>
      <b>{t(isRunning ? 'liveTr.Running' : 'training.classEnded')}</b>
      <span>{t(isRunning ? 'training.since' : 'training.endedAt', { time })}</span>
    </p>
  );
}

/** A separate component, so that only this text renders each second. */
function TimeLeft({ begin }: { begin: string }) {
  const t = useT();
  const now = useNow(1000);
  if (isOver(begin, now)) return <b className={classes['running']}>{t('training.onNow')}</b>;
  return (
    <p className={classes['left']} role="timer">
      <b>{clockLeft(begin, now)}</b>
      <span>{t('training.untilStart')}</span>
    </p>
  );
}
