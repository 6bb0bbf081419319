import { setTimeout as pause } from 'node:timers/promises';
import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Database, isUnavailable, type Queryable } from '../../../platform/database/database.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { queueJob, queueOnce } from '../../../platform/jobs/jobs.store.ts';
import { due as dueStore, summaryJob } from '../../heart-minutes/public.ts';
import { QUIET_MS } from '../assign.rows.ts';
import type { TrainedWhile } from '../trainings.ports.ts';
import { type SettleParts, settle } from './summaries.service.ts';
import { trainedInClub } from './summary.store.ts';

const POSTPONE_MS = 60_000;
const PAUSE_MS = 2000;
/** The athletes per transaction. New seconds of running trainings can be stored only after the transaction ends. */
const TOGETHER = { over: 200, running: 50 } as const;
const ATHLETES_PER_RUN = 200;
/**
 * The pause as a multiple of the time of a run. Under load the job works four fifths of the time on ended trainings and a tenth
 * on running trainings.
 */
const REST = { over: 0.25, running: 9 } as const;
const REST_MAX_MS = 2000;
const JOB_MS = 3000;

export interface SummaryParts extends SettleParts {
  readonly db: Database;
  readonly now?: () => Date;
}

export type Summaries = ReturnType<typeof createSummaries>;
type Log = Pick<Logger, 'error'>;
type Take = (trx: Queryable, at: dueStore.Moments) => Promise<dueStore.DueRow[]>;

/** Locks the due rows. Idempotent: a crash loses only the current run. */
export function createSummaries({ db, now = () => new Date(), ...parts }: SummaryParts) {
  function moments(): dueStore.Moments {
    const time = now();
    return {
      now: time,
      silentSince: new Date(time.getTime() - SILENCE_SECONDS * 1000),
      quietSince: new Date(time.getTime() - QUIET_MS),
    };
  }

  /**
   * Returns the number of athletes computed. After a failure each athlete is computed alone, and only a failing athlete is
   * postponed.
   */
  async function together(take: Take, log: Log): Promise<number> {
    let userIds: number[] = [];
    try {
      await db.transaction().execute(async (trx) => {
        const at = moments();
        const rows = await take(trx, at);
        userIds = rows.map(({ UserId }) => UserId);
        if (rows.length > 0) await settle(trx, parts, rows, at.now);
      });
    } catch (error) {
      const [first] = userIds;
      if (first === undefined || isUnavailable(error)) throw error;
      if (userIds.length === 1) {
        log.error({ err: error, userId: first }, 'trainings could not be computed');
        await dueStore.postponeDue(db, first, new Date(now().getTime() + POSTPONE_MS));
      } else for (const userId of userIds) await together((trx) => dueStore.takeDueOf(trx, userId), log);
    }
    return userIds.length;
  }

  async function upTo(max: number, size: number, take: typeof dueStore.takeDue, log: Log): Promise<number> {
    let count = 0;
    for (let taken = size; taken === size && count < max; count += taken) {
      taken = await together((trx, at) => take(trx, { ...at, count: Math.min(size, max - count) }), log);
    }
    return count;
  }

  async function run(log: Log): Promise<{ readonly over: number; readonly running: number }> {
    const over = await upTo(ATHLETES_PER_RUN, TOGETHER.over, dueStore.lockEnded, log);
    if (over === ATHLETES_PER_RUN) return { over, running: 0 };
    const [silenceSeconds, quietSeconds] = [SILENCE_SECONDS + 1, QUIET_MS / 1000];
    await dueStore.deferRunning(db, { ...moments(), silenceSeconds, quietSeconds });
    return { over, running: await upTo(ATHLETES_PER_RUN - over, TOGETHER.running, dueStore.takeDue, log) };
  }

  async function runThrough(log: Log): Promise<boolean> {
    for (const until = performance.now() + JOB_MS; performance.now() < until; ) {
      const begin = performance.now();
      const { over, running } = await run(log);
      if (over + running < ATHLETES_PER_RUN) return false;
      const took = performance.now() - begin;
      await pause(Math.min(REST_MAX_MS, took * (running > 0 ? REST.running : REST.over)));
    }
    return true;
  }

  async function runAndGoOn(log: Log): Promise<void> {
    const isRush = await runThrough(log);
    const runAt = isRush ? undefined : new Date(Date.now() + PAUSE_MS);
    if (await dueStore.hasDue(db)) await queueJob(db, { ...summaryJob, runAt });
  }

  return {
    again: (what: TrainedWhile): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const isNew = await dueStore.markAgain(trx, [
          ...(await trainedInClub(trx, what)),
          ...(await dueStore.dueInClub(trx, what)),
        ]);
        if (isNew) await queueOnce(trx, summaryJob);
      }),

    run: async (log: Log): Promise<number> => {
      const { over, running } = await run(log);
      return over + running;
    },
    job: (log: Log): Job =>
      job(summaryJob.task, z.object({}), () => runAndGoOn(log), { atStart: () => queueOnce(db, summaryJob) }),
  };
}
