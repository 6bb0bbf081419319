import type { GuideReader, SupportVideoId } from '@clubpulse/contract/office/support/support';
import type { Language } from '@clubpulse/contract/scalars';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { SupportVideos } from '../../platform/database/schema.generated.ts';

export type SupportVideoRow = Omit<Selectable<SupportVideos>, 'SortTitle'>;
export type NewSupportVideo = Insertable<SupportVideos>;

export async function lockVideos(trx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('support_videos'))`.execute(trx);
}
export async function countVideos(trx: Queryable): Promise<number> {
  const { count } = await trx
    .selectFrom('support_videos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const videosFor = (db: Queryable, readers: readonly GuideReader[], language: Language): Promise<SupportVideoRow[]> =>
  db
    .selectFrom('support_videos')
    .selectAll()
    .where('For', 'in', readers)
    .orderBy(sql`"Language" <> ${language}`)
    .orderBy('SortTitle')
    .orderBy('SupportVideoId')
    .execute();

export const insertVideo = (trx: Queryable, video: NewSupportVideo): Promise<SupportVideoRow> =>
  trx.insertInto('support_videos').values(video).returningAll().executeTakeFirstOrThrow();

export const videoOf = (db: Queryable, id: SupportVideoId): Promise<SupportVideoRow | undefined> =>
  db.selectFrom('support_videos').selectAll().where('SupportVideoId', '=', id).executeTakeFirst();

export const updateVideo = (
  trx: Queryable,
  id: SupportVideoId,
  video: NewSupportVideo,
  version: number,
): Promise<SupportVideoRow | undefined> =>
  trx
    .updateTable('support_videos')
    .set((eb) => ({ ...video, RowVersion: eb('RowVersion', '+', 1) }))
    .where('SupportVideoId', '=', id)
    .where('RowVersion', '=', version)
    .returningAll()
    .executeTakeFirst();

export async function deleteVideo(db: Queryable, id: SupportVideoId): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('support_videos').where('SupportVideoId', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
