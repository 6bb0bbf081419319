import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Language } from '@clubpulse/contract/scalars';
import { languages } from '@clubpulse/contract/scalars';
import type {
  ExerciseId,
  ExerciseInput,
  ExerciseQuery,
  ExerciseState,
  ExerciseTexts,
} from '@clubpulse/contract/workouts/exercises/exercises';
import { drawnKeys } from '@clubpulse/rules/workouts/exercises/figures';
import type { Expression, RawBuilder, Selectable, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Exercises } from '../../platform/database/schema.generated.ts';

/** A user sees the exercises of the club and those that the library offers. An editor sees the whole library. */
export interface Sight {
  readonly clubId: ClubId;
  readonly isEditor: boolean;
}

export interface ExerciseFilter extends Omit<ExerciseQuery, 'draw' | 'start' | 'length' | 'globalSearch' | 'Available'> {
  readonly equipment?: readonly string[];
  readonly ids?: readonly number[];
}

export type StoredExercise = Pick<
  Selectable<Exercises>,
  | 'ExerciseId'
  | 'ClubId'
  | 'Key'
  | 'Texts'
  | 'MainMuscle'
  | 'OtherMuscles'
  | 'Muscles'
  | 'Equipment'
  | 'Activities'
  | 'Brand'
  | 'Level'
  | 'Pattern'
  | 'Measure'
  | 'Locations'
  | 'Unilateral'
  | 'Demands'
  | 'PictureUris'
  | 'RowVersion'
> & {
  /** True if the exercise is published and the club does not hide it. */
  readonly Published: boolean;
  /** True if the owner (club or platform) published the exercise. */
  readonly Offered: boolean;
};

const columns = [
  'e.ExerciseId',
  'e.ClubId',
  'e.Key',
  'e.Texts',
  'e.MainMuscle',
  'e.OtherMuscles',
  'e.Muscles',
  'e.Equipment',
  'e.Activities',
  'e.Brand',
  'e.Level',
  'e.Pattern',
  'e.Measure',
  'e.Locations',
  'e.Unilateral',
  'e.Demands',
  'e.PictureUris',
  'e.RowVersion',
] as const;
const sortColumns = { en: 'e.SortEn', it: 'e.SortIt', es: 'e.SortEs', fr: 'e.SortFr' } as const satisfies Record<
  Language,
  string
>;

const isPublished = sql<boolean>`(e."Published" and away."ExerciseId" is null)`;
const lacksName = (language: Language): RawBuilder<SqlBool> => sql<SqlBool>`coalesce(e."Texts"->${language}->>'Name', '') = ''`;
const isUntranslated = sql<SqlBool>`(${sql.join(languages.map(lacksName), sql` or `)})`;
const isDrawn = sql<SqlBool>`coalesce(e."Key" = any(${[...drawnKeys]}::text[]), false)`;
const hasNoPicture = sql<SqlBool>`(cardinality(e."PictureUris") = 0 and not ${isDrawn})`;
const states: Readonly<Record<ExerciseState, RawBuilder<SqlBool>>> = {
  Published: sql<SqlBool>`${isPublished}`,
  Unpublished: sql<SqlBool>`not ${isPublished}`,
  Untranslated: isUntranslated,
  NoPicture: hasNoPicture,
};

const seenBy = (db: Queryable, { clubId, isEditor }: Sight) =>
  db
    .selectFrom('exercises as e')
    .leftJoin('exercises_put_away as away', (join) =>
      join.onRef('away.ExerciseId', '=', 'e.ExerciseId').on('away.ClubId', '=', clubId),
    )
    .where((eb) =>
      eb.or([
        eb('e.ClubId', '=', clubId),
        eb.and([eb('e.ClubId', 'is', null), ...(isEditor ? [] : [eb('e.Published', '=', true)])]),
      ]),
    );

