import { simulated } from '@clubpulse/world/athletes';
import { describe, expect, it } from 'vitest';
import { liveRooms, shift } from './shifts.ts';

const number = (nickname: string) => simulated.find((athlete) => athlete.nickname === nickname)?.strap ?? 0;

describe('a shift of simulated athletes', () => {
  it('fills Studio 1 of Navigli and has no athlete in two rooms', () => {
    for (let count = 0; count < 50; count++) {
      const rooms = shift(count);
      expect(rooms.map(({ club, room }) => [club, room])).toEqual(liveRooms);
      expect(rooms.map(({ straps }) => straps.length)).toEqual([22, 3, 4, 3]);
      const straps = rooms.flatMap((room) => room.straps);
      expect(new Set(straps).size).toBe(straps.length);
    }
  });

  it('alternates training and rest for every athlete of the rotation, including Alessia', () => {
    const trains = (strap: number) =>
      Array.from({ length: 6 }, (_, count) => shift(count).some(({ straps }) => straps.includes(strap)));
    for (const { strap } of simulated) expect(new Set(trains(strap)).size).toBe(2);
    expect(trains(number('Ale'))[0]).toBe(true);
  });
});
