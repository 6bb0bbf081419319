import { type Demand, WITHOUT_FACTOR_SHOWN } from '@clubpulse/contract/accounts/security';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';

export interface DemandingClub {
  readonly ClubId: number;
  readonly BrandId: number | null;
  readonly Name: string;
}

const hasFactor = (userId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from user_identities identity
  where identity."UserId" = ${userId} and (
    exists (select from identity_totp totp where totp."AccountId" = identity."Subject" and totp."ConfirmedAt" is not null)
    or exists (select from identity_passkeys passkey where passkey."AccountId" = identity."Subject")))`;
const isStaffRole = sql`role."ClubId" = club."ClubId" and role."Role" in ('Manager', 'Trainer', 'FrontDesk', 'Accountant')
  or role."Role" = 'Owner' and role."BrandId" = club."BrandId"`;

export async function clubsRequiringFactor(db: Queryable, userId: UserId): Promise<DemandingClub[]> {
  const { rows } = await sql<DemandingClub>`
    select club."ClubId", club."BrandId", club."Name" from club_factor_demands
    join clubs club using ("ClubId")
    where exists (select from user_roles role where role."UserId" = ${userId} and (${isStaffRole}))
    order by club."Name", club."ClubId"`.execute(db);
  return rows;
}

export async function closedTo(db: Queryable, userId: UserId): Promise<DemandingClub[]> {
  const clubs = await clubsRequiringFactor(db, userId);
  if (clubs.length === 0) return clubs;
  const { rows } = await sql<{ has: boolean }>`select ${hasFactor(sql`${userId}`)} as has`.execute(db);
  return rows[0]?.has ? [] : clubs;
}

export async function closedIn(db: Queryable, clubId: ClubId, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ UserId: number }>`
    select person."UserId" from unnest(${listOf(userIds)}::bigint[]) person("UserId")
    where exists (select from club_factor_demands where "ClubId" = ${clubId}) and not ${hasFactor(sql`person."UserId"`)}`.execute(
    db,
  );
  return new Set(rows.map(({ UserId }) => UserId));
}

type StandingDemand = Pick<Demand, 'Demanded' | 'Staff' | 'StaffWithFactor' | 'WithoutFactor'>;

export async function demandOf(db: Queryable, clubId: ClubId): Promise<StandingDemand> {
  const { rows } = await sql<StandingDemand>`
    with staff as (
      select person.*, ${hasFactor(sql`person."UserId"`)} as has
      from (select distinct role."UserId" from clubs club join user_roles role on ${isStaffRole} where club."ClubId" = ${clubId}) someone
      join users person using ("UserId"))
    select exists (select from club_factor_demands where "ClubId" = ${clubId}) as "Demanded",
      count(*)::int as "Staff", count(*) filter (where has)::int as "StaffWithFactor",
      coalesce((
        select json_agg(one) from (
          select "UserId", "Nickname", "FirstMidName", "LastName" from staff where not has
          order by lower("LastName"), lower("FirstMidName"), "UserId" limit ${WITHOUT_FACTOR_SHOWN}) one), '[]') as "WithoutFactor"
    from staff`.execute(db);
  return rows[0] ?? { Demanded: false, Staff: 0, StaffWithFactor: 0, WithoutFactor: [] };
}

export async function accountOfUser(db: Queryable, issuer: string, userId: UserId): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_identities')
    .select('Subject')
    .where('Issuer', '=', issuer)
    .where('UserId', '=', userId)
    .executeTakeFirst();
  return row?.Subject;
}
