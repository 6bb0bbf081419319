import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Bridge, BridgeRefusal, BridgeReport, ClubpulseBridgeId } from '@clubpulse/contract/devices/bridges';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Bridges as BridgesTable } from '../../platform/database/schema.generated.ts';

export type BridgeRow = Selectable<BridgesTable>;
export type BridgeInput = Pick<Bridge, 'Name' | 'DisplayGroupId' | 'Station' | 'NetworkAddress'>;

export const bridgesOfClub = (db: Queryable, clubId: ClubId): Promise<BridgeRow[]> =>
  db.selectFrom('bridges').selectAll().where('ClubId', '=', clubId).execute();

export const bridgesOfClubs = (
  db: Queryable,
  clubIds: readonly number[],
): Promise<Pick<BridgeRow, 'ClubId' | 'ClubpulseBridgeId' | 'DisplayGroupId'>[]> =>
  db.selectFrom('bridges').select(['ClubId', 'ClubpulseBridgeId', 'DisplayGroupId']).where('ClubId', 'in', clubIds).execute();

export async function clubsWithBridges(db: Queryable): Promise<ClubId[]> {
  const rows = await db.selectFrom('bridges').select('ClubId').distinct().execute();
  return rows.map(({ ClubId }) => ClubId);
}

export function bridgeOf(db: Queryable, bridgeId: ClubpulseBridgeId): Promise<BridgeRow | undefined> {
  return db.selectFrom('bridges').selectAll().where('ClubpulseBridgeId', '=', bridgeId).executeTakeFirst();
}

export const lockBridgeForUse = (db: Queryable, bridgeId: ClubpulseBridgeId): Promise<Pick<BridgeRow, 'ClubId'> | undefined> =>
  db.selectFrom('bridges').select('ClubId').where('ClubpulseBridgeId', '=', bridgeId).forKeyShare().executeTakeFirst();

export async function lockBridgeOfDevice(db: Queryable, clubId: ClubId, hardwareId: string): Promise<BridgeRow | undefined> {
  return db
    .selectFrom('bridges')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('HardwareId', '=', hardwareId)
    .forUpdate()
    .executeTakeFirst();
}

export interface Registration {
  readonly ClubId: ClubId;
  readonly HardwareId: string;
  readonly Model: string;
  readonly Name: string;
  readonly DisplayGroupId: number | null;
  readonly SecretHash: string;
}

/** Fails with the constraint `bridges_hardware` if the club has a bridge with this hardware id. */
export async function insertBridge(db: Queryable, registration: Registration): Promise<number> {
  const row = await db.insertInto('bridges').values(registration).returning('ClubpulseBridgeId').executeTakeFirstOrThrow();
  return row.ClubpulseBridgeId;
}

export async function registerAgain(db: Queryable, bridgeId: ClubpulseBridgeId, registration: Registration): Promise<void> {
  await changeBridge(db, bridgeId, registration);
}

export const lockBridge = (trx: Queryable, bridgeId: ClubpulseBridgeId): Promise<BridgeRow | undefined> =>
  trx.selectFrom('bridges').selectAll().where('ClubpulseBridgeId', '=', bridgeId).forNoKeyUpdate().executeTakeFirst();

export const changeBridge = (
  db: Queryable,
  bridgeId: ClubpulseBridgeId,
  change: BridgeInput | Registration,
): Promise<BridgeRow> =>
  db
    .updateTable('bridges')
    .set((eb) => ({ ...change, RowVersion: eb('RowVersion', '+', 1) }))
    .where('ClubpulseBridgeId', '=', bridgeId)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function deleteBridge(db: Queryable, bridgeId: ClubpulseBridgeId): Promise<BridgeRow | undefined> {
  return db.deleteFrom('bridges').where('ClubpulseBridgeId', '=', bridgeId).returningAll().executeTakeFirst();
}

export interface PresenceChange {
  readonly ClubId: ClubId;
  readonly before: boolean;
}

export async function savePresence(
  db: Queryable,
  bridgeId: ClubpulseBridgeId,
  online: boolean,
  report: BridgeReport,
  at: Date,
): Promise<PresenceChange | undefined> {
  const reported = Object.keys(report).length > 0;
  const { rows } = await sql<PresenceChange>`
    update bridges set
      "IoTConnected" = ${online},
      "IoTLastOnlineTime" = ${at},
      "PingLastOnlineTime" = case when ${online} then ${at} else bridges."PingLastOnlineTime" end,
      "Report" = bridges."Report" || ${JSON.stringify(report)}::jsonb,
      "ReportedAt" = case when ${reported} then ${at} else bridges."ReportedAt" end
    from (select "ClubpulseBridgeId", "IoTConnected" from bridges where "ClubpulseBridgeId" = ${bridgeId} for update) as stored
    where bridges."ClubpulseBridgeId" = stored."ClubpulseBridgeId"
    returning bridges."ClubId", stored."IoTConnected" as before`.execute(db);
  return rows[0];
}

export async function markOnline(db: Queryable, bridgeIds: readonly number[], at: Date): Promise<void> {
  if (bridgeIds.length === 0) return;
  await db
    .updateTable('bridges')
    .set({ PingLastOnlineTime: at })
    .where('ClubpulseBridgeId', 'in', bridgeIds)
    .where(({ eb, or }) => or([eb('PingLastOnlineTime', 'is', null), eb('PingLastOnlineTime', '<', at)]))
    .execute();
}

export interface BridgeTrouble {
  readonly ClubpulseBridgeId: number;
  readonly ClockSeconds?: number | null;
  readonly LastRefusal?: { readonly Reason: BridgeRefusal; readonly At: Date };
}

export async function noteTrouble(db: Queryable, { ClubpulseBridgeId, ClockSeconds, LastRefusal }: BridgeTrouble): Promise<void> {
  await db
    .updateTable('bridges')
    .set({
      ...(ClockSeconds !== undefined && { ClockSeconds }),
      ...(LastRefusal && { LastRefusal: LastRefusal.Reason, LastRefusalAt: LastRefusal.At }),
    })
    .where('ClubpulseBridgeId', '=', ClubpulseBridgeId)
    .execute();
}

export async function endStaleSessions(db: Queryable, before: Date): Promise<Pick<BridgeRow, 'ClubId' | 'ClubpulseBridgeId'>[]> {
  return db
    .updateTable('bridges')
    .set(({ ref }) => ({ IoTConnected: false, IoTLastOnlineTime: ref('PingLastOnlineTime') }))
    .where('IoTConnected', '=', true)
    .where('PingLastOnlineTime', '<', before)
    .returning(['ClubId', 'ClubpulseBridgeId'])
    .execute();
}

export async function disconnectAll(db: Queryable): Promise<void> {
  await db.updateTable('bridges').set({ IoTConnected: false }).where('IoTConnected', '=', true).execute();
}

export async function countBridges(db: Queryable, clubIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('bridges')
    .select(({ fn }) => ['ClubId', fn.countAll<number>().as('count')])
    .where('ClubId', 'in', clubIds)
    .groupBy('ClubId')
    .execute();
  return new Map(rows.map(({ ClubId, count }) => [ClubId, count]));
}

/** A registration code with the name of a bridge registers its device again. */
export async function isBridgeName(db: Queryable, clubId: ClubId, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('bridges')
    .select('Name')
    .where('ClubId', '=', clubId)
    .where('Name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}
