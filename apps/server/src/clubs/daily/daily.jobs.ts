import { clubCreated } from '@clubpulse/contract/clubs/clubs.events';
import { idSchema } from '@clubpulse/contract/scalars';
import { addDays, dayIn, startOfDay } from '@clubpulse/rules/time/days';
import { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { on } from '../../platform/events/listeners.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { type NewJob, queueJob, queueJobs } from '../../platform/jobs/jobs.store.ts';
import * as store from './daily.store.ts';

const DAY_JOB = 'club-day';
const PART = 1000;
const MISSED_DAYS_MAX = 31;

export interface ClubDays {
  readonly ClubId: number;
  readonly TimeZone: string;
  /** The days in the club's zone since the last run, oldest first. The last one is today. */
  readonly days: readonly [string, ...string[]];
  readonly since: Date;
}

export interface DailyJob {
  readonly name: string;
  /** All writes are in the transaction that marks the days as done. */
  readonly run: (trx: Queryable, days: ClubDays) => Promise<void>;
}

/** Each day of a club is a separate job, so that a failure blocks no other club or day. */
export function createDailyJobs({ db, jobs, now = () => new Date() }: DailyParts) {
  async function runFor(daily: DailyJob, ClubId: number, TimeZone: string, today: string): Promise<void> {
    await store.beginWith(db, ClubId, daily.name, addDays(today, -1));
    await db.transaction().execute(async (trx) => {
      const last = await store.takeJob(trx, ClubId, daily.name);
      if (last === undefined || last >= today) return;
      await daily.run(trx, { ClubId, TimeZone, days: daysAfter(last, today), since: startOfDay(TimeZone, last) });
      await store.doneUntil(trx, ClubId, daily.name, today);
    });
  }

  async function begin(ClubId: number): Promise<void> {
    const timeZone = await store.timeZoneOf(db, ClubId);
    if (timeZone === undefined) return;
    const today = dayIn(timeZone, now());
    const tomorrow = addDays(today, 1);
    await queueJob(db, dayOf(ClubId, tomorrow, startOfDay(timeZone, tomorrow)));
    const results = await inOrder(jobs, (one) => runFor(one, ClubId, timeZone, today));
    const failed = results.find((result) => result !== undefined);
    if (failed) throw failed;
  }

  const beginAll = async (): Promise<void> => {
    for (const ids of inParts(await store.clubIds(db)))
      await queueJobs(
        db,
        ids.map((id) => dayOf(id)),
      );
  };

  const day: Job = job(DAY_JOB, z.object({ ClubId: idSchema }), ({ ClubId }) => begin(ClubId), { atStart: beginAll });
  return {
    begin,
    jobs: [day],
    listeners: [on(clubCreated, DAY_JOB, ({ Payload }) => queueJob(db, dayOf(Payload.ClubId)))],
  };
}

const dayOf = (ClubId: number, day = 'today', runAt?: Date): NewJob => ({
  task: DAY_JOB,
  payload: { ClubId },
  key: `${DAY_JOB}:${ClubId}:${day}`,
  runAt,
});

async function inOrder<T>(things: readonly T[], act: (thing: T) => Promise<void>): Promise<(Error | undefined)[]> {
  const results: (Error | undefined)[] = [];
  for (const thing of things)
    results.push(
      await act(thing).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
      ),
    );
  return results;
}

function* inParts(ids: readonly number[]): Generator<readonly number[]> {
  for (let from = 0; from < ids.length; from += PART) yield ids.slice(from, from + PART);
}

interface DailyParts {
  readonly db: Database;
  readonly jobs: readonly DailyJob[];
  readonly now?: () => Date;
}

function daysAfter(last: string, today: string): [string, ...string[]] {
  const earliest = addDays(today, 1 - MISSED_DAYS_MAX);
  const days: string[] = [];
  for (let day = last < earliest ? earliest : addDays(last, 1); day < today; day = addDays(day, 1)) days.push(day);
  const [first, ...rest] = [...days, today];
  return [first ?? today, ...rest];
}
