import type { ClubCode, RoomName } from './clubs.ts';

export interface HubPlan {
  readonly club: ClubCode;
  readonly rest: number;
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

export const rearHub: { readonly club: ClubCode; readonly room: RoomName; readonly suffix: string } = {
  club: 'NAVIGLI',
  room: 'Studio 1',
  suffix: ' rear',
};

export const wall: { readonly club: ClubCode; readonly room: RoomName; readonly name: string } = {
  club: 'NAVIGLI',
  room: 'Studio 1',
  name: 'Studio 1',
};
