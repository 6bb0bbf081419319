import { type Ack, encodeReadings, type ReadingsMessage } from '@clubpulse/contract/live/bridge-protocol';
import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { ClubBoard } from '../board/public.ts';
import { ClubIntake, type Trouble } from './club-intake.live.ts';
import { Readings } from './readings.wire.ts';

const START = Date.UTC(2026, 10, 20, 18);
const HOUR = 3600;
const BRIDGE = 1;
const person = {
  UserId: 1,
  Nickname: 'N',
  FirstMidName: '',
  LastName: '',
  HideOnWall: false,
  BirthDate: '1991-01-01',
  ZoneSettings: null,
};

let board: ClubBoard;
let intake: ClubIntake;
let acks: Ack[];
let troubles: Trouble[];
let asks: boolean;
let seq: number;
beforeEach(() => begin());

function begin({ windowSeconds = 60 } = {}): void {
  board = new ClubBoard(7, { budget: { bytes: 0 }, windowSeconds });
  board.learn(
    {
      athletes: [{ ...person, straps: [{ strap: 100, station: null }] }],
      bridges: [{ ClubpulseBridgeId: BRIDGE, DisplayGroupId: null }],
    },
    '2026-11-20',
  );
  troubles = [];
  acks = [];
  asks = false;
  seq = 0;
  intake = new ClubIntake(board, [], {
    log: pino({ level: 'silent' }),
    acknowledge: (_, ack) => void acks.push(ack),
    asksForTime: () => asks,
    note: (_, trouble) => void troubles.push(trouble),
    holdMs: 3000,
  });
}

const bpmAt = (second: number) => 60 + (((second % 120) + 120) % 120);
function receive(at: number, hubTime: number, receivedIn = at, isNumbered = true): void {
  const now = START + at * 1000 + 120;
  intake.release(now, now);
  const readings = new Readings();
  const message: ReadingsMessage = {
    queue: isNumbered ? 1 : 0,
    seq: isNumbered ? ++seq : 0,
    first: isNumbered ? 1 : 0,
    sentAt: START + hubTime * 1000 + 100,
    readings: [{ strap: 100, bpm: bpmAt(receivedIn), rssi: -60 }],
  };
  readings.read(Buffer.from(encodeReadings(message)), now);
  intake.apply(BRIDGE, 0, readings, now);
}
const seconds = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
function storedSeconds(from: number, to: number): Record<number, number> {
  const slot = 0;
  const values = seconds(from, to).map((second) => [second, board.minutes.at(slot, START / 1000 + second)] as const);
  return Object.fromEntries(values.filter(([, bpm]) => bpm > 0));
}
const expected = (from: number, to: number) => Object.fromEntries(seconds(from, to).map((second) => [second, bpmAt(second)]));
const end = (at: number) => intake.release(START + at * 1000 + 4000, START + at * 1000 + 4000);
const clocks = () => troubles.flatMap(({ ClockSeconds }) => (ClockSeconds === undefined ? [] : [ClockSeconds]));
const refusals = () => troubles.filter(({ LastRefusal }) => LastRefusal);

describe('a class received by a bridge that does not request the time and whose clock is', () => {
  it.each([
    ['an hour ahead', HOUR],
    ['an hour behind', -HOUR],
    ['of another year', 300 * 24 * HOUR],
    ['never set', -START / 1000],
  ])('%s is stored with the correct times from its first second', (_, wrong) => {
    for (const at of seconds(0, 40)) receive(at, at + wrong);
    end(40);
    expect(storedSeconds(-5, 50)).toEqual(expected(0, 40));
    expect(Object.keys(storedSeconds(wrong - 5, wrong + 50))).toEqual([]);
    expect(clocks()).toEqual([wrong]);
    expect(refusals()).toEqual([]);
    expect(board.bpmOf(0)).toBe(bpmAt(39));
  });

  it('right is stored without correction, and the clock is reported as right', () => {
    for (const at of seconds(0, 10)) receive(at, at - 1, at - 1);
    expect(storedSeconds(-5, 50)).toEqual(expected(-1, 9));
    expect(clocks()).toEqual([null]);
  });

  it('set during the class is stored without losing a second', () => {
    for (const at of seconds(0, 20)) receive(at, at);
    for (const at of seconds(20, 40)) receive(at, at - HOUR);
    for (const at of seconds(40, 60)) receive(at, at + 2 * HOUR);
    for (const at of seconds(60, 80)) receive(at, at);
    end(80);
    expect(storedSeconds(-5, 90)).toEqual(expected(0, 80));
    expect(clocks()).toEqual([null, -HOUR, 2 * HOUR, null]);
  });

  it('wrong and drifting is corrected again and again as the error changes', () => {
    for (const at of seconds(0, 5400)) receive(at, Math.round(at * 1.001) + HOUR);
    end(5400);
    const found = Object.entries(storedSeconds(0, 5410));
    expect(found.length).toBeGreaterThan(5380);
    for (const [second, bpm] of found) {
      const off = Math.abs(bpmAt(Number(second)) - bpm);
      expect(Math.min(off, 120 - off)).toBeLessThanOrEqual(7);
    }
    expect(refusals()).toEqual([]);
  });
});

