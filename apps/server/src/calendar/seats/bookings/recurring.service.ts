import type { UserId } from '@clubpulse/contract/accounts/users';
import { classAdded, classPublished, classUpdated, scheduleChanged } from '@clubpulse/contract/calendar/calendar.events';
import type { ClassId, Place } from '@clubpulse/contract/calendar/classes/classes';
import {
  type RecurringBooking,
  type RecurringBookingId,
  recurringBookingSchema,
} from '@clubpulse/contract/calendar/seats/recurring-bookings.calls';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { idSchema } from '@clubpulse/contract/scalars';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/events/emit.store.ts';
import { type Listener, on } from '../../../platform/events/listeners.ts';
import { type RequestKey, transactOnce } from '../../../platform/http/idempotency.store.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { type NewJob, queueJob } from '../../../platform/jobs/jobs.store.ts';
import { seatFacts } from '../seats.facts.ts';
import type { Seats } from '../seats.service.ts';
import * as store from './recurring.store.ts';

const RECURRING_JOB = 'recurring-bookings';
const AGAIN_MS = 5_000;
const AT_ONCE = 200;

export type RecurringBookings = ReturnType<typeof createRecurringBookings>;

/** A recurring booking, such as 'every Tuesday at 18:00', books each class of a series as soon as booking opens. */
export function createRecurringBookings({ db, seats }: { db: Database; seats: Seats }) {
  /** A refused class is not tried again. */
  async function book(due: store.DueTry): Promise<void> {
    const { ClassId, UserId, Place, Queue } = due;
    const booked = await seats.join(
      { classId: ClassId, userId: UserId, staffId: null, answer: () => true, also: [store.tryStep(due)] },
      { by: 'athlete', Place, paymentMode: 'Auto', force: false, Queue },
    );
    if (!isRefusal(booked) || booked.refused === 'ServiceUnavailable') return;
    const refused = booked.refused === 'Conflict' ? null : booked.refused;
    await db.transaction().execute(async (trx) => {
      if (!(await store.noteTry(trx, due, refused)) || refused === null) return;
      const Payload = { Target: UserId, ClassId, ClassName: due.Name, ClassDate: due.Begin.toISOString(), Reason: refused };
      await emit(trx, { ClubId: due.ClubId, Type: 'RecurringBookingRefused', Payload });
    });
  }

  async function run(clubId: number): Promise<void> {
    const failures: unknown[] = [];
    for (const due of await store.dueTries(db, clubId, AT_ONCE)) {
      await book(due).catch((error: unknown) => {
        if (!store.isMissing(error)) failures.push(error);
      });
    }
    if (failures.length > 0) throw failures[0];
    const [left] = await store.dueTries(db, clubId, 1);
    const runAt = left ? new Date(Date.now() + AGAIN_MS) : await store.nextOpening(db, clubId);
    if (runAt) await queueJob(db, jobOf(clubId, runAt));
  }

  const jobs: Job[] = [
    job(RECURRING_JOB, z.object({ ClubId: idSchema }), ({ ClubId }) => run(ClubId), {
      atStart: async () => {
        for (const clubId of await store.clubsWithRecurring(db)) await queueJob(db, jobOf(clubId));
      },
    }),
  ];
  const listener = async ({ ClubId }: { readonly ClubId: number | null }): Promise<void> => {
    if (ClubId !== null) await queueJob(db, jobOf(ClubId));
  };
  const listeners: Listener[] = [classAdded, classPublished, classUpdated, scheduleChanged].map((kind) =>
    on(kind, RECURRING_JOB, listener),
  );

  return {
    list: async (userId: UserId): Promise<RecurringBooking[]> => (await store.recurringOf(db, userId)).map(present),

    /** The booking repeats on the weekday and at the time of that class in the club's zone. */
    async create(
      userId: UserId,
      body: { ClassId: ClassId; Place: Place; Queue: boolean; Until: string | null },
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
        await queueJob(trx, jobOf(ClubId));
        const [row] = await store.recurringOf(trx, userId, id);
        return row ? present(row) : refuse('NotFound');
      });
    },

    async delete(userId: UserId, recurringId: RecurringBookingId): Promise<undefined | Refusal> {
      return (await store.deleteRecurring(db, userId, recurringId)) ? undefined : refuse('NotFound');
    },

    run,
    jobs,
    listeners,
  };
}

const jobOf = (ClubId: number, runAt?: Date): NewJob => ({
  task: RECURRING_JOB,
  payload: { ClubId },
  key: `${RECURRING_JOB}:${ClubId}`,
  runAt,
});

const present = (row: store.RecurringRow): RecurringBooking =>
  recurringBookingSchema.parse({
    ...row,
    CreatedAt: row.CreatedAt.toISOString(),
    LastClassBegin: row.LastClassBegin?.toISOString() ?? null,
  });
