import type { AppointmentTrainer } from '@clubpulse/contract/calendar/appointments';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { listFamilies } from '@clubpulse/contract/members/families/families.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { addDays, type Day, eachDay } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.ts';
import { useClockNote, useFormatsIn } from '../../../platform/formats/use-formats-in.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useClub, useSelf } from '../../../platform/session.tsx';
import { DayStrip } from '../../seats/public.ts';
import styles from './BookAppointment.module.css';
import { type ChosenSlot, ConfirmSlot } from './ConfirmSlot.tsx';
import { TrainerChoice } from './TrainerChoice.tsx';
import { type ForMember, useFreeSlots, useTrainersToBook } from './use-appointments.ts';

const STRIP_DAYS = 14;
const none: ReadonlySet<Day> = new Set();

export default function BookAppointment({ id = '' }: ScreenProps) {
  return id === '' ? <BookFor member={null} /> : <ForFamily memberId={Number(id)} />;
}

function ForFamily({ memberId }: { memberId: number }) {
  const t = useT();
  const club = useClub();
  const { UserId: id } = useSelf();
  const families = useCall(listFamilies, { params: { id } }, { quiet: true });
  const here = families.data?.find(({ ClubId }) => ClubId === club?.ClubId);
  const person = here?.Members.find(({ UserId, MayBook }) => MayBook && UserId === memberId);
  if (person !== undefined) return <BookFor member={{ UserId: memberId, name: fullName(person) }} />;
  return (
    <Page title={t('booking.appointment')} back={pathTo('Book')}>
      <QueryResult query={families} loading={<SkeletonRows rows={4} />}>
        {() => <EmptyState title={t('booking.forNobody')}>{t('booking.forNobodyText')}</EmptyState>}
      </QueryResult>
    </Page>
  );
}

function BookFor({ member }: { member: ForMember }) {
  const t = useT();
  const club = useClub();
  const who = member === null ? null : t('booking.forName', { name: member.name });
  const subtitle = [who, club?.Name].filter(Boolean).join(' · ');
  return (
    <Page
      title={t('booking.appointment')}
      back={member === null ? pathTo('Book') : pathTo('BookFor', member.UserId)}
      {...(subtitle === '' ? {} : { subtitle })}
    >
      {club?.EnableActivities ? (
        <InClub key={club.ClubId} club={club} member={member} />
      ) : (
        <EmptyState title={t(club === null ? 'booking.noClub' : 'booking.noActivities')}>
          {t(club === null ? 'booking.noClubText' : 'booking.noActivitiesText')}
        </EmptyState>
      )}
    </Page>
  );
}

function InClub({ club, member }: { club: Club; member: ForMember }) {
  const t = useT();
  const [chosen, setChosen] = useState<number | null>(null);
  const query = useTrainersToBook(club.ClubId, member);
  return (
    <QueryResult query={query} loading={<SkeletonRows rows={4} />}>
      {(trainers) => {
        const trainer = trainers.find(({ TrainerId }) => TrainerId === chosen) ?? trainers[0];
        if (trainer === undefined) return <EmptyState title={t('appointment.nobody')}>{t('appointment.nobodyText')}</EmptyState>;
        return (
          <div className={styles['book']}>
            <TrainerChoice trainers={trainers} chosen={trainer.TrainerId} onChoose={setChosen} />
            <OfTrainer key={trainer.TrainerId} club={club} trainer={trainer} member={member} />
          </div>
        );
      }}
    </QueryResult>
  );
}

interface OfTrainerProps {
  club: Club;
  trainer: AppointmentTrainer;
  member: ForMember;
}

function OfTrainer({ club, trainer, member }: OfTrainerProps) {
  const t = useT();
  const [wanted, setWanted] = useState<number | null>(null);
  const length = trainer.Lengths.find(({ Minutes }) => Minutes === wanted) ?? trainer.Lengths[0];
  if (length === undefined) return null;
  return (
    <>
      {trainer.Lengths.length > 1 && (
        <Segmented
          label={t('calendar.duration')}
          titled
          value={String(length.Minutes)}
          options={trainer.Lengths.map(({ Minutes }) => ({
            value: String(Minutes),
            label: `${Minutes} ${t('calendar.minutesUnit')}`,
          }))}
          onChange={(minutes) => setWanted(Number(minutes))}
        />
      )}
      <FreeTimes club={club} trainer={trainer} member={member} minutes={length.Minutes} />
    </>
  );
}

function FreeTimes({ club, trainer, member, minutes }: OfTrainerProps & { minutes: number }) {
  const t = useT();
  const formats = useFormatsIn(club.TimeZone);
  const clock = useClockNote(club.TimeZone);
  const today = formats.dayOf(useNow());
  const [shown, setShown] = useState<{ first: Day; chosen: Day | null }>({ first: today, chosen: null });
  const [slotToBook, setSlotToBook] = useState<ChosenSlot | null>(null);
  const { first } = shown;
  const at = { clubId: club.ClubId, trainerId: trainer.TrainerId };
  const query = useFreeSlots(at, { from: first, days: STRIP_DAYS, minutes }, member);
  const last = addDays(first, STRIP_DAYS - 1);
  const turn = (to: Day) => setShown({ first: to < today ? today : to, chosen: null });
  return (
    <QueryResult query={query} loading={<SkeletonRows rows={4} />}>
      {({ Slots }) => {
        const byDay = Map.groupBy(Slots, (slot) => formats.dayOf(slot));
        const soonest = [...byDay.keys()][0];
        const chosen = shown.chosen ?? soonest ?? first;
        const next = [...byDay.keys()].find((day) => day > chosen) ?? (soonest !== chosen ? soonest : undefined);
        const slots = byDay.get(chosen) ?? [];
        return (
          <>
            <DayStrip
              days={eachDay({ first, last })}
              today={today}
              chosen={chosen}
              booked={none}
              formats={formats}
              onChoose={(day) => setShown({ first, chosen: day })}
              onEarlier={first > today ? () => turn(addDays(first, -STRIP_DAYS)) : undefined}
              onLater={last < addDays(today, trainer.CalendarVisibilityDays) ? () => turn(addDays(first, STRIP_DAYS)) : undefined}
            />
            <h2 className={styles['day']}>{t('appointment.freeOn', { day: formats.longDate(chosen) })}</h2>
            {clock !== null && <p className={styles['zone']}>{clock}</p>}
            {slots.length === 0 ? (
              <EmptyState
                title={t(Slots.length === 0 ? 'appointment.noneSoon' : 'appointment.noneThatDay')}
                {...(next === undefined
                  ? {}
                  : {
                      action: (
                        <Button variant="default" onClick={() => setShown({ first, chosen: next })}>
                          {t('booking.nextDay', { day: formats.longDate(next) })}
                        </Button>
                      ),
                    })}
              />
            ) : (
              <ul className={styles['times']}>
                {slots.map((slot) => (
                  <li key={slot}>
                    <Button variant="default" fullWidth onClick={() => setSlotToBook({ Begin: slot, Minutes: minutes })}>
                      {formats.time(slot)}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {slotToBook !== null && (
              <ConfirmSlot
                club={club}
                trainer={trainer}
                member={member}
                slot={slotToBook}
                formats={formats}
                onClose={() => setSlotToBook(null)}
              />
            )}
          </>
        );
      }}
    </QueryResult>
  );
}
