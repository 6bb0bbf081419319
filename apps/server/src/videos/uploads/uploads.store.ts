import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { MediaObjects, Uploads } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';

export type UploadRow = Selectable<Uploads>;
export type ArrivingRow = UploadRow & { readonly Type: string | null; readonly SavedAs: string | null };
export type ObjectRow = Selectable<MediaObjects>;

export async function lockUploads(trx: Queryable, clubId: ClubId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('uploads'), ${clubId}::integer)`.execute(trx);
}

export async function countOpen(trx: Queryable, clubId: ClubId, silentFrom: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('uploads as u')
    .innerJoin('media_files as m', 'm.MediaId', 'u.MediaId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('m.ClubId', '=', clubId)
    .where('m.ForgottenAt', 'is', null)
    .where(({ or, eb }) => or([eb('u.Received', '>', 0), eb('u.TouchedAt', '>', silentFrom)]))
    .executeTakeFirstOrThrow();
  return count;
}

export async function bytesOf(db: Queryable, clubIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (clubIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('media_files')
    .select(['ClubId', sql<number>`sum("Bytes")::float8`.as('Bytes')])
    .where('ClubId', 'in', clubIds)
    .where('ForgottenAt', 'is', null)
    .where('SavedAs', 'is', null)
    .groupBy('ClubId')
    .execute();
  return new Map(rows.flatMap(({ ClubId, Bytes }) => (ClubId === null ? [] : [[ClubId, Bytes] as const])));
}

export async function insertUpload(
  trx: Queryable,
  ClubId: ClubId,
  upload: Insertable<Uploads>,
  SavedAs: string | null,
): Promise<void> {
  const { MediaId, Bytes } = upload;
  await trx.insertInto('media_files').values({ MediaId, ClubId, Bytes, SavedAs }).execute();
  await trx.insertInto('uploads').values(upload).execute();
}

const arriving = (db: Queryable) =>
  db
    .selectFrom('uploads as u')
    .innerJoin('media_files as m', 'm.MediaId', 'u.MediaId')
    .selectAll('u')
    .select(['m.Type', 'm.SavedAs']);

export const uploadOf = (db: Queryable, mediaId: string): Promise<ArrivingRow | undefined> =>
  arriving(db).where('u.MediaId', '=', mediaId).executeTakeFirst();

export const uploadAt = (db: Queryable, tokenHash: string, now: Date): Promise<ArrivingRow | undefined> =>
  arriving(db)
    .where('u.TokenHash', '=', tokenHash)
    .where('u.ExpiresAt', '>', now)
    .where('m.ForgottenAt', 'is', null)
    .where('m.ClubId', 'is not', null)
    .executeTakeFirst();

export const readdress = (
  db: Queryable,
  mediaId: string,
  address: Pick<UploadRow, 'TokenHash' | 'ExpiresAt' | 'UserId'>,
): Promise<UploadRow | undefined> =>
  db
    .updateTable('uploads')
    .set(address)
    .where('MediaId', '=', mediaId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('media_files as m')
          .select('m.MediaId')
          .whereRef('m.MediaId', '=', 'uploads.MediaId')
          .where('m.ForgottenAt', 'is', null),
      ),
    )
    .returningAll()
    .executeTakeFirst();

export async function holdPart(db: Queryable, mediaId: string, offset: number, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ BusyUntil: until })
    .where('MediaId', '=', mediaId)
    .where('Received', '=', offset)
    .where(({ or, eb }) => or([eb('BusyUntil', 'is', null), eb('BusyUntil', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
export async function releasePart(db: Queryable, mediaId: string): Promise<void> {
  await db.updateTable('uploads').set({ BusyUntil: null }).where('MediaId', '=', mediaId).execute();
}

export async function countPart(
  db: Queryable,
  mediaId: string,
  part: { readonly offset: number; readonly bytes: number; readonly proof: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({
      Received: part.offset + part.bytes,
      Proofs: sql`array_append("Proofs", ${part.proof})`,
      BusyUntil: null,
      TouchedAt: part.now,
    })
    .where('MediaId', '=', mediaId)
    .where('Received', '=', part.offset)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setMediaType(db: Queryable, mediaId: string, Type: string): Promise<void> {
  await db.updateTable('media_files').set({ Type }).where('MediaId', '=', mediaId).execute();
}

export async function sayDocument(db: Queryable, mediaId: string, Type: string, SavedAs: string): Promise<void> {
  await db.updateTable('media_files').set({ Type, SavedAs }).where('MediaId', '=', mediaId).execute();
}

export async function endUpload(trx: Queryable, { MediaId, Name, Bytes }: UploadRow): Promise<void> {
  await keepObject(trx, { MediaId, Name, Bytes, Room: 'videos' });
  await trx.deleteFrom('uploads').where('MediaId', '=', MediaId).execute();
}

/** The row is inserted before the object is written, so that the cleanup finds interrupted writes. */
export async function keepObject(trx: Queryable, object: Insertable<MediaObjects>): Promise<void> {
  await trx
    .insertInto('media_objects')
    .values(object)
    .onConflict((found) => found.column('Name').doUpdateSet({ Bytes: object.Bytes }))
    .execute();
}
export async function countObjects(trx: Queryable, mediaId: string): Promise<void> {
  await sql`update media_files set "Bytes" = (select coalesce(sum("Bytes"), 0) from media_objects where "MediaId" = ${mediaId})
    where "MediaId" = ${mediaId}`.execute(trx);
}

export const objectsOf = (db: Queryable, mediaId: string): Promise<ObjectRow[]> =>
  db.selectFrom('media_objects').selectAll().where('MediaId', '=', mediaId).execute();

export async function forgetMedia(trx: Queryable, mediaId: string, ForgottenAt: Date): Promise<void> {
  await trx.updateTable('media_files').set({ ForgottenAt }).where('MediaId', '=', mediaId).execute();
}
export async function forgetIdle(db: Queryable, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('media_files')
    .set({ ForgottenAt: now })
    .where('ForgottenAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('uploads as u')
          .select('u.MediaId')
          .whereRef('u.MediaId', '=', 'media_files.MediaId')
          .where('u.TouchedAt', '<', before),
      ),
    )
    .execute();
}
export async function forgottenMedia(db: Queryable, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media_files')
    .select('MediaId')
    .where(({ or, eb }) => or([eb('ForgottenAt', 'is not', null), eb('ClubId', 'is', null)]))
    .limit(most)
    .execute();
  return rows.map(({ MediaId }) => MediaId);
}
export async function deleteMedia(trx: Queryable, mediaId: string): Promise<void> {
  await trx.deleteFrom('media_objects').where('MediaId', '=', mediaId).execute();
  await trx.deleteFrom('uploads').where('MediaId', '=', mediaId).execute();
  await trx.deleteFrom('media_files').where('MediaId', '=', mediaId).execute();
}

export interface Link {
  readonly TokenHash: string;
  readonly MediaId: string;
  readonly ClubId: ClubId;
  readonly UserId: number;
  readonly ExpiresAt: Date;
}
export async function insertLink(db: Queryable, link: Link): Promise<void> {
  await db.insertInto('media_links').values(link).execute();
}
export async function endLinks(trx: Queryable, mediaId: string, userIds?: readonly number[]): Promise<void> {
  let ended = trx.deleteFrom('media_links').where('MediaId', '=', mediaId);
  if (userIds !== undefined) ended = ended.where('UserId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`);
  await ended.execute();
}
export async function deleteLapsedLinks(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('media_links').where('ExpiresAt', '<=', now).execute();
}

