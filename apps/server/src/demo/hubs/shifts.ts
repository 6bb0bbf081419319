import { simulated } from '@clubpulse/world/athletes';
import type { ClubCode, RoomName } from '@clubpulse/world/clubs';
import { hubPlans } from '@clubpulse/world/hubs';
import type { Athlete } from '@clubpulse/world/people';

export const SHIFT_MS = 100 * 60_000;

export interface LiveRoom {
  readonly club: ClubCode;
  readonly room: RoomName;
  readonly straps: readonly number[];
}

export const liveRooms: readonly (readonly [ClubCode, RoomName])[] = hubPlans.flatMap(({ club, rooms }) =>
  rooms.map(([room]) => [club, room] as const),
);

export function shift(number: number): LiveRoom[] {
  return hubPlans.flatMap(({ club, rest, rooms }) => {
    const waiting = awake(
      simulated.filter((athlete) => athlete.club === club),
      rest,
      number,
    );
    return rooms.map(([room, count]) => ({ club, room, straps: waiting.splice(0, count).map(({ strap }) => strap) }));
  });
}

function awake(all: readonly Athlete[], rest: number, number: number): Athlete[] {
  const first = (all.length - rest + number * rest) % all.length;
  return all.filter((_, index) => (index - first + all.length) % all.length >= rest);
}
