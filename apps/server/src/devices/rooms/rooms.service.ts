import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroup, DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { RoomPorts } from './rooms.ports.ts';
import * as store from './rooms.store.ts';

type RoomEvent = 'RoomCreated' | 'RoomUpdated' | 'RoomDeleted';

export type Rooms = ReturnType<typeof createRooms>;

export function createRooms({ db, leaving = [] }: { readonly db: Database; readonly leaving?: RoomPorts['leaving'] }) {
  const stillIn = {
    bridges_DisplayGroupId_ClubId_fkey: refuse('RoomInUse'),
    displays_DisplayGroupId_ClubId_fkey: refuse('RoomInUse'),
  };

  return {
    ofClub: (clubId: ClubId, via: Queryable = db): Promise<DisplayGroup[]> => store.roomsOfClub(via, clubId),

    get: (roomId: DisplayGroupId): Promise<DisplayGroup | undefined> => store.roomOf(db, roomId),

    clubOf: async (roomId: DisplayGroupId): Promise<number | undefined> => (await store.roomOf(db, roomId))?.ClubId,

    create(clubId: ClubId, input: store.RoomInput, by: UserId | null = null): Promise<DisplayGroup | Refusal> {
      return refusedBy(nameExists(input.Name), () =>
        db.transaction().execute(async (trx) => {
          const room = await store.insertRoom(trx, clubId, input);
          await changed(trx, 'RoomCreated', room, by);
          return room;
        }),
      );
    },

    update(
      roomId: DisplayGroupId,
      { RowVersion, ...input }: store.RoomInput & Pick<DisplayGroup, 'RowVersion'>,
      by: UserId | null = null,
    ): Promise<DisplayGroup | Refusal> {
      return refusedBy(nameExists(input.Name), () =>
        db.transaction().execute(async (trx) => {
          const known = await store.lockRoom(trx, roomId);
          if (!known) return refuse('NotFound');
          if (known.RowVersion !== RowVersion) return refuse('StaleRowVersion');
          const room = await store.updateRoom(trx, roomId, input);
          await changed(trx, 'RoomUpdated', room, by);
          return room;
        }),
      );
    },

    /** Refused while the room has a bridge, a screen or a future live training. Past trainings remain. */
    delete(roomId: DisplayGroupId, by: UserId | null = null): Promise<Refusal | undefined> {
      return refusedBy(stillIn, () =>
        db.transaction().execute(async (trx) => {
          const room = await store.lockRoomForDelete(trx, roomId);
          if (!room) return refuse('NotFound');
          for (const leave of leaving) {
            const refused = await leave(trx, roomId);
            if (refused) return refused;
          }
          await store.deleteRoom(trx, roomId);
          await changed(trx, 'RoomDeleted', room, by);
          return undefined;
        }),
      );
    },
  };
}

const nameExists = (name: string) => ({
  display_groups_name: refuse('RoomNameExists', {
    values: { name },
    errors: [{ field: 'Name', key: 'error.RoomNameExists', values: { name } }],
  }),
});

async function changed(trx: Queryable, Type: RoomEvent, room: DisplayGroup, By: UserId | null): Promise<void> {
  const { ClubId, DisplayGroupId, Name } = room;
  await emit(trx, { ClubId, Type, Payload: { DisplayGroupId, Name, By } });
  await notify(trx, 'clubpulse_club', ClubId);
}
