import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { Step } from '../database/statements.ts';

/** What is due goes in this order: what somebody waits for at her screen, what concerns one person, what was written to many. */
export const priorities = { waitedFor: -10, personal: 0, many: 10 } as const;

/** A job to be run. */
export interface NewJob {
  readonly task: string;
  readonly payload: object;
  /** At once when left out. */
  readonly runAt?: Date | undefined;
  /** Of two waiting jobs with one key the later one replaces the earlier. */
  readonly key?: string | undefined;
  /** Of those with one name one runs at a time, however many processes there are. */
  readonly oneAtATime?: string | undefined;
  /** One of `priorities`; personal when left out. */
  readonly priority?: number | undefined;
}

/** A job as the queue's function takes it; `payload` and what stands beside it are SQL. */
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

/** Jobs of one statement. */
const AT_ONCE = 1000;

/** Queues jobs, in the caller's transaction. The keys among them must differ. */
export async function queueJobs(db: Queryable, jobs: readonly NewJob[]): Promise<void> {
  for (let first = 0; first < jobs.length; first += AT_ONCE) {
    const specs = jobs.slice(first, first + AT_ONCE).map(specOf);
    await sql`select id from graphile_worker.add_jobs(array[${sql.join(specs)}])`.execute(db);
  }
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
