import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

/** False where she waits already: her moment stays. */
export async function insertRequest(db: Queryable, ClubId: ClubId, UserId: UserId, AskedAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('join_requests')
    .values({ ClubId, UserId, AskedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('UserId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Held until the end of the transaction: of two who answer one is first. */
export async function takeRequest(db: Queryable, clubId: ClubId, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('join_requests')
    .select('UserId')
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteRequest(db: Queryable, clubId: ClubId, userId: UserId): Promise<void> {
  await db.deleteFrom('join_requests').where('ClubId', '=', clubId).where('UserId', '=', userId).execute();
}
