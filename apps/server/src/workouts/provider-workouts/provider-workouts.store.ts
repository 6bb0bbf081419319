import type { Language } from '@clubpulse/contract/scalars';
import type {
  ProviderInput,
  ProviderQuery,
  ProviderTexts,
  ProviderUpdate,
  ProviderWorkoutId,
} from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { ProviderWorkouts } from '../../platform/database/schema.generated.ts';
import { everyWord, searchTerms } from '../../platform/database/text-search.ts';

export type StoredProvider = Omit<Selectable<ProviderWorkouts>, 'Key' | 'Edited'>;

const columns = ['ProviderWorkoutId', 'Texts', 'Level', 'Sheet', 'Circuit', 'PublishedAt', 'RowVersion'] as const;
const nameIn = (language: Language) =>
  sql<string>`folded(coalesce(nullif("Texts"->${language}->>'Name', ''), "Texts"->'en'->>'Name'))`;

export async function providersOf(db: Queryable, isEditor: boolean, query: ProviderQuery, language: Language) {
  const { start, length, globalSearch, Kind, Level } = query;
  const isFound = sql<boolean>`(${sql.join(
    [
      everyWord(searchTerms(globalSearch), nameIn(language)),
      ...(Kind === undefined ? [] : [sql<boolean>`("Sheet" is not null) = ${Kind === 'sheet'}`]),
      ...(Level === undefined ? [] : [sql<boolean>`"Level" = ${Level}`]),
    ],
    sql` and `,
  )})`;
  const seen = db.selectFrom('provider_workouts').$if(!isEditor, (found) => found.where('PublishedAt', 'is not', null));
  const { all, found } = await seen
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(sql<number>`count(*) filter (where ${isFound})`.as('found'))
    .executeTakeFirstOrThrow();
  const rows: StoredProvider[] = await seen
    .select(columns)
    .where(isFound)
    .orderBy(nameIn(language))
    .orderBy('ProviderWorkoutId')
    .limit(length)
    .offset(start)
    .execute();
  return { all, found, rows };
}

export const providerOf = (db: Queryable, id: ProviderWorkoutId): Promise<StoredProvider | undefined> =>
  db.selectFrom('provider_workouts').select(columns).where('ProviderWorkoutId', '=', id).executeTakeFirst();

export async function countProviders(trx: Queryable): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('provider_workouts'))`.execute(trx);
  const { count } = await trx
    .selectFrom('provider_workouts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const textOf = (texts: ProviderTexts): string => JSON.stringify(texts);

export const insertProvider = (trx: Queryable, { Texts, Level, Sheet, Circuit }: ProviderInput): Promise<StoredProvider> =>
  trx
    .insertInto('provider_workouts')
    .values({
      Texts: textOf(Texts),
      Level,
      Sheet: Sheet === null ? null : JSON.stringify(Sheet),
      Circuit: Circuit === null ? null : JSON.stringify(Circuit),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateProvider = (
  trx: Queryable,
  id: ProviderWorkoutId,
  { Texts, Level, RowVersion }: ProviderUpdate,
): Promise<StoredProvider | undefined> =>
  trx
    .updateTable('provider_workouts')
    .set((eb) => ({ Texts: textOf(Texts), Level, Edited: true, RowVersion: eb('RowVersion', '+', 1) }))
    .where('ProviderWorkoutId', '=', id)
    .where('RowVersion', '=', RowVersion)
    .returning(columns)
    .executeTakeFirst();

export async function setPublished(db: Queryable, ids: readonly number[], since: Date | null): Promise<number[]> {
  const rows = await db
    .updateTable('provider_workouts')
    .set({ PublishedAt: since === null ? null : sql`coalesce("PublishedAt", ${since})` })
    .where('ProviderWorkoutId', 'in', ids)
    .returning('ProviderWorkoutId')
    .execute();
  return rows.map(({ ProviderWorkoutId }) => ProviderWorkoutId);
}

export async function deleteProvider(db: Queryable, id: ProviderWorkoutId): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('provider_workouts').where('ProviderWorkoutId', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
