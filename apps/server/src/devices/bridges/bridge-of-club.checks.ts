import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClubpulseBridgeId } from '@clubpulse/contract/devices/bridges';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { lockBridgeForUse } from './bridges.store.ts';

const unknownBridge: Refusal = refuse('ValidationFailed', { errors: [{ field: 'ClubpulseBridgeId', key: 'invalid-id' }] });

/** Locks the bridge against deletion. Must be called in the transaction that writes the reference. */
export async function refuseForeignBridge(
  db: Queryable,
  clubId: ClubId,
  bridgeId: ClubpulseBridgeId | null,
): Promise<Refusal | undefined> {
  if (bridgeId === null) return undefined;
  const bridge = await lockBridgeForUse(db, bridgeId);
  return bridge?.ClubId === clubId ? undefined : unknownBridge;
}
