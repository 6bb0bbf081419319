import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { lockRoomForUse } from './rooms.store.ts';

const unknownRoom: Refusal = refuse('ValidationFailed', { errors: [{ field: 'DisplayGroupId', key: 'invalid-id' }] });

/** Locks the room against deletion. Must be called in the transaction that writes the reference. */
export async function refuseForeignRoom(
  db: Queryable,
  clubId: ClubId,
  roomId: DisplayGroupId | null,
): Promise<Refusal | undefined> {
  if (roomId === null) return undefined;
  const room = await lockRoomForUse(db, roomId);
  return room?.ClubId === clubId ? undefined : unknownRoom;
}
