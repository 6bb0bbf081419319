import type { Club } from '@clubpulse/contract/clubs/clubs';
import { addDays, type Day, eachDay } from '@clubpulse/rules/time/days';
import { useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../../kit/page/Card.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import { useNow } from '../../../../platform/clock.ts';
import { useClockNote, useFormatsIn } from '../../../../platform/formats/use-formats-in.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { useClub, useSelf } from '../../../../platform/session.tsx';
import { isOver } from '../../texts/until.ts';
import { AsOf } from '../book/AsOf.tsx';
import { bookedDays, classesOn, dayToBook } from '../book/by-day.ts';
import { ClassList } from '../book/ClassList.tsx';
import { DayStrip } from '../book/DayStrip.tsx';
import { useBookable } from '../book/use-bookable.ts';
import classes from './BookHere.module.css';

const DAYS = 7;
const ROWS = 4;

export function BookHere() {
  const club = useClub();
  return club?.EnableActivities ? <BookIn key={club.ClubId} club={club} /> : null;
}

function BookIn({ club }: { club: Club }) {
  const t = useT();
  const self = useSelf();
  const formats = useFormatsIn(club.TimeZone);
  const clock = useClockNote(club.TimeZone);
  const now = useNow();
  const today = formats.dayOf(now);
  const query = useBookable(self.UserId, club.ClubId, today);
  const [picked, setPicked] = useState<Day | null>(null);
  const [offered, setOffered] = useState<Day | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  if (query.data === undefined) return query.isLoading && <SkeletonRows rows={4} />;
  const all = query.data.Classes;
  if (offered === null || offered < today) setOffered(dayToBook(today, all, formats));
  const chosen = picked ?? offered ?? today;
  const left = classesOn(chosen, all, formats).filter((one) => !isOver(one.Begin, now));
  return (
    <section>
      <header className={classes['head']}>
        <h2>{t('booking.bookClass')}</h2>
        <Link to={pathTo('Book')}>{t('booking.allClasses')}</Link>
      </header>
      <AsOf query={query} />
      {clock !== null && <p className={classes['zone']}>{clock}</p>}
      <DayStrip
        days={eachDay({ first: today, last: addDays(today, DAYS - 1) })}
        today={today}
        chosen={chosen}
        booked={bookedDays(all, formats)}
        formats={formats}
        onChoose={setPicked}
      />
      {left.length === 0 ? (
        <p className={classes['nothing']}>{t('booking.nothingThatDay')}</p>
      ) : (
        <Card flush>
          <ClassList
            items={left.slice(0, ROWS)}
            userId={self.UserId}
            formats={formats}
            opened={all.find((one) => one.ClassId === opened)}
            onOpen={setOpened}
          />
        </Card>
      )}
      {left.length > ROWS && (
        <Link to={pathTo('Book')} className={classes['rest']}>
          {t('booking.moreThatDay', { count: left.length - ROWS })}
        </Link>
      )}
    </section>
  );
}
