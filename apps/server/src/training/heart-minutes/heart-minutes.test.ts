import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { runs } from '../../test/proof/at-length.ts';
import { aUser } from '../../test/rows.ts';
import { createHeartMinutes } from './heart-minutes.store.ts';

const MINUTE = Date.UTC(2026, 10, 20, 18, 0) / 1000;
const heartMinutes = createHeartMinutes();
let database: TestDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  for (const UserId of [1, 2, 3, 4]) await aUser(open.db, { UserId });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(async () => {
  await open.pool.query('truncate heart_minute, training_due');
});

function beats(at: Record<number, number>): Uint8Array {
  const bytes = new Uint8Array(60);
  for (const [second, bpm] of Object.entries(at)) bytes[Number(second)] = bpm;
  return bytes;
}
type Row = {
  userId: number;
  minute?: number;
  room?: number | null;
  club?: number | null;
  at: Record<number, number>;
  late?: boolean;
};
function store(rows: Row[]) {
  return open.db.transaction().execute((trx) =>
    heartMinutes.store(trx, {
      userIds: rows.map(({ userId }) => userId),
      minutes: rows.map(({ minute = 0 }) => MINUTE + minute * 60),
      clubIds: rows.map(({ club = 7 }) => club),
      roomIds: rows.map(({ room = null }) => room),
      beats: rows.map(({ at }) => beats(at)),
      late: rows.map(({ late = false }) => late),
    }),
  );
}
async function stored(userId: number, from = -1e6, to = 1e6) {
  const rows = await heartMinutes.read(open.db, userId, MINUTE + from, MINUTE + to);
  return rows.map(({ Minute, Beats, ClubId, DisplayGroupId }) => ({
    minute: (Minute - MINUTE) / 60,
    at: Object.fromEntries([...Beats.entries()].filter(([, bpm]) => bpm > 0)),
    ClubId,
    DisplayGroupId,
  }));
}
const due = async () =>
  (await open.db.selectFrom('training_due').selectAll().orderBy('UserId').execute()).map((row) => ({
    UserId: row.UserId,
    from: row.FromSecond.getTime() / 1000 - MINUTE,
    to: row.ToSecond.getTime() / 1000 - MINUTE,
  }));

