import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { GUEST_TAG, SELF_JOIN_TAG } from '@clubpulse/contract/clubs/tags/tags';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** SQL condition. Tags -1 (joined without an invitation) and -2 (guest) are computed. */
export function hasTag(userId: RawBuilder<unknown>, clubId: ClubId, tagId: number): RawBuilder<boolean> {
  if (tagId === SELF_JOIN_TAG)
    return sql<boolean>`exists (select from user_roles r where r."UserId" = ${userId} and r."ClubId" = ${clubId}
      and r."Role" = 'Athlete' and r."SelfJoined")`;
  if (tagId === GUEST_TAG)
    return sql<boolean>`exists (select from club_athletes a join user_roles r on r."UserId" = a."UserId" and r."ClubId" = a."ClubId"
      and r."Role" = 'Athlete' where a."UserId" = ${userId} and a."ClubId" = ${clubId} and a."IsGuest")`;
  return sql<boolean>`exists (select from user_club_tags g join club_tags t on t."ClubTagId" = g."ClubTagId"
    where g."UserId" = ${userId} and t."ClubId" = ${clubId} and t."ClubTagId" = ${tagId})`;
}

export async function specialCounts(db: Queryable, clubId: ClubId): Promise<{ selfJoined: number; guests: number }> {
  const member = sql<number>`m."UserId"`;
  const { rows } = await sql<{ selfJoined: string; guests: string }>`
    select count(*) filter (where ${hasTag(member, clubId, SELF_JOIN_TAG)}) as "selfJoined",
      count(*) filter (where ${hasTag(member, clubId, GUEST_TAG)}) as guests
    from user_roles m where m."ClubId" = ${clubId} and m."Role" = 'Athlete'`.execute(db);
  return { selfJoined: Number(rows[0]?.selfJoined ?? 0), guests: Number(rows[0]?.guests ?? 0) };
}

export async function specialOfUser(db: Queryable, clubId: ClubId, userId: UserId): Promise<number[]> {
  const userParam = sql<number>`${userId}::bigint`;
  const { rows } = await sql<{ selfJoined: boolean; guest: boolean }>`
    select ${hasTag(userParam, clubId, SELF_JOIN_TAG)} as "selfJoined", ${hasTag(userParam, clubId, GUEST_TAG)} as guest`.execute(
    db,
  );
  return [...(rows[0]?.selfJoined ? [SELF_JOIN_TAG] : []), ...(rows[0]?.guest ? [GUEST_TAG] : [])];
}
