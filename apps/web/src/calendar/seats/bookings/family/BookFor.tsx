import { BOOK_MAX_DAYS } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { listFamilyClasses } from '@clubpulse/contract/calendar/seats/family-bookings.calls';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import type { OwnFamily } from '@clubpulse/contract/members/families/families';
import { listFamilies } from '@clubpulse/contract/members/families/families.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { addDays, type Day, eachDay } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../../kit/figures/Avatar.tsx';
import { Card } from '../../../../kit/page/Card.tsx';
import { Page } from '../../../../kit/page/Page.tsx';
import { EmptyState } from '../../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../../platform/api.ts';
import { useNow } from '../../../../platform/clock.ts';
import { useClockNote, useFormatsIn } from '../../../../platform/formats/use-formats-in.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import type { ScreenProps } from '../../../../platform/screen.ts';
import { useClub, useClubs, useSelf } from '../../../../platform/session.tsx';
import { BookTrainer } from '../../../appointments/public.ts';
import type { Cancellable } from '../acts/CancelBooking.tsx';
import { CancelBooking } from '../acts/later-acts.ts';
import classes from '../book/Book.module.css';
import { bookedDays, classesOn, dayToBook, nextDayWith } from '../book/by-day.ts';
import lists from '../book/ClassList.module.css';
import { DayStrip } from '../book/DayStrip.tsx';
import { FamilyClass } from './FamilyClass.tsx';
import { type Member, useBookFor } from './use-book-for.ts';

const POLL_MS = 30_000;

export default function BookFor({ id = '' }: ScreenProps) {
  const t = useT();
  const club = useClub();
  const self = useSelf();
  const { clubs, selectClub } = useClubs();
  const families = useCall(listFamilies, { params: { id: self.UserId } }, { quiet: true });
  const memberOf = ({ Members }: OwnFamily) => Members.find(({ UserId, MayBook }) => MayBook && UserId === Number(id));
  const here = families.data?.find(({ ClubId }) => ClubId === club?.ClubId);
  const person = here && memberOf(here);
  const elsewhere = (families.data ?? []).flatMap((family) => {
    const [member, other] = [memberOf(family), clubs.find(({ ClubId }) => ClubId === family.ClubId)];
    return member === undefined || other === undefined ? [] : [{ name: fullName(member), other }];
  });
  const name = person === undefined ? '' : fullName(person);
  return (
    <Page
      title={person === undefined ? t('booking.for') : t('booking.forName', { name })}
      back={pathTo('Book')}
      {...(club === null ? {} : { subtitle: club.Name })}
      {...(person === undefined ? {} : { leading: <Avatar name={name} uri={person.PictureUri} size={40} /> })}
    >
      <QueryResult query={families} loading={<SkeletonRows rows={4} />}>
        {() => {
          if (person !== undefined && club?.EnableActivities === false)
            return <EmptyState title={t('booking.noActivities')}>{t('booking.noActivitiesText')}</EmptyState>;
          if (person !== undefined && club !== null)
            return <Classes key={person.UserId} club={club} member={{ UserId: person.UserId, name }} />;
          const [first] = elsewhere;
          return first === undefined ? (
            <EmptyState
              title={t('booking.forNobody')}
              action={
                <Button component={Link} to={pathTo('Profile')} variant="default">
                  {t('booking.forProfile')}
                </Button>
              }
            >
              {t('booking.forNobodyText')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('booking.forElsewhere', { name: first.name })}
              action={elsewhere.map(({ other }) => (
                <Button key={other.ClubId} onClick={() => selectClub(other)}>
                  {t('kit.switchTo', { club: other.Name })}
                </Button>
              ))}
            />
          );
        }}
      </QueryResult>
    </Page>
  );
}

function Classes({ club, member }: { club: Club; member: Member }) {
  const t = useT();
  const self = useSelf();
  const formats = useFormatsIn(club.TimeZone);
  const clock = useClockNote(club.TimeZone);
  const today = formats.dayOf(useNow());
  const [first, setFirst] = useState<Day>(today);
  const [picked, setPicked] = useState<Day | null>(null);
  const [leaving, setLeaving] = useState<Cancellable | null>(null);
  const acts = useBookFor(self.UserId, member);
  const query = useCall(
    listFamilyClasses,
    {
      params: { id: self.UserId, clubId: club.ClubId, memberId: member.UserId },
      query: { from: first, days: BOOK_MAX_DAYS },
    },
    { keepPrevious: true, pollEvery: POLL_MS, quiet: true },
  );
  const all = query.data?.Classes ?? [];
  const [offered, setOffered] = useState<Day | null>(null);
  if (query.data !== undefined && offered === null) setOffered(dayToBook(today, all, formats));
  const chosen = picked ?? offered ?? today;
  const turn = (by: number) => {
    const next = addDays(first, by);
    const from = next < today ? today : next;
    setFirst(from);
    setPicked(from);
  };
  return (
    <div className={classes['book']}>
      <DayStrip
        days={eachDay({ first, last: addDays(first, BOOK_MAX_DAYS - 1) })}
        today={today}
        chosen={chosen}
        booked={bookedDays(all, formats)}
        formats={formats}
        onChoose={setPicked}
        onEarlier={first > today ? () => turn(-BOOK_MAX_DAYS) : undefined}
        onLater={() => turn(BOOK_MAX_DAYS)}
      />
      <BookTrainer clubId={club.ClubId} member={member} />
      <h2 className={classes['day']}>{formats.longDate(chosen)}</h2>
      {clock !== null && <p className={classes['zone']}>{clock}</p>}
      <QueryResult query={query} loading={<SkeletonRows rows={4} />}>
        {({ Classes: found }) => {
          const ofDay = classesOn(chosen, found, formats);
          const next = nextDayWith(chosen, found, formats);
          if (ofDay.length === 0)
            return (
              <EmptyState
                title={t('booking.nothingThatDay')}
                {...(next === undefined
                  ? {}
                  : {
                      action: (
                        <Button variant="default" onClick={() => setPicked(next)}>
                          {t('booking.nextDay', { day: formats.longDate(next) })}
                        </Button>
                      ),
                    })}
              />
            );
          return (
            <Card flush>
              <ul className={lists['list']}>
                {ofDay.map((item) => (
                  <FamilyClass
                    key={item.ClassId}
                    item={item}
                    member={member}
                    formats={formats}
                    acts={acts}
                    onCancel={() => item.Mine !== null && setLeaving({ ...item, ...item.Mine })}
                  />
                ))}
              </ul>
            </Card>
          );
        }}
      </QueryResult>
      {leaving !== null && <CancelBooking booking={leaving} member={member} onClose={() => setLeaving(null)} />}
    </div>
  );
}
