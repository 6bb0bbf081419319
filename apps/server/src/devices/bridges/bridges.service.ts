import type { Bridge, BridgeState } from '@clubpulse/contract/devices/bridges';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Presence } from '@clubpulse/contract/live/bridge-protocol';
import { severity } from '@clubpulse/rules/devices/bridges/status';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { publish } from '../../platform/events/events.ts';
import { isSecret } from '../../platform/secrets/secrets.ts';
import { refuseForeignRoom } from '../rooms/public.ts';
import { presentBridge, stateOf } from './bridges.present.ts';
import * as store from './bridges.store.ts';

/** What the live pipeline needs to know of a bridge. */
export type BridgeFacts = Pick<Bridge, 'ClubpulseBridgeId' | 'ClubId' | 'DisplayGroupId' | 'Station' | 'Name'>;

export type Bridges = ReturnType<typeof createBridges>;

/** The gym hubs of the clubs. */
export function createBridges({ db, now = () => new Date() }: { db: Database; now?: () => Date }) {
  async function changed(trx: Queryable, Type: string, row: store.BridgeRow): Promise<void> {
    const { ClubId, ClubpulseBridgeId, HardwareId, Name, DisplayGroupId } = row;
    await publish(trx, { ClubId, Type, Payload: { ClubpulseBridgeId, HardwareId, Name, DisplayGroupId } });
    await notify(trx, 'clubpulse_bridge', ClubpulseBridgeId);
  }

  return {
    /** Worst first, then by name. */
    async ofClub(clubId: number): Promise<Bridge[]> {
      const bridges = (await store.bridgesOfClub(db, clubId)).map((row) => presentBridge(row, now()));
      return bridges.sort((a, b) => severity(b.State) - severity(a.State) || a.Name.localeCompare(b.Name));
    },

    /** For the club's overview: how many are online, and how many need somebody. */
    async counts(clubId: number): Promise<{ online: number; total: number; warnings: number }> {
      const states = (await store.bridgesOfClub(db, clubId)).map((row) => stateOf(row, now()));
      return {
        online: states.filter((state) => state.OnlineStatus !== 'Offline').length,
        total: states.length,
        warnings: states.filter((state) => severity(state) > 0).length,
      };
    },

    clubOf: async (bridgeId: number): Promise<number | undefined> => (await store.bridgeOf(db, bridgeId))?.ClubId,

    async state(bridgeId: number): Promise<BridgeState | Refusal> {
      const row = await store.bridgeOf(db, bridgeId);
      return row ? stateOf(row, now()) : refuse('NotFound');
    },

    update(bridgeId: number, update: store.BridgeUpdate): Promise<Bridge | Refusal> {
      return db.transaction().execute(async (trx) => {
        const current = await store.bridgeOf(trx, bridgeId);
        if (!current) return refuse('NotFound');
        const foreign = await refuseForeignRoom(trx, current.ClubId, update.DisplayGroupId);
        if (foreign) return foreign;
        const row = await store.updateBridge(trx, bridgeId, update);
        if (!row) return refuse('NotFound');
        await changed(trx, 'BridgeUpdated', row);
        return presentBridge(row, now());
      });
    },

    /** Its secret stops working at once. */
    delete(bridgeId: number): Promise<Refusal | undefined> {
      return db.transaction().execute(async (trx) => {
        const row = await store.deleteBridge(trx, bridgeId);
        if (!row) return refuse('NotFound');
        await changed(trx, 'BridgeDeleted', row);
        await notify(trx, 'clubpulse_bridge_secret', bridgeId);
        return undefined;
      });
    },

    async facts(bridgeId: number): Promise<BridgeFacts | undefined> {
      const row = await store.bridgeOf(db, bridgeId);
      return row && factsOf(row);
    },

    factsOfClub: async (clubId: number): Promise<BridgeFacts[]> => (await store.bridgesOfClub(db, clubId)).map(factsOf),

    /** The bridge with this id and secret; undefined when there is none. */
    async checkSecret(bridgeId: number, secret: string): Promise<BridgeFacts | undefined> {
      const row = await store.bridgeOf(db, bridgeId);
      return row && isSecret(secret, row.SecretHash) ? factsOf(row) : undefined;
    },

    /**
     * Keeps a birth message, a report or a last will. The event says only that the session began or ended. An unknown
     * bridge is ignored: it was deleted while its will was on the way.
     */
    savePresence(bridgeId: number, { online, ...report }: Presence, at: Date): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const change = await store.savePresence(trx, bridgeId, online, report, at);
        if (!change || change.before === online) return;
        const Type = online ? 'BridgeConnected' : 'BridgeDisconnected';
        await publish(trx, { ClubId: change.ClubId, Type, Payload: { ClubpulseBridgeId: bridgeId } });
      });
    },

    /** Keeps when bridges were heard last; called at most twice a minute with all that were. */
    markHeard: (bridgeIds: readonly number[], at: Date): Promise<void> => store.markHeard(db, bridgeIds, at),

    /** No session stands: for the start of a server whose broker begins empty, before the bridges come back. */
    disconnectAll: (): Promise<void> => store.disconnectAll(db),
  };
}

const factsOf = ({ ClubpulseBridgeId, ClubId, DisplayGroupId, Station, Name }: store.BridgeRow): BridgeFacts => ({
  ClubpulseBridgeId,
  ClubId,
  DisplayGroupId,
  Station,
  Name,
});
