import { rooms as namedRooms } from '@clubpulse/world/clubs';
import { wall } from '@clubpulse/world/hubs';
import { createRooms } from '../../devices/rooms/public.ts';
import { createDisplays } from '../../live/displays/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { placesOf } from './places.ts';

export async function createDemoRooms(db: Database, clubIds: ReadonlyMap<string, number>): Promise<void> {
  const rooms = createRooms({ db });
  for (const clubId of clubIds.values()) {
    const there = new Set((await rooms.ofClub(clubId)).map(({ Name }) => Name));
    for (const { name, color } of namedRooms)
      if (!there.has(name)) expectAccepted(await rooms.create(clubId, { Name: name, Color: color }));
  }
}

export async function pairWall(db: Database, by: number): Promise<string> {
  const place = (await placesOf(db))(wall.club, wall.room);
  if (!place) throw new Error(`The demo has no room ${wall.room}.`);
  const displays = createDisplays({ db });
  const { PairingId, Code, Secret } = await displays.startPairing();
  expectAccepted(await displays.pair(place.clubId, { Code, DisplayGroupId: place.roomId, Name: wall.name }, by));
  const state = expectAccepted(await displays.pairingState(PairingId, Secret));
  if (state.State !== 'Paired') throw new Error('The TV of the demo was not paired.');
  return state.Token;
}
