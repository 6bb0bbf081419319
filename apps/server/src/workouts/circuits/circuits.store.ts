import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type {
  BridgeWorkoutId,
  CircuitFields,
  CircuitQuery,
  StoredStations,
} from '@clubpulse/contract/workouts/circuits/circuits';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { BridgeWorkouts } from '../../platform/database/schema.generated.ts';

export type StoredCircuit = Omit<Selectable<BridgeWorkouts>, 'SortName'>;
export type CircuitRowInput = Omit<CircuitFields, 'Stations'> & {
  readonly Stations: StoredStations;
  readonly NextStationKey: number;
};

const columns = [
  'BridgeWorkoutId',
  'ClubId',
  'Name',
  'Description',
  'PictureUri',
  'DisplayGroupId',
  'Tags',
  'Published',
  'StationsActive',
  'TimerType',
  'WarmUp',
  'Cooldown',
  'Work',
  'Rest',
  'Rounds',
  'RoundRest',
  'Minutes',
  'StationsPerMinute',
  'Time',
  'Stations',
  'NextStationKey',
  'RowVersion',
] as const;

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

function filtered(db: Queryable, query: CircuitQuery) {
  const { ClubId, DisplayGroupId, Tag, TimerType, Published, globalSearch } = query;
  return db
    .selectFrom('bridge_workouts')
    .where('ClubId', '=', ClubId)
    .$if(DisplayGroupId !== undefined, (found) => found.where('DisplayGroupId', '=', DisplayGroupId ?? 0))
    .$if(Tag !== undefined, (found) => found.where(sql<boolean>`${Tag ?? ''} = any("Tags")`))
    .$if(TimerType !== undefined, (found) => found.where('TimerType', '=', TimerType ?? 'timer'))
    .$if(Published !== undefined, (found) => found.where('Published', '=', Published ?? true))
    .$if(Boolean(globalSearch), (found) =>
      found.where(sql<boolean>`"SortName" like '%' || folded(${escaped(globalSearch ?? '')}) || '%'`),
    );
}

export const circuitsOf = (db: Queryable, query: CircuitQuery): Promise<StoredCircuit[]> =>
  filtered(db, query)
    .select(columns)
    .orderBy('SortName')
    .orderBy('BridgeWorkoutId')
    .limit(query.length)
    .offset(query.start)
    .execute();

export async function countMatching(db: Queryable, query: CircuitQuery): Promise<number> {
  const { count } = await filtered(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countOfClub(db: Queryable, clubId: ClubId): Promise<number> {
  const { count } = await db
    .selectFrom('bridge_workouts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countToAdd(trx: Queryable, clubId: ClubId): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('bridge_workouts'), ${clubId})`.execute(trx);
  return countOfClub(trx, clubId);
}

export async function tagsOf(db: Queryable, clubId: ClubId): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from bridge_workouts, unnest("Tags") as tag where "ClubId" = ${clubId} order by tag`.execute(db);
  return rows.map(({ tag }) => tag);
}

export const circuitOf = (db: Queryable, id: BridgeWorkoutId): Promise<StoredCircuit | undefined> =>
  db.selectFrom('bridge_workouts').select(columns).where('BridgeWorkoutId', '=', id).executeTakeFirst();

export const lockCircuit = (trx: Queryable, id: BridgeWorkoutId): Promise<StoredCircuit | undefined> =>
  trx.selectFrom('bridge_workouts').select(columns).where('BridgeWorkoutId', '=', id).forUpdate().executeTakeFirst();

export const circuitsOfIds = (db: Queryable, clubId: ClubId, ids: readonly number[]): Promise<StoredCircuit[]> =>
  db
    .selectFrom('bridge_workouts')
    .select(columns)
    .where('ClubId', '=', clubId)
    .where(sql<boolean>`"BridgeWorkoutId" = any(${[...ids]}::bigint[])`)
    .execute();

const rowOf = ({ Stations, ...fields }: CircuitRowInput) => ({ ...fields, Stations: JSON.stringify(Stations) });

export async function insertCircuit(trx: Queryable, ClubId: ClubId, input: CircuitRowInput): Promise<StoredCircuit> {
  return trx
    .insertInto('bridge_workouts')
    .values({ ClubId, ...rowOf(input) })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export const updateCircuit = (trx: Queryable, id: BridgeWorkoutId, input: CircuitRowInput): Promise<StoredCircuit> =>
  trx
    .updateTable('bridge_workouts')
    .set((eb) => ({ ...rowOf(input), RowVersion: eb('RowVersion', '+', 1) }))
    .where('BridgeWorkoutId', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export async function deleteCircuits(db: Queryable, clubId: ClubId, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .deleteFrom('bridge_workouts')
    .where('ClubId', '=', clubId)
    .where(sql<boolean>`"BridgeWorkoutId" = any(${[...ids]}::bigint[])`)
    .returning('BridgeWorkoutId')
    .execute();
  return rows.map(({ BridgeWorkoutId }) => BridgeWorkoutId);
}

export async function setPublished(db: Queryable, clubId: ClubId, ids: readonly number[], Published: boolean): Promise<number[]> {
  const rows = await db
    .updateTable('bridge_workouts')
    .set((eb) => ({ Published, RowVersion: eb('RowVersion', '+', 1) }))
    .where('ClubId', '=', clubId)
    .where(sql<boolean>`"BridgeWorkoutId" = any(${[...ids]}::bigint[])`)
    .returning('BridgeWorkoutId')
    .execute();
  return rows.map(({ BridgeWorkoutId }) => BridgeWorkoutId);
}

export async function shownByCircuits(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const { rows } = await sql<{ uri: string }>`
    select distinct "PictureUri" as uri from bridge_workouts where "PictureUri" = any(${[...uris]}::text[])`.execute(db);
  return rows.map(({ uri }) => uri);
}
