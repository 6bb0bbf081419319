import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Refusal } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { ports, several } from '../../platform/feature/ports.ts';

export interface RoomPorts {
  /** Run in the deleting transaction, with the room locked. A refusal prevents the deletion. */
  readonly leaving: readonly ((trx: Queryable, roomId: DisplayGroupId) => Promise<Refusal | undefined>)[];
}

export const roomPorts = ports<RoomPorts>('devices/rooms', { leaving: several });
