import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { FamilyInvitationId } from '@clubpulse/contract/members/families/families';
import type { MemberFacts, PayerFacts } from '@clubpulse/rules/members/families/families';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { FamilyInvitations } from '../../platform/database/schema.generated.ts';

const people = ['users.UserId', 'users.Nickname', 'users.FirstMidName', 'users.LastName', 'users.PictureUri'] as const;

export async function lockFamilies(trx: Queryable, clubId: ClubId): Promise<void> {
  await trx.selectFrom('clubs').select('ClubId').where('ClubId', '=', clubId).forNoKeyUpdate().execute();
}

export const clubsOf = (db: Queryable, userId: UserId) =>
  db
    .selectFrom('clubs')
    .select(['clubs.ClubId', 'clubs.Name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_roles as role')
          .select('role.UserId')
          .whereRef('role.ClubId', '=', 'clubs.ClubId')
          .where('role.UserId', '=', userId),
      ),
    )
    .orderBy('clubs.Name')
    .orderBy('clubs.ClubId')
    .execute();

export const membersOf = (db: Queryable, payerId: UserId, clubId?: ClubId) =>
  db
    .selectFrom('family_members as family')
    .innerJoin('users', 'users.UserId', 'family.UserId')
    .select(['family.ClubId', 'family.Since', 'family.MayBook', ...people])
    .where('family.PayerId', '=', payerId)
    .$if(clubId !== undefined, (found) => found.where('family.ClubId', '=', clubId as ClubId))
    .orderBy('family.Since')
    .orderBy('family.UserId')
    .execute();

export const payersOf = (db: Queryable, userId: UserId, clubId?: ClubId) =>
  db
    .selectFrom('family_members as family')
    .innerJoin('users', 'users.UserId', 'family.PayerId')
    .select(['family.ClubId', 'family.Since', 'family.MayBook', ...people])
    .where('family.UserId', '=', userId)
    .$if(clubId !== undefined, (found) => found.where('family.ClubId', '=', clubId as ClubId))
    .execute();

export const offersBy = (db: Queryable, payerId: UserId): Promise<Selectable<FamilyInvitations>[]> =>
  db.selectFrom('family_invitations').selectAll().where('PayerId', '=', payerId).orderBy('FamilyInvitationId').execute();

/** The desk must not see offers to users outside the club. */
export const offersInClub = (db: Queryable, payerId: UserId, clubId: ClubId): Promise<Selectable<FamilyInvitations>[]> =>
  db
    .selectFrom('family_invitations as asked')
    .selectAll('asked')
    .where('asked.PayerId', '=', payerId)
    .where('asked.ClubId', '=', clubId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .innerJoin('user_roles as role', 'role.UserId', 'users.UserId')
          .select('users.UserId')
          .where(sql<boolean>`lower(users."Email") = asked."Email"`)
          .where('role.ClubId', '=', clubId),
      ),
    )
    .orderBy('asked.FamilyInvitationId')
    .execute();

export async function deleteInvitationsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('family_invitations').where('AskedAt', '<', before).execute();
}

export const offersTo = (db: Queryable, userId: UserId) =>
  db
    .selectFrom('family_invitations as asked')
    .innerJoin('users', 'users.UserId', 'asked.PayerId')
    .select(['asked.FamilyInvitationId', 'asked.ClubId', 'asked.AskedAt', ...people])
    .where('asked.PayerId', '<>', userId)
    .where('asked.Email', '=', addressOf(userId))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_roles as role')
          .select('role.UserId')
          .whereRef('role.ClubId', '=', 'asked.ClubId')
          .where('role.UserId', '=', userId),
      ),
    )
    .orderBy('asked.FamilyInvitationId')
    .execute();

/** An offer to an unverified e-mail address may be meant for another user. */
const addressOf = (userId: UserId) =>
  sql<string | null>`(select lower("Email") from users where "UserId" = ${userId} and "EmailConfirmed")`;

export async function memberOfAddress(db: Queryable, clubId: ClubId, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('user_roles as role', 'role.UserId', 'users.UserId')
    .select('users.UserId')
    .where(sql<string>`lower(users."Email")`, '=', email)
    .where('role.ClubId', '=', clubId)
    .limit(1)
    .executeTakeFirst();
  return row?.UserId;
}

