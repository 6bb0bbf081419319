import type { UserId } from '@clubpulse/contract/accounts/users';
import type { DebtId } from '@clubpulse/contract/billing/debts/debts';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Debts } from '../../platform/database/schema.generated.ts';
import { everyWord, foldedSql, searchTerms } from '../../platform/database/text-search.ts';
import type { Leaver } from '../../platform/feature/leaving.ts';

export interface DebtRow extends Selectable<Debts> {
  readonly IsMember: boolean;
  readonly ClubName: string;
}
export interface DebtFilter {
  readonly userId?: number | undefined;
  readonly text?: string | undefined;
}

const isOwed = sql<boolean>`not ended_by_refund("UserSubscriptionId")`;

const rows = (db: Queryable) =>
  db
    .selectFrom('debts as d')
    .innerJoin('clubs', 'clubs.ClubId', 'd.ClubId')
    .selectAll('d')
    .select([
      'clubs.Name as ClubName',
      sql<boolean>`exists(select from user_roles r where r."UserId" = d."UserId" and r."ClubId" = d."ClubId")`.as('IsMember'),
    ])
    .where(isOwed);

function filtered(db: Queryable, clubId: ClubId, { userId, text }: DebtFilter) {
  const found = rows(db).where('d.ClubId', '=', clubId);
  const ofUser = userId === undefined ? found : found.where('d.UserId', '=', userId);
  if (!text) return ofUser;
  return ofUser.where(
    everyWord(searchTerms(text), foldedSql('d.FirstMidName', 'd.LastName', 'd.Nickname', 'd.SubscriptionName')),
  );
}

export const debtsOfClub = (
  db: Queryable,
  clubId: ClubId,
  filter: DebtFilter,
  start: number,
  length: number,
): Promise<DebtRow[]> =>
  filtered(db, clubId, filter).orderBy('d.LeftAt', 'desc').orderBy('d.DebtId').limit(length).offset(start).execute();

export async function countDebts(db: Queryable, clubId: ClubId, filter: DebtFilter): Promise<number> {
  const { count } = await filtered(db, clubId, filter)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const debtsOfUser = (db: Queryable, userId: UserId): Promise<DebtRow[]> =>
  rows(db).where('d.UserId', '=', userId).orderBy('d.OwedSince').orderBy('d.DebtId').execute();

export const lockDebt = (trx: Queryable, clubId: ClubId, debtId: DebtId): Promise<Selectable<Debts> | undefined> =>
  trx
    .selectFrom('debts')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('DebtId', '=', debtId)
    .where(isOwed)
    .forUpdate()
    .executeTakeFirst();

export async function savePart(trx: Queryable, debtId: DebtId, PartPaid: number): Promise<void> {
  await trx.updateTable('debts').set({ PartPaid }).where('DebtId', '=', debtId).execute();
}

export async function deleteDebt(trx: Queryable, debtId: DebtId): Promise<void> {
  await trx.deleteFrom('debts').where('DebtId', '=', debtId).execute();
}

/** A debt that a refund ended is deleted, so that no name remains. */
export async function deleteEnded(trx: Queryable, userId: UserId): Promise<void> {
  await trx.deleteFrom('debts').where('UserId', '=', userId).where(sql<boolean>`not ${isOwed}`).execute();
}

/**
 * Stores debts for the subscriptions that are deleted when a member leaves. This includes debts that a refund ended, because
 * deleting that refund makes them owed again.
 */
export async function storeDebts(trx: Queryable, { ClubId, UserId, at }: Leaver): Promise<void> {
  await sql`
    insert into debts ("ClubId", "UserId", "FirstMidName", "LastName", "Nickname", "UserSubscriptionId", "SubscriptionName", "Currency",
      "Amount", "OwedSince", "LeftAt")
    select held."ClubId", users."UserId", users."FirstMidName", users."LastName", users."Nickname", held."UserSubscriptionId",
      held."SubscriptionName", held."Currency", owed."Amount", owed."Since", ${at}
    from user_subscriptions held
    join users using ("UserId")
    join clubs on clubs."ClubId" = held."ClubId"
    cross join lateral owed_of(before_refund(held), (${at}::timestamptz at time zone clubs."TimeZone")::date) as owed
    where held."ClubId" = ${ClubId} and held."UserId" = ${UserId} and owed."Amount" > 0
    order by held."UserSubscriptionId"`.execute(trx);
}
