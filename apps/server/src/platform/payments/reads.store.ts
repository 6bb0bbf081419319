import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** Number of a read of an object of the provider, taken before the read begins: a later read has a larger one. */
export async function nextRead(db: Queryable): Promise<number> {
  const { rows } = await sql<{ read: number }>`select nextval('provider_reads') as read`.execute(db);
  return rows[0]?.read ?? 0;
}
