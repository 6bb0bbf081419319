import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

/** Wants a second factor of the club's staff, or no longer. */
export async function writeDemand(db: Queryable, clubId: ClubId, isDemanded: boolean): Promise<void> {
  if (!isDemanded) {
    await db.deleteFrom('club_factor_demands').where('ClubId', '=', clubId).execute();
    return;
  }
  await db
    .insertInto('club_factor_demands')
    .values({ ClubId: clubId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
