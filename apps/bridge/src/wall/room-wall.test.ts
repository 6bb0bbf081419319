import { BLUETOOTH_STRAPS } from '@clubpulse/contract/devices/strap-number';
import type { HubPerson, HubRoster } from '@clubpulse/contract/live/hub-walls';
import { describe, expect, test } from 'vitest';
import { RoomWalls } from './room-wall.ts';

const AT = Date.parse('2026-01-05T18:00:00Z');
const after = (seconds: number) => AT + seconds * 1000;
const BLE = BLUETOOTH_STRAPS + 0xa09e1a001234;

/** Age 35: maximum 184 bpm; zones from 92, 110, 129, 147 and 166 bpm. */
const person = (name: string, straps: number[], initial = 'R'): HubPerson => ({
  straps,
  name,
  initial,
  max: 184,
  limits: [92, 110, 129, 147, 166, 184],
});
const rosterOf = (...people: HubPerson[]): HubRoster => ({
  tag: people.map(({ name }) => name).join(),
  clubName: 'Cadenza',
  roomName: 'Studio 1',
  roomColor: '#1787a6',
  timeZone: 'Europe/Rome',
  language: 'it',
  people,
  off: [900],
});

function wall(roster: HubRoster | undefined) {
  let now = roster;
  const walls = new RoomWalls(() => now);
  return {
    walls,
    receive: (seconds: number, ...received: [strap: number, bpm: number, rssi?: number][]) =>
      walls.receive(
        received.map(([strap, bpm, rssi = -60]) => ({ strap, bpm, rssi })),
        after(seconds),
      ),
    send: (another: HubRoster | undefined) => {
      now = another;
    },
    names: (seconds: number) => walls.now(after(seconds)).Tiles.map(({ Name, Guest, Strap }) => Name ?? Guest ?? Strap),
  };
}

describe('a hub’s wall', () => {
  test('shows the same athletes’ names as the server’s wall, with percent and zone', () => {
    const { walls, receive } = wall(rosterOf(person('Volpe', [100]), person('', [101], '')));
    receive(0, [100, 147], [101, 92], [4711, 120]);
    expect(walls.now(after(3))).toEqual({
      Club: 'Cadenza',
      Room: 'Studio 1',
      Color: '#1787a6',
      TimeZone: 'Europe/Rome',
      Grid: { columns: 3, rows: 2, pages: 1 },
      Tiles: [
        { Place: 0, Name: 'Volpe', Guest: null, Strap: null, Bpm: 147, Percent: 80, Zone: 4, Signal: 'fresh', Silence: 3 },
        { Place: 1, Name: null, Guest: null, Strap: 4711, Bpm: 120, Percent: null, Zone: null, Signal: 'fresh', Silence: 3 },
        { Place: 2, Name: null, Guest: 1, Strap: null, Bpm: 92, Percent: 50, Zone: 1, Signal: 'fresh', Silence: 3 },
      ],
    });
  });

  test('distinguishes athletes with equal names, and moves no tile when another athlete arrives', () => {
    const { receive, names } = wall(rosterOf(person('Luca', [1], 'B'), person('Luca', [2], 'M'), person('Anna', [3])));
    receive(0, [1, 100]);
    receive(1, [2, 100]);
    receive(2, [3, 100]);
    expect(names(2)).toEqual(['Luca', 'Luca M.', 'Anna']);
  });

  test('shows one tile for two straps of one athlete, with the reading of the stronger signal in each second', () => {
    const { walls, receive } = wall(rosterOf(person('Volpe', [100, BLE])));
    receive(0, [100, 120, -50], [BLE, 124, -70]);
    expect(walls.now(after(0)).Tiles.map(({ Bpm }) => Bpm)).toEqual([120]);
    receive(1, [100, 121, -80], [BLE, 125, -70]);
    expect(walls.now(after(1)).Tiles.map(({ Bpm }) => Bpm)).toEqual([125]);
    receive(2, [BLE, 126, 0]);
    expect(walls.now(after(2)).Tiles).toMatchObject([{ Bpm: 126, Silence: 0 }]);
  });

  test('shows the last heart rate of a tile without signal for a while, then shows the signal as lost, and removes the tile after five minutes', () => {
    const { walls, receive } = wall(rosterOf(person('Volpe', [100])));
    receive(0, [100, 120]);
    const signalAt = (seconds: number) => walls.now(after(seconds)).Tiles.map(({ Signal }) => Signal);
    expect([4, 5, 14, 15, 299, 300].map(signalAt)).toEqual([['fresh'], ['held'], ['held'], ['lost'], ['lost'], []]);
  });

  test('shows a strap without a heart rate as looking for a signal, and removes it after five minutes', () => {
    const { walls, receive } = wall(rosterOf(person('Volpe', [100])));
    for (let second = 0; second < 400; second += 1) {
      receive(second, [100, 0]);
      if (second === 10)
        expect(walls.now(after(10)).Tiles).toMatchObject([{ Signal: 'looking', Bpm: 0, Percent: null, Zone: null }]);
      walls.now(after(second));
    }
    expect(walls.now(after(400)).Tiles).toEqual([]);
    receive(401, [100, 130]);
    expect(walls.now(after(401)).Tiles).toMatchObject([{ Name: 'Volpe', Bpm: 130, Signal: 'fresh' }]);
  });

  test("ignores invalid heart rates, and does not show a strap that the server's roster marks as taken off", () => {
    const { walls, receive } = wall(rosterOf(person('Volpe', [100])));
    receive(0, [100, 120], [900, 100]);
    receive(1, [100, 250]);
    expect(walls.now(after(1)).Tiles).toMatchObject([{ Bpm: 120, Silence: 1 }]);
  });

  test('closes the gaps between tiles when many tiles are removed', () => {
    const people = Array.from({ length: 8 }, (_, index) => person(`N${index}`, [index + 1]));
    const { walls, receive } = wall(rosterOf(...people));
    receive(0, ...people.map((_, index): [number, number] => [index + 1, 100]));
    expect(walls.now(after(0)).Grid).toMatchObject({ columns: 4, rows: 3 });
    for (let second = 1; second <= 500; second += 1) {
      receive(second, [1, 100], [8, 100]);
      walls.now(after(second));
    }
    expect(walls.now(after(500))).toMatchObject({
      Grid: { columns: 3, rows: 2 },
      Tiles: [
        { Name: 'N0', Place: 0 },
        { Name: 'N7', Place: 1 },
      ],
    });
  });

  test('shows strap numbers without a roster, and rebuilds its tiles when it receives another roster', () => {
    const { receive, names, send, walls } = wall(undefined);
    receive(0, [100, 120]);
    expect(names(0)).toEqual([100]);
    expect(walls.now(after(0))).toMatchObject({ Club: null, Room: null, TimeZone: null });
    send(rosterOf(person('Volpe', [100])));
    expect(names(1)).toEqual([]);
    receive(1, [100, 121]);
    expect(names(1)).toEqual(['Volpe']);
  });

  test('limits the number of tiles', () => {
    const { walls } = wall(undefined);
    const straps = Array.from({ length: 1500 }, (_, index) => ({ strap: index + 1, bpm: 100, rssi: 0 }));
    walls.receive(straps, AT);
    expect(walls.now(AT).Tiles).toHaveLength(1000);
    expect(walls.now(AT).Grid).toEqual({ columns: 10, rows: 6, pages: 17 });
  });
});
