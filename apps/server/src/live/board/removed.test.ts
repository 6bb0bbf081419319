import { beforeEach, describe, expect, it } from 'vitest';
import { ClubBoard } from './club-board.live.ts';
import { liveUserOf } from './live-athletes.live.ts';

const T = Date.UTC(2026, 10, 20, 18, 0, 0) / 1000;
const facts = (UserId: number) => ({
  UserId,
  Nickname: `N${UserId}`,
  FirstMidName: '',
  LastName: '',
  HideOnWall: false,
  BirthDate: '1991-01-01',
  ZoneSettings: null,
  straps: [{ strap: 100 + UserId, station: null }],
});

let board: ClubBoard;
beforeEach(() => {
  board = new ClubBoard(7, { budget: { bytes: 0 }, windowSeconds: 60 });
  board.learn({ athletes: [facts(5), facts(6)], bridges: [] }, '2026-11-20');
});
const ms = (at: number) => (T + at) * 1000;
function receive(UserId: number, bpm: number, ...seconds: number[]): void {
  for (const at of seconds) {
    board.receive(100 + UserId, bpm, -60, T + at, 0, ms(at));
    board.sweep(ms(at));
  }
}
const every = (from: number, to: number, step = 1) =>
  Array.from({ length: (to - from) / step }, (_, index) => from + index * step);
const shown = () => board.active.map((slot) => board.factsOf(slot)?.UserId);
const points = () => board.pointsOf(0);

describe('an athlete removed from the walls', () => {
  it('is not shown while their strap is received, but their training continues', () => {
    receive(5, 170, ...every(0, 60));
    receive(6, 120, 59);
    expect(board.setShown(5, false)).toBe(true);
    expect(shown()).toEqual([6]);
    const before = points();
    receive(5, 170, ...every(60, 180));
    expect(shown()).toEqual([6]);
    expect(points()).toBeGreaterThan(before);
    expect(liveUserOf(board, 5, ms(180))).toMatchObject({ OffTheWall: true, HeartRate: null, Points: points() });
    expect(liveUserOf(board, 6, ms(180))).toMatchObject({ OffTheWall: false, HeartRate: 120 });
  });

  it('is shown again with their points after a minute of silence', () => {
    receive(5, 170, ...every(0, 60));
    board.setShown(5, false);
    receive(5, 170, ...every(60, 90));
    const before = points();
    receive(5, 170, 148);
    expect(shown()).toEqual([]);
    receive(5, 170, 208);
    expect(shown()).toEqual([5]);
    expect(points()).toBeGreaterThanOrEqual(before);
  });

  it('is shown again at once when staff show them', () => {
    receive(5, 170, ...every(0, 60));
    board.setShown(5, false);
    expect(board.setShown(5, true)).toBe(true);
    expect(shown()).toEqual([5]);
    expect(board.bpmOf(0)).toBe(170);
    expect(board.silenceOf(0, ms(61))).toBe(2);
  });

  it('remains removed when the club is loaded again, and is recorded as returned once', () => {
    const recent = { UserId: 5, DisplayGroupId: null, Minutes: [T / 60], Beats: new Uint8Array(60).fill(170) };
    board.recall([recent], ms(60), ms(60), [], new Map([[5, T + 30]]));
    expect([shown(), board.removed.slots()]).toEqual([[], [0]]);
    receive(5, 170, ...every(60, 70));
    expect(shown()).toEqual([]);
    expect(board.removed.takeBack()).toEqual([]);
    receive(5, 170, 130);
    expect([shown(), board.removed.takeBack(), board.removed.takeBack()]).toEqual([[5], [0], []]);
  });

  it('in a former training is shown when the club is loaded again', () => {
    const recent = { UserId: 5, DisplayGroupId: null, Minutes: [T / 60], Beats: new Uint8Array(60).fill(170) };
    board.recall([recent], ms(60), ms(60), [], new Map([[5, T - 1]]));
    expect(shown()).toEqual([5]);
  });

  it('can be removed twice without an error, and only an athlete in training can be removed', () => {
    receive(5, 170, 0);
    expect(board.setShown(5, true)).toBe(true);
    expect(board.setShown(5, false)).toBe(true);
    expect(board.setShown(5, false)).toBe(true);
    expect(board.setShown(6, false)).toBe(false);
    expect(board.setShown(99, false)).toBe(false);
  });

  it('is no longer recorded as removed after the silence that ends a training, or when they leave the club', () => {
    receive(5, 170, 0);
    board.setShown(5, false);
    board.sweep(ms(299));
    expect(board.removed.slots()).toHaveLength(1);
    board.sweep(ms(300));
    expect(board.removed.slots()).toHaveLength(0);
    receive(6, 120, 300);
    board.setShown(6, false);
    board.learn({ athletes: [facts(5)], bridges: [] }, '2026-11-20');
    expect(board.removed.slots()).toHaveLength(0);
  });

  it.each([
    ['their strap', (at: number, room: number) => board.receive(105, 120, -60, T + at, board.roomOfBridge(room) ?? 0, ms(at))],
    [
      'their own device',
      (at: number, room: number) => board.hearOwn({ userId: 5, bpm: 120, second: T + at, roomId: room }, ms(at)),
    ],
  ] as const)('who is received in another room by %s is shown in that room when they are shown again', (_what, receiveIn) => {
    const [hall, studio] = [61, 62];
    const bridges = [hall, studio].map((room) => ({ ClubpulseBridgeId: room, DisplayGroupId: room }));
    board.learn({ athletes: [facts(5)], bridges }, '2026-11-20');
    for (const at of every(0, 30)) receiveIn(at, hall);
    board.setShown(5, false);
    for (const at of every(30, 40)) receiveIn(at, hall);
    expect(board.roomOf(0)).toBe(hall);
    const before = board.version;
    for (const at of every(40, 60)) receiveIn(at, studio);
    expect([shown(), board.roomOf(0), board.version > before]).toEqual([[], studio, true]);
    board.setShown(5, true);
    expect([shown(), board.roomOf(0)]).toEqual([[5], studio]);
  });

  it('is not shown again while their strap, which is no longer worn, sends no heart rate', () => {
    receive(5, 0, 0);
    expect(shown()).toEqual([5]);
    board.setShown(5, false);
    receive(5, 0, ...every(1, 400, 3));
    expect(shown()).toEqual([]);
    receive(5, 120, 401);
    expect(shown()).toEqual([]);
  });
});
