import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { Button } from '@mantine/core';
import { IconHourglass, IconUsers } from '@tabler/icons-react';
import { seatsOf } from '../../calendar/classes/public.ts';
import { clockLeft, isOver } from '../../calendar/seats/public.ts';
import { Meter } from '../../kit/figures/Meter.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { SessionOfClass } from '../../live/class-sessions/public.ts';
import { useNow } from '../../platform/clock.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './NextClassCard.module.css';
import { OpenWall } from './OpenWall.tsx';

const SOON_MS = 30 * 60_000;

/** What she stands before: when, how many, how long until it begins, and the two ways on. */
export function NextClassCard({ one }: { one: Class }) {
  const t = useT();
  const goTo = useGoTo();
  const { ClubId } = useStaffClub();
  const formats = useClubFormats(one.ClubId);
  const { booked, seats, waiting } = seatsOf(one);
  const isSoon = Date.parse(one.Begin) - useNow().getTime() <= SOON_MS;
  const where = one.DisplayGroupName ?? one.Location;
  const times = t('training.fromTo', { from: formats.time(one.Begin), to: formats.time(one.End) });
  return (
    <section className={classes['card']}>
      <header className={classes['head']}>
        <div className={classes['names']}>
          <h2>{t('training.nextClass')}</h2>
          <p className={classes['name']}>{one.Name}</p>
          <p className={classes['when']}>{[times, where].filter(Boolean).join(' · ')}</p>
        </div>
        <TimeLeft begin={one.Begin} />
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
        {one.ClubId === ClubId && <OpenWall loud={isSoon} roomId={one.DisplayGroupId} />}
        {one.PublishState === 'Published' && (
          <Button
            variant="default"
            leftSection={<IconUsers size={18} stroke={1.8} />}
            onClick={() => goTo('ClubClassParticipants', one.ClassId)}
          >
            {t('participants.title')}
          </Button>
        )}
      </div>
      {one.ClubId === ClubId && <SessionOfClass clubId={ClubId} classId={one.ClassId} />}
    </section>
  );
}

/** Counts the seconds down by itself, so that nothing else is drawn each second. */
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
