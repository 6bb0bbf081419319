import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { PlannedMessageId, PlannedRefusal } from '@clubpulse/contract/office/planned-messages/planned-messages';
import { type Insertable, type NotNull, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { PlannedMessages } from '../../platform/database/schema.generated.ts';

export type PlannedRow = Awaited<ReturnType<typeof plannedOf>>[number];

const all = (db: Queryable) =>
  db
    .selectFrom('planned_messages as planned')
    .innerJoin('users as author', 'author.UserId', 'planned.AuthorId')
    .selectAll('planned')
    .select(['author.Nickname', 'author.FirstMidName', 'author.LastName', 'author.PictureUri']);

export const plannedOf = (db: Queryable, clubId: ClubId, userId: UserId) =>
  all(db)
    .where('planned.ClubId', '=', clubId)
    .where(({ eb, or }) => or([eb('planned.SendAt', 'is not', null), eb('planned.AuthorId', '=', userId)]))
    .orderBy('planned.SendAt', (order) => order.asc().nullsLast())
    .orderBy('planned.SavedAt', 'desc')
    .execute();

export const oneOf = (db: Queryable, id: PlannedMessageId): Promise<PlannedRow | undefined> =>
  all(db).where('planned.PlannedMessageId', '=', id).executeTakeFirst();

export async function holdCount(trx: Queryable, clubId: ClubId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('planned_messages'), ${clubId})`.execute(trx);
}

export async function countPlanned(db: Queryable, clubId: ClubId, userId: UserId, waiting: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('planned_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .where('SendAt', waiting ? 'is not' : 'is', null)
    .$if(!waiting, (found) => found.where('AuthorId', '=', userId))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertPlanned(db: Queryable, planned: Insertable<PlannedMessages>): Promise<number> {
  const row = await db.insertInto('planned_messages').values(planned).returning('PlannedMessageId').executeTakeFirstOrThrow();
  return row.PlannedMessageId;
}

interface Own {
  readonly clubId: ClubId;
  readonly userId: UserId;
  readonly id: PlannedMessageId;
}

export async function saveDraft(
  db: Queryable,
  { clubId, userId, id }: Own,
  fields: Pick<Insertable<PlannedMessages>, 'Content' | 'SavedAt' | 'SendAt'>,
  RowVersion?: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('planned_messages')
    .set((eb) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('PlannedMessageId', '=', id)
    .where('ClubId', '=', clubId)
    .where('AuthorId', '=', userId)
    .where('SendAt', 'is', null)
    .$if(RowVersion !== undefined, (draft) => draft.where('RowVersion', '=', RowVersion ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function holdDraft(trx: Queryable, { clubId, userId, id }: Own): Promise<boolean> {
  const row = await trx
    .selectFrom('planned_messages')
    .select('PlannedMessageId')
    .where('PlannedMessageId', '=', id)
    .where('ClubId', '=', clubId)
    .where('AuthorId', '=', userId)
    .where('SendAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteDraft(db: Queryable, { clubId, userId, id }: Own): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('planned_messages')
    .where('PlannedMessageId', '=', id)
    .where('ClubId', '=', clubId)
    .where('AuthorId', '=', userId)
    .where('SendAt', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function takeBack(db: Queryable, { clubId, userId, id }: Own): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('planned_messages')
    .set((eb) => ({ SendAt: null, Refused: null, AuthorId: userId, RowVersion: eb('RowVersion', '+', 1) }))
    .where('PlannedMessageId', '=', id)
    .where('ClubId', '=', clubId)
    .where('SendAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const takeWaiting = (
  trx: Queryable,
  id: PlannedMessageId,
): Promise<(Selectable<PlannedMessages> & { readonly SendAt: Date; readonly IsDue: boolean }) | undefined> =>
  trx
    .selectFrom('planned_messages')
    .selectAll()
    .$narrowType<{ SendAt: NotNull }>()
    // The time is compared with the clock of the database, because the queue also uses it.
    .select(sql<boolean>`"SendAt" <= clock_timestamp()`.as('IsDue'))
    .where('PlannedMessageId', '=', id)
    .where('SendAt', 'is not', null)
    .where('Refused', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const allWaiting = (db: Queryable): Promise<{ PlannedMessageId: PlannedMessageId; SendAt: Date }[]> =>
  db
    .selectFrom('planned_messages')
    .select(['PlannedMessageId', 'SendAt'])
    .$narrowType<{ SendAt: NotNull }>()
    .where('SendAt', 'is not', null)
    .where('Refused', 'is', null)
    .execute();

export async function deletePlanned(trx: Queryable, id: PlannedMessageId): Promise<void> {
  await trx.deleteFrom('planned_messages').where('PlannedMessageId', '=', id).execute();
}

export async function setRefused(trx: Queryable, id: PlannedMessageId, Refused: PlannedRefusal): Promise<void> {
  await trx.updateTable('planned_messages').set({ Refused }).where('PlannedMessageId', '=', id).execute();
}

export async function picturesInPlannedMessages(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const { rows } = await sql<{ uri: string }>`
    select distinct "Content" ->> 'PictureUri' as uri from planned_messages
    where "Content" ->> 'PictureUri' = any(${[...uris]}::text[])`.execute(db);
  return rows.map(({ uri }) => uri);
}

export async function isAdministrator(db: Queryable, userId: UserId): Promise<boolean> {
  const row = await db.selectFrom('users').select('IsAdmin').where('UserId', '=', userId).executeTakeFirst();
  return row?.IsAdmin === true;
}