export async function payerFacts(
  db: Queryable,
  clubId: ClubId,
  payerId: UserId,
  without: FamilyInvitationId | null = null,
): Promise<PayerFacts> {
  const { rows } = await sql<PayerFacts>`select
    exists (select from family_members where "ClubId" = ${clubId} and "UserId" = ${payerId}) as "isPaidFor",
    ((select count(*) from family_members where "ClubId" = ${clubId} and "PayerId" = ${payerId})
      + (select count(*) from family_invitations where "ClubId" = ${clubId} and "PayerId" = ${payerId}
        and "FamilyInvitationId" is distinct from ${without}::bigint))::int as "count"`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('Counting answered nothing.');
  return facts;
}

export async function memberFacts(db: Queryable, clubId: ClubId, userId: UserId): Promise<MemberFacts> {
  const { rows } = await sql<MemberFacts>`select
    exists (select from family_members where "ClubId" = ${clubId} and "UserId" = ${userId}) as "isPaidFor",
    exists (select from family_members where "ClubId" = ${clubId} and "PayerId" = ${userId}) as "paysForOthers"`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('Looking answered nothing.');
  return facts;
}

export async function insertInvitation(
  trx: Queryable,
  invitation: Pick<Selectable<FamilyInvitations>, 'ClubId' | 'PayerId' | 'Email' | 'AskedAt'>,
): Promise<boolean> {
  const row = await trx
    .insertInto('family_invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .returning('FamilyInvitationId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function clubOfInvitation(db: Queryable, id: FamilyInvitationId): Promise<number | undefined> {
  const found = db.selectFrom('family_invitations').select('ClubId').where('FamilyInvitationId', '=', id);
  return (await found.executeTakeFirst())?.ClubId;
}

export async function takeOffer(
  trx: Queryable,
  userId: UserId,
  id: FamilyInvitationId,
): Promise<Selectable<FamilyInvitations> | undefined> {
  return trx
    .selectFrom('family_invitations')
    .selectAll()
    .where('FamilyInvitationId', '=', id)
    .where('PayerId', '<>', userId)
    .where('Email', '=', addressOf(userId))
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteOffers(trx: Queryable, clubId: ClubId, userId: UserId): Promise<void> {
  await trx.deleteFrom('family_invitations').where('ClubId', '=', clubId).where('Email', '=', addressOf(userId)).execute();
}

export async function takeBack(db: Queryable, payerId: UserId, id: FamilyInvitationId, clubId?: ClubId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('family_invitations')
    .where('FamilyInvitationId', '=', id)
    .where('PayerId', '=', payerId)
    .$if(clubId !== undefined, (found) => found.where('ClubId', '=', clubId as ClubId))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function decline(db: Queryable, userId: UserId, id: FamilyInvitationId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('family_invitations')
    .where('FamilyInvitationId', '=', id)
    .where('Email', '=', addressOf(userId))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertMember(
  trx: Queryable,
  family: { readonly ClubId: number; readonly UserId: number; readonly PayerId: number; readonly Since: Date },
): Promise<void> {
  await trx.insertInto('family_members').values(family).execute();
}

/** Returns the former payer, or undefined without a payer. With `payerId` deletes only the relation to that payer. */
export async function deleteMember(
  trx: Queryable,
  clubId: ClubId,
  userId: UserId,
  payerId?: UserId,
): Promise<number | undefined> {
  const row = await trx
    .deleteFrom('family_members')
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .$if(payerId !== undefined, (found) => found.where('PayerId', '=', payerId as UserId))
    .returning('PayerId')
    .executeTakeFirst();
  return row?.PayerId;
}

export async function setMayBook(db: Queryable, clubId: ClubId, userId: UserId, MayBook: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('family_members')
    .set({ MayBook })
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function mayBook(db: Queryable, clubId: ClubId, payerId: UserId, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('family_members')
    .select('MayBook')
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .where('PayerId', '=', payerId)
    .executeTakeFirst();
  return row?.MayBook === true;
}
