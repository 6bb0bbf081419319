import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { instantsOf } from '@clubpulse/rules/time/days';
import { IconEyeOff } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { seatsOf } from '../../calendar/classes/public.ts';
import { untilWords } from '../../calendar/seats/public.ts';
import { Meter } from '../../kit/figures/Meter.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useMayOpen } from '../../platform/access.ts';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './TodaysSeats.module.css';

const POLL_MS = 60_000;

/** The classes of the club's day in time order as cards of one width, with the line of now between what is over and what comes. */
export function TodaysSeats() {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const { ClubId: clubId, TimeZone } = useStaffClub();
  const inClub = useClubFormats(clubId);
  const today = useTodayIn(TimeZone);
  const enabled = useMayOpen()('ClubClasses');
  const { Begin, End } = instantsOf({ first: today, last: today }, TimeZone);
  const query = { Begin, End, expandDates: 'true' } as const;
  const found = useCall(listClasses, { params: { id: clubId }, query }, { enabled, pollEvery: POLL_MS });
  if (!enabled) return null;
  const shown = (found.data?.data ?? []).filter((one) => one.CanceledAt === null);
  // A seat of what is over can no longer be taken, and nobody waits for it any more.
  const ahead = shown.filter((one) => one.PublishState === 'Published' && Date.parse(one.End) > now.getTime()).map(seatsOf);
  const sum = (figure: 'booked' | 'seats' | 'waiting') => ahead.reduce((all, one) => all + one[figure], 0);
  const seats = t('clubs.seatsOfDay', { booked: formats.number(sum('booked')), seats: formats.number(sum('seats')) });
  const waiting = sum('waiting') > 0 && t('clubs.waitingOfDay', { count: sum('waiting') });
  const next = shown.find((one) => one.PublishState === 'Published' && Date.parse(one.Begin) > now.getTime());
  const firstAhead = shown.findIndex((one) => Date.parse(one.End) > now.getTime());
  return (
    <section>
      <SectionHead title={t('clubs.todaysSeats')} beside={ahead.length > 0 && [seats, waiting].filter(Boolean).join(', ')}>
        <Link to={pathTo('ClubClasses')}>{t('kit.calendar')}</Link>
      </SectionHead>
      <Answer query={found} loading={<SkeletonRows rows={2} />}>
        {() =>
          shown.length === 0 ? (
            <p className={classes['none']}>{t('clubs.noClassesToday')}</p>
          ) : (
            <>
              {firstAhead === -1 && <p className={classes['none']}>{t('clubs.noMoreToday')}</p>}
              <ol className={classes['cards']}>
                {shown.map((one, index) => (
                  <li key={`${one.ClassId} ${one.Begin}`} data-now={index === firstAhead && index > 0}>
                    {index === firstAhead && index > 0 && <time className={classes['now']}>{inClub.time(now)}</time>}
                    <SeatCard one={one} now={now} isNext={one === next} />
                  </li>
                ))}
              </ol>
            </>
          )
        }
      </Answer>
    </section>
  );
}

function SeatCard({ one, now, isNext }: { one: CalendarClass; now: Date; isNext: boolean }) {
  const t = useT();
  const formats = useClubFormats(one.ClubId);
  const { booked, seats, waiting } = seatsOf(one);
  const unpublished = one.PublishState === 'Unpublished';
  const over = Date.parse(one.End) <= now.getTime();
  const free = Math.max(0, seats - booked);
  const color: CSSProperties & Record<'--c', string> = { '--c': one.Color };
  return (
    <Link
      to={unpublished ? pathTo('ClubClasses') : pathTo('ClubClassParticipants', one.ClassId)}
      className={classes['card']}
      style={color}
      data-unpublished={unpublished}
      data-over={over}
      data-next={isNext}
    >
      <span className={classes['head']}>
        <b>{formats.time(one.Begin)}</b>
        {isNext && <span className={classes['next']}>{untilWords(one.Begin, now, t, formats)}</span>}
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
