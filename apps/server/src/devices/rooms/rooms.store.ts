import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroup, DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Queryable } from '../../platform/database/database.ts';

export type RoomInput = Pick<DisplayGroup, 'Name' | 'Color'>;

export const roomsOfClub = (db: Queryable, clubId: ClubId): Promise<DisplayGroup[]> =>
  db
    .selectFrom('display_groups')
    .selectAll()
    .where('ClubId', '=', clubId)
    .orderBy(({ fn }) => fn('lower', ['Name']))
    .execute();

export const roomOf = (db: Queryable, roomId: DisplayGroupId): Promise<DisplayGroup | undefined> =>
  db.selectFrom('display_groups').selectAll().where('DisplayGroupId', '=', roomId).executeTakeFirst();

export const lockRoomForUse = (db: Queryable, roomId: DisplayGroupId): Promise<DisplayGroup | undefined> =>
  db.selectFrom('display_groups').selectAll().where('DisplayGroupId', '=', roomId).forKeyShare().executeTakeFirst();

/** Fails with the constraint `display_groups_name` if the club has a room of this name. */
export const insertRoom = (db: Queryable, clubId: ClubId, room: RoomInput): Promise<DisplayGroup> =>
  db
    .insertInto('display_groups')
    .values({ ClubId: clubId, ...room })
    .returningAll()
    .executeTakeFirstOrThrow();

export const lockRoom = (trx: Queryable, roomId: DisplayGroupId): Promise<DisplayGroup | undefined> =>
  trx.selectFrom('display_groups').selectAll().where('DisplayGroupId', '=', roomId).forNoKeyUpdate().executeTakeFirst();

export const updateRoom = (db: Queryable, roomId: DisplayGroupId, room: RoomInput): Promise<DisplayGroup> =>
  db
    .updateTable('display_groups')
    .set((eb) => ({ ...room, RowVersion: eb('RowVersion', '+', 1) }))
    .where('DisplayGroupId', '=', roomId)
    .returningAll()
    .executeTakeFirstOrThrow();

export const lockRoomForDelete = (trx: Queryable, roomId: DisplayGroupId): Promise<DisplayGroup | undefined> =>
  trx.selectFrom('display_groups').selectAll().where('DisplayGroupId', '=', roomId).forUpdate().executeTakeFirst();

export async function deleteRoom(trx: Queryable, roomId: DisplayGroupId): Promise<void> {
  await trx.deleteFrom('display_groups').where('DisplayGroupId', '=', roomId).execute();
}
