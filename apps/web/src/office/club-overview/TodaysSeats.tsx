import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { addDays, instantsOf } from '@clubpulse/rules/time/days';
import { Link } from 'react-router';
import { seatsOf } from '../../calendar/classes/public.ts';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Bone } from '../../kit/states/Bones.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Loading } from '../../kit/states/Skeleton.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useMayOpen } from '../../platform/access.ts';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { SeatStrip } from './SeatStrip.tsx';
import classes from './TodaysSeats.module.css';

const POLL_MS = 60_000;
const AHEAD_DAYS = 30;
const LOOKED_AT = 20;

export function TodaysSeats() {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const phone = useWidth() === 'phone';
  const { ClubId: clubId, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const enabled = useMayOpen()('ClubClasses');
  const { Begin, End } = instantsOf({ first: today, last: today }, TimeZone);
  const query = { Begin, End, expandDates: 'true' } as const;
  const found = useCall(listClasses, { params: { id: clubId }, query }, { enabled, pollEvery: POLL_MS });
  if (!enabled) return null;
  const shown = (found.data?.data ?? []).filter((one) => one.CanceledAt === null);
  const ahead = shown.filter((one) => one.PublishState === 'Published' && Date.parse(one.End) > now.getTime()).map(seatsOf);
  const sum = (figure: 'booked' | 'seats' | 'waiting') => ahead.reduce((all, one) => all + one[figure], 0);
  const seats = t('clubs.seatsOfDay', { booked: formats.number(sum('booked')), seats: formats.number(sum('seats')) });
  const waiting = sum('waiting') > 0 && t('clubs.waitingOfDay', { count: sum('waiting') });
  const isOver = shown.length > 0 && shown.every((one) => Date.parse(one.End) <= now.getTime());
  const over = (
    <>
      {t('clubs.noMoreToday')}
      <NextClass clubId={clubId} />
    </>
  );
  const text = isOver ? over : ahead.length > 0 && [seats, waiting].filter(Boolean).join(', ');
  return (
    <section>
      <SectionHead title={t('clubs.todaysSeats')} beside={!phone && text}>
        <Link to={pathTo('ClubClasses')}>{t('kit.calendar')}</Link>
      </SectionHead>
      {phone && text && <p className={classes['said']}>{text}</p>}
      <QueryResult
        query={found}
        loading={
          <Loading>
            <Bone height={118} />
          </Loading>
        }
      >
        {() =>
          shown.length === 0 ? (
            <p className={classes['none']}>
              {t('clubs.noClassesToday')}
              <NextClass clubId={clubId} />
            </p>
          ) : (
            <SeatStrip key={clubId} clubId={clubId} shown={shown} now={now} />
          )
        }
      </QueryResult>
    </section>
  );
}

function NextClass({ clubId }: { clubId: number }) {
  const t = useT();
  const formats = useFormats();
  const { TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const ahead = instantsOf({ first: addDays(today, 1), last: addDays(today, AHEAD_DAYS) }, TimeZone);
  const query = { ...ahead, expandDates: 'true', length: LOOKED_AT } as const;
  const { data } = useCall(listClasses, { params: { id: clubId }, query }, { quiet: true });
  const next = data?.data.find(({ PublishState, CanceledAt }) => PublishState === 'Published' && CanceledAt === null);
  if (next === undefined) return null;
  const when = `${formats.relativeDay(next.Begin, today)} ${formats.time(next.Begin)}`;
  const { booked, seats } = seatsOf(next);
  const counts = { booked: formats.number(booked), seats: formats.number(seats) };
  return (
    <>
      {' · '}
      <Link to={pathTo('ClubClassParticipants', next.ClassId)}>{t('clubs.nextClass', { name: next.Name, when, ...counts })}</Link>
    </>
  );
}
