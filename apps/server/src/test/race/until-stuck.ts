import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { outsideTransaction } from '../../platform/database/pool/one-connection.ts';

/** Returns when all work waits for a lock. Uses its own connection, because a transaction caches the state of the sessions. */
export async function untilStuck<DB>(db: Kysely<DB>, work: Promise<unknown>[]) {
  let ended = 0;
  for (const one of work)
    one.then(
      () => ended++,
      () => ended++,
    );
  const waiting = () =>
    outsideTransaction(() =>
      sql<{ n: number }>`
        select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      ),
    );
  await expect.poll(async () => ended + ((await waiting()).rows[0]?.n ?? 0)).toBeGreaterThanOrEqual(work.length);
}
