import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type {
  WorkoutDefinitionId,
  WorkoutDefinitionInput,
  WorkoutDefinitionQuery,
} from '@clubpulse/contract/workouts/definitions/definitions';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { WorkoutDefinitions } from '../../platform/database/schema.generated.ts';
import { everyWord, searchTerms } from '../../platform/database/text-search.ts';

export type StoredDefinition = Omit<Selectable<WorkoutDefinitions>, 'SortTitle'>;
type Filter = Omit<WorkoutDefinitionQuery, 'draw'>;

const columns = [
  'WorkoutDefinitionId',
  'ClubId',
  'Title',
  'Description',
  'Level',
  'Equipment',
  'Minutes',
  'PictureUris',
  'WorkoutVideoId',
  'PublishedAt',
  'RowVersion',
] as const;

const isPublished = sql<boolean>`"PublishedAt" is not null`;

export async function definitionsOf(db: Queryable, clubId: ClubId, isOffered: boolean, filter: Filter) {
  const { start, length, globalSearch, Level, Equipment, Published } = filter;
  const isFound = sql<boolean>`(${sql.join(
    [
      everyWord(searchTerms(globalSearch), sql`"SortTitle"`),
      ...(Level === undefined ? [] : [sql<boolean>`"Level" = ${Level}`]),
      ...(Equipment === undefined ? [] : [sql<boolean>`${Equipment} = any("Equipment")`]),
      ...(Published === undefined ? [] : [sql<boolean>`${isPublished} = ${Published}`]),
    ],
    sql` and `,
  )})`;
  const ofClub = db
    .selectFrom('workout_definitions')
    .where('ClubId', '=', clubId)
    .$if(isOffered, (found) => found.where(isPublished));
  const { all, found } = await ofClub
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(sql<number>`count(*) filter (where ${isFound})`.as('found'))
    .executeTakeFirstOrThrow();
  const rows: StoredDefinition[] = await ofClub
    .select(columns)
    .where(isFound)
    .orderBy('SortTitle')
    .orderBy('WorkoutDefinitionId')
    .limit(length)
    .offset(start)
    .execute();
  return { all, found, rows };
}

const one = (db: Queryable, clubId: ClubId, id: WorkoutDefinitionId) =>
  db.selectFrom('workout_definitions').select(columns).where('ClubId', '=', clubId).where('WorkoutDefinitionId', '=', id);

export const definitionOf = (db: Queryable, clubId: ClubId, id: WorkoutDefinitionId): Promise<StoredDefinition | undefined> =>
  one(db, clubId, id).executeTakeFirst();

export const holdDefinition = (trx: Queryable, clubId: ClubId, id: WorkoutDefinitionId): Promise<StoredDefinition | undefined> =>
  one(trx, clubId, id).forUpdate().executeTakeFirst();

export async function countDefinitions(trx: Queryable, clubId: ClubId): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('workout_definitions'), ${clubId}::integer)`.execute(trx);
  const { count } = await trx
    .selectFrom('workout_definitions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertDefinition = (trx: Queryable, ClubId: ClubId, input: WorkoutDefinitionInput): Promise<StoredDefinition> =>
  trx
    .insertInto('workout_definitions')
    .values({ ClubId, ...input })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateDefinition = (
  trx: Queryable,
  id: WorkoutDefinitionId,
  input: WorkoutDefinitionInput,
  version: number,
): Promise<StoredDefinition | undefined> =>
  trx
    .updateTable('workout_definitions')
    .set((eb) => ({ ...input, RowVersion: eb('RowVersion', '+', 1) }))
    .where('WorkoutDefinitionId', '=', id)
    .where('RowVersion', '=', version)
    .returning(columns)
    .executeTakeFirst();

export async function setVideo(trx: Queryable, id: WorkoutDefinitionId, WorkoutVideoId: number): Promise<void> {
  await trx.updateTable('workout_definitions').set({ WorkoutVideoId }).where('WorkoutDefinitionId', '=', id).execute();
}

export async function setPublished(db: Queryable, clubId: ClubId, ids: readonly number[], since: Date | null): Promise<number[]> {
  const rows = await db
    .updateTable('workout_definitions')
    .set({ PublishedAt: since === null ? null : sql`coalesce("PublishedAt", ${since})` })
    .where('ClubId', '=', clubId)
    .where('WorkoutDefinitionId', 'in', ids)
    .returning('WorkoutDefinitionId')
    .execute();
  return rows.map(({ WorkoutDefinitionId }) => WorkoutDefinitionId);
}

export async function deleteDefinition(trx: Queryable, id: WorkoutDefinitionId): Promise<void> {
  await trx.deleteFrom('workout_definitions').where('WorkoutDefinitionId', '=', id).execute();
}

export async function shownByDefinitions(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const { rows } = await sql<{ uri: string }>`
    select distinct uri from workout_definitions, unnest("PictureUris") as uri
    where "PictureUris" && ${[...uris]}::text[] and uri = any(${[...uris]}::text[])`.execute(db);
  return rows.map(({ uri }) => uri);
}
