import type { BasicUser, UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export const answersIn = (clubId: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`(
  role."ClubId" = ${clubId} and role."Role" in ('Manager', 'Trainer', 'FrontDesk')
  or role."Role" = 'Owner' and role."BrandId" = (select "BrandId" from clubs where "ClubId" = ${clubId}))`;

export async function mayAnswer(db: Queryable, clubId: ClubId, userId: UserId): Promise<boolean> {
  const { rows } = await sql`select from user_roles role
    where role."UserId" = ${userId} and ${answersIn(sql`${clubId}::bigint`)} limit 1`.execute(db);
  return rows.length > 0;
}

export async function holdersOf(db: Queryable, clubId: ClubId): Promise<BasicUser[]> {
  const { rows } = await sql<BasicUser>`
    select u."UserId", u."Nickname", u."FirstMidName", u."LastName", u."PictureUri" from users u
    where u."UserId" in (select role."UserId" from user_roles role where ${answersIn(sql`${clubId}::bigint`)})
    order by u."SortName", u."UserId"`.execute(db);
  return rows;
}
