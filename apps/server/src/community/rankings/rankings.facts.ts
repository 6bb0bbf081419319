import type { BasicUser } from '@clubpulse/contract/accounts/users';
import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Total } from '@clubpulse/rules/community/rankings/ranks';
import type { Days } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';

export interface AthleteTotal extends Total {
  readonly UserId: number;
}

/** What each who is an athlete in one of these clubs trained in them on these days, by name. */
export async function totalsOf(db: Queryable, clubs: readonly ClubId[], { first, last }: Days): Promise<AthleteTotal[]> {
  if (clubs.length === 0) return [];
  const { rows } = await sql<AthleteTotal>`
    select day."UserId", sum(day."Points")::int as "Points", sum(day."Trainings")::int as "Trainings",
      sum(day."Duration")::int as "Duration", to_char(max(day."Day"), 'YYYY-MM-DD') as "LastDay"
    from training_days day join users on users."UserId" = day."UserId"
    where day."ClubId" = any(${listOf(clubs)}::bigint[]) and day."Day" between ${first} and ${last}
      and exists (select from user_roles role
        where role."UserId" = day."UserId" and role."Role" = 'Athlete' and role."ClubId" = any(${listOf(clubs)}::bigint[]))
    group by day."UserId", users."SortName"
    order by users."SortName", day."UserId"`.execute(db);
  return rows;
}

/** Names of these people, and whether they ask walls to hide them. */
export const namesOf = (db: Queryable, userIds: readonly number[]): Promise<(BasicUser & { HideOnWall: boolean })[]> =>
  db
    .selectFrom('users')
    .select(['UserId', 'Nickname', 'FirstMidName', 'LastName', 'PictureUri', 'HideOnWall'])
    .where('UserId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`)
    .execute();

export const clubsOfBrand = async (db: Queryable, brandId: BrandId): Promise<ClubId[]> =>
  (await db.selectFrom('clubs').select('ClubId').where('BrandId', '=', brandId).execute()).map(({ ClubId }) => ClubId);
