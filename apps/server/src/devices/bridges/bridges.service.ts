import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Bridge, BridgeState, ClubpulseBridgeId } from '@clubpulse/contract/devices/bridges';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Presence } from '@clubpulse/contract/live/bridge-protocol';
import { severity } from '@clubpulse/rules/devices/bridges/status';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { emit, emitAll } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { isSecret } from '../../platform/secrets/secrets.ts';
import { refuseForeignRoom } from '../rooms/public.ts';
import { ONLINE_SECONDS, presentBridge, stateOf } from './bridges.present.ts';
import * as store from './bridges.store.ts';

export type BridgeFacts = Pick<Bridge, 'ClubpulseBridgeId' | 'ClubId' | 'DisplayGroupId' | 'Station' | 'Name'>;

export type Bridges = ReturnType<typeof createBridges>;

interface Parts {
  db: Database;
  now?: () => Date;
}
type Ready = Required<Parts>;

export function createBridges(parts: Parts) {
  return {
    ...bindActs(
      { now: () => new Date(), ...parts },
      {
        ofClub,
        counts,
        clubOf,
        state,
        update,
        delete: deleteBridge,
        facts,
        ofClubs,
        clubs,
        checkSecret,
        savePresence,
        markReceived,
        endSilent,
        noteTrouble,
        disconnectAll,
      },
    ),
    deleteOfClub,
  };
}

async function changed(
  trx: Queryable,
  Type: 'BridgeUpdated' | 'BridgeDeleted',
  row: store.BridgeRow,
  By: UserId | null,
): Promise<void> {
  const { ClubId, ClubpulseBridgeId, HardwareId, Name, DisplayGroupId } = row;
  await emit(trx, { ClubId, Type, Payload: { ClubpulseBridgeId, HardwareId, Name, DisplayGroupId, By } });
  await notify(trx, 'clubpulse_bridge', ClubpulseBridgeId);
}

async function ofClub({ db, now }: Ready, clubId: ClubId): Promise<Bridge[]> {
  const bridges = (await store.bridgesOfClub(db, clubId)).map((row) => presentBridge(row, now()));
  return bridges.sort((a, b) => severity(b.State) - severity(a.State) || a.Name.localeCompare(b.Name));
}

async function counts({ db, now }: Ready, clubId: ClubId): Promise<{ online: number; total: number; warnings: number }> {
  const states = (await store.bridgesOfClub(db, clubId)).map((row) => stateOf(row, now()));
  return {
    online: states.filter((bridge) => bridge.OnlineStatus !== 'Offline').length,
    total: states.length,
    warnings: states.filter((bridge) => severity(bridge) > 0).length,
  };
}

const clubOf = async ({ db }: Ready, bridgeId: ClubpulseBridgeId): Promise<number | undefined> =>
  (await store.bridgeOf(db, bridgeId))?.ClubId;

async function state({ db, now }: Ready, bridgeId: ClubpulseBridgeId): Promise<BridgeState | Refusal> {
  const row = await store.bridgeOf(db, bridgeId);
  return row ? stateOf(row, now()) : refuse('NotFound');
}

function update(
  { db, now }: Ready,
  bridgeId: ClubpulseBridgeId,
  { RowVersion, ...input }: store.BridgeInput & Pick<Bridge, 'RowVersion'>,
  by: UserId | null = null,
): Promise<Bridge | Refusal> {
  return db.transaction().execute(async (trx) => {
    const current = await store.lockBridge(trx, bridgeId);
    if (!current) return refuse('NotFound');
    if (current.RowVersion !== RowVersion) return refuse('StaleRowVersion');
    const foreign = await refuseForeignRoom(trx, current.ClubId, input.DisplayGroupId);
    if (foreign) return foreign;
    const row = await store.changeBridge(trx, bridgeId, input);
    await changed(trx, 'BridgeUpdated', row, by);
    return presentBridge(row, now());
  });
}

function deleteBridge({ db }: Ready, bridgeId: ClubpulseBridgeId, by: UserId | null = null): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await store.deleteBridge(trx, bridgeId);
    if (!row) return refuse('NotFound');
    await changed(trx, 'BridgeDeleted', row, by);
    await notify(trx, 'clubpulse_bridge_secret', bridgeId);
    return undefined;
  });
}

async function deleteOfClub(trx: Queryable, clubId: ClubId): Promise<void> {
  for (const { ClubpulseBridgeId } of await store.bridgesOfClub(trx, clubId)) {
    await store.deleteBridge(trx, ClubpulseBridgeId);
    await notify(trx, 'clubpulse_bridge', ClubpulseBridgeId);
    await notify(trx, 'clubpulse_bridge_secret', ClubpulseBridgeId);
  }
}

async function facts({ db }: Ready, bridgeId: ClubpulseBridgeId): Promise<BridgeFacts | undefined> {
  const row = await store.bridgeOf(db, bridgeId);
  return row && factsOf(row);
}

const ofClubs = ({ db }: Ready, clubIds: readonly number[]) => store.bridgesOfClubs(db, clubIds);

const clubs = ({ db }: Ready): Promise<ClubId[]> => store.clubsWithBridges(db);

async function checkSecret({ db }: Ready, bridgeId: ClubpulseBridgeId, secret: string): Promise<BridgeFacts | undefined> {
  const row = await store.bridgeOf(db, bridgeId);
  return row && isSecret(secret, row.SecretHash) ? factsOf(row) : undefined;
}

/** An unknown bridge is ignored: it may be deleted before its last will arrives. */
function savePresence(
  { db }: Ready,
  bridgeId: ClubpulseBridgeId,
  { online, ask: _ask, wall: _wall, ...report }: Presence,
  at: Date,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const change = await store.savePresence(trx, bridgeId, online, report, at);
    if (!change || change.before === online) return;
    const Type = online ? 'BridgeConnected' : 'BridgeDisconnected';
    await emit(trx, { ClubId: change.ClubId, Type, Payload: { ClubpulseBridgeId: bridgeId } });
  });
}

const markReceived = ({ db }: Ready, bridgeIds: readonly number[], at: Date): Promise<void> =>
  store.markOnline(db, bridgeIds, at);

/** Runs only in a process that has received messages for `ONLINE_SECONDS`. */
function endSilent({ db }: Ready, at: Date): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const ended = await store.endStaleSessions(trx, new Date(at.getTime() - ONLINE_SECONDS * 1000));
    await emitAll(
      trx,
      ended.map(({ ClubId, ClubpulseBridgeId }) => ({ ClubId, Type: 'BridgeDisconnected', Payload: { ClubpulseBridgeId } })),
    );
    return ended.map(({ ClubpulseBridgeId }) => ClubpulseBridgeId);
  });
}

const noteTrouble = ({ db }: Ready, trouble: store.BridgeTrouble): Promise<void> => store.noteTrouble(db, trouble);

const disconnectAll = ({ db }: Ready): Promise<void> => store.disconnectAll(db);

const factsOf = ({ ClubpulseBridgeId, ClubId, DisplayGroupId, Station, Name }: store.BridgeRow): BridgeFacts => ({
  ClubpulseBridgeId,
  ClubId,
  DisplayGroupId,
  Station,
  Name,
});
