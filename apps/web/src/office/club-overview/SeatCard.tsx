import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { IconEyeOff } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { seatsOf } from '../../calendar/classes/public.ts';
import { untilText } from '../../calendar/seats/public.ts';
import { Meter } from '../../kit/figures/Meter.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './TodaysSeats.module.css';

export function SeatCard({ one, now, isNext }: { one: CalendarClass; now: Date; isNext: boolean }) {
  const t = useT();
  const formats = useClubFormats(one.ClubId);
  const { booked, seats, free, waiting } = seatsOf(one);
  const unpublished = one.PublishState === 'Unpublished';
  const over = Date.parse(one.End) <= now.getTime();
  const runs = !over && Date.parse(one.Begin) <= now.getTime();
  const color: CSSProperties & Record<'--c', string> = { '--c': one.Color };
  return (
    <Link
      to={unpublished ? pathTo('ClubClasses') : pathTo('ClubClassParticipants', one.ClassId)}
      className={classes['card']}
      style={color}
      data-unpublished={unpublished}
      data-over={over}
      data-next={isNext || runs}
    >
      <span className={classes['head']}>
        <b>{formats.time(one.Begin)}</b>
        {runs && <span className={classes['next']}>{t('clubs.seatsNow')}</span>}
        {isNext && <span className={classes['next']}>{untilText(one.Begin, now, t, formats)}</span>}
      </span>
      <b className={classes['name']}>{one.Name}</b>
      <span className={classes['place']}>
        {[one.DisplayGroupName ?? one.Location, one.TrainerName].filter(Boolean).join(', ')}
      </span>
      {unpublished ? (
        <StateChip tone="dashed" icon={IconEyeOff}>
          {t('clubs.classUnpublished')}
        </StateChip>
      ) : (
        <>
          <span className={classes['meter']}>
            <Meter part={booked} whole={seats} />
          </span>
          <span className={classes['foot']}>
            <b>
              {formats.number(booked)}/{formats.number(seats)}
            </b>
            {!over && (
              <span data-wanted={free > 0 && waiting > 0}>
                {[
                  free > 0 ? t('clubs.free', { count: free }) : t('calendar.full'),
                  waiting > 0 && t('calendar.wait', { count: waiting }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            )}
          </span>
        </>
      )}
    </Link>
  );
}
