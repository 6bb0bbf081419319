import type { ClubCode, RoomName } from './clubs.ts';

/** Which rooms have a hub (bridge) and a TV, and how many train there at once. */

export interface HubPlan {
  readonly club: ClubCode;
  /** So many of the club's athletes rest while the others train. */
  readonly rest: number;
  /** How the others fill its rooms, in this order. */
  readonly rooms: readonly (readonly [RoomName, number])[];
}

export const hubPlans: readonly HubPlan[] = [
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

/** A second hub, which hears the two straps that give trouble. */
export const rearHub: { readonly club: ClubCode; readonly room: RoomName; readonly suffix: string } = {
  club: 'NAVIGLI',
  room: 'Studio 1',
  suffix: ' rear',
};

/** The TV stands in the room where most train. */
export const wall: { readonly club: ClubCode; readonly room: RoomName; readonly name: string } = {
  club: 'NAVIGLI',
  room: 'Studio 1',
  name: 'Studio 1',
};
