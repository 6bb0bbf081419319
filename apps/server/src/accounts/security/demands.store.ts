import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export async function setFactorRequirement(db: Queryable, clubId: ClubId, isDemanded: boolean): Promise<boolean> {
  const written = isDemanded
    ? db
        .insertInto('club_factor_demands')
        .values({ ClubId: clubId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('ClubId')
    : db.deleteFrom('club_factor_demands').where('ClubId', '=', clubId).returning('ClubId');
  if ((await written.executeTakeFirst()) === undefined) return false;
  await sql`select pg_notify('clubpulse_user', "UserId"::text) from user_roles
    where "ClubId" = ${clubId} or "BrandId" = (select "BrandId" from clubs where clubs."ClubId" = ${clubId})`.execute(db);
  return true;
}
