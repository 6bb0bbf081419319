import { queueStep } from '@clubpulse/rules/calendar/seats/queue';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { unmet } from '../../../platform/database/write-together.ts';
import { every, type Running } from '../../../platform/jobs/every.ts';
import { claimQueue, moveQueue, type QueueFacts, queueFacts } from './queue.store.ts';

const LOOK_MS = 3_000;
const TRIES = 5;
/** Classes of one run; a rush leaves the rest to the next. */
const AT_ONCE = 200;
const places = ['InSite', 'Remote'] as const;

/** The waiting lists: a freed seat is held for the first who waits, then for the next (decision 0010). */
export function createQueues({ db, log }: { db: Database; log: Pick<Logger, 'error' | 'info' | 'warn'> }) {
  /** Asked after a seat was freed. What fails here is made good by the job: the seat stays free for those who wait. */
  async function seatFreed(classId: number): Promise<void> {
    try {
      for (let tries = 0; tries < TRIES; tries += 1) if (await move(db, classId)) return;
    } catch (error) {
      log.warn({ err: error, classId }, 'a queue could not be moved at once');
    }
  }

  /** Offers that ran out, and seats that nobody was asked for yet: after a crash, or since the club offers at all. */
  async function run(): Promise<void> {
    const done: number[] = [];
    while (done.length < AT_ONCE) {
      const classId = await next(done);
      if (classId === undefined) return;
      done.push(classId);
    }
  }

  async function next(done: readonly number[]): Promise<number | undefined> {
    let claimed: number | undefined;
    await db
      .transaction()
      .execute(async (trx) => {
        claimed = await claimQueue(trx, done);
        // A lost race ends the transaction; the class comes again with the next run.
        if (claimed !== undefined && !(await move(trx, claimed))) throw unmetHere;
      })
      .catch((error: unknown) => {
        if (error !== unmetHere) throw error;
      });
    return claimed;
  }

  return { seatFreed, run, start: (logger: Logger): Running => every(LOOK_MS, 'queues', run, logger) };
}

const unmetHere = new Error('The queue moved meanwhile.');

/** Whether both queues of the class are as they should be. */
async function move(db: Queryable, classId: number): Promise<boolean> {
  const facts = await queueFacts(db, classId);
  if (!facts) return true;
  for (const place of places) {
    const step = queueStep({
      now: facts.Now,
      Begin: facts.Begin,
      timeZone: facts.TimeZone,
      seats: seatsOf(facts, place),
      waiting: facts.waiting.filter((one) => one.Place === place),
      settings: facts,
    });
    if (step.expired.length + step.offers.length > 0 && (await moveQueue(db, facts, place, step)) === unmet) return false;
  }
  return true;
}

const seatsOf = (facts: QueueFacts, place: (typeof places)[number]) => ({
  max: facts[`Max${place}Participants`],
  booked: facts[`${place}Participants`],
  offered: facts[`${place}Offered`],
  queued: facts[`${place}Queued`],
});