/** The object of the link, only while the link's user belongs to the club or is an administrator. */
export const linkedObject = (db: Queryable, tokenHash: string, name: string, now: Date) =>
  db
    .selectFrom('media_links as l')
    .innerJoin('media_files as m', 'm.MediaId', 'l.MediaId')
    .innerJoin('media_objects as o', 'o.MediaId', 'l.MediaId')
    .innerJoin('clubs as c', 'c.ClubId', 'l.ClubId')
    .innerJoin('users as u', 'u.UserId', 'l.UserId')
    .select(['o.Name', 'o.Bytes', 'm.Type', 'm.SavedAs'])
    .where('l.TokenHash', '=', tokenHash)
    .where('l.ExpiresAt', '>', now)
    .where('m.ForgottenAt', 'is', null)
    .where('o.Name', '=', name)
    .where('o.Room', '=', 'videos')
    .where(({ or, exists, eb, selectFrom }) =>
      or([
        eb('u.IsAdmin', '=', true),
        exists(
          selectFrom('user_roles as r')
            .select('r.UserId')
            .whereRef('r.UserId', '=', 'l.UserId')
            .where((whose) =>
              whose.or([whose('r.ClubId', '=', whose.ref('l.ClubId')), whose('r.BrandId', '=', whose.ref('c.BrandId'))]),
            ),
        ),
      ]),
    )
    .executeTakeFirst();
