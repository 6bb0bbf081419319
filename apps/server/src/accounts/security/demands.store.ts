import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

/** Wants a second factor of the club's staff, or no longer. Answers whether that is new. */
export async function writeDemand(db: Queryable, clubId: ClubId, isDemanded: boolean): Promise<boolean> {
  if (!isDemanded) {
    const gone = await db.deleteFrom('club_factor_demands').where('ClubId', '=', clubId).executeTakeFirst();
    return gone.numDeletedRows > 0n;
  }
  const added = await db
    .insertInto('club_factor_demands')
    .values({ ClubId: clubId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
