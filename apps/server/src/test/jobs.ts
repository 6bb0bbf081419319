import { sql } from 'kysely';
import { pino } from 'pino';
import type { createDailyJobs } from '../clubs/daily/public.ts';
import type { Database } from '../platform/database/database.ts';
import { type Listener, listenerJobs } from '../platform/events/listeners.ts';
import type { Job } from '../platform/jobs/job.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';

const log = pino({ level: 'silent' });

export const runJobs = (url: string, jobs: readonly Job[]): Promise<void> => runDueJobs({ connectionString: url, jobs, log });

export const runListeners = (db: Database, url: string, listeners: readonly Listener[]): Promise<void> =>
  runJobs(url, listenerJobs(db, listeners));

export interface QueuedJob {
  readonly task: string;
  readonly runAt: Date;
  readonly attempts: number;
  readonly error: string | null;
}

export async function queuedJobs(db: Database, task?: string): Promise<QueuedJob[]> {
  const { rows } = await sql<QueuedJob>`
    select task_identifier as task, run_at as "runAt", attempts, last_error as error from graphile_worker.jobs
    where task_identifier = coalesce(${task ?? null}::text, task_identifier) order by run_at, id`.execute(db);
  return rows;
}

export async function makeDue(db: Database): Promise<void> {
  await sql`select id from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`.execute(db);
}

/** Postpones all jobs, because on a slow machine a retry could run within the test. */
export async function postponeJobs(db: Database): Promise<void> {
  await sql`select id from graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs), now() + interval '1 hour')`.execute(db);
}

export async function clearJobs(db: Database): Promise<void> {
  await sql`select id from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(db);
}

export async function beginDays(db: Database, daily: Pick<ReturnType<typeof createDailyJobs>, 'begin'>): Promise<unknown[]> {
  const failures: unknown[] = [];
  const clubs = await db.selectFrom('clubs').select('ClubId').orderBy('ClubId').execute();
  for (const { ClubId } of clubs) await daily.begin(ClubId).catch((error: unknown) => failures.push(error));
  return failures;
}
