import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { minutesOf, steady } from '../../../test/heart-rates.ts';
import { aClub, aUser } from '../../../test/rows.ts';
import { createHeartMinutes } from '../../../training/heart-minutes/public.ts';
import { ClubBoard } from '../club-board.live.ts';
import { createRecount } from './recount.live.ts';
import { limitsSince } from './training-limits.facts.ts';

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

const T = Date.UTC(2026, 10, 20, 18, 0, 0) / 1000;
const STRAP = 100;

it("the board continues the training of an athlete whose bridge was offline for longer than the silence limit, even before the bridge's queue is stored", async () => {
  const { db } = open;
  const minutes = createHeartMinutes();
  const [clubId, UserId] = [await aClub(db, { Name: 'Harbour' }), await aUser(db, { BirthDate: '1991-01-01' })];
  const board = new ClubBoard(clubId, { budget: { bytes: 0 }, windowSeconds: 60 });
  const facts = { UserId, Nickname: 'Ada', FirstMidName: '', LastName: '', HideOnWall: false, BirthDate: '1991-01-01' };
  board.learn(
    {
      athletes: [{ ...facts, ZoneSettings: null, straps: [{ strap: STRAP, station: null }] }],
      bridges: [{ ClubpulseBridgeId: 1, DisplayGroupId: null }],
    },
    '2026-11-20',
  );
  const room = board.roomOfBridge(1) ?? 0;
  const receive = (second: number, clock: number) => board.receive(STRAP, 140, -60, T + second, room, (T + clock) * 1000);
  const everySecond = (from: number, to: number, each: (second: number) => void) => {
    for (let second = from; second < to; second++) each(second);
  };

  everySecond(0, 600, (second) => receive(second, second));
  const before = board.minutes.take(1000);
  await db.transaction().execute((trx) => minutes.store(trx, minutesOf(steady(T, 600, 140), UserId, clubId, null)));
  board.minutes.stored(before);
  everySecond(600, 1100, (second) => board.sweep((T + second) * 1000));
  expect(board.trainingSlotOf(UserId)).toBeUndefined();

  everySecond(1100, 1110, (second) => receive(second, second));
  everySecond(600, 1100, (second) => receive(second, 1110));
  const slot = board.trainingSlotOf(UserId) ?? -1;
  const recounts = createRecount(
    {
      hoursOf: (present, now) => minutes.lastHours(db, present, now),
      limitsSince: (userIds, since) => limitsSince(db, userIds, since),
    },
    pino({ enabled: false }),
  );
  const at = new Date((T + 1110) * 1000);
  void recounts.recount(board, at);
  // Waits for the running recount, which already counts the athlete.
  await recounts.recount(board, at);
  expect(board.sinceOf(slot)).toBe(T);
  expect(board.pointsOf(slot)).toBe(111);
});
