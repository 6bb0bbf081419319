import {
  FRAME_HEADER_BYTES,
  FRAME_TILE_BYTES,
  type TileFrame,
  writeFrameHeader,
  writeTile,
} from '@clubpulse/contract/live/frame-bytes';
import type { RosterMessage } from '@clubpulse/contract/live/frames';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Board, createBoard } from './board.ts';

const at = Date.UTC(2026, 10, 20, 18, 42, 7);
const beat: TileFrame = { zone: 4, percent: 83, bpm: 152, points: 220, signal: 'fresh', silence: 0 };
let time: number;
let board: Board;

beforeEach(() => {
  time = 50_000;
  board = createBoard(() => time);
});

function roster(number: number, ...tiles: [place: number, name: string][]): RosterMessage {
  const room = { clubName: 'Club', roomName: 'Hall', roomColor: null, timeZone: 'Europe/Rome', language: 'it' };
  return {
    type: 'roster',
    roster: number,
    ...room,
    places: Math.max(0, ...tiles.map(([place]) => place + 1)),
    tiles: tiles.map(([place, name]) => ({ place, name, station: null })),
  };
}
function frame(number: number, ...tiles: TileFrame[]): ArrayBuffer {
  const bytes = new ArrayBuffer(FRAME_HEADER_BYTES + tiles.length * FRAME_TILE_BYTES);
  const view = new DataView(bytes);
  writeFrameHeader(view, number, at, tiles.length);
  for (const [index, tile] of tiles.entries()) writeTile(view, index, tile);
  return bytes;
}
function silence(seconds: number) {
  time += seconds * 1000;
  board.tick();
}

test('the board shows each tile of a frame at its place', () => {
  board.receiveRoster(roster(3, [0, 'Ale'], [4, 'Zoe']));
  board.receiveFrame(frame(3, beat, { ...beat, zone: 0, percent: 47, bpm: 84, points: 31 }));
  expect(board.places.get()).toBe(5);
  expect(board.tile(0).get()).toMatchObject({ name: 'Ale', zone: 4, percent: 83, bpm: 152, points: 220, signal: 'fresh' });
  expect(board.tile(4).get()).toMatchObject({ name: 'Zoe', zone: 0, percent: 47, bpm: 84, points: 31 });
  expect(board.tile(2).get()).toBeUndefined();
  expect(board.totals.get()).toEqual({ athletes: 2, points: 251, zones: [1, 0, 0, 0, 1, 0] });
});

test('the board notifies only subscribers of changed tiles', () => {
  board.receiveRoster(roster(1, [0, 'Ale'], [1, 'Bea']));
  board.receiveFrame(frame(1, beat, beat));
  const [ale, bea] = [vi.fn<() => void>(), vi.fn<() => void>()];
  board.tile(0).subscribe(ale);
  board.tile(1).subscribe(bea);
  board.receiveFrame(frame(1, beat, { ...beat, bpm: 153 }));
  expect(ale).not.toHaveBeenCalled();
  expect(bea).toHaveBeenCalledOnce();
});

test('the board marks values as old for athletes without a frame since the roster changed', () => {
  board.receiveRoster(roster(1, [0, 'Ale'], [1, 'Bea']));
  board.receiveFrame(frame(1, beat, beat));
  board.receiveRoster(roster(2, [0, 'Ale'], [1, 'Zoe'], [2, 'Bea']));
  board.receiveFrame(frame(1, beat, beat));
  expect(board.tile(0).get()).toMatchObject({ name: 'Ale', signal: 'fresh' });
  silence(16);
  expect(board.tile(0).get()).toMatchObject({ name: 'Ale', signal: 'held', silence: 0 });
  expect(board.tile(1).get()).toBeUndefined();
  expect(board.tile(2).get()).toMatchObject({ name: 'Bea', signal: 'held' });
  board.receiveFrame(frame(2, beat, beat, beat));
  expect(board.tile(1).get()).toMatchObject({ name: 'Zoe', signal: 'fresh' });
});

test('the board shows each athlete at the place that the server sent', () => {
  board.receiveRoster({ ...roster(1, [0, 'Ale']), places: 60 });
  expect(board.places.get()).toBe(60);
});

