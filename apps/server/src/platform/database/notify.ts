import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** Each channel reports that cached data is invalid. The payload is the id of the changed row. */
export type Channel =
  | 'clubpulse_user'
  | 'clubpulse_bridge'
  /** The secret of a bridge changed, so sessions opened with it must end. */
  | 'clubpulse_bridge_secret'
  | 'clubpulse_display'
  | 'clubpulse_app'
  | 'clubpulse_club'
  /** A grant was revoked, so its tokens are no longer valid. */
  | 'clubpulse_grant';

export async function notify(db: Queryable, channel: Channel, id: number | string): Promise<void> {
  await sql`select pg_notify(${channel}, ${String(id)})`.execute(db);
}
