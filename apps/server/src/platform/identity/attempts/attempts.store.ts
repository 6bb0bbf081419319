import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

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

/** Delay that grows with each failed attempt. Times in seconds. */
export interface Slowing {
  readonly free: number;
  readonly first: number;
  readonly most: number;
  readonly forget: number;
}

export async function addSlowed(db: Queryable, key: string, { free, first, most, forget }: Slowing): Promise<number | undefined> {
  const stored = sql`make_interval(secs => ${forget})`;
  const wait = sql`make_interval(secs => case when attempt."Count" < ${free} then 0
    else least(${most}, ${first} * power(2, least(attempt."Count" - ${free}, 30))) end)`;
  const next = sql`attempt."ExpiresAt" - ${stored} + ${wait}`;
  const { rows } = await sql`
    insert into identity_attempts as attempt ("Key", "Count", "ExpiresAt") values (${key}, 1, now() + ${stored})
    on conflict ("Key") do update set
      "Count" = case when attempt."ExpiresAt" > now() then attempt."Count" + 1 else 1 end,
      "ExpiresAt" = excluded."ExpiresAt"
    where attempt."ExpiresAt" <= now() or now() >= ${next}
    returning 1`.execute(db);
  if (rows.length > 0) return undefined;
  const left = await sql<{ seconds: number }>`
    select ceil(extract(epoch from ${next} - now()))::int as seconds from identity_attempts as attempt
    where "Key" = ${key}`.execute(db);
  return Math.max(1, left.rows[0]?.seconds ?? 1);
}

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

export async function forgetEndedAttempts(db: Queryable): Promise<void> {
  await db.deleteFrom('identity_attempts').where('ExpiresAt', '<=', sql<Date>`now()`).execute();
}

export async function forgetAttempts(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('identity_attempts').where('Key', '=', key).execute();
}
