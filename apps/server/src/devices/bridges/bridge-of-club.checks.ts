import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClubpulseBridgeId } from '@clubpulse/contract/devices/bridges';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { keepBridge } from './bridges.store.ts';

const unknownBridge: Refusal = refuse('ValidationFailed', { errors: [{ field: 'ClubpulseBridgeId', key: 'invalid-id' }] });

/**
 * Undefined when the bridge is the club's, or none was given; else the refusal: another club's bridges are as good as unknown. Called in
 * the transaction that then hangs something on the bridge, which so cannot vanish meanwhile.
 */
export async function refuseForeignBridge(
  db: Queryable,
  clubId: ClubId,
  bridgeId: ClubpulseBridgeId | null,
): Promise<Refusal | undefined> {
  if (bridgeId === null) return undefined;
  const bridge = await keepBridge(db, bridgeId);
  return bridge?.ClubId === clubId ? undefined : unknownBridge;
}
