import { sql } from 'kysely';
import { openDatabase } from '../database/database.ts';

export interface FailingJob {
  readonly id: number;
  readonly task: string;
  readonly attempts: number;
  /** Null when the job was given up. */
  readonly nextAt: Date | null;
  readonly error: string;
}

export const failingJobs = (connectionString: string): Promise<FailingJob[]> =>
  asking(
    connectionString,
    sql<FailingJob>`select id, task_identifier as task, attempts, case when attempts < max_attempts then run_at end as "nextAt",
      last_error as error from graphile_worker.jobs where last_error is not null order by "nextAt" nulls last, id`,
  );

/** Also retries jobs that were given up. */
export const retryFailingJobs = async (connectionString: string): Promise<number> =>
  (
    await asking(
      connectionString,
      sql<{ id: number }>`select id from graphile_worker.reschedule_jobs(
        array(select id from graphile_worker.jobs where last_error is not null), now(), attempts => 0)`,
    )
  ).length;

async function asking<Row>(connectionString: string, query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  const { db, close } = openDatabase(connectionString, { max: 1 });
  try {
    return (await query.execute(db)).rows;
  } finally {
    await close();
  }
}
