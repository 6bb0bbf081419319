import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { instantsOf } from '@clubpulse/rules/time/days';
import { Link } from 'react-router';
import { SeatsWords, seatsOf } from '../../calendar/classes/public.ts';
import { Meter } from '../../kit/figures/Meter.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useMayOpen } from '../../platform/access.ts';
import { useCall } from '../../platform/api.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './cards.module.css';

const POLL_MS = 60_000;

/** The classes of the club's day in time order, each with its seats and the way to who comes. */
export function ClassesToday() {
  const t = useT();
  const { ClubId: clubId, TimeZone } = useStaffClub();
  const formats = useClubFormats(clubId);
  const today = useTodayIn(TimeZone);
  const mayOpen = useMayOpen();
  const enabled = mayOpen('ClubClasses');
  const { Begin, End } = instantsOf({ first: today, last: today }, TimeZone);
  const query = { Begin, End, expandDates: 'true', PublishState: 'Published' } as const;
  const found = useCall(listClasses, { params: { id: clubId }, query }, { enabled, pollEvery: POLL_MS });
  if (!enabled) return null;
  return (
    <Card title={t('clubs.classesToday')} aside={<Link to={pathTo('ClubClasses')}>{t('kit.calendar')}</Link>} flush>
      <Answer query={found} loading={<SkeletonRows rows={3} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={classes['none']}>{t('clubs.noClassesToday')}</p>
          ) : (
            <ul className={classes['rows']}>
              {data.map((one) => {
                const { booked, seats } = seatsOf(one);
                return (
                  <li key={`${one.ClassId} ${one.Begin}`} className={classes['row']}>
                    <span className={classes['time']}>{formats.time(one.Begin)}</span>
                    <span className={classes['names']}>
                      <Link to={pathTo('ClubClassParticipants', one.ClassId)}>{one.Name}</Link>
                      <span>{[one.TrainerName, one.DisplayGroupName ?? one.Location].filter(Boolean).join(', ')}</span>
                    </span>
                    <span className={classes['seats']}>
                      <SeatsWords one={one} />
                      <Meter part={booked} whole={seats} />
                    </span>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Answer>
    </Card>
  );
}
