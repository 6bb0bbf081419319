import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { FileId } from '@clubpulse/contract/members/files/files';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Files } from '../../platform/database/schema.generated.ts';

export type FileRow = Awaited<ReturnType<typeof ownAndShared>>[number];

export interface Keeper {
  readonly userId: UserId;
  readonly clubId: ClubId | null;
}

const all = (db: Queryable) =>
  db
    .selectFrom('files as f')
    .leftJoin('clubs as club', 'club.ClubId', 'f.ClubId')
    .leftJoin('clubs as shown', 'shown.ClubId', 'f.ShownToClubId')
    .leftJoin('users as by', 'by.UserId', 'f.AddedById')
    .selectAll('f')
    .select(['club.Name as ClubName', 'shown.Name as ShownToName'])
    .select(['by.Nickname', 'by.FirstMidName', 'by.LastName', 'by.PictureUri'])
    .orderBy('f.AddedAt', 'desc')
    .orderBy('f.FileId', 'desc');

export const ownAndShared = (db: Queryable, userId: UserId) =>
  all(db).where('f.UserId', '=', userId).where('f.Shared', '=', true).execute();

export const ofClubUser = (db: Queryable, clubId: ClubId, userId: UserId): Promise<FileRow[]> =>
  all(db)
    .where('f.UserId', '=', userId)
    .where((eb) => eb.or([eb('f.ClubId', '=', clubId), eb('f.ShownToClubId', '=', clubId)]))
    .execute();

export async function usedBy(db: Queryable, keeper: Keeper): Promise<{ readonly files: number; readonly bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum("Bytes"), 0)::float8 as bytes from files
    where "UserId" = ${keeper.userId} and "ClubId" is not distinct from ${keeper.clubId}`.execute(db);
  return rows[0] ?? { files: 0, bytes: 0 };
}

export async function lockFilesOf(trx: Queryable, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('files'), hashint8(${userId}))`.execute(trx);
}

export async function insertFile(db: Queryable, file: Insertable<Files>): Promise<number> {
  return (await db.insertInto('files').values(file).returning('FileId').executeTakeFirstOrThrow()).FileId;
}

export const holdFile = (
  trx: Queryable,
  fileId: FileId,
  { userId, clubId }: Keeper,
): Promise<{ RowVersion: number } | undefined> =>
  trx
    .selectFrom('files')
    .select('RowVersion')
    .where('FileId', '=', fileId)
    .where('UserId', '=', userId)
    .where('ClubId', clubId === null ? 'is' : '=', clubId)
    .forUpdate()
    .executeTakeFirst();

export async function updateFile(
  db: Queryable,
  fileId: FileId,
  fields: Partial<Pick<Insertable<Files>, 'Title' | 'Kind' | 'ValidUntil' | 'Shared' | 'ShownToClubId'>>,
): Promise<void> {
  await db
    .updateTable('files')
    .set((eb) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('FileId', '=', fileId)
    .execute();
}

export async function deleteFile(db: Queryable, fileId: FileId, { userId, clubId }: Keeper): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('files')
    .where('FileId', '=', fileId)
    .where('UserId', '=', userId)
    .where('ClubId', clubId === null ? 'is' : '=', clubId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
