import type { UserId } from '@clubpulse/contract/accounts/users';
import type { AppointmentLength, Availability } from '@clubpulse/contract/calendar/appointments';
import type { bookAppointment } from '@clubpulse/contract/calendar/appointments.calls';
import type { Booking } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { BodyOf } from '@clubpulse/contract/call';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { bookingOpensAt } from '@clubpulse/rules/calendar/booking-rules/booking-times';
import { quickLesson } from '@clubpulse/rules/calendar/classes/quick-lesson';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Licenses } from '../../clubs/licenses/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { type ClubPort, deleteClasses, emitClasses, insertClasses, type NewClass, updateClasses } from '../classes/public.ts';
import { createSeats, ownSeat } from '../seats/public.ts';
import { freeOn, isIn } from './availability.service.ts';
import { lockAvailability } from './availability.store.ts';
import { lockRoom } from './busy-hours.facts.ts';

type Wish = BodyOf<typeof bookAppointment>;

interface Parts {
  readonly db: Database;
  readonly club: ClubPort;
  readonly licenses: Pick<Licenses, 'refuseUnlicensed'>;
  readonly now?: () => Date;
}

interface Booker {
  readonly userId: UserId;
  readonly payerId?: UserId;
}

export type Appointments = ReturnType<typeof createAppointments>;

/** Books appointments under locks of the trainer's availability and of the room, all in one transaction (decision 0203). */
export function createAppointments({ db, club, licenses, now = () => new Date() }: Parts) {
  return {
    async book(who: Booker, wish: Wish, key?: RequestKey): Promise<Booking | Refusal> {
      const ofClub = await club(wish.ClubId);
      if (!ofClub) return refuse('NotFound');
      return transactOnce(db, key, (trx) =>
        bookIn(trx, who, wish, {
          timeZone: ofClub.TimeZone,
          now: now(),
          refuseMore: () => licenses.refuseUnlicensed(trx, wish.ClubId),
        }),
      );
    },
  };
}

interface Moment {
  readonly timeZone: string;
  readonly now: Date;
  readonly refuseMore: () => Promise<Refusal | undefined>;
}

async function bookIn(trx: Queryable, { userId, payerId }: Booker, wish: Wish, moment: Moment): Promise<Booking | Refusal> {
  const { ClubId, TrainerId, Minutes: minutes, paymentMode } = wish;
  const { timeZone, now, refuseMore } = moment;
  if (!(await isIn(trx, userId, 'Athlete', ClubId))) return refuse('NotFound');
  const availability = await lockAvailability(trx, ClubId, TrainerId);
  if (!availability?.IsOpen || !(await isIn(trx, TrainerId, 'Trainer', ClubId))) return refuse('NotFound');
  await lockRoom(trx, availability.DisplayGroupId);
  const unlicensed = await refuseMore();
  if (unlicensed) return unlicensed;
  const Begin = new Date(wish.Begin);
  const day = dayIn(timeZone, Begin);
  const days = { first: day, last: day };
  const free = await freeOn(trx, { trainerId: TrainerId, availability, minutes, days, timeZone, now });
  const length = availability.Lengths.find((one) => one.Minutes === minutes);
  if (length === undefined || !free.some((slot) => slot.getTime() === Begin.getTime())) return refuse('SlotNotFree');

  const lesson = lessonOf({ ...wish, Begin }, availability, length, timeZone);
  const [ClassId] = await insertClasses(trx, [lesson]);
  if (ClassId === undefined) throw new Error('PostgreSQL answered no id of a class.');
  // A new class has no waiting list, so no freed seat is offered.
  const seats = createSeats({ db: trx, seatFreed: async () => {} });
  const request = { by: 'athlete', Place: 'InSite', paymentMode, force: false, Queue: false } as const;
  const booked = await seats.join({ classId: ClassId, userId, payerId, ...ownSeat }, request);
  if (isRefusal(booked)) {
    await deleteClasses(trx, [ClassId]);
    return booked;
  }
  // From now on only staff can add another participant.
  await updateClasses(trx, [ClassId], { BookingMode: 'Invite' });
  await emitClasses(trx, 'ClassAdded', [{ ...lesson, ClassId, Begin }], payerId ?? userId);
  return booked;
}

interface Chosen {
  readonly ClubId: number;
  readonly TrainerId: number;
  readonly Begin: Date;
}

const COLOR = '#B5562E';

function lessonOf(
  { ClubId, TrainerId, Begin }: Chosen,
  availability: Availability,
  { Minutes: Duration, Credits, Tickets }: AppointmentLength,
  timeZone: string,
): NewClass {
  const { Name, DisplayGroupId, ClassSubscriptionIds } = availability;
  const { CalendarVisibilityDays, BookingBeforeHours, CancelBeforeHours } = availability;
  return {
    ...quickLesson,
    ClubId,
    TrainerId,
    Name,
    Begin,
    End: new Date(Begin.getTime() + Duration * 60_000),
    Duration,
    ClassType: 'Single',
    CalendarType: 'PT',
    PublishState: 'Published',
    BookingMode: 'Open',
    TrainingType: 'other',
    Color: COLOR,
    DisplayGroupId,
    CreditsCostInSite: Credits,
    TicketsCostInSite: Tickets,
    ClassSubscriptionIds,
    CalendarVisibilityDays,
    BookingBeforeHours,
    CancelBeforeHours,
    BookingOpensAt: bookingOpensAt(Begin, availability, timeZone),
    IsAppointment: true,
  };
}
