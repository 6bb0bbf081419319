import type { Class, Place } from '@clubpulse/contract/calendar/classes/classes';
import type { NamelessSeat, Participant } from '@clubpulse/contract/calendar/seats/participants';
import { bookingWindow } from '@clubpulse/rules/calendar/booking-rules/booking-times';
import type { ReactNode } from 'react';
import { useNow } from '../../../../platform/clock.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { type PhraseKey, useT } from '../../../../platform/phrases.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { placePhrases } from '../../../parts/class-types.ts';
import { courseText } from '../../texts/until.ts';
import classes from './ClassSummary.module.css';

const seatWords = {
  InSite: 'participants.ofSeatsInSite',
  Remote: 'participants.ofSeatsRemote',
} as const satisfies Record<Place, PhraseKey>;

interface ClassSummaryProps {
  clubClass: Class;
  day: Class;
  participants: readonly Participant[] | undefined;
  departed: readonly NamelessSeat[];
}

export function ClassSummary({ clubClass, day: onDay, participants, departed }: ClassSummaryProps) {
  const t = useT();
  const club = useStaffClub();
  const formats = useFormats();
  const now = useNow();
  const { opensAt, cancelUntil } = bookingWindow(new Date(clubClass.Begin), clubClass, club.TimeZone);
  const booked = [...(participants?.filter((one) => one.State === 'Booked') ?? []), ...departed];
  const present = booked.filter((one) => one.Attendance === 'Present').length;
  const noShows = booked.filter((one) => one.NoShow).length;
  const unseen = booked.filter((one) => one.Attendance === null).length;
  const at = (instant: Date) => ({ day: formats.dayMonth(instant), time: formats.time(instant) });
  const day = `${formats.weekday(onDay.Begin, 'short')} ${formats.date(onDay.Begin)}`;
  const course = courseText(clubClass, t, formats);
  return (
    <div className={classes['strip']}>
      <Cell label={t('participants.whenAndWhere')}>
        <b className={classes['when']}>
          {t('booking.dayFromTo', { day, from: formats.time(onDay.Begin), to: formats.time(onDay.End) })}
        </b>
        {course !== null && <span className={classes['small']}>{course}</span>}
        <span className={classes['small']}>
          {[clubClass.DisplayGroupName ?? clubClass.Location, clubClass.TrainerName].filter(Boolean).join(', ')}
        </span>
      </Cell>
      <div className={classes['figures']}>
        {clubClass.Places.map((place) => (
          <Cell key={place} label={clubClass.Places.length > 1 ? t(placePhrases[place]) : t('participants.booked')}>
            <Count
              value={formats.number(clubClass[`${place}Participants`])}
              note={t(seatWords[place], { count: clubClass[`Max${place}Participants`] })}
            />
            {place === 'InSite' && clubClass.InSiteHeld > 0 && (
              <span className={classes['small']}>{t('participants.heldForVisitors', { count: clubClass.InSiteHeld })}</span>
            )}
          </Cell>
        ))}
        <Cell label={t('participants.waiting')}>
          <Count value={formats.number(clubClass.InSiteQueued + clubClass.RemoteQueued)} />
        </Cell>
        <Cell label={t('participants.countPresent')}>
          <Count
            value={formats.number(present)}
            {...(present > 0 && unseen > 0 ? { note: t('participants.unseen', { count: unseen }) } : {})}
          />
        </Cell>
        <Cell label={t('participants.countNoShow')}>
          <Count value={formats.number(noShows)} />
        </Cell>
      </div>
      <Cell label={t('participants.rules')}>
        <span className={classes['rule']}>{[priceWords(), cancelWords()].join(' ')}</span>
        <span className={classes['small']}>
          {t(opensAt <= now ? 'participants.bookingOpened' : 'participants.bookingOpens', at(opensAt))}
        </span>
      </Cell>
    </div>
  );

  function cancelWords(): string {
    const sameDay = formats.dayOf(cancelUntil) === formats.dayOf(clubClass.Begin);
    return t(sameDay ? 'participants.cancelUntil' : 'participants.cancelUntilDay', at(cancelUntil));
  }

  function priceWords(): string {
    const credits = clubClass.Places[0] === 'Remote' ? clubClass.CreditsCostRemote : clubClass.CreditsCostInSite;
    const subscription = clubClass.ClassSubscriptionIds.length > 0;
    if (credits > 0 && subscription) return t('participants.creditsOrSubscription', { count: credits });
    if (credits > 0) return t('participants.creditsOnly', { count: credits });
    return t(subscription ? 'participants.subscriptionOnly' : 'participants.freeClass');
  }
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes['cell']}>
      <span className={classes['label']}>{label}</span>
      {children}
    </div>
  );
}

function Count({ value, note }: { value: string; note?: string }) {
  return (
    <span className={classes['count']}>
      <b>{value}</b> {note !== undefined && <span>{note}</span>}
    </span>
  );
}
