import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

/** False when the digest of this day was already made. Waits for a transaction that is making it. */
export async function markMade(trx: Queryable, ClubId: ClubId, UserId: UserId, Day: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('digests')
    .values({ ClubId, UserId, Day })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function forgetDigests(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom('digests').where('Day', '<', before).execute();
}
