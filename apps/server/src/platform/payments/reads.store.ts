import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** Must be called before the object is read, because later reads have larger numbers. */
export async function nextRead(db: Queryable): Promise<number> {
  const { rows } = await sql<{ read: number }>`select nextval('provider_reads') as read`.execute(db);
  return rows[0]?.read ?? 0;
}