function filtered(db: Queryable, sight: Sight, filter: Omit<ExerciseFilter, 'State'>) {
  const { ids, equipment, MainMuscle, Muscle, Equipment, Activity, Brand, Level, Pattern, Location, Own, Untranslated } = filter;
  const holds = (column: 'Muscles' | 'Equipment' | 'Activities' | 'Locations', word: string): Expression<SqlBool> =>
    sql<SqlBool>`${word} = any(e.${sql.ref(column)})`;
  const is = (column: 'MainMuscle' | 'Pattern', word: string): Expression<SqlBool> =>
    sql<SqlBool>`e.${sql.ref(column)} = ${word}`;
  return seenBy(db, sight)
    .$if(ids !== undefined, (found) => found.where(sql<SqlBool>`e."ExerciseId" = any(${[...(ids ?? [])]}::bigint[])`))
    .$if(equipment !== undefined, (found) => found.where(sql<SqlBool>`e."Equipment" <@ ${[...(equipment ?? [])]}::text[]`))
    .$if(MainMuscle !== undefined, (found) => found.where(is('MainMuscle', MainMuscle ?? '')))
    .$if(Muscle !== undefined, (found) => found.where(holds('Muscles', Muscle ?? '')))
    .$if(Equipment !== undefined, (found) => found.where(holds('Equipment', Equipment ?? '')))
    .$if(Activity !== undefined, (found) => found.where(holds('Activities', Activity ?? '')))
    .$if(Brand !== undefined, (found) => found.where('e.Brand', '=', Brand ?? ''))
    .$if(Level !== undefined, (found) => found.where('e.Level', '=', Level ?? 'beginner'))
    .$if(Pattern !== undefined, (found) => found.where(is('Pattern', Pattern ?? '')))
    .$if(Location !== undefined, (found) => found.where(holds('Locations', Location ?? '')))
    .$if(Own !== undefined, (found) => found.where('e.ClubId', Own === true ? 'is not' : 'is', null))
    .$if(Untranslated !== undefined, (found) => found.where(lacksName(Untranslated ?? 'en')));
}

const searchable = (db: Queryable, clubId: ClubId) =>
  db.selectFrom('exercises as e').where((eb) => eb.or([eb('e.ClubId', '=', clubId), eb('e.ClubId', 'is', null)]));

/** Each write changes the version: an insert the last id, a delete the count, an update the row versions. */
export async function searchedVersion(db: Queryable, clubId: ClubId): Promise<string> {
  const { count, versions, last } = await searchable(db, clubId)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number>('e.RowVersion').as('versions'),
      fn.max('e.ExerciseId').as('last'),
    ])
    .executeTakeFirstOrThrow();
  return `${count}/${versions}/${last}`;
}

export const searchedIn = (db: Queryable, clubId: ClubId, language: Language) =>
  searchable(db, clubId)
    .select(['e.ExerciseId', 'e.SearchText'])
    .select(`${sortColumns[language]} as Name`)
    // Reading one joined text is several times as fast as reading arrays.
    .select(
      sql<string>`concat_ws(' ', e."MainMuscle", nullif(array_to_string(e."OtherMuscles", ' '), ''),
        'equipment.' || array_to_string(e."Equipment", ' equipment.'))`.as('Keys'),
    )
    .orderBy(sortColumns[language])
    .orderBy('e.ExerciseId')
    .execute();

export interface StateCounts extends Readonly<Record<ExerciseState, number>> {
  readonly All: number;
}

export function countStates(db: Queryable, sight: Sight, filter: ExerciseFilter): Promise<StateCounts> {
  const count = (state: ExerciseState) => sql<number>`count(*) filter (where ${states[state]})`.as(state);
  return filtered(db, sight, filter)
    .select(({ fn }) => fn.countAll<number>().as('All'))
    .select([count('Published'), count('Unpublished'), count('Untranslated'), count('NoPicture')])
    .executeTakeFirstOrThrow();
}

export async function countSeen(db: Queryable, sight: Sight): Promise<number> {
  const { All } = await seenBy(db, sight)
    .select(({ fn }) => fn.countAll<number>().as('All'))
    .executeTakeFirstOrThrow();
  return All;
}

export function exercisesOf(
  db: Queryable,
  sight: Sight,
  filter: ExerciseFilter,
  { language, start, length }: { readonly language: Language; readonly start: number; readonly length: number },
): Promise<StoredExercise[]> {
  const { ids, State } = filter;
  // The ids are joined, because searching their list for each row would take quadratic time.
  const places = sql<{ Id: number; Place: number }>`unnest(${[...(ids ?? [])]}::bigint[]) with ordinality`;
  return filtered(db, sight, filter)
    .leftJoin(places.as<'found'>(sql`found("Id", "Place")`), 'found.Id', 'e.ExerciseId')
    .$if(State !== undefined, (found) => found.where(states[State ?? 'Published']))
    .select(columns)
    .select([isPublished.as('Published'), 'e.Published as Offered'])
    .orderBy('found.Place')
    .orderBy(sortColumns[language])
    .orderBy('e.ExerciseId')
    .limit(length)
    .offset(start)
    .execute();
}