describe('late messages of a bridge', () => {
  it('from its queue are stored with their own time, however fast they arrive, when its clock is right', () => {
    for (const at of seconds(0, 500)) receive(1000 + at / 25, at, at);
    end(1100);
    expect(storedSeconds(0, 1200)).toEqual(expected(0, 500));
    expect(clocks()).toEqual([]);
  });

  it('that arrive between current messages are stored with their own time', () => {
    for (const at of seconds(0, 20)) {
      receive(1000 + at, 1000 + at);
      receive(1000 + at + 0.1, at, at);
    }
    end(1100);
    expect(storedSeconds(0, 1100)).toEqual({ ...expected(0, 20), ...expected(1000, 1020) });
    expect(clocks()).toEqual([null]);
  });

  it('are corrected like current messages when its clock error is known', () => {
    for (const at of seconds(0, 20)) receive(at, at + HOUR);
    for (const at of seconds(20, 220)) receive(300 + (at - 20) / 25, at + HOUR, at);
    for (const at of seconds(310, 330)) receive(at, at + HOUR);
    end(340);
    expect(storedSeconds(-5, 400)).toEqual({ ...expected(0, 220), ...expected(310, 330) });
    expect(clocks()).toEqual([HOUR]);
  });

  it('are held for at most three seconds when no other message follows', () => {
    receive(0, -HOUR, -HOUR);
    intake.release(START + 2000, START + 2000);
    expect(storedSeconds(-HOUR, -HOUR + 1)).toEqual({});
    intake.release(START + 3200, START + 3200);
    expect(storedSeconds(-HOUR, -HOUR + 1)).toEqual(expected(-HOUR, -HOUR + 1));
  });

  it("are stored with their own time when it requests the server's time, because such a bridge corrects its clock", () => {
    asks = true;
    for (const at of seconds(0, 20)) receive(at, at - HOUR, at - HOUR);
    expect(storedSeconds(-HOUR, 0)).toEqual(expected(-HOUR, -HOUR + 20));
  });
});

it('a single message from the future is refused and reported', () => {
  receive(0, HOUR);
  end(4);
  expect(refusals()).toMatchObject([{ LastRefusal: { Reason: 'clock' } }]);
});

it.each([
  ['far in the future', 1e12],
  ['at the end of all numbers', Number.MAX_VALUE / 1e4],
  ['far in the past', -1e12],
])(
  'a time %s is not treated as a clock error: each message is refused, no message is held, and no clock error is reported',
  (_, wrong) => {
    for (const at of seconds(0, 20)) receive(at, at + wrong);
    expect(refusals()).toHaveLength(20);
    expect(clocks()).toEqual([]);
    for (const at of seconds(20, 30)) receive(at, at);
    expect(storedSeconds(0, 40)).toEqual(expected(20, 30));
  },
);

it('a clock error beyond the range of its database column is reported as the largest value of that range', () => {
  const wrong = -99 * 365 * 24 * HOUR;
  for (const at of seconds(0, 20)) receive(at, at + wrong);
  expect(storedSeconds(0, 20)).toEqual(expected(0, 20));
  expect(clocks()).toEqual([-(2 ** 31 - 1)]);
});

it('a clock error of less than a minute is detected when the time window for current readings is shorter than that error', () => {
  begin({ windowSeconds: 15 });
  for (const at of seconds(0, 20)) receive(at, at - 30);
  expect(storedSeconds(-40, 30)).toEqual(expected(0, 20));
  expect(clocks()).toEqual([-30]);
  expect(board.bpmOf(0)).toBe(bpmAt(19));
});

describe('messages held when the server stops', () => {
  const write = () => intake.take(100)?.stored();

  it('are neither stored nor acknowledged if they have sequence numbers, because the bridge sends them again', () => {
    receive(0, 0);
    for (const at of seconds(1, 4)) receive(at, at - HOUR);
    intake.end(START + 4000, START + 4000);
    expect(storedSeconds(-HOUR, 10)).toEqual(expected(0, 1));
    write();
    expect(acks).toEqual([{ queue: 1, seq: 1 }]);
    expect(refusals()).toEqual([]);
  });

  it('are stored with their own time if they have no sequence number', () => {
    receive(0, -HOUR, -HOUR, false);
    intake.end(START + 1000, START + 1000);
    expect(storedSeconds(-HOUR, -HOUR + 1)).toEqual(expected(-HOUR, -HOUR + 1));
  });
});

describe('a bridge that sends many messages a second', () => {
  it('makes the server hold at most 64 of its messages', () => {
    for (const at of seconds(0, 64)) receive(at / 100, -HOUR + at / 100, -HOUR);
    expect(Object.keys(storedSeconds(-HOUR, -HOUR + 1))).toHaveLength(1);
  });

  it('has its clock error detected although more messages arrive than can be held', () => {
    for (const at of seconds(0, 600)) receive(at / 30, Math.floor(at / 30) + HOUR, Math.floor(at / 30));
    expect(clocks()).toEqual([HOUR]);
    expect(storedSeconds(6, 20)).toEqual(expected(6, 20));
  });
});
