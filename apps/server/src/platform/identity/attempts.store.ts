import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** Adds one and answers the count of the running window; a window begins with its first attempt. */
export async function addAttempt(db: Queryable, key: string, windowSeconds: number): Promise<number> {
  const ends = sql<Date>`now() + make_interval(secs => ${windowSeconds})`;
  const row = await db
    .insertInto('identity_attempts')
    .values({ Key: key, Count: 1, ExpiresAt: ends })
    .onConflict((conflict) =>
      conflict.column('Key').doUpdateSet({
        Count: sql`case when identity_attempts."ExpiresAt" > now() then identity_attempts."Count" + 1 else 1 end`,
        ExpiresAt: sql`case when identity_attempts."ExpiresAt" > now() then identity_attempts."ExpiresAt" else excluded."ExpiresAt" end`,
      }),
    )
    .returning('Count')
    .executeTakeFirstOrThrow();
  return row.Count;
}

/** Seconds until the window ends. */
export async function secondsLeft(db: Queryable, key: string): Promise<number> {
  const row = await db
    .selectFrom('identity_attempts')
    .select(sql<number>`greatest(0, ceil(extract(epoch from "ExpiresAt" - now())))::int`.as('seconds'))
    .where('Key', '=', key)
    .executeTakeFirst();
  return row?.seconds ?? 0;
}

export async function takeBackAttempt(db: Queryable, key: string): Promise<void> {
  await db
    .updateTable('identity_attempts')
    .set(({ eb }) => ({ Count: eb('Count', '-', 1) }))
    .where('Key', '=', key)
    .where('Count', '>', 0)
    .execute();
}

/** Forgets what counts no more. */
export async function forgetEndedAttempts(db: Queryable): Promise<void> {
  await db.deleteFrom('identity_attempts').where('ExpiresAt', '<=', sql<Date>`now()`).execute();
}

export async function forgetAttempts(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('identity_attempts').where('Key', '=', key).execute();
}
