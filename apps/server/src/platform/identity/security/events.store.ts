import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { IdentityEvents } from '../../database/schema.generated.ts';

export type SecurityEventKind = IdentityEvents['Kind'];

export interface Seen {
  readonly userAgent: string;
  /** Null when another person acted, such as an administrator. */
  readonly from: string | null;
}

export interface SecurityEvent extends Seen {
  readonly id: number;
  readonly kind: SecurityEventKind;
  readonly at: Date;
}

const RETENTION = sql`interval '90 days'`;

export async function insertEvent(db: Queryable, accountId: string, kind: SecurityEventKind, seen: Seen): Promise<void> {
  await db
    .insertInto('identity_events')
    .values({ AccountId: accountId, Kind: kind, UserAgent: seen.userAgent, From: seen.from })
    .execute();
}

export async function eventsOf(db: Queryable, accountId: string, most: number): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('identity_events')
    .select(['EventId', 'Kind', 'At', 'UserAgent', 'From'])
    .where('AccountId', '=', accountId)
    .where('At', '>', sql<Date>`now() - ${RETENTION}`)
    .orderBy('EventId', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ EventId, Kind, At, UserAgent, From }) => ({
    id: EventId,
    kind: Kind,
    at: At,
    userAgent: UserAgent,
    from: From,
  }));
}

export async function hasSignedIn(db: Queryable, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_events')
    .select('EventId')
    .where('AccountId', '=', accountId)
    .where('Kind', 'in', ['signedIn', 'signedInPasskey'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetOldEvents(db: Queryable): Promise<void> {
  await sql`delete from identity_events where "At" <= now() - ${RETENTION}`.execute(db);
}
