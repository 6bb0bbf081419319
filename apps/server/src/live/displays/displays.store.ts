import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Display, DisplayId, DisplayUpdate } from '@clubpulse/contract/live/displays';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { DisplayPairings, Displays as DisplaysTable } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';

export type DisplayChange = Omit<DisplayUpdate, 'RowVersion'>;

const displayOfRow = ({ TokenHash: _secret, PairedAt, LastSeen, ...display }: Selectable<DisplaysTable>): Display => ({
  ...display,
  PairedAt: PairedAt.toISOString(),
  LastSeen: LastSeen?.toISOString() ?? null,
});

export async function displaysOfClub(db: Queryable, clubId: ClubId): Promise<Display[]> {
  const rows = await db
    .selectFrom('displays')
    .selectAll()
    .where('ClubId', '=', clubId)
    .orderBy(({ fn }) => fn('lower', ['Name']))
    .orderBy('DisplayId')
    .execute();
  return rows.map(displayOfRow);
}

export async function displayOf(db: Queryable, displayId: DisplayId): Promise<Display | undefined> {
  const row = await db.selectFrom('displays').selectAll().where('DisplayId', '=', displayId).executeTakeFirst();
  return row && displayOfRow(row);
}

export interface ScreenFacts extends Display {
  readonly Station: number | null;
}

const screens = (db: Queryable) =>
  db
    .selectFrom('displays')
    .leftJoin('bridges', 'bridges.ClubpulseBridgeId', 'displays.ClubpulseBridgeId')
    .selectAll('displays')
    .select('bridges.Station');

function screenOfRow({ Station, ...row }: Selectable<DisplaysTable> & { Station: number | null }): ScreenFacts {
  return { ...displayOfRow(row), Station };
}

export async function screenOf(db: Queryable, displayId: DisplayId): Promise<ScreenFacts | undefined> {
  const row = await screens(db).where('DisplayId', '=', displayId).executeTakeFirst();
  return row && screenOfRow(row);
}

export async function screenOfToken(db: Queryable, tokenHash: string): Promise<ScreenFacts | undefined> {
  const row = await screens(db).where('displays.TokenHash', '=', tokenHash).executeTakeFirst();
  return row && screenOfRow(row);
}

export type NewDisplay = Pick<Display, 'ClubId' | 'DisplayGroupId' | 'Name'> & Partial<Pick<Display, 'ClubpulseBridgeId'>>;

export async function insertDisplay(db: Queryable, display: NewDisplay, tokenHash: string): Promise<Display> {
  const row = await db
    .insertInto('displays')
    .values({ ...display, TokenHash: tokenHash })
    .returningAll()
    .executeTakeFirstOrThrow();
  return displayOfRow(row);
}

export async function pairAgain(
  db: Queryable,
  displayId: DisplayId,
  pairing: Pick<Selectable<DisplaysTable>, 'ClubpulseBridgeId' | 'PairedAt' | 'TokenHash'>,
): Promise<Display> {
  const row = await db
    .updateTable('displays')
    .set((eb) => ({ ...pairing, LastSeen: null, RowVersion: eb('RowVersion', '+', 1) }))
    .where('DisplayId', '=', displayId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return displayOfRow(row);
}

export async function setToken(db: Queryable, displayId: DisplayId, tokenHash: string): Promise<void> {
  await db.updateTable('displays').set({ TokenHash: tokenHash }).where('DisplayId', '=', displayId).execute();
}

export async function lockDisplay(trx: Queryable, displayId: DisplayId): Promise<Display | undefined> {
  const row = await trx.selectFrom('displays').selectAll().where('DisplayId', '=', displayId).forNoKeyUpdate().executeTakeFirst();
  return row && displayOfRow(row);
}

export async function updateDisplay(db: Queryable, displayId: DisplayId, change: DisplayChange): Promise<Display> {
  const row = await db
    .updateTable('displays')
    .set((eb) => ({ ...change, RowVersion: eb('RowVersion', '+', 1) }))
    .where('DisplayId', '=', displayId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return displayOfRow(row);
}

export async function deleteDisplay(db: Queryable, displayId: DisplayId): Promise<Display | undefined> {
  const row = await db.deleteFrom('displays').where('DisplayId', '=', displayId).returningAll().executeTakeFirst();
  return row && displayOfRow(row);
}

export async function markSeen(db: Queryable, displayIds: readonly number[], at: Date, everySeconds: number): Promise<void> {
  if (displayIds.length === 0) return;
  await db
    .updateTable('displays')
    .set({ LastSeen: at })
    .where('DisplayId', '=', sql<number>`any(${listOf(displayIds)}::bigint[])`)
    .where(({ eb, or }) => or([eb('LastSeen', 'is', null), eb('LastSeen', '<=', new Date(at.getTime() - everySeconds * 1000))]))
    .execute();
}

export type PairingRow = Selectable<DisplayPairings>;

export const insertPairing = (db: Queryable, pairing: Omit<PairingRow, 'DisplayId'>): Promise<PairingRow | undefined> =>
  db
    .insertInto('display_pairings')
    .values(pairing)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const lockPairingOfCode = (db: Queryable, code: string): Promise<PairingRow | undefined> =>
  db.selectFrom('display_pairings').selectAll().where('Code', '=', code).forUpdate().executeTakeFirst();

export const lockPairing = (db: Queryable, pairingId: string): Promise<PairingRow | undefined> =>
  db.selectFrom('display_pairings').selectAll().where('PairingId', '=', pairingId).forUpdate().executeTakeFirst();

export async function setPaired(db: Queryable, pairingId: string, displayId: DisplayId): Promise<void> {
  await db.updateTable('display_pairings').set({ DisplayId: displayId }).where('PairingId', '=', pairingId).execute();
}

export async function deletePairing(db: Queryable, pairingId: string): Promise<void> {
  await db.deleteFrom('display_pairings').where('PairingId', '=', pairingId).execute();
}

export async function deletePairingsBefore(db: Queryable, moment: Date): Promise<void> {
  await db.deleteFrom('display_pairings').where('ExpiresAt', '<', moment).execute();
}

export const namesOf = (db: Queryable, displayId: DisplayId): Promise<{ ClubName: string; RoomName: string }> =>
  db
    .selectFrom('displays')
    .innerJoin('clubs', 'clubs.ClubId', 'displays.ClubId')
    .innerJoin('display_groups', 'display_groups.DisplayGroupId', 'displays.DisplayGroupId')
    .select(['clubs.Name as ClubName', 'display_groups.Name as RoomName'])
    .where('displays.DisplayId', '=', displayId)
    .executeTakeFirstOrThrow();
