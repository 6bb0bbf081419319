import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ExerciseId } from '@clubpulse/contract/workouts/exercises/exercises';
import type { GuideInput } from '@clubpulse/contract/workouts/exercises/guides';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { ExerciseGuides } from '../../platform/database/schema.generated.ts';

export type StoredGuide = Omit<Selectable<ExerciseGuides>, 'PictureUris'>;
const columns = ['ClubId', 'ExerciseId', 'Steps', 'VideoId', 'RowVersion'] as const;

export const guidesOf = (db: Queryable, clubId: ClubId, ids: readonly number[]): Promise<StoredGuide[]> =>
  db
    .selectFrom('exercise_guides')
    .select(columns)
    .where('ClubId', '=', clubId)
    .where(sql<boolean>`"ExerciseId" = any(${[...ids]}::bigint[])`)
    .execute();

/** `version` is the row version that the user read, 0 for a new guide. False if the guide changed since. */
export async function saveGuide(
  trx: Queryable,
  ClubId: ClubId,
  ExerciseId: ExerciseId,
  { Steps, VideoId }: GuideInput,
  version: number,
): Promise<boolean> {
  const written = {
    Steps: JSON.stringify(Steps),
    PictureUris: [...new Set(Steps.map(({ PictureUri }) => PictureUri))],
    VideoId,
  };
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('exercise_guides')
      .values({ ClubId, ExerciseId, ...written, RowVersion: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numUpdatedRows } = await trx
    .updateTable('exercise_guides')
    // The database adds 1 to the stored version, because the caller's number plus 1 could exceed the largest number.
    .set(({ eb }) => ({ ...written, RowVersion: eb('RowVersion', '+', 1) }))
    .where('ClubId', '=', ClubId)
    .where('ExerciseId', '=', ExerciseId)
    .where('RowVersion', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function shownByGuides(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const { rows } = await sql<{ uri: string }>`
    select distinct uri from exercise_guides, unnest("PictureUris") as uri
    where "PictureUris" && ${[...uris]}::text[] and uri = any(${[...uris]}::text[])`.execute(db);
  return rows.map(({ uri }) => uri);
}