export const exerciseSeen = (db: Queryable, sight: Sight, id: ExerciseId): Promise<StoredExercise | undefined> =>
  seenBy(db, sight)
    .select(columns)
    .select([isPublished.as('Published'), 'e.Published as Offered'])
    .where('e.ExerciseId', '=', id)
    .executeTakeFirst();

export const exerciseOfPlatform = (db: Queryable, id: ExerciseId): Promise<StoredExercise | undefined> =>
  db
    .selectFrom('exercises as e')
    .select(columns)
    .select(['e.Published', 'e.Published as Offered'])
    .where('e.ClubId', 'is', null)
    .where('e.ExerciseId', '=', id)
    .executeTakeFirst();

export async function brandsOf(db: Queryable, clubId: ClubId): Promise<string[]> {
  const rows = await db
    .selectFrom('exercises')
    .select('Brand')
    .distinct()
    .where('ClubId', '=', clubId)
    .where('Brand', '<>', '')
    .orderBy('Brand')
    .execute();
  return rows.map(({ Brand }) => Brand);
}

const rowOf = ({ Texts, ...fields }: ExerciseInput) => ({ ...fields, Texts: textOf(Texts) });
const textOf = (texts: ExerciseTexts): string => JSON.stringify(texts);

export async function countOwn(trx: Queryable, clubId: ClubId): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('exercises'), ${clubId})`.execute(trx);
  const { count } = await trx
    .selectFrom('exercises')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertExercise(db: Queryable, owner: ClubId | null, input: ExerciseInput): Promise<ExerciseId> {
  const { ExerciseId } = await db
    .insertInto('exercises')
    .values({ ClubId: owner, ...rowOf(input) })
    .returning('ExerciseId')
    .executeTakeFirstOrThrow();
  return ExerciseId;
}

const owned = (owner: ClubId | null) => (owner === null ? sql<SqlBool>`"ClubId" is null` : sql<SqlBool>`"ClubId" = ${owner}`);

export async function updateExercise(
  db: Queryable,
  owner: ClubId | null,
  id: ExerciseId,
  { RowVersion, ...input }: ExerciseInput & { readonly RowVersion: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exercises')
    .set((eb) => ({ ...rowOf(input), Edited: true, RowVersion: eb('RowVersion', '+', 1) }))
    .where(owned(owner))
    .where('ExerciseId', '=', id)
    .where('RowVersion', '=', RowVersion)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteExercise(db: Queryable, clubId: ClubId, id: ExerciseId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('exercises')
    .where('ClubId', '=', clubId)
    .where('ExerciseId', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function setPublished(
  db: Queryable,
  owner: ClubId | null,
  ids: readonly number[],
  Published: boolean,
): Promise<number[]> {
  const rows = await db
    .updateTable('exercises')
    .set({ Published })
    .where(owned(owner))
    .where('ExerciseId', 'in', ids)
    .returning('ExerciseId')
    .execute();
  return rows.map(({ ExerciseId }) => ExerciseId);
}

/** Hides or shows only exercises that the platform offers. Returns their ids. */
export async function setPutAway(db: Queryable, ClubId: ClubId, ids: readonly number[], away: boolean): Promise<number[]> {
  const offered = await db
    .selectFrom('exercises')
    .select('ExerciseId')
    .where('ClubId', 'is', null)
    .where('Published', '=', true)
    .where('ExerciseId', 'in', ids)
    .execute();
  const found = offered.map(({ ExerciseId }) => ExerciseId);
  if (found.length === 0) return [];
  if (away)
    await db
      .insertInto('exercises_put_away')
      .values(found.map((ExerciseId) => ({ ClubId, ExerciseId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('exercises_put_away').where('ClubId', '=', ClubId).where('ExerciseId', 'in', found).execute();
  return found;
}

export async function shownByExercises(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const { rows } = await sql<{ uri: string }>`
    select distinct uri from exercises, unnest("PictureUris") as uri
    where "PictureUris" && ${[...uris]}::text[] and uri = any(${[...uris]}::text[])`.execute(db);
  return rows.map(({ uri }) => uri);
}
