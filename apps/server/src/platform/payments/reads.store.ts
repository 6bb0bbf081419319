import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** Before an object is read: later reads have larger numbers. */
export async function nextRead(db: Queryable): Promise<number> {
  const { rows } = await sql<{ read: number }>`select nextval('provider_reads') as read`.execute(db);
  return rows[0]?.read ?? 0;
}
