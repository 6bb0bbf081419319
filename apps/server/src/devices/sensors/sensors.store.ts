import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Sensor, SensorId, SensorModel } from '@clubpulse/contract/devices/sensors';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Sensors as SensorsTable } from '../../platform/database/schema.generated.ts';
import { listOf, prepared } from '../../platform/database/statements.ts';

export interface StoredSensor extends Omit<Sensor, 'BeatsOfAnother'> {
  readonly LastHeard: string | null;
}
export type NewSensor = Omit<StoredSensor, 'SensorId' | 'CreatedAt' | 'LastHeard' | 'Battery'>;

const sensorOfRow = (row: Selectable<SensorsTable>): StoredSensor => ({
  ...row,
  CreatedAt: row.CreatedAt.toISOString(),
  LastHeard: row.LastHeard?.toISOString() ?? null,
});

export async function sensorsOfUsers(db: Queryable, userIds: readonly number[]): Promise<StoredSensor[]> {
  if (userIds.length === 0) return [];
  const rows = await db.selectFrom('sensors').selectAll().where('UserId', 'in', userIds).orderBy('SensorId').execute();
  return rows.map(sensorOfRow);
}

export const sensorOf = async (db: Queryable, sensorId: SensorId): Promise<StoredSensor | undefined> => {
  const row = await db.selectFrom('sensors').selectAll().where('SensorId', '=', sensorId).executeTakeFirst();
  return row && sensorOfRow(row);
};

export async function lockStrap(db: Queryable, hardwareId: string, model: SensorModel): Promise<StoredSensor | undefined> {
  const row = await db
    .selectFrom('sensors')
    .selectAll()
    .where('HardwareId', '=', hardwareId)
    .where('Model', '=', model)
    .forUpdate()
    .executeTakeFirst();
  return row && sensorOfRow(row);
}

export async function lockSensor(db: Queryable, sensorId: SensorId): Promise<StoredSensor | undefined> {
  const row = await db.selectFrom('sensors').selectAll().where('SensorId', '=', sensorId).forUpdate().executeTakeFirst();
  return row && sensorOfRow(row);
}

export const ownerOf = async (db: Queryable, hardwareId: string, model: SensorModel): Promise<number | undefined> => {
  const row = await db
    .selectFrom('sensors')
    .select('UserId')
    .where('HardwareId', '=', hardwareId)
    .where('Model', '=', model)
    .executeTakeFirst();
  return row?.UserId;
};

/** The straps whose number another user linked earlier as another kind of strap. Heart rates count for that user. */
export async function beatsElsewhere(db: Queryable, sensorIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (sensorIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sensors')
    .select('SensorId')
    .where('SensorId', 'in', sensorIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sensors as other')
          .select('other.SensorId')
          .whereRef('other.HardwareId', '=', 'sensors.HardwareId')
          .whereRef('other.UserId', '<>', 'sensors.UserId')
          .where(
            sql<boolean>`(sensors."LastHeard" is null or (other."CreatedAt", other."SensorId") < (sensors."CreatedAt", sensors."SensorId"))`,
          ),
      ),
    )
    .execute();
  return new Set(rows.map(({ SensorId }) => SensorId));
}

export async function insertSensor(db: Queryable, sensor: NewSensor): Promise<StoredSensor | undefined> {
  const row = await db
    .insertInto('sensors')
    .values(sensor)
    .onConflict((conflict) => conflict.columns(['HardwareId', 'Model']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && sensorOfRow(row);
}

export async function moveSensor(
  db: Queryable,
  sensorId: SensorId,
  to: Pick<NewSensor, 'UserId' | 'Name' | 'Code'>,
): Promise<StoredSensor> {
  const row = await db
    .updateTable('sensors')
    .set({ ...to, CreatedAt: sql<Date>`now()`, LastHeard: null, Battery: null })
    .where('SensorId', '=', sensorId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return sensorOfRow(row);
}

export async function countStrapsLocked(trx: Queryable, userId: UserId): Promise<number> {
  await trx.selectFrom('users').select('UserId').where('UserId', '=', userId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('sensors')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('UserId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function renameSensor(db: Queryable, sensorId: SensorId, name: string): Promise<StoredSensor> {
  const row = await db
    .updateTable('sensors')
    .set({ Name: name })
    .where('SensorId', '=', sensorId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return sensorOfRow(row);
}

export async function deleteSensor(db: Queryable, sensorId: SensorId): Promise<StoredSensor | undefined> {
  const row = await db.deleteFrom('sensors').where('SensorId', '=', sensorId).returningAll().executeTakeFirst();
  return row && sensorOfRow(row);
}

export interface Strap {
  readonly UserId: UserId;
  readonly HardwareId: string;
}

export interface Present {
  readonly ClubId: number;
  readonly UserId: number;
}
export type StrapInClub = Strap & Present;

const linked = prepared<{ clubIds: string; userIds: string }, StrapInClub>(
  (place) => sql`
    select "ClubId", "UserId", "HardwareId"
    from (
      select distinct on (club, "HardwareId") club as "ClubId", "UserId", "HardwareId", "LastHeard",
        min("UserId") over same <> max("UserId") over same as shared
      from unnest(${place('clubIds')}::bigint[], ${place('userIds')}::bigint[]) as present (club, person)
      join sensors on "UserId" = person
      window same as (partition by club, "HardwareId")
      order by club, "HardwareId", "CreatedAt", "SensorId"
    ) first
    where not shared or "LastHeard" is not null`,
);
/**
 * A number that two users linked belongs to the first who wore the strap, so that linking gives access to no other user's heart
 * rates.
 */
export const strapsOfPresent = (db: Queryable, present: readonly Present[]): Promise<StrapInClub[]> =>
  linked(db, { clubIds: listOf(present.map(({ ClubId }) => ClubId)), userIds: listOf(present.map(({ UserId }) => UserId)) });

export interface ReceivedStrap extends Strap {
  readonly Battery: number | null;
}

export async function markReceived(db: Queryable, straps: readonly ReceivedStrap[], at: Date): Promise<void> {
  if (straps.length === 0) return;
  const users = straps.map((strap) => strap.UserId);
  const ids = straps.map((strap) => strap.HardwareId);
  const batteries = straps.map((strap) => strap.Battery);
  await sql`
    update sensors set "LastHeard" = ${at}, "Battery" = coalesce(heard."Battery", sensors."Battery")
    from unnest(${users}::bigint[], ${ids}::text[], ${batteries}::smallint[]) as heard("UserId", "HardwareId", "Battery")
    where sensors."UserId" = heard."UserId" and sensors."HardwareId" = heard."HardwareId"
      and (sensors."LastHeard" is null or sensors."LastHeard" < ${at})`.execute(db);
}
