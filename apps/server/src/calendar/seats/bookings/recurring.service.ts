import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import { type RecurringBooking, recurringBookingSchema } from '@clubpulse/contract/calendar/seats/bookings';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Logger } from 'pino';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { type RequestKey, transactOnce } from '../../../platform/http/idempotency.ts';
import { every, type Running } from '../../../platform/jobs/every.ts';
import { seatFacts } from '../seats.facts.ts';
import { type Seats } from '../seats.service.ts';
import * as store from './recurring.store.ts';

const LOOK_MS = 5_000;
/** Bookings of one run; what is left comes with the next. */
const AT_ONCE = 200;

export type RecurringBookings = ReturnType<typeof createRecurringBookings>;

/** 'Every Tuesday at 18:00': each class of the series is tried once, as soon as its booking opens. */
export function createRecurringBookings({ db, seats }: { db: Database; seats: Seats }) {
  /** Booked as she herself would be; a refusal is kept and told, and the class is not tried again. */
  async function book(due: store.DueTry): Promise<void> {
    const { ClassId, UserId, Place, Queue } = due;
    const booked = await seats.join(
      { classId: ClassId, userId: UserId, staffId: null, answer: () => true, also: [store.tryStep(due)] },
      { by: 'athlete', Place, paymentMode: 'Auto', force: false, Queue },
    );
    if (!isRefusal(booked) || booked.refused === 'ServiceUnavailable') return;
    // She is in it already: by her own hand, or another server was faster.
    const refused = booked.refused === 'Conflict' ? null : booked.refused;
    await db.transaction().execute(async (trx) => {
      if (!(await store.noteTry(trx, due, refused)) || refused === null) return;
      const Payload = { Target: UserId, ClassId, ClassName: due.Name, ClassDate: due.Begin.toISOString(), Reason: refused };
      await publish(trx, { ClubId: due.ClubId, Type: 'RecurringBookingRefused', Payload });
    });
  }

  async function run(): Promise<void> {
    for (const due of await store.dueTries(db, AT_ONCE)) await book(due);
  }

  return {
    list: async (userId: number): Promise<RecurringBooking[]> => (await store.recurringOf(db, userId)).map(present),

    /** Follows the series of a class on the weekday and at the time of that class, both in the club's zone. */
    async create(
      userId: number,
      body: { ClassId: number; Place: Place; Queue: boolean; Until: string | null },
      key: RequestKey | undefined,
    ): Promise<RecurringBooking | Refusal> {
      const facts = await seatFacts(db, body.ClassId, userId, false);
      if (!facts?.member.isAthlete || facts.class.PublishState !== 'Published') return refuse('NotFound');
      const { ClassScheduleId, ClassType, ClubId, Begin, TimeZone } = facts.class;
      if (ClassScheduleId === null || ClassType === 'Course') return refuse('ClassHasNoSeries');
      if (facts.class[`Max${body.Place}Participants`] === 0)
        return refuse('ValidationFailed', { errors: [{ field: 'Place', key: 'place-not-offered' }] });
      const local = Temporal.Instant.fromEpochMilliseconds(Begin.getTime()).toZonedDateTimeISO(TimeZone);
      const when = { DayOfWeek: local.dayOfWeek, StartTime: local.toPlainTime().toString().slice(0, 5) };
      const { Place, Queue, Until } = body;
      return transactOnce(db, key, async (trx) => {
        const id = await store.insertRecurring(trx, { UserId: userId, ClubId, ClassScheduleId, ...when, Place, Queue, Until });
        if (id === undefined) return refuse('Conflict');
        const [row] = await store.recurringOf(trx, userId, id);
        return row ? present(row) : refuse('NotFound');
      });
    },

    async delete(userId: number, recurringId: number): Promise<undefined | Refusal> {
      return (await store.deleteRecurring(db, userId, recurringId)) ? undefined : refuse('NotFound');
    },

    run,
    start: (log: Logger): Running => every(LOOK_MS, 'recurring bookings', run, log),
  };
}

const present = (row: store.RecurringRow): RecurringBooking =>
  recurringBookingSchema.parse({
    ...row,
    CreatedAt: row.CreatedAt.toISOString(),
    LastClassBegin: row.LastClassBegin?.toISOString() ?? null,
  });
