import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Queryable } from '../../platform/database/database.ts';

export interface FeedRow {
  readonly UserId: UserId;
  readonly CreatedAt: Date;
  readonly LastFetchedAt: Date | null;
}

export const feedOf = (db: Queryable, userId: UserId): Promise<FeedRow | undefined> =>
  db.selectFrom('ical_feeds').select(['UserId', 'CreatedAt', 'LastFetchedAt']).where('UserId', '=', userId).executeTakeFirst();

export const saveFeed = (db: Queryable, UserId: UserId, SecretHash: string, CreatedAt: Date): Promise<FeedRow> =>
  db
    .insertInto('ical_feeds')
    .values({ UserId, SecretHash, CreatedAt })
    .onConflict((conflict) => conflict.column('UserId').doUpdateSet({ SecretHash, CreatedAt, LastFetchedAt: null }))
    .returning(['UserId', 'CreatedAt', 'LastFetchedAt'])
    .executeTakeFirstOrThrow();

export async function deleteFeed(db: Queryable, userId: UserId): Promise<void> {
  await db.deleteFrom('ical_feeds').where('UserId', '=', userId).execute();
}

export async function fetchFeed(db: Queryable, secretHash: string, at: Date): Promise<{ UserId: UserId } | undefined> {
  return db
    .updateTable('ical_feeds')
    .set({ LastFetchedAt: at })
    .where('SecretHash', '=', secretHash)
    .returning('UserId')
    .executeTakeFirst();
}