describe('heart minutes', () => {
  it('are read as they were stored, in order', async () => {
    await store([
      { userId: 1, minute: 2, at: { 0: 121 } },
      { userId: 2, minute: 0, at: { 5: 90 } },
      { userId: 1, minute: 0, room: 41, at: { 0: 100, 59: 240 } },
    ]);
    expect(await stored(1)).toEqual([
      { minute: 0, at: { 0: 100, 59: 240 }, ClubId: 7, DisplayGroupId: 41 },
      { minute: 2, at: { 0: 121 }, ClubId: 7, DisplayGroupId: null },
    ]);
    const [read] = await heartMinutes.read(open.db, 1, MINUTE, MINUTE);
    read?.Beats.slice().fill(0);
    expect(read?.Beats[0]).toBe(100);
  });

  it('are skipped for a deleted account, which gets no due row either', async () => {
    await store([
      { userId: 99, at: { 0: 121 } },
      { userId: 2, at: { 5: 90 } },
      { userId: 98, at: { 0: 121 } },
    ]);
    expect([await stored(99), await stored(98), (await stored(2)).length]).toEqual([[], [], 1]);
    expect((await due()).map(({ UserId }) => UserId)).toEqual([2]);
    await store([{ userId: 98, at: { 0: 121 } }]);
    expect(await stored(98)).toEqual([]);
  });

  it('are merged, so that a second without a value replaces nothing and a repeated second changes nothing', async () => {
    await store([{ userId: 1, at: { 3: 100, 4: 101 } }]);
    await store([{ userId: 1, at: { 4: 101, 5: 102 } }]);
    await store([{ userId: 1, at: { 2: 99 } }]);
    await store([{ userId: 1, at: { 3: 100, 4: 101 } }]);
    expect((await stored(1))[0]?.at).toEqual({ 2: 99, 3: 100, 4: 101, 5: 102 });
  });

  it('are merged, so that a late second fills a second without a value but replaces no value', async () => {
    await store([{ userId: 1, at: { 3: 100, 4: 101 } }]);
    await store([{ userId: 1, late: true, at: { 4: 60, 5: 61 } }]);
    await store([{ userId: 1, minute: 1, late: true, at: { 0: 62 } }]);
    expect((await stored(1)).map(({ at }) => at)).toEqual([{ 3: 100, 4: 101, 5: 61 }, { 0: 62 }]);
    const [early, late] = [
      { userId: 1, minute: 1, at: { 0: 120 } },
      { userId: 1, minute: 1, club: 8, late: true, at: { 0: 63, 1: 64 } },
    ];
    await store([late, early]);
    await store([early, late]);
    expect((await stored(1)).map(({ at }) => at)[1]).toEqual({ 0: 120, 1: 64 });
  });

  it('of one athlete and minute from two clubs become one row when they arrive in one batch', async () => {
    await store([
      { userId: 1, club: 7, at: { 1: 100, 2: 101 } },
      { userId: 3, at: { 1: 70 } },
      { userId: 1, club: 8, at: { 2: 140, 3: 102 } },
    ]);
    expect((await stored(1)).map(({ at }) => at)).toEqual([{ 1: 100, 2: 101, 3: 102 }]);
    expect((await stored(3)).map(({ at }) => at)).toEqual([{ 1: 70 }]);
  });

  it('of a club remain when another club stores the same seconds', async () => {
    await store([{ userId: 1, club: 7, at: { 1: 150, 2: 150 } }]);
    await store([{ userId: 1, club: 8, at: { 2: 135, 3: 135 } }]);
    expect(await stored(1)).toMatchObject([{ ClubId: 7, at: { 1: 150, 2: 150, 3: 135 } }]);
  });

  it('are returned if they contain a second of the interval, whose two ends are inclusive', async () => {
    await store([0, 1, 2, 3].map((minute) => ({ userId: 1, minute, at: { 0: 100 } })));
    const minutesOf = async (from: number, to: number) => (await stored(1, from, to)).map(({ minute }) => minute);
    expect(await minutesOf(119, 120)).toEqual([1, 2]);
    expect(await minutesOf(60, 119)).toEqual([1]);
  });

  it('create the partition of their month, also after a rollback, while all old months share one partition', async () => {
    const years = [2011, 2025].map((year) => (Date.UTC(year, 1, 28, 23, 59) / 1000 - MINUTE) / 60);
    const failing = open.db.transaction().execute(async (trx) => {
      await heartMinutes.store(trx, {
        userIds: [1],
        minutes: [MINUTE + (years[1] ?? 0) * 60],
        clubIds: [7],
        roomIds: [null],
        beats: [beats({ 1: 99 })],
      });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const rows = years.map((minute) => ({ userId: 1, minute, at: { 1: 99 } }));
    await store(rows).catch(() => store(rows));
    expect((await stored(1, -1e9)).map(({ minute }) => minute)).toEqual(years);
    const { rows: parts } = await open.pool.query<{ name: string }>(
      "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'heart_minute'::regclass order by 1",
    );
    expect(parts.filter(({ name }) => name < 'heart_minute_2025_03').map(({ name }) => name)).toEqual(['heart_minute_2025_02']);
    expect(parts).toContainEqual({ name: 'heart_minute_old' });
  });

  it('retain the first room that recorded them', async () => {
    await store([{ userId: 1, at: { 3: 100 } }]);
    await store([{ userId: 1, room: 41, at: { 4: 101 } }]);
    await store([{ userId: 1, room: 42, at: { 1: 99 } }]);
    expect(await stored(1)).toEqual([{ minute: 0, at: { 1: 99, 3: 100, 4: 101 }, ClubId: 7, DisplayGroupId: 41 }]);
  });

  it('retain the club that recorded them first', async () => {
    await store([{ userId: 1, at: { 3: 100 } }]);
    await store([{ userId: 1, club: 8, at: { 4: 101 } }]);
    expect(await stored(1)).toMatchObject([{ at: { 3: 100, 4: 101 }, ClubId: 7 }]);
  });

  describe('of a club and of the athlete', () => {
    const storeOwn = (at: Record<number, number>) => store([{ userId: 1, club: null, at }]);
    const bridge = (at: Record<number, number>, late = false) => store([{ userId: 1, room: 41, at, late }]);
    const ofClub = (at: Record<number, number>) => ({ minute: 0, at, ClubId: 7, DisplayGroupId: 41 });
    const ownMinute = (at: Record<number, number>) => ({ minute: 0, at, ClubId: null, DisplayGroupId: null });

    it('retain the seconds of the club and those of the athlete, in either order of storing', async () => {
      await bridge({ 3: 100, 5: 101 });
      await storeOwn({ 4: 176, 6: 177 });
      await storeOwn({ 6: 178 });
      expect(await stored(1)).toEqual([ofClub({ 3: 100, 5: 101 }), ownMinute({ 4: 176, 6: 178 })]);
      await open.pool.query('truncate heart_minute');
      await storeOwn({ 4: 176, 6: 178 });
      await bridge({ 3: 100 });
      await bridge({ 5: 101 });
      expect(await stored(1)).toEqual([ofClub({ 3: 100, 5: 101 }), ownMinute({ 4: 176, 6: 178 })]);
    });

    it('belong to the club where its bridge recorded them, even if they arrive after the seconds of the athlete', async () => {
      for (const late of [false, true]) {
        await open.pool.query('truncate heart_minute');
        await storeOwn({ 3: 176, 4: 176, 5: 176 });
        await bridge({ 3: 100 }, late);
        await bridge({ 4: 101 }, late);
        expect(await stored(1)).toEqual([ofClub({ 3: 100, 4: 101 }), ownMinute({ 5: 176 })]);
        await bridge({ 4: 60, 5: 102 }, late);
        expect(await stored(1)).toEqual([ofClub({ 3: 100, 4: late ? 101 : 60, 5: 102 })]);
      }
    });

    it("belong to the athlete where an import replaces the club's seconds, unless the import is marked as late", async () => {
      await bridge({ 3: 100, 4: 101 });
      await store([{ userId: 1, club: null, late: true, at: { 4: 60, 5: 61 } }]);
      expect(await stored(1)).toEqual([ofClub({ 3: 100, 4: 101 }), ownMinute({ 5: 61 })]);
      await storeOwn({ 4: 176 });
      expect(await stored(1)).toEqual([ofClub({ 3: 100 }), ownMinute({ 4: 176, 5: 61 })]);
      await storeOwn({ 3: 175 });
      expect(await stored(1)).toEqual([ownMinute({ 3: 175, 4: 176, 5: 61 })]);
      await bridge({ 4: 102 }, true);
      expect(await stored(1)).toEqual([ofClub({ 4: 102 }), ownMinute({ 3: 175, 5: 61 })]);
    });

    it('belong to no club that did not record them', async () => {
      await storeOwn({ 4: 176 });
      await bridge({});
      expect(await stored(1)).toEqual([ownMinute({ 4: 176 })]);
    });

    it('equal a reference model that decides second by second, in any order of storing', async () => {
      const rates = fc.dictionary(fc.integer({ min: 0, max: 59 }).map(String), fc.integer({ min: 30, max: 240 }), {
        maxKeys: 60,
      });
      const act = fc.record({
        who: fc.constantFrom('club', 'another club', 'own device'),
        late: fc.boolean(),
        at: fc.oneof(
          rates,
          rates.map((few) => Object.fromEntries(Object.entries(few).filter(([second]) => Number(second) < 6))),
        ),
      });
      let minute = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 7 }), async (acts) => {
          minute++;
          const seconds = new Map<number, { bpm: number; isOwn: boolean }>();
          let club: string | undefined;
          for (const { who: person, late, at } of acts) {
            const stated = Object.entries(at).map(([second, bpm]) => [Number(second), bpm] as const);
            const isOwn = person === 'own device';
            const onlyFills = late || (!isOwn && club !== undefined && club !== person);
            for (const [second, bpm] of stated) {
              const storedSecond = seconds.get(second);
              if (!storedSecond || !onlyFills || (storedSecond.isOwn && !isOwn)) seconds.set(second, { bpm, isOwn });
            }
            if (!isOwn && stated.length > 0) club ??= person;
            if ([...seconds.values()].every((second) => second.isOwn)) club = undefined;
            await store([{ userId: 1, minute, late, at, club: isOwn ? null : person === 'club' ? 7 : 8 }]);
          }
          const found = (await stored(1, minute * 60, minute * 60 + 59)).flatMap(({ ClubId, at: received }) =>
            Object.entries(received).map(([second, bpm]) => [Number(second), { bpm, isOwn: ClubId === null }] as const),
          );
          const inOrder = (all: Iterable<readonly [number, unknown]>) => [...all].toSorted(([one], [other]) => one - other);
          expect(inOrder(found)).toEqual(inOrder(seconds));
        }),
        { numRuns: runs(150) },
      );
    });
  });

  it('of the last hours are returned for athletes whose training in the club may still run', async () => {
    await store([
      { userId: 1, minute: 0, room: 41, at: { 5: 100 } },
      { userId: 1, minute: 7, room: 42, at: { 6: 101 } },
      { userId: 2, minute: 0, at: { 5: 100 } },
      { userId: 3, minute: 7, club: 8, at: { 5: 100 } },
      { userId: 1, minute: 60, at: { 5: 100 } },
      { userId: 4, minute: 60, at: { 5: 100 } },
    ]);
    const found = await heartMinutes.recent(
      open.db,
      [1, 2, 3, 4].map((UserId) => ({ ClubId: 7, UserId })),
      new Date((MINUTE + 8 * 60) * 1000),
    );
    expect(found).toEqual([
      { ClubId: 7, UserId: 1, Minutes: [MINUTE / 60, MINUTE / 60 + 7], Beats: expect.any(Uint8Array), DisplayGroupId: 42 },
    ]);
    expect([...(found[0]?.Beats ?? [])].flatMap((bpm, at) => (bpm ? [[at, bpm]] : []))).toEqual([
      [5, 100],
      [66, 101],
    ]);
    await store([
      { userId: 1, minute: 7, club: null, at: { 8: 176 } },
      { userId: 3, minute: 7, club: null, at: { 5: 176 } },
    ]);
    const people = [
      { ClubId: 7, UserId: 1 },
      { ClubId: 8, UserId: 3 },
    ];
    expect(await heartMinutes.recent(open.db, people, new Date((MINUTE + 8 * 60) * 1000))).toEqual(found);
  });

  it('mark their seconds as due in the same transaction', async () => {
    await store([
      { userId: 1, minute: 5, at: { 10: 100, 20: 100 } },
      { userId: 2, minute: 1, at: { 0: 80 } },
    ]);
    await store([{ userId: 1, minute: 3, at: { 7: 90 } }]);
    await store([{ userId: 1, minute: 9, at: { 59: 90 } }]);
    expect(await due()).toEqual([
      { UserId: 1, from: 187, to: 599 },
      { UserId: 2, from: 60, to: 60 },
    ]);
  });
});
