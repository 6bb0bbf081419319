import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClubTag, ClubTagId } from '@clubpulse/contract/clubs/tags/tags';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';

export const insertTag = async (db: Queryable, ClubId: ClubId, Text: string): Promise<number> =>
  (await db.insertInto('club_tags').values({ ClubId, Text }).returning('ClubTagId').executeTakeFirstOrThrow()).ClubTagId;

export async function updateTag(db: Queryable, clubId: ClubId, tagId: ClubTagId, Text: string): Promise<boolean> {
  const result = await db
    .updateTable('club_tags')
    .set({ Text })
    .where('ClubId', '=', clubId)
    .where('ClubTagId', '=', tagId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteTag(db: Queryable, clubId: ClubId, tagId: ClubTagId): Promise<string | undefined> {
  const removed = db.deleteFrom('club_tags').where('ClubId', '=', clubId).where('ClubTagId', '=', tagId);
  return (await removed.returning('Text').executeTakeFirst())?.Text;
}

export async function setTags(trx: Queryable, clubId: ClubId, userId: UserId, tagIds: readonly number[]): Promise<boolean> {
  const ofClub = trx.selectFrom('club_tags').select('ClubTagId').where('ClubId', '=', clubId);
  const removed = await trx
    .deleteFrom('user_club_tags')
    .where('UserId', '=', userId)
    .where('ClubTagId', 'in', ofClub)
    .where('ClubTagId', '<>', sql<number>`all(${listOf(tagIds)}::bigint[])`)
    .executeTakeFirst();
  if (tagIds.length === 0) return removed.numDeletedRows > 0n;
  const added = await trx
    .insertInto('user_club_tags')
    .values(tagIds.map((ClubTagId) => ({ ClubTagId, UserId: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('ClubTagId')
    .execute();
  return removed.numDeletedRows > 0n || added.length > 0;
}

export async function tagsHeld(
  trx: Queryable,
  clubId: ClubId,
  tagIds: readonly number[],
): Promise<{ readonly ClubTagId: number; readonly Text: string }[]> {
  if (tagIds.length === 0) return [];
  const ofClub = trx.selectFrom('club_tags').select(['ClubTagId', 'Text']).where('ClubId', '=', clubId);
  return ofClub.where('ClubTagId', 'in', tagIds).orderBy('ClubTagId').forKeyShare().execute();
}

export const tagsOfClub = (db: Queryable, clubId: ClubId): Promise<(ClubTag & { readonly Text: string })[]> =>
  db
    .selectFrom('club_tags as tag')
    .select(({ selectFrom }) => [
      'tag.ClubTagId',
      'tag.Text',
      selectFrom('user_club_tags as given')
        .innerJoin('user_roles as role', 'role.UserId', 'given.UserId')
        .whereRef('given.ClubTagId', '=', 'tag.ClubTagId')
        .whereRef('role.ClubId', '=', 'tag.ClubId')
        .select(({ fn }) => fn.count<number>('given.UserId').distinct().as('Members'))
        .as('Members'),
    ])
    .where('tag.ClubId', '=', clubId)
    .orderBy(({ fn }) => fn('lower', ['tag.Text']))
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, Members: row.Members ?? 0 })));

export const tagIdsOfUser = async (db: Queryable, clubId: ClubId, userId: UserId): Promise<number[]> =>
  (
    await db
      .selectFrom('user_club_tags')
      .innerJoin('club_tags', 'club_tags.ClubTagId', 'user_club_tags.ClubTagId')
      .select('user_club_tags.ClubTagId')
      .where('club_tags.ClubId', '=', clubId)
      .where('user_club_tags.UserId', '=', userId)
      .execute()
  ).map(({ ClubTagId }) => ClubTagId);

export async function tagIdsByText(db: Queryable, clubId: ClubId): Promise<Map<string, number>> {
  const rows = await db.selectFrom('club_tags').select(['ClubTagId', 'Text']).where('ClubId', '=', clubId).execute();
  return new Map(rows.map(({ ClubTagId, Text }) => [Text.toLowerCase(), ClubTagId]));
}

export async function insertTags(trx: Queryable, ClubId: ClubId, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  // The texts are one parameter, because a file may contain more rows than a statement may have parameters.
  await sql`
    insert into club_tags ("ClubId", "Text") select ${ClubId}, text from unnest(${[...texts]}::text[]) as text
    on conflict do nothing`.execute(trx);
}

export async function addTags(trx: Queryable, clubId: ClubId, userId: UserId, tagIds: readonly number[]): Promise<void> {
  const held = await tagsHeld(trx, clubId, tagIds);
  if (held.length === 0) return;
  await trx
    .insertInto('user_club_tags')
    .values(held.map(({ ClubTagId }) => ({ ClubTagId, UserId: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function putInto(trx: Queryable, tagId: ClubTagId, userIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ UserId: number }>`
    insert into user_club_tags ("ClubTagId", "UserId")
    select ${tagId}, "UserId" from unnest(${listOf(userIds)}::bigint[]) as "UserId" order by "UserId"
    on conflict do nothing returning "UserId"`.execute(trx);
  return rows.map(({ UserId }) => UserId);
}

export async function takeOut(trx: Queryable, tagId: ClubTagId, userIds: readonly number[]): Promise<number[]> {
  const removed = await trx
    .deleteFrom('user_club_tags')
    .where('ClubTagId', '=', tagId)
    .where('UserId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`)
    .returning('UserId')
    .execute();
  return removed.map(({ UserId }) => UserId);
}
