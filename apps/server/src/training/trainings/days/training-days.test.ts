import { dayIn } from '@clubpulse/rules/time/days';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUsers } from '../../../accounts/users/public.ts';
import { type OpenDatabase, openDatabase, type Queryable } from '../../../platform/database/database.ts';
import { outsideTransaction } from '../../../platform/database/pool/one-connection.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { minutesOf, steady } from '../../../test/heart-rates.ts';
import { runs } from '../../../test/proof/at-length.ts';
import { untilStuck } from '../../../test/race/until-stuck.ts';
import { aClub, aUser } from '../../../test/rows.ts';
import { createHeartMinutes } from '../../heart-minutes/public.ts';
import { createSummaries } from '../public.ts';

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

const zones = { Zone0Time: 0, Zone2Time: 0, Zone3Time: 0, Zone4Time: 0, Zone5Time: 0 };
const figures = (minutes: number) => ({
  ...zones,
  Duration: minutes * 60,
  Zone1Time: minutes * 60,
  GapTime: 0,
  TargetTime: 0,
  Points: minutes * 2,
  AverageHeartRate: 90,
  MaxHeartRate: 91,
  Calories: minutes * 3,
  Distance: minutes % 2 === 0 ? minutes * 200 : null,
});
const limits = {
  Zone0Bpm: 90,
  Zone1Bpm: 108,
  Zone2Bpm: 126,
  Zone3Bpm: 144,
  Zone4Bpm: 162,
  Zone5Bpm: 180,
  TargetLowBpm: 117,
  TargetHighBpm: 153,
  TargetZoneLowPrc: 65,
  TargetZoneHighPrc: 85,
};
const lasting = (Begin: Date, minutes: number) => ({
  Begin,
  End: new Date(Begin.getTime() + minutes * 60_000),
  ...figures(minutes),
});
const newTraining = (UserId: number, ClubId: number | null, Begin: Date, minutes: number) => ({
  UserId,
  ClubId,
  TrainingType: 'other',
  ...lasting(Begin, minutes),
  ...limits,
});

const stored = async (db: Queryable, userId: number) =>
  (await db.selectFrom('training_days').selectAll().where('UserId', '=', userId).execute())
    .map(({ ClubId, Day, Trainings, Points, Duration, Zone1Time, Calories, Distance }) =>
      [ClubId, Day, Trainings, Points, Duration, Zone1Time, Calories, Distance].join(' '),
    )
    .toSorted();

const months = async (db: Queryable, userId: number) =>
  (await db.selectFrom('training_months').selectAll().where('UserId', '=', userId).execute())
    .map(({ ClubId, Month, LastDay, Trainings, Points, Duration, Zone1Time, Calories, Distance }) =>
      [ClubId, Month, LastDay, Trainings, Points, Duration, Zone1Time, Calories, Distance].join(' '),
    )
    .toSorted();
async function monthsOfDays(db: Queryable, userId: number): Promise<string[]> {
  const days = await db
    .selectFrom('training_days')
    .selectAll()
    .where('UserId', '=', userId)
    .where('ClubId', 'is not', null)
    .execute();
  const found = Map.groupBy(days, ({ ClubId, Day }) => `${ClubId} ${Day.slice(0, 7)}-01`);
  return [...found]
    .map(([key, ones]) =>
      [
        key,
        ones
          .map(({ Day }) => Day)
          .toSorted()
          .at(-1),
        ...(['Trainings', 'Points', 'Duration', 'Zone1Time', 'Calories', 'Distance'] as const).map((name) =>
          ones.reduce((total, one) => total + one[name], 0),
        ),
      ].join(' '),
    )
    .toSorted();
}

async function added(db: Queryable, userId: number): Promise<string[]> {
  const { TimeZone } = await db.selectFrom('users').select('TimeZone').where('UserId', '=', userId).executeTakeFirstOrThrow();
  const clubs = new Map((await db.selectFrom('clubs').select(['ClubId', 'TimeZone']).execute()).map((one) => [one.ClubId, one]));
  const rows = await db.selectFrom('trainings').selectAll().where('UserId', '=', userId).execute();
  const trainings = rows.map((one) => ({ ...one, Distance: one.Distance ?? 0 }));
  const counted = [
    ...trainings.filter(({ Counts }) => Counts).map((one) => ({ ...one, ClubId: null })),
    ...trainings.filter(({ ClubId, CountsInClub, Source }) => ClubId !== null && CountsInClub && Source !== 'Hand'),
  ];
  const days = Map.groupBy(counted, ({ ClubId, Begin }) => {
    const zone = ClubId === null ? TimeZone : (clubs.get(ClubId)?.TimeZone ?? '');
    return `${ClubId ?? ''} ${dayIn(zone, Begin)}`;
  });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return [...days]
    .map(([key, ones]) =>
      [
        key,
        ones.length,
        ...(['Points', 'Duration', 'Zone1Time', 'Calories', 'Distance'] as const).map((name) =>
          sum(ones.map((one) => one[name])),
        ),
      ].join(' '),
    )
    .toSorted();
}

const hours = fc.integer({ min: 0, max: 96 });
const anAct = fc.record({
  act: fc.constantFrom(
    'come',
    'come',
    'write',
    'counts',
    'inClub',
    'move',
    'grow',
    'elsewhere',
    'go',
    'words',
    'zone',
    'clubZone',
    'goAll',
  ),
  which: fc.nat(20),
  hours,
  minutes: fc.integer({ min: 1, max: 59 }),
  zone: fc.constantFrom('Pacific/Auckland', 'America/Los_Angeles', 'UTC', 'Europe/Rome'),
});

