import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import { purgeHanded } from './handed/handed.store.ts';
import { deleteExpired } from './payloads.store.ts';
import { forgetOldEvents } from './security/events.store.ts';

export async function purgeExpired(db: Queryable): Promise<void> {
  await deleteExpired(db);
  await db.deleteFrom('identity_links').where('ExpiresAt', '<=', sql<Date>`now()`).execute();
  await purgeHanded(db);
  await forgetOldEvents(db);
}
