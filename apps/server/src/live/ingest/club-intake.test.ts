import { encodeReadings } from '@clubpulse/contract/live/bridge-protocol';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { ClubBoard } from '../board/public.ts';
import { ClubIntake } from './club-intake.live.ts';
import { Readings } from './readings.wire.ts';

const NOW = Date.UTC(2026, 10, 20, 18, 0, 0);
const HOUR_MS = 3_600_000;
const BRIDGE = 1;

function received({ ahead = 0, back = 0 }) {
  const board = new ClubBoard(7, { budget: { bytes: 0 }, windowSeconds: 60 });
  const person = {
    UserId: 1,
    Nickname: 'N',
    FirstMidName: '',
    LastName: '',
    HideOnWall: false,
    BirthDate: '1991-01-01',
    ZoneSettings: null,
  };
  const athletes = [{ ...person, straps: [{ strap: 100, station: null }] }];
  board.learn({ athletes, bridges: [{ ClubpulseBridgeId: BRIDGE, DisplayGroupId: null }] }, '2026-11-20');
  const silent = { acknowledge: () => {}, asksForTime: () => false, note: () => {}, holdMs: 0 };
  const intake = new ClubIntake(board, [], { log: pino({ level: 'silent' }), ...silent });
  const readings = new Readings();
  const message = { queue: 1, seq: 1, first: 1, sentAt: NOW + ahead, readings: [{ strap: 100, bpm: 120, rssi: -60 }] };
  readings.read(Buffer.from(encodeReadings(message)), NOW - back);
  intake.apply(BRIDGE, 0, readings, NOW, NOW - back);
  intake.release(NOW + 1, NOW - back + 1);
  const slot = board.trainingSlotOf(1);
  return { shown: slot === undefined ? undefined : board.bpmOf(slot), refused: intake.refusedOf(BRIDGE), intake };
}

describe('a message of a bridge', () => {
  it("is refused when its time is more than a minute ahead of the server's clock", () => {
    expect(received({ ahead: 60_000 })).toMatchObject({ shown: 120, refused: 0 });
    expect(received({ ahead: 61_000 })).toMatchObject({ shown: undefined, refused: 1 });
  });

  it("is accepted when the bridge's clock is right and only the server's clock was set back", () => {
    expect(received({ back: HOUR_MS })).toMatchObject({ shown: 120, refused: 0 });
  });

  it('counts as not stored from its receipt until it is written, also after a failed write', () => {
    const { intake } = received({});
    expect(intake.unstoredSince).toBe(NOW);
    const failed = intake.take(100);
    expect(intake.unstoredSince).toBe(NOW);
    failed?.failed();
    expect(intake.unstoredSince).toBe(NOW);
    intake.take(100)?.stored();
    expect(intake.unstoredSince).toBeUndefined();
  });
});
