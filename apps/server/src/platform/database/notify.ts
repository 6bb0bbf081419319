import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** Channels on which caches hear that a stored fact changed; the payload is the id of what changed. */
export type Channel =
  | 'clubpulse_user'
  | 'clubpulse_bridge'
  /** Its secret no longer holds: sessions that were opened with it must end. */
  | 'clubpulse_bridge_secret'
  | 'clubpulse_display'
  | 'clubpulse_app'
  | 'clubpulse_club'
  /** A grant of the embedded identity provider was taken away: tokens of it hold no more. */
  | 'clubpulse_grant';

/** Tells every node; inside a transaction the message leaves when it commits, and never if it does not. */
export async function notify(db: Queryable, channel: Channel, id: number | string): Promise<void> {
  await sql`select pg_notify(${channel}, ${String(id)})`.execute(db);
}
