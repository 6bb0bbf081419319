import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { Step } from '../database/statements.ts';

/** A job to be run. */
export interface NewJob {
  readonly task: string;
  readonly payload: object;
  /** At once when left out. */
  readonly runAt?: Date | undefined;
  /** Of two waiting jobs with one key the later one replaces the earlier. */
  readonly key?: string | undefined;
}

/** A job as the queue's function takes it; `payload`, `runAt` and `key` are SQL. */
export const jobSpec = (
  task: string,
  payload: RawBuilder<unknown>,
  { runAt = sql`null`, key = sql`null` }: { runAt?: RawBuilder<unknown>; key?: RawBuilder<unknown> } = {},
): RawBuilder<unknown> => sql`(${sql.lit(task)}, ${payload}, null, ${runAt}, null, ${key}, null, null)::graphile_worker.job_spec`;

const specOf = ({ task, payload, runAt, key }: NewJob) =>
  jobSpec(task, sql`${JSON.stringify(payload)}::json`, {
    runAt: sql`${runAt ?? null}::timestamptz`,
    key: sql`${key ?? null}::text`,
  });

/** Queues jobs, in the caller's transaction. The keys among them must differ. */
export async function queueJobs(db: Queryable, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await sql`select id from graphile_worker.add_jobs(array[${sql.join(jobs.map(specOf))}])`.execute(db);
}

export const queueJob = (db: Queryable, job: NewJob): Promise<void> => queueJobs(db, [job]);

/** The same as a step of several writes. */
export const jobStep = (name: string, job: NewJob): Step => ({
  name,
  write: (previous) => sql`select (graphile_worker.add_jobs(array[${specOf(job)}])).id from ${previous}`,
});

/**
 * Queues the job unless one with its key waits already: whoever waits keeps her moment, unless it lies more than a minute behind this
 * one's. A clock that ran ahead may have set it, and until it came nothing would be done.
 */
export async function queueOnce(db: Queryable, job: NewJob & { readonly key: string }): Promise<void> {
  const { key, runAt = null } = job;
  await sql`select id from graphile_worker.add_jobs(array[${specOf(job)}], not exists(select from graphile_worker.jobs
    where key = ${key} and run_at > coalesce(${runAt}::timestamptz, now()) + interval '1 minute'))`.execute(db);
}
