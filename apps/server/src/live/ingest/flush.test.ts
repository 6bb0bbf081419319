import { encodeReadings } from '@clubpulse/contract/live/bridge-protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aRole, aUser, someClubs } from '../../test/rows.ts';
import { createHeartMinutes } from '../../training/heart-minutes/public.ts';
import { ClubBoard } from '../board/public.ts';
import { ClubIntake } from './club-intake.live.ts';
import { createFlush } from './flush.live.ts';
import { Readings } from './readings.wire.ts';

const T = Math.floor(Date.now() / 60_000) * 60_000 - 600_000;
const log = pino({ level: 'silent' });
let database: TestDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

async function clubWithAthlete(strap: number) {
  const [clubId = 0] = await someClubs(open.db, [{}]);
  const UserId = await aUser(open.db, { BirthDate: '1991-01-01' });
  await aRole(open.db, UserId, 'Athlete', clubId);
  const board = new ClubBoard(clubId, { budget: { bytes: 0 }, windowSeconds: 60 });
  const person = { UserId, Nickname: '', FirstMidName: '', LastName: '', HideOnWall: false, BirthDate: '1991-01-01' };
  const athletes = [{ ...person, ZoneSettings: null, straps: [{ strap, station: null }] }];
  board.learn({ athletes, bridges: [{ ClubpulseBridgeId: strap, DisplayGroupId: null }] }, '2026-11-20');
  const intake = new ClubIntake(board, [], {
    log,
    acknowledge: () => {},
    asksForTime: () => false,
    note: () => {},
    holdMs: 0,
  });
  const readings = new Readings();
  let second = 0;
  return {
    intake,
    beat() {
      const sentAt = T + second++ * 1000;
      const message = { queue: 0, seq: 0, first: 0, sentAt, readings: [{ strap, bpm: 120, rssi: -60 }] };
      readings.read(Buffer.from(encodeReadings(message)), sentAt);
      intake.apply(strap, 0, readings, sentAt, sentAt);
    },
    stored: () => open.db.selectFrom('heart_minute').select('ClubId').where('UserId', '=', UserId).execute(),
  };
}

it('the clubs that a process leaves are written although the database is so slow that other clubs are always due', async () => {
  const [left, other] = [await clubWithAthlete(1), await clubWithAthlete(2)];
  const heartMinutes = createHeartMinutes();
  let isEnded = false;
  const flush = createFlush({
    db: open.db,
    heartMinutes: {
      ...heartMinutes,
      async store(trx, rows) {
        await heartMinutes.store(trx, rows);
        if (isEnded) return;
        other.beat();
        flush.hurry(other.intake);
      },
    },
    seconds: 0.01,
    clubs: () => [other.intake],
    afterWrite: () => {},
    log,
  });
  other.beat();
  left.beat();
  flush.hurry(other.intake);
  await expect.poll(() => other.stored()).toHaveLength(1);
  await flush.writeNow([left.intake]);
  expect(await left.stored()).toEqual([{ ClubId: left.intake.board.clubId }]);
  isEnded = true;
  await flush.drain();
});
