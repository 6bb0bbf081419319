import type { AvailableRoles, Role, WayIn } from '@clubpulse/contract/accounts/roles';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import { handedToUser } from '@clubpulse/rules/accounts/security/handed';
import { type InsertResult, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import { endHanded } from '../../platform/identity/handed/handed.store.ts';

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
    FrontDesk: inClubs('FrontDesk'),
    Accountant: inClubs('Accountant'),
    Athlete: inClubs('Athlete'),
  };
}

export async function insertClubRole(
  db: Queryable,
  userId: UserId,
  role: Exclude<Role, 'Owner'>,
  clubId: ClubId,
  CameBy: WayIn | null = null,
): Promise<boolean> {
  const result = await db
    .insertInto('user_roles')
    .values({ UserId: userId, Role: role, ClubId: clubId, SelfJoined: CameBy === 'Self', CameBy })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return isNewRole(db, userId, result);
}

async function isNewRole(db: Queryable, userId: UserId, { numInsertedOrUpdatedRows = 0n }: InsertResult): Promise<boolean> {
  if (numInsertedOrUpdatedRows === 0n) return false;
  await endHanded(db, { subject: handedToUser(userId), madeBy: userId });
  return true;
}

/** Must be the first lock when roles are removed. Locks again while other transactions add roles. */
export async function lockClubRoles(db: Queryable, clubId: ClubId, userId: UserId): Promise<Exclude<Role, 'Owner'>[]> {
  let rows = await lockedRoles(db, clubId, userId);
  // The lock makes writes to tables that refer to this row wait.
  await db
    .selectFrom('club_people')
    .select('UserId')
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .forUpdate()
    .execute();
  for (let seen = -1; seen !== rows.length; ) {
    seen = rows.length;
    rows = await lockedRoles(db, clubId, userId);
  }
  return rows.flatMap((row) => (row.UserId === userId && row.Role !== 'Owner' ? [row.Role] : []));
}

const lockedRoles = (db: Queryable, clubId: ClubId, userId: UserId) =>
  db
    .selectFrom('user_roles')
    .select(['UserId', 'Role'])
    .where('ClubId', '=', clubId)
    .where(({ eb, or }) => or([eb('UserId', '=', userId), eb('Role', '=', 'Manager')]))
    .orderBy('UserId')
    .orderBy('Role')
    .forUpdate()
    .execute();

/** Call only from `takeRoles`: removing the last role must also delete the club's data of the member. */
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
  await endHanded(db, { subject: handedToUser(userId), madeBy: userId });
}

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

export async function withRoleIn(db: Queryable, userIds: readonly number[], clubId: ClubId): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('user_roles')
    .select('UserId')
    .where('UserId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`)
    .where('ClubId', '=', clubId)
    .execute();
  return new Set(rows.map(({ UserId }) => UserId));
}

/** Locks the user's roles in the club against removal. Must be the first lock of a transaction that writes data of the user. */
export async function holdRoleIn(trx: Queryable, userId: UserId, clubId: ClubId): Promise<boolean> {
  const held = await trx
    .selectFrom('user_roles')
    .select('UserId')
    .where('UserId', '=', userId)
    .where('ClubId', '=', clubId)
    .forKeyShare()
    .execute();
  return held.length > 0;
}

export async function holdRolesIn(trx: Queryable, userIds: readonly number[], clubId: ClubId): Promise<Set<number>> {
  const held = await trx
    .selectFrom('user_roles')
    .select('UserId')
    .where('UserId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`)
    .where('ClubId', '=', clubId)
    .orderBy('UserId')
    .forKeyShare()
    .execute();
  return new Set(held.map(({ UserId }) => UserId));
}

export async function clubRoles(db: Queryable, clubId: ClubId): Promise<{ UserId: UserId; Role: string }[]> {
  return db.selectFrom('user_roles').select(['UserId', 'Role']).where('ClubId', '=', clubId).execute();
}

export async function countHolders(
  db: Queryable,
  role: Exclude<Role, 'Owner'>,
  clubIds: readonly number[],
): Promise<Map<number, number>> {
  if (clubIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_roles')
    .select(({ fn }) => ['ClubId', fn.countAll<number>().as('count')])
    .where('Role', '=', role)
    .where('ClubId', 'in', clubIds)
    .groupBy('ClubId')
    .execute();
  return new Map(rows.flatMap((row) => (row.ClubId === null ? [] : [[row.ClubId, row.count] as const])));
}

export async function insertOwner(db: Queryable, userId: UserId, brandId: BrandId): Promise<boolean> {
  const result = await db
    .insertInto('user_roles')
    .values({ UserId: userId, Role: 'Owner', BrandId: brandId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return isNewRole(db, userId, result);
}

export async function lockOwners(db: Queryable, brandId: BrandId): Promise<UserId[]> {
  const rows = await db
    .selectFrom('user_roles')
    .select('UserId')
    .where('BrandId', '=', brandId)
    .orderBy('UserId')
    .forUpdate()
    .execute();
  return rows.map(({ UserId }) => UserId);
}

export async function deleteOwner(db: Queryable, userId: UserId, brandId: BrandId): Promise<void> {
  await db.deleteFrom('user_roles').where('UserId', '=', userId).where('BrandId', '=', brandId).execute();
  await endHanded(db, { subject: handedToUser(userId), madeBy: userId });
}
