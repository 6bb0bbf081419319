import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type {
  VideoCollectionId,
  VideoCollectionInput,
  VideoId,
  VideoInput,
  VideoQuery,
} from '@clubpulse/contract/videos/videos/videos';
import type { EncodingCode } from '@clubpulse/rules/videos/videos/encoding';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import type { VideoCollections, Videos } from '../../platform/database/schema.generated.ts';
import { everyWord, searchTerms } from '../../platform/database/text-search.ts';

export interface CollectionRow extends Omit<Selectable<VideoCollections>, 'ClubId' | 'SortTitle'> {
  readonly Videos: number;
}
export interface VideoRow extends Omit<Selectable<Videos>, 'SortTitle'> {
  readonly IsArriving: boolean;
  readonly Bytes: number | null;
  readonly Collections: { readonly VideoCollectionId: number; readonly Title: string }[];
  readonly Nickname: string | null;
  readonly FirstMidName: string | null;
  readonly LastName: string | null;
  readonly Plays: number;
  readonly People: number;
}
export type NewVideo = Omit<Insertable<Videos>, 'ClubId'>;

export async function lockClub(trx: Queryable, clubId: ClubId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('videos'), ${clubId}::integer)`.execute(trx);
}
const countOf = async (trx: Queryable, table: 'videos' | 'video_collections', clubId: ClubId): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from ${sql.table(table)} where "ClubId" = ${clubId}`.execute(trx);
  return rows[0]?.count ?? 0;
};
export const countVideos = (trx: Queryable, clubId: ClubId): Promise<number> => countOf(trx, 'videos', clubId);
export const countCollections = (trx: Queryable, clubId: ClubId): Promise<number> => countOf(trx, 'video_collections', clubId);

const collections = (db: Queryable, clubId: ClubId) =>
  db
    .selectFrom('video_collections as c')
    .select(['c.VideoCollectionId', 'c.Title', 'c.Description', 'c.ClassSubscriptionIds', 'c.RowVersion'])
    .select((eb) =>
      eb
        .selectFrom('video_collection_videos as in')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('in.VideoCollectionId', '=', 'c.VideoCollectionId')
        .$asScalar()
        .$notNull()
        .as('Videos'),
    )
    .where('c.ClubId', '=', clubId)
    .orderBy('c.SortTitle')
    .orderBy('c.VideoCollectionId');

export const collectionsOf = (db: Queryable, clubId: ClubId): Promise<CollectionRow[]> => collections(db, clubId).execute();
export const collectionOf = (db: Queryable, clubId: ClubId, id: VideoCollectionId): Promise<CollectionRow | undefined> =>
  collections(db, clubId).where('c.VideoCollectionId', '=', id).executeTakeFirst();

