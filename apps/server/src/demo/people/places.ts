import type { ClubCode, RoomName } from '@clubpulse/world/clubs';
import { clubs } from '@clubpulse/world/clubs';
import { createRooms } from '../../devices/rooms/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { clubIdsOf } from './ids.store.ts';

export interface Place {
  readonly clubId: number;
  readonly roomId: number;
}
export type Places = (club: ClubCode, room: RoomName) => Place | undefined;

export async function placesOf(db: Database): Promise<Places> {
  const rooms = createRooms({ db });
  const key = (club: string, room: string) => `${club}/${room}`;
  const ids = await clubIdsOf(
    db,
    clubs.map(({ code }) => code),
  );
  const places = new Map<string, Place>();
  for (const [code, clubId] of ids)
    for (const room of await rooms.ofClub(clubId)) places.set(key(code, room.Name), { clubId, roomId: room.DisplayGroupId });
  return (club, room) => places.get(key(club, room));
}