test('the board moves the trace of an athlete when the wall closes gaps', () => {
  board.receiveRoster(roster(1, [3, 'Ale'], [7, 'Zoe']));
  board.receiveFrame(frame(1, beat, beat));
  const [ale, zoe] = [board.trace(3).path(), board.trace(7)];
  board.receiveRoster(roster(2, [0, 'Ale'], [3, 'Zoe']));
  expect([board.trace(0).path(), board.trace(3)]).toEqual([ale, zoe]);
});

test('the board ignores frames of another roster or of another format version', () => {
  board.receiveRoster(roster(2, [0, 'Ale']));
  board.receiveFrame(frame(1, beat));
  expect(board.tile(0).get()).toBeUndefined();
  const foreign = frame(2, beat);
  new DataView(foreign).setUint8(0, 9);
  board.receiveFrame(foreign);
  expect(board.tile(0).get()).toBeUndefined();
});

test('the board does not reset a tile when a new roster arrives, and clears the place of an athlete who left', () => {
  board.receiveRoster(roster(1, [0, 'Ale'], [1, 'Bea']));
  board.receiveFrame(frame(1, beat, beat));
  const ale = board.tile(0).get();
  board.receiveRoster(roster(2, [0, 'Ale'], [2, 'Cami']));
  expect(board.tile(0).get()).toBe(ale);
  expect(board.tile(1).get()).toBeUndefined();
  expect(board.places.get()).toBe(3);
});

test('the board shows lost athletes with their last heart rate and no zone', () => {
  board.receiveRoster(roster(1, [0, 'Kike'], [1, 'Zoe']));
  board.receiveFrame(frame(1, { ...beat, bpm: 151 }, { ...beat, signal: 'looking', bpm: 0, points: 0 }));
  board.receiveFrame(
    frame(1, { ...beat, bpm: 0, signal: 'lost', silence: 24 }, { ...beat, signal: 'looking', bpm: 0, points: 0 }),
  );
  expect(board.tile(0).get()).toMatchObject({ signal: 'lost', bpm: 151, silence: 24, points: 220 });
  expect(board.totals.get()).toEqual({ athletes: 2, points: 220, zones: [0, 0, 0, 0, 0, 0] });
});

describe('the board without frames', () => {
  beforeEach(() => {
    board.receiveRoster(roster(1, [0, 'Ale'], [1, 'Zoe']));
    board.receiveFrame(frame(1, beat, { ...beat, signal: 'looking', bpm: 0 }));
  });

  test('marks a value as held from 5 seconds on, and no strap as lost', () => {
    const signals = [];
    for (let second = 1; second <= 16; second++) {
      silence(1);
      signals.push(board.tile(0).get()?.signal);
    }
    expect(signals).toEqual([...Array(4).fill('fresh'), ...Array(12).fill('held')]);
    expect(board.tile(0).get()).toMatchObject({ bpm: 152, percent: beat.percent, silence: 0 });
    expect(board.tile(1).get()?.signal).toBe('looking');
  });

  test('shows an athlete who was lost before as lost', () => {
    board.receiveFrame(frame(1, { ...beat, signal: 'lost', silence: 24 }, { ...beat, signal: 'looking', bpm: 0 }));
    silence(30);
    expect(board.tile(0).get()).toMatchObject({ signal: 'lost', silence: 24 });
  });

  test('applies the next frame that arrives', () => {
    silence(40);
    board.receiveFrame(frame(1, beat, beat));
    expect(board.tile(0).get()).toMatchObject({ signal: 'fresh', silence: 0 });
  });

  test("continues the clock from the server's time", () => {
    silence(0.4);
    expect(board.clock.get()).toBe(at + 400);
    silence(3600);
    expect(board.clock.get()).toBe(at + 3_600_400);
  });
});

test('the board counts no athlete in an empty room', () => {
  board.receiveRoster(roster(1, [0, 'Ale']));
  board.receiveFrame(frame(1, beat));
  board.receiveRoster(roster(2));
  board.receiveFrame(frame(2));
  expect(board.places.get()).toBe(0);
  expect(board.totals.get()).toEqual({ athletes: 0, points: 0, zones: [0, 0, 0, 0, 0, 0] });
});