const written = ({ Title, Description, ClassSubscriptionIds }: VideoCollectionInput) => ({
  Title,
  Description,
  ClassSubscriptionIds: [...new Set(ClassSubscriptionIds)],
});
export async function insertCollection(trx: Queryable, ClubId: ClubId, input: VideoCollectionInput): Promise<number> {
  const { VideoCollectionId } = await trx
    .insertInto('video_collections')
    .values({ ClubId, ...written(input) })
    .returning('VideoCollectionId')
    .executeTakeFirstOrThrow();
  return VideoCollectionId;
}
export async function updateCollection(
  trx: Queryable,
  id: VideoCollectionId,
  input: VideoCollectionInput,
  version: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('video_collections')
    .set((eb) => ({ ...written(input), RowVersion: eb('RowVersion', '+', 1) }))
    .where('VideoCollectionId', '=', id)
    .where('RowVersion', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
export async function deleteCollection(trx: Queryable, id: VideoCollectionId): Promise<void> {
  await trx.deleteFrom('video_collections').where('VideoCollectionId', '=', id).execute();
}
export async function aloneIn(trx: Queryable, id: VideoCollectionId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from video_collection_videos one where one."VideoCollectionId" = ${id} and not exists (
      select from video_collection_videos other
      where other."VideoId" = one."VideoId" and other."VideoCollectionId" <> one."VideoCollectionId")`.execute(trx);
  return rows[0]?.count ?? 0;
}

export async function roomIn(trx: Queryable, clubId: ClubId, ids: readonly number[], beside: VideoId | undefined) {
  const { rows } = await sql<{ VideoCollectionId: number; Videos: number }>`
    select c."VideoCollectionId", count(v."VideoId") filter (where v."VideoId" is distinct from ${beside ?? null}) as "Videos"
    from video_collections c left join video_collection_videos v on v."VideoCollectionId" = c."VideoCollectionId"
    where c."ClubId" = ${clubId} and c."VideoCollectionId" = any(${[...ids]}::bigint[])
    group by c."VideoCollectionId"`.execute(trx);
  return rows;
}

const COUNTED_DAYS = 30;
const videos = (db: Queryable) =>
  db
    .selectFrom('videos as v')
    .leftJoin('media_files as m', 'm.MediaId', 'v.MediaId')
    .leftJoin('users as u', 'u.UserId', 'v.AddedById')
    .select([
      'v.VideoId',
      'v.ClubId',
      'v.Kind',
      'v.Title',
      'v.Description',
      'v.Source',
      'v.ExternalId',
      'v.PreviewUri',
      'v.MediaId',
      'v.FileName',
      'v.State',
      'v.ErrorCode',
      'v.Progress',
      'v.IsEncoded',
      'v.Seconds',
      'v.Width',
      'v.Height',
      'v.HasSound',
      'v.IsPublished',
      'v.IsGone',
      'v.CheckedAt',
      'v.AddedById',
      'v.AddedAt',
      'v.RowVersion',
      'm.Bytes',
      'u.Nickname',
      'u.FirstMidName',
      'u.LastName',
    ])
    .select((eb) => [
      sql<boolean>`exists (select from uploads where uploads."MediaId" = m."MediaId" and m."ForgottenAt" is null)`.as(
        'IsArriving',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('video_collection_videos as in')
          .innerJoin('video_collections as c', 'c.VideoCollectionId', 'in.VideoCollectionId')
          .select(['c.VideoCollectionId', 'c.Title'])
          .whereRef('in.VideoId', '=', 'v.VideoId')
          .orderBy('c.SortTitle'),
      ).as('Collections'),
      sql<number>`(select count(*) from video_plays p where p."VideoId" = v."VideoId" and p."Day" > current_date - ${sql.lit(COUNTED_DAYS)})`.as(
        'Plays',
      ),
      sql<number>`(select count(distinct p."UserId") from video_plays p where p."VideoId" = v."VideoId" and p."Day" > current_date - ${sql.lit(COUNTED_DAYS)})`.as(
        'People',
      ),
    ]);

export async function pageOfVideos(
  db: Queryable,
  clubId: ClubId,
  { start, length, globalSearch, VideoCollectionId, Pending }: VideoQuery,
) {
  const isFound = everyWord(searchTerms(globalSearch), sql`v."SortTitle"`);
  const isIn =
    VideoCollectionId === undefined
      ? sql<boolean>`true`
      : sql<boolean>`exists (select from video_collection_videos i where i."VideoId" = v."VideoId" and i."VideoCollectionId" = ${VideoCollectionId})`;
  const isPending = Pending === true ? sql<boolean>`v."State" <> 'Ready'` : sql<boolean>`true`;
  const { all, found } = await db
    .selectFrom('videos as v')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(sql<number>`count(*) filter (where ${isFound} and ${isIn} and ${isPending})`.as('found'))
    .where('v.ClubId', '=', clubId)
    .where('v.Kind', '=', 'Club')
    .executeTakeFirstOrThrow();
  const rows: VideoRow[] = await videos(db)
    .where('v.ClubId', '=', clubId)
    .where('v.Kind', '=', 'Club')
    .where(isIn)
    .where(isPending)
    .where(isFound)
    .orderBy('v.SortTitle')
    .orderBy('v.VideoId')
    .limit(length)
    .offset(start)
    .execute();
  return { all, found, rows };
}

export const videoOf = (
  db: Queryable,
  clubId: ClubId,
  id: VideoId,
  kind: 'Club' | 'Clip' = 'Club',
): Promise<VideoRow | undefined> =>
  videos(db).where('v.ClubId', '=', clubId).where('v.VideoId', '=', id).where('v.Kind', '=', kind).executeTakeFirst();

export const videosOf = (db: Queryable, clubId: ClubId, ids: readonly VideoId[], kind: 'Club' | 'Clip'): Promise<VideoRow[]> =>
  videos(db).where('v.ClubId', '=', clubId).where('v.VideoId', 'in', ids).where('v.Kind', '=', kind).execute();

export const publishedIn = (db: Queryable, id: VideoCollectionId): Promise<VideoRow[]> =>
  videos(db)
    .innerJoin('video_collection_videos as i', 'i.VideoId', 'v.VideoId')
    .where('i.VideoCollectionId', '=', id)
    .where('v.IsPublished', '=', true)
    .where('v.State', '=', 'Ready')
    .orderBy('v.SortTitle')
    .orderBy('v.VideoId')
    .execute();

export async function publishedCounts(db: Queryable, clubId: ClubId): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('video_collection_videos as i')
    .innerJoin('videos as v', 'v.VideoId', 'i.VideoId')
    .select(['i.VideoCollectionId', ({ fn }) => fn.countAll<number>().as('count')])
    .where('i.ClubId', '=', clubId)
    .where('v.IsPublished', '=', true)
    .where('v.State', '=', 'Ready')
    .groupBy('i.VideoCollectionId')
    .execute();
  return new Map(rows.map(({ VideoCollectionId, count }) => [VideoCollectionId, count]));
}

export async function insertVideo(
  trx: Queryable,
  ClubId: ClubId,
  video: NewVideo,
  collectionIds: readonly number[],
): Promise<number> {
  const { VideoId } = await trx
    .insertInto('videos')
    .values({ ClubId, ...video })
    .returning('VideoId')
    .executeTakeFirstOrThrow();
  await placeIn(trx, ClubId, VideoId, collectionIds);
  return VideoId;
}
async function placeIn(trx: Queryable, ClubId: ClubId, VideoId: VideoId, collectionIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('video_collection_videos').where('VideoId', '=', VideoId).execute();
  const places = [...new Set(collectionIds)].map((VideoCollectionId) => ({ VideoCollectionId, VideoId, ClubId }));
  if (places.length > 0) await trx.insertInto('video_collection_videos').values(places).execute();
}
export async function updateVideo(
  trx: Queryable,
  clubId: ClubId,
  id: VideoId,
  { Title, Description, IsPublished, VideoCollectionIds }: VideoInput,
  version: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('videos')
    .set((eb) => ({ Title, Description, IsPublished, RowVersion: eb('RowVersion', '+', 1) }))
    .where('VideoId', '=', id)
    .where('RowVersion', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await placeIn(trx, clubId, id, VideoCollectionIds);
  return true;
}
export async function changeVideo(trx: Queryable, id: VideoId, fields: Updateable<Videos>): Promise<void> {
  await trx.updateTable('videos').set(fields).where('VideoId', '=', id).execute();
}
export async function changeProcessed(
  trx: Queryable,
  id: VideoId,
  mediaId: string,
  fields: Updateable<Videos>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('videos')
    .set(fields)
    .where('VideoId', '=', id)
    .where('MediaId', '=', mediaId)
    .where('State', '=', 'Processing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
export async function failArriving(trx: Queryable, mediaId: string, ErrorCode: EncodingCode): Promise<void> {
  await trx
    .updateTable('videos')
    .set({ State: 'Error', ErrorCode })
    .where('MediaId', '=', mediaId)
    .where('State', '=', 'Uploading')
    .execute();
}

export const processed = (db: Queryable, id: VideoId, mediaId: string) =>
  db
    .selectFrom('videos')
    .select(['VideoId', 'ClubId', 'Title', 'AddedById', 'Kind'])
    .where('VideoId', '=', id)
    .where('MediaId', '=', mediaId)
    .where('State', '=', 'Processing')
    .executeTakeFirst();

export async function deleteVideo(trx: Queryable, id: VideoId): Promise<void> {
  await trx.deleteFrom('videos').where('VideoId', '=', id).execute();
}

export async function insertPlay(
  trx: Queryable,
  play: { readonly VideoId: VideoId; readonly ClubId: ClubId; readonly UserId: UserId; readonly Day: string },
): Promise<void> {
  await trx
    .insertInto('video_plays')
    .values(play)
    .onConflict((found) => found.doNothing())
    .execute();
}
export async function deleteOldPlays(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom('video_plays').where('Day', '<', before).execute();
}
