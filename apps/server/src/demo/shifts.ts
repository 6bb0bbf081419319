import { type Athlete, type ClubCode, type RoomName, simulated } from './world.ts';

/** Who trains live where. Nobody trains for ever: with every shift others rest. */

export const SHIFT_MS = 100 * 60_000;

export interface LiveRoom {
  readonly club: ClubCode;
  readonly room: RoomName;
  readonly straps: readonly number[];
}

/** How many of a club's athletes rest in a shift, and how the others fill its rooms, in this order. */
const plans: readonly {
  readonly club: ClubCode;
  readonly rest: number;
  readonly rooms: readonly (readonly [RoomName, number])[];
}[] = [
  {
    club: 'NAVIGLI',
    rest: 5,
    rooms: [
      ['Studio 1', 22],
      ['Studio 2', 3],
    ],
  },
  { club: 'ISOLA', rest: 2, rooms: [['Main hall', 4]] },
  { club: 'ROMANA', rest: 2, rooms: [['Studio 1', 3]] },
];

/** The rooms in use, always the same ones. */
export const liveRooms: readonly (readonly [ClubCode, RoomName])[] = plans.flatMap(({ club, rooms }) =>
  rooms.map(([room]) => [club, room] as const),
);

/** The straps of every room in use during the shift, counted from 0. */
export function shift(number: number): LiveRoom[] {
  return plans.flatMap(({ club, rest, rooms }) => {
    const waiting = awake(
      simulated.filter((athlete) => athlete.club === club),
      rest,
      number,
    );
    return rooms.map(([room, count]) => ({ club, room, straps: waiting.splice(0, count).map(({ strap }) => strap) }));
  });
}

/** Those who do not rest: in the first shift the last ones of the list do, then the first, and so on around. */
function awake(all: readonly Athlete[], rest: number, number: number): Athlete[] {
  const first = (all.length - rest + number * rest) % all.length;
  return all.filter((_, index) => (index - first + all.length) % all.length >= rest);
}
