import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { Step } from '../database/statements.ts';

export const priorities = { waitedFor: -10, personal: 0, many: 10 } as const;

export interface NewJob {
  readonly task: string;
  readonly payload: object;
  readonly runAt?: Date | undefined;
  /** A waiting job with the key is replaced. */
  readonly key?: string | undefined;
  readonly oneAtATime?: string | undefined;
  readonly priority?: number | undefined;
}

export const jobSpec = (
  task: string,
  payload: RawBuilder<unknown>,
  { queue = sql`null`, runAt = sql`null`, key = sql`null`, priority = sql`null` }: JobSql = {},
): RawBuilder<unknown> =>
  sql`(${sql.lit(task)}, ${payload}, ${queue}, ${runAt}, null, ${key}, ${priority}, null)::graphile_worker.job_spec`;

type JobSql = Partial<Readonly<Record<'queue' | 'runAt' | 'key' | 'priority', RawBuilder<unknown>>>>;

const specOf = ({ task, payload, runAt, key, oneAtATime, priority }: NewJob) =>
  jobSpec(task, sql`${JSON.stringify(payload)}::json`, {
    queue: sql`${oneAtATime ?? null}::text`,
    runAt: sql`${runAt ?? null}::timestamptz`,
    key: sql`${key ?? null}::text`,
    priority: sql`${priority ?? null}::smallint`,
  });

const AT_ONCE = 1000;

/** Runs in the caller's transaction. The jobs of one call must have different keys. */
export async function queueJobs(db: Queryable, jobs: readonly NewJob[]): Promise<void> {
  for (let first = 0; first < jobs.length; first += AT_ONCE) {
    const specs = jobs.slice(first, first + AT_ONCE).map(specOf);
    await sql`select id from graphile_worker.add_jobs(array[${sql.join(specs)}])`.execute(db);
  }
}

export const queueJob = (db: Queryable, job: NewJob): Promise<void> => queueJobs(db, [job]);

export const jobStep = (name: string, job: NewJob): Step => ({
  name,
  write: (previous) => sql`select (graphile_worker.add_jobs(array[${specOf(job)}])).id from ${previous}`,
});

/** Leaves out jobs whose key is queued, so that a failing job is retried after its usual delay. */
export async function queueMissing(db: Queryable, jobs: readonly (NewJob & { readonly key: string })[]): Promise<void> {
  const keys = jobs.map(({ key }) => key);
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs where key = any(${keys}::text[]) and attempts < max_attempts`.execute(db);
  const queued = new Set(rows.map(({ key }) => key));
  await queueJobs(
    db,
    jobs.filter(({ key }) => !queued.has(key)),
  );
}

/** `Failed`: the job will be retried. `Running`: the job runs or waits. Null: no job has this key. */
export async function stateOfJob(db: Queryable, key: string): Promise<'Running' | 'Failed' | null> {
  const { rows } = await sql<{ hasFailed: boolean }>`
    select last_error is not null as "hasFailed" from graphile_worker.jobs where key = ${key}`.execute(db);
  const [found] = rows;
  return found === undefined ? null : found.hasFailed ? 'Failed' : 'Running';
}

/**
 * Queues one job per key. The time of a queued job changes only if it is over a minute later than the new time, because a clock
 * may have been ahead.
 */
export async function queueOnce(db: Queryable, job: NewJob & { readonly key: string }): Promise<void> {
  const { key, runAt = null } = job;
  await sql`select id from graphile_worker.add_jobs(array[${specOf(job)}], not exists(select from graphile_worker.jobs
    where key = ${key} and run_at > coalesce(${runAt}::timestamptz, now()) + interval '1 minute'))`.execute(db);
}
