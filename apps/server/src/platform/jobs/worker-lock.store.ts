import pg from 'pg';
import { requirePrimary } from '../database/sole-holder.ts';

/** First key of the workers' advisory locks; the second is a hash of the worker's name. */
const ALIVE_LOCKS = 7_264_002;
/** With these settings the database notices a dead machine and releases its lock. */
const KEEP_ALIVE = `select set_config('tcp_keepalives_idle', '15', false), set_config('tcp_keepalives_interval', '5', false),
  set_config('tcp_keepalives_count', '3', false)`;
const ANSWER_MS = 17_000;

/** The connection must not use a pooler, because the lock ends with the connection. Rejects when the database is unreachable. */
export async function connectForLock(connectionString: string, ended: (client: pg.Client) => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true, query_timeout: ANSWER_MS });
  client.on('error', () => {});
  client.on('end', () => ended(client));
  await client.connect();
  await client
    .query(KEEP_ALIVE)
    .then(() => requirePrimary(client))
    .catch((error: unknown) => giveUp(client, error));
  return client;
}

export function giveUp(client: pg.Client, error: unknown): never {
  client.end().catch(() => {});
  throw error;
}

export async function markWorkerAlive(client: pg.Client, worker: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [ALIVE_LOCKS, worker]);
}

export async function unheldWorkers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ worker: string }>(
    `select distinct locked_by as worker from graphile_worker.jobs
      where locked_by is not null and not exists (select from pg_locks
        where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
          and classid = $1 and objid = (hashtext(locked_by)::bigint & 4294967295)::oid and objsubid = 2)`,
    [ALIVE_LOCKS],
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
