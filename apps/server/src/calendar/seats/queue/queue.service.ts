import { bookingSettingsUpdated, classUpdated, scheduleChanged } from '@clubpulse/contract/calendar/calendar.events';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import { idSchema } from '@clubpulse/contract/scalars';
import { queueStep } from '@clubpulse/rules/calendar/seats/queue';
import { seatsAt } from '@clubpulse/rules/calendar/seats/seat-decisions';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { guardFailed } from '../../../platform/database/statements.ts';
import { type Listener, on } from '../../../platform/events/listeners.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { type NewJob, queueJob, queueJobs, queueOnce } from '../../../platform/jobs/jobs.store.ts';
import { QUEUE_JOB, queueJobOf } from './queue.jobs.ts';
import { claimQueue, moveQueue, queueFacts } from './queue.store.ts';

const TRIES = 5;
const AT_ONCE = 200;
const EVERY_MINUTE = '* * * * *';
const places = ['InSite', 'Remote'] as const;

/** Offers a free seat to the first waiting member, then to the next, until it is free for all (decision 0010). */
export function createQueues({ db, log }: { db: Database; log: Pick<Logger, 'error' | 'info' | 'warn'> }) {
  /** Moves the queues at once. If this fails, the job that was queued with the change does it. */
  async function seatFreed(classId: ClassId): Promise<void> {
    try {
      await moveAll(db, classId);
    } catch (error) {
      log.warn({ err: error, classId }, 'a queue could not be moved at once');
    }
  }

  /** Handles expired offers, and free seats that no member is offered, for example after a club begins to make offers. */
  async function run(): Promise<boolean> {
    const done: number[] = [];
    while (done.length < AT_ONCE) {
      const classId = await next(done);
      if (classId === undefined) return true;
      done.push(classId);
    }
    return false;
  }

  async function next(done: readonly number[]): Promise<number | undefined> {
    let claimed: number | undefined;
    await db
      .transaction()
      .execute(async (trx) => {
        claimed = await claimQueue(trx, done);
        if (claimed !== undefined && !(await move(trx, claimed))) throw unmetHere;
      })
      .catch((error: unknown) => {
        if (error !== unmetHere) throw error;
      });
    return claimed;
  }

  const jobs: Job[] = [
    job(QUEUE_JOB, z.object({ ClassId: idSchema }), async ({ ClassId }) => {
      if (!(await moveAll(db, ClassId))) throw new Error(`The queue of class ${ClassId} moved at every try.`);
    }),
    job(allQueues.task, z.object({}), async () => void ((await run()) || (await queueJob(db, allQueues))), {
      atStart: () => queueOnce(db, allQueues),
      // The job also runs every minute, because deleting an account frees seats without queueing a job.
      cron: EVERY_MINUTE,
    }),
  ];
  const moreSeats = ({ Payload }: { readonly Payload: { readonly ClassIds: readonly number[] } }) =>
    queueJobs(
      db,
      Payload.ClassIds.map((classId) => queueJobOf(classId)),
    );
  const listeners: Listener[] = [
    on(classUpdated, QUEUE_JOB, moreSeats),
    on(scheduleChanged, QUEUE_JOB, moreSeats),
    on(bookingSettingsUpdated, QUEUE_JOB, () => queueJob(db, allQueues)),
  ];
  return { seatFreed, run, jobs, listeners };
}

async function moveAll(db: Database, classId: ClassId): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) if (await move(db, classId)) return true;
  return false;
}

const allQueues = { task: 'queues', payload: {}, key: 'queues' } as const satisfies NewJob;

const unmetHere = new Error('The queue moved meanwhile.');

async function move(db: Queryable, classId: ClassId): Promise<boolean> {
  const facts = await queueFacts(db, classId);
  if (!facts) return true;
  for (const place of places) {
    const step = queueStep({
      now: facts.Now,
      Begin: facts.Begin,
      timeZone: facts.TimeZone,
      seats: seatsAt(facts, place),
      waiting: facts.waiting.filter((one) => one.Place === place),
      settings: facts,
    });
    if (
      step.expired.length + step.offers.length + step.open.length > 0 &&
      (await moveQueue(db, facts, place, step)) === guardFailed
    )
      return false;
  }
  return true;
}