it('the monthly figures equal the sum over the trainings that count, after any change', { tags: ['examples'] }, async () => {
  const { db } = open;
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 1, maxLength: 14 }), async (acts) => {
      const userId = await aUser(db, { TimeZone: 'Europe/Rome' });
      const clubs = [await aClub(db), await aClub(db, { TimeZone: 'Pacific/Auckland' }), null] as const;
      const begin = Date.parse('2026-03-29T00:00:00Z');
      let come = 0;
      for (const { act, which, hours: later, minutes, zone } of acts) {
        const Begin = new Date(begin + later * 3_600_000 + come++ * 1000);
        const ids = await db
          .selectFrom('trainings')
          .select('TrainingId')
          .where('UserId', '=', userId)
          .orderBy('TrainingId')
          .execute();
        const TrainingId = ids[which % Math.max(1, ids.length)]?.TrainingId ?? 0;
        const one = db.updateTable('trainings').where('TrainingId', '=', TrainingId);
        const ClubId = clubs[which % 3] ?? null;
        const another = newTraining(userId, ClubId, Begin, minutes);
        if (act === 'come') await db.insertInto('trainings').values(another).execute();
        else if (act === 'write')
          await db
            .insertInto('trainings')
            .values({ ...another, Source: 'Hand' })
            .execute();
        else if (act === 'counts') await one.set({ Counts: minutes % 2 === 0 }).execute();
        else if (act === 'inClub') await one.set({ CountsInClub: minutes % 2 === 0 }).execute();
        else if (act === 'move') await one.set(lasting(Begin, minutes)).execute();
        else if (act === 'grow') await one.set(figures(minutes)).execute();
        else if (act === 'elsewhere') await one.set({ ClubId }).execute();
        else if (act === 'words') await one.set({ Note: 'Windy' }).execute();
        else if (act === 'go') await db.deleteFrom('trainings').where('TrainingId', '=', TrainingId).execute();
        else if (act === 'goAll') await db.deleteFrom('trainings').where('UserId', '=', userId).execute();
        else if (act === 'zone') await db.updateTable('users').set({ TimeZone: zone }).where('UserId', '=', userId).execute();
        else if (act === 'clubZone')
          await db.updateTable('clubs').set({ TimeZone: zone }).where('ClubId', '=', clubs[0]).execute();
        expect(await stored(db, userId), act).toEqual(await added(db, userId));
        expect(await months(db, userId), act).toEqual(await monthsOfDays(db, userId));
      }
      await db.deleteFrom('clubs').where('ClubId', '=', clubs[1]).execute();
      expect(await stored(db, userId)).toEqual(await added(db, userId));
      expect(await months(db, userId)).toEqual(await monthsOfDays(db, userId));
    }),
    { numRuns: runs(100) },
  );
});

it('the monthly figures include both trainings if two are written at the same time', async () => {
  const { db } = open;
  const userId = await aUser(db);
  const at = (minute: number) => new Date(Date.parse('2026-03-27T10:00:00Z') + minute * 60_000);
  let second: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (first) => {
    await first
      .insertInto('trainings')
      .values(newTraining(userId, null, at(0), 5))
      .execute();
    second = outsideTransaction(() =>
      db
        .insertInto('trainings')
        .values(newTraining(userId, null, at(10), 7))
        .execute(),
    );
    await untilStuck(db, [second]);
  });
  await second;
  expect(await stored(db, userId)).toEqual(await added(db, userId));
  expect(await stored(db, userId)).toEqual([expect.stringMatching(/^ 2026-03-27 2 /)]);
});

it('the monthly figures are corrected when late seconds merge two trainings', async () => {
  const { db } = open;
  const [userId, clubId] = [await aUser(db, { TimeZone: 'UTC' }), await aClub(db)];
  const minutes = createHeartMinutes();
  const summaries = createSummaries({
    db,
    minutes,
    profiles: createUsers({ db, today: () => '2026-11-20' }).profiles,
    ranAt: async () => [],
    trainedIn: async (_db, trained) => trained.map(() => null),
    inherits: [],
    now: () => new Date(Date.now() + 3_600_000),
  });
  const start = Math.floor(Date.now() / 60_000) * 60 - 3 * 3600;
  const receive = async (from: number, seconds: number) => {
    await db.transaction().execute((trx) => minutes.store(trx, minutesOf(steady(from, seconds, 120), userId, clubId, null)));
    await summaries.run({ error: () => {} });
  };
  await receive(start, 600);
  await receive(start + 2400, 600);
  await receive(start + 600, 1800);
  const [training] = await db.selectFrom('trainings').selectAll().where('UserId', '=', userId).execute();
  const days = await db
    .selectFrom('training_days')
    .selectAll()
    .where('UserId', '=', userId)
    .where('ClubId', 'is', null)
    .execute();
  expect(days).toMatchObject([{ Trainings: 1, Duration: 3000, Points: training?.Points }]);
  expect(await stored(db, userId)).toEqual(await added(db, userId));
  expect(days[0]?.Day).toBe(dayIn('UTC', new Date(start * 1000)));
});
