import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { freeInClass } from '@clubpulse/rules/calendar/seats/seat-decisions';
import { addDays, type Day, eachDay, instantsOf } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { QueryResult } from '../../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../../platform/api.ts';
import { useNow } from '../../../../platform/clock.ts';
import { useFormatsIn } from '../../../../platform/formats/use-formats-in.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { DayStrip } from '../../bookings/book/DayStrip.tsx';
import { RefusalCard } from '../../texts/RefusalCard.tsx';
import { failureText } from '../../texts/refused-text.ts';
import { isOver } from '../../texts/until.ts';
import classes from './BookPerson.module.css';
import { useAttempts } from './use-attempts.ts';

const DAYS = 14;
const none: ReadonlySet<Day> = new Set();

interface BookPersonProps {
  person: { readonly UserId: number; readonly name: string };
  onClose: () => void;
}

export function BookPerson({ person, onClose }: BookPersonProps) {
  const t = useT();
  const { ClubId: id, TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  const now = useNow();
  const today = formats.dayOf(now);
  const [day, setDay] = useState<Day>(today);
  const query = { ...instantsOf({ first: day, last: day }, TimeZone), PublishState: 'Published' } as const;
  const found = useCall(listClasses, { params: { id }, query }, { quiet: true });
  return (
    <Dialog opened title={t('participants.bookPerson', { name: person.name })} onClose={onClose}>
      <DayStrip
        days={eachDay({ first: today, last: addDays(today, DAYS - 1) })}
        today={today}
        chosen={day}
        booked={none}
        formats={formats}
        onChoose={setDay}
      />
      <QueryResult query={found} loading={<SkeletonRows rows={4} />}>
        {({ data }) => {
          const left = data.filter(({ Begin, CanceledAt }) => CanceledAt === null && !isOver(Begin, now));
          return left.length === 0 ? (
            <p className={classes['nothing']}>{t('booking.nothingThatDay')}</p>
          ) : (
            <ul className={classes['list']}>
              {left.map((one) => (
                <ClassToBook key={one.ClassId} clubClass={one} person={person} time={formats.time(one.Begin)} />
              ))}
            </ul>
          );
        }}
      </QueryResult>
    </Dialog>
  );
}

interface ClassToBookProps extends Pick<BookPersonProps, 'person'> {
  clubClass: CalendarClass;
  time: string;
}

function ClassToBook({ clubClass, person, time }: ClassToBookProps) {
  const t = useT();
  const { TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  const { act, busy, failed, forget } = useAttempts(clubClass.ClassId);
  const { Name, TrainerName } = clubClass;
  const booked = clubClass.InSiteParticipants + clubClass.RemoteParticipants;
  const seats = clubClass.MaxInSiteParticipants + clubClass.MaxRemoteParticipants;
  const counted = freeInClass(clubClass) === 0 ? t('calendar.full') : `${booked}/${seats}`;
  const book = () =>
    void act({
      ...person,
      waiting: false,
      Place: clubClass.Places[0] ?? 'InSite',
      paymentMode: 'Auto',
      force: false,
      Queue: false,
    });
  return (
    <>
      <li>
        <span>
          <b>
            {time} {Name}
          </b>
          <span className={classes['note']}>{[TrainerName, counted].filter(Boolean).join(', ')}</span>
        </span>
        <Button
          variant="default"
          loading={busy !== null}
          aria-label={t('participants.bookInto', { class: Name, time })}
          onClick={book}
        >
          {t('booking.book')}
        </Button>
      </li>
      {failed !== null && (
        <li>
          <RefusalCard
            title={t('participants.notAdded', { name: person.name })}
            text={failureText(failed, t, formats)}
            onClose={forget}
          >
            <Button component={Link} to={pathTo('ClubClassParticipants', clubClass.ClassId)} variant="default">
              {t('booking.openClass')}
            </Button>
          </RefusalCard>
        </li>
      )}
    </>
  );
}
