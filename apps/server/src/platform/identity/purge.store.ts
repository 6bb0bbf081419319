import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** Deletes what has expired. */
export async function purgeExpired(db: Queryable): Promise<void> {
  for (const table of ['identity_payloads', 'identity_links', 'identity_attempts'] as const)
    await db.deleteFrom(table).where('ExpiresAt', '<=', sql<Date>`now()`).execute();
}
