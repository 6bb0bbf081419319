import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { PageQuery } from '@clubpulse/contract/scalars';
import type { Slideshow, SlideshowId, SlideshowInput } from '@clubpulse/contract/workouts/slideshows/slideshows';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { everyWord, foldedSql, searchTerms } from '../../platform/database/text-search.ts';

const columns = ['SlideshowId', 'Name', 'Slides', 'RowVersion'] as const;
const written = ({ Name, Slides }: SlideshowInput) => ({
  Name,
  Slides: JSON.stringify(Slides),
  PictureUris: [...new Set(Slides.map(({ PictureUri }) => PictureUri))],
});

export async function slideshowsOf(db: Queryable, clubId: ClubId, { start, length, globalSearch }: PageQuery) {
  const isFound = everyWord(searchTerms(globalSearch), foldedSql('Name'));
  const { all, found } = await db
    .selectFrom('slideshows')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(sql<number>`count(*) filter (where ${isFound})`.as('found'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('slideshows')
    .select(columns)
    .where('ClubId', '=', clubId)
    .where(isFound)
    .orderBy('SortName')
    .orderBy('SlideshowId')
    .limit(length)
    .offset(start)
    .execute();
  return { all, found, rows };
}

export const slideshowOf = (db: Queryable, clubId: ClubId, id: SlideshowId): Promise<Slideshow | undefined> =>
  db.selectFrom('slideshows').select(columns).where('ClubId', '=', clubId).where('SlideshowId', '=', id).executeTakeFirst();

/** Locks the club's slideshows, so that concurrent additions cannot exceed the limit together. */
export async function countSlideshows(trx: Queryable, clubId: ClubId): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('slideshows'), ${clubId})`.execute(trx);
  const { count } = await trx
    .selectFrom('slideshows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertSlideshow = (trx: Queryable, ClubId: ClubId, slideshow: SlideshowInput): Promise<Slideshow> =>
  trx
    .insertInto('slideshows')
    .values({ ClubId, ...written(slideshow) })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateSlideshow = (
  trx: Queryable,
  clubId: ClubId,
  id: SlideshowId,
  slideshow: SlideshowInput,
  version: number,
): Promise<Slideshow | undefined> =>
  trx
    .updateTable('slideshows')
    .set((eb) => ({ ...written(slideshow), RowVersion: eb('RowVersion', '+', 1) }))
    .where('ClubId', '=', clubId)
    .where('SlideshowId', '=', id)
    .where('RowVersion', '=', version)
    .returning(columns)
    .executeTakeFirst();

export async function deleteSlideshow(db: Queryable, clubId: ClubId, id: SlideshowId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('slideshows')
    .where('ClubId', '=', clubId)
    .where('SlideshowId', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function shownBySlideshows(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const { rows } = await sql<{ uri: string }>`
    select distinct uri from slideshows, unnest("PictureUris") as uri
    where "PictureUris" && ${[...uris]}::text[] and uri = any(${[...uris]}::text[])`.execute(db);
  return rows.map(({ uri }) => uri);
}
