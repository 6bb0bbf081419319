import { addDays, dayIn, startOfDay } from '@clubpulse/rules/time/days';
import type { Logger } from 'pino';
import { type Database, isUnavailable, type Queryable } from '../../platform/database/database.ts';
import { every, type Running } from '../../platform/jobs/every.ts';
import * as store from './daily.store.ts';

/** A new day begins at most this late. */
const LOOK_MS = 30_000;
/** After a longer silence only the last month is gone through day by day. */
const MISSED_DAYS_MAX = 31;

/** The days of a club that a job has to do. */
export interface ClubDays {
  readonly ClubId: number;
  readonly TimeZone: string;
  /** Days in the club's zone since the job last ran, oldest first; the last one is today. */
  readonly days: readonly [string, ...string[]];
  /** The midnight at which the day began that was done last. */
  readonly since: Date;
}

export interface DailyJob {
  readonly name: string;
  /** Everything the job writes belongs to the transaction, which also marks the days as done: it happens once. */
  readonly run: (trx: Queryable, days: ClubDays) => Promise<void>;
}

/**
 * Runs jobs once a day for each club, when the day begins in the club's zone. What a server slept through is caught up with, and
 * of several servers one does a club. A club whose job fails does not keep the others waiting.
 */
export function createDailyJobs({ db, jobs, now = () => new Date() }: DailyParts) {
  async function runFor(job: DailyJob, ClubId: number, TimeZone: string, today: string): Promise<void> {
    await store.beginWith(db, ClubId, job.name, addDays(today, -1));
    await db.transaction().execute(async (trx) => {
      const last = await store.takeJob(trx, ClubId, job.name);
      if (last === undefined || last >= today) return;
      await job.run(trx, { ClubId, TimeZone, days: daysAfter(last, today), since: startOfDay(TimeZone, last) });
      await store.doneUntil(trx, ClubId, job.name, today);
    });
  }

  async function run(log: Pick<Logger, 'error'>): Promise<void> {
    for (const timeZone of await store.timeZones(db)) {
      const today = dayIn(timeZone, now());
      for (const job of jobs)
        for (const clubId of await store.clubsDue(db, job.name, timeZone, today))
          try {
            await runFor(job, clubId, timeZone, today);
          } catch (error) {
            if (isUnavailable(error)) throw error;
            log.error({ err: error, job: job.name, clubId }, 'a daily job failed');
          }
    }
  }

  return {
    run,
    start: (log: Pick<Logger, 'error' | 'info'>): Running => every(LOOK_MS, 'daily jobs', () => run(log), log),
  };
}

interface DailyParts {
  readonly db: Database;
  readonly jobs: readonly DailyJob[];
  readonly now?: () => Date;
}

/** The days after `last` up to `today`, which is later. */
function daysAfter(last: string, today: string): [string, ...string[]] {
  const earliest = addDays(today, 1 - MISSED_DAYS_MAX);
  const days: string[] = [];
  for (let day = last < earliest ? earliest : addDays(last, 1); day < today; day = addDays(day, 1)) days.push(day);
  const [first, ...rest] = [...days, today];
  return [first ?? today, ...rest];
}
