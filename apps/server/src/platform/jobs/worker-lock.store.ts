import type pg from 'pg';
import { advisoryLocks } from '../database/advisory-locks.ts';

export async function markWorkerAlive(client: pg.Client, worker: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [advisoryLocks.workers, worker]);
}

export async function unheldWorkers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ worker: string }>(
    `select distinct locked_by as worker from graphile_worker.jobs
      where locked_by is not null and not exists (select from pg_locks
        where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
          and classid = $1 and objid = (hashtext(locked_by)::bigint & 4294967295)::oid and objsubid = 2)`,
    [advisoryLocks.workers],
  );
  return rows.map(({ worker }) => worker);
}

/**
 * Releases the jobs of dead workers. If a key was queued again meanwhile, the queue moved key and attempts to the new job. The
 * dead worker's job would then remain forever, so it is completed here.
 */
export async function unlockWorkers(client: pg.Client, workers: readonly string[]): Promise<void> {
  await client.query('select graphile_worker.force_unlock_workers($1)', [workers]);
  await client.query(`select id from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
    where key is null and locked_by is null and attempts >= max_attempts and last_error is null))`);
}
