import type { AvailableRoles, Role } from '@clubpulse/contract/accounts/roles';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

export async function rolesOf(db: Queryable, userId: UserId): Promise<AvailableRoles> {
  const rows = await db
    .selectFrom('user_roles')
    .select(['Role', 'ClubId', 'BrandId'])
    .where('UserId', '=', userId)
    .orderBy('ClubId')
    .orderBy('BrandId')
    .execute();
  const inClubs = (role: Role) =>
    rows.flatMap((row) => (row.Role === role && row.ClubId !== null ? [{ ClubId: row.ClubId }] : []));
  return {
    Owner: rows.flatMap((row) => (row.Role === 'Owner' && row.BrandId !== null ? [{ BrandId: row.BrandId }] : [])),
    Manager: inClubs('Manager'),
    Trainer: inClubs('Trainer'),
    Athlete: inClubs('Athlete'),
  };
}

/** Gives the role; giving it again changes nothing. Answers whether it is new. */
export async function insertClubRole(
  db: Queryable,
  userId: UserId,
  role: Exclude<Role, 'Owner'>,
  clubId: ClubId,
): Promise<boolean> {
  const result = await db
    .insertInto('user_roles')
    .values({ UserId: userId, Role: role, ClubId: clubId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * The roles of somebody in the club; until the transaction ends nobody else takes roles there, because all who do ask by this first.
 */
export async function lockClubRoles(db: Queryable, clubId: ClubId, userId: UserId): Promise<Exclude<Role, 'Owner'>[]> {
  const rows = await db
    .selectFrom('user_roles')
    .select(['UserId', 'Role'])
    .where('ClubId', '=', clubId)
    .where(({ eb, or }) => or([eb('UserId', '=', userId), eb('Role', '=', 'Manager')]))
    .orderBy('UserId')
    .orderBy('Role')
    .forUpdate()
    .execute();
  return rows.flatMap((row) => (row.UserId === userId && row.Role !== 'Owner' ? [row.Role] : []));
}

/** Takes roles in the club; with the last of them goes what the club keeps of her (the trigger `user_roles_left`). */
export async function takeClubRoles(
  db: Queryable,
  userId: UserId,
  clubId: ClubId,
  roles: readonly Exclude<Role, 'Owner'>[],
): Promise<void> {
  await db
    .deleteFrom('user_roles')
    .where('UserId', '=', userId)
    .where('ClubId', '=', clubId)
    .where('Role', 'in', roles)
    .execute();
}

/** Whether the user has a role in the club itself; an Owner holds his in the brand. */
export async function hasRoleIn(db: Queryable, userId: UserId, clubId: ClubId): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles')
    .select('UserId')
    .where('UserId', '=', userId)
    .where('ClubId', '=', clubId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Users with any role in the club, with their role names. */
export async function clubRoles(db: Queryable, clubId: ClubId): Promise<{ UserId: UserId; Role: string }[]> {
  return db.selectFrom('user_roles').select(['UserId', 'Role']).where('ClubId', '=', clubId).execute();
}

export async function countAthletes(db: Queryable, clubIds: readonly number[]): Promise<Map<number, number>> {
  if (clubIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_roles')
    .select(({ fn }) => ['ClubId', fn.countAll<number>().as('count')])
    .where('Role', '=', 'Athlete')
    .where('ClubId', 'in', clubIds)
    .groupBy('ClubId')
    .execute();
  return new Map(rows.flatMap((row) => (row.ClubId === null ? [] : [[row.ClubId, row.count] as const])));
}
