import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aUser } from '../../test/rows.ts';
import { createLevels } from './levels.service.ts';

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

const zones = { Zone0Time: 0, Zone1Time: 0, Zone2Time: 0, Zone3Time: 0, Zone4Time: 0, Zone5Time: 0 };

it('is made of all her days in the months of her own zone, a club’s share of them not twice', async () => {
  const { db } = open;
  // In Auckland it is December already.
  const [userId, clubId] = [await aUser(db, { TimeZone: 'Pacific/Auckland' }), await aClub(db)];
  const trained = (Day: string, Points: number, ClubId: number | null = null) =>
    db
      .insertInto('training_days')
      .values({ UserId: userId, ClubId, Day, Points, Trainings: 1, Duration: 60, Calories: 0, ...zones })
      .execute();
  await trained('2026-11-01', 1200);
  await trained('2026-11-30', 800);
  await trained('2026-11-30', 800, clubId);
  await trained('2026-12-01', 40);
  await trained('2026-12-01', 4000, clubId);
  const levels = createLevels({ db, now: () => new Date('2026-11-30T12:00:00Z') });
  expect(await levels.ofUser(userId)).toEqual({ Level: 1, Months: 0, MonthsNeeded: 1, Points: 40, AtRisk: true });
  expect(await levels.ofUser(999_999_999)).toMatchObject({ refused: 'NotFound' });
});
