import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { PageQuery } from '@clubpulse/contract/scalars';
import type { FlowInput, IntensityFlow, IntensityFlowId } from '@clubpulse/contract/workouts/flows/flows';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { everyWord, foldedSql, searchTerms } from '../../platform/database/text-search.ts';

const columns = ['IntensityFlowId', 'Name', 'Published', 'Measure', 'Duration', 'Segments', 'RowVersion'] as const;
const written = ({ Segments, ...flow }: FlowInput) => ({ ...flow, Segments: JSON.stringify(Segments) });

export type ListQuery = PageQuery & { readonly Published?: boolean | undefined };

export async function flowsOf(db: Queryable, clubId: ClubId, { start, length, globalSearch, Published }: ListQuery) {
  const isWanted = Published === undefined ? sql<boolean>`true` : sql<boolean>`"Published" = ${Published}`;
  const isFound = sql<boolean>`(${everyWord(searchTerms(globalSearch), foldedSql('Name'))} and ${isWanted})`;
  const { all, found } = await db
    .selectFrom('intensity_flows')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(sql<number>`count(*) filter (where ${isFound})`.as('found'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('intensity_flows')
    .select(columns)
    .where('ClubId', '=', clubId)
    .where(isFound)
    .orderBy('SortName')
    .orderBy('IntensityFlowId')
    .limit(length)
    .offset(start)
    .execute();
  return { all, found, rows };
}

export const flowOf = (db: Queryable, clubId: ClubId, id: IntensityFlowId): Promise<IntensityFlow | undefined> =>
  db
    .selectFrom('intensity_flows')
    .select(columns)
    .where('ClubId', '=', clubId)
    .where('IntensityFlowId', '=', id)
    .executeTakeFirst();

export async function countFlows(trx: Queryable, clubId: ClubId): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('intensity_flows'), ${clubId})`.execute(trx);
  const { count } = await trx
    .selectFrom('intensity_flows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertFlow = (trx: Queryable, ClubId: ClubId, flow: FlowInput): Promise<IntensityFlow> =>
  trx
    .insertInto('intensity_flows')
    .values({ ClubId, ...written(flow) })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateFlow = (
  trx: Queryable,
  clubId: ClubId,
  id: IntensityFlowId,
  flow: FlowInput,
  version: number,
): Promise<IntensityFlow | undefined> =>
  trx
    .updateTable('intensity_flows')
    .set((eb) => ({ ...written(flow), RowVersion: eb('RowVersion', '+', 1) }))
    .where('ClubId', '=', clubId)
    .where('IntensityFlowId', '=', id)
    .where('RowVersion', '=', version)
    .returning(columns)
    .executeTakeFirst();

export async function deleteFlow(db: Queryable, clubId: ClubId, id: IntensityFlowId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('intensity_flows')
    .where('ClubId', '=', clubId)
    .where('IntensityFlowId', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
