import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { PageQuery } from '@clubpulse/contract/scalars';
import type { StoredTimerLine, TimerId } from '@clubpulse/contract/workouts/timers/timers';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Timers } from '../../platform/database/schema.generated.ts';
import { everyWord, foldedSql, searchTerms } from '../../platform/database/text-search.ts';

export type StoredTimer = Omit<Selectable<Timers>, 'ClubId' | 'SortName'>;
export interface TimerRow extends Omit<StoredTimer, 'TimerId' | 'RowVersion' | 'Exercises' | 'Published'> {
  readonly Published?: boolean | undefined;
  readonly Exercises: readonly StoredTimerLine[];
}

const columns = [
  'TimerId',
  'Name',
  'Published',
  'WarmUp',
  'Rest',
  'Rounds',
  'RoundRest',
  'CoolDown',
  'Exercises',
  'RowVersion',
] as const;
const written = ({ Exercises, ...row }: TimerRow) => ({ ...row, Exercises: JSON.stringify(Exercises) });

export type ListQuery = PageQuery & { readonly Published?: boolean | undefined };

export async function timersOf(db: Queryable, clubId: ClubId, { start, length, globalSearch, Published }: ListQuery) {
  const isWanted = Published === undefined ? sql<boolean>`true` : sql<boolean>`"Published" = ${Published}`;
  const isFound = sql<boolean>`(${everyWord(searchTerms(globalSearch), foldedSql('Name'))} and ${isWanted})`;
  const { all, found } = await db
    .selectFrom('timers')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(sql<number>`count(*) filter (where ${isFound})`.as('found'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('timers')
    .select(columns)
    .where('ClubId', '=', clubId)
    .where(isFound)
    .orderBy('SortName')
    .orderBy('TimerId')
    .limit(length)
    .offset(start)
    .execute();
  return { all, found, rows };
}

export const timerOf = (db: Queryable, clubId: ClubId, id: TimerId): Promise<StoredTimer | undefined> =>
  db.selectFrom('timers').select(columns).where('ClubId', '=', clubId).where('TimerId', '=', id).executeTakeFirst();

export async function countTimers(trx: Queryable, clubId: ClubId): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('timers'), ${clubId})`.execute(trx);
  const { count } = await trx
    .selectFrom('timers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertTimer = (trx: Queryable, ClubId: ClubId, row: TimerRow): Promise<StoredTimer> =>
  trx
    .insertInto('timers')
    .values({ ClubId, ...written(row) })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateTimer = (
  trx: Queryable,
  clubId: ClubId,
  id: TimerId,
  row: TimerRow,
  version: number,
): Promise<StoredTimer | undefined> =>
  trx
    .updateTable('timers')
    .set((eb) => ({ ...written(row), RowVersion: eb('RowVersion', '+', 1) }))
    .where('ClubId', '=', clubId)
    .where('TimerId', '=', id)
    .where('RowVersion', '=', version)
    .returning(columns)
    .executeTakeFirst();

export async function deleteTimer(db: Queryable, clubId: ClubId, id: TimerId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('timers')
    .where('ClubId', '=', clubId)
    .where('TimerId', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
