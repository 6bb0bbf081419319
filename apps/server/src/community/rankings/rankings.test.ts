import type { QueryOf } from '@clubpulse/contract/call';
import { getClubRanking } from '@clubpulse/contract/community/rankings.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { accepted } from '../../test/billing.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { createRankings } from './rankings.service.ts';

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

// In Auckland it is the 24th already.
const now = () => new Date('2026-11-23T12:00:00Z');
const query = (fields: Record<string, unknown> = {}): QueryOf<typeof getClubRanking> => getClubRanking.query.parse(fields);
const rankings = () => createRankings({ db: open.db, club: async () => ({ TimeZone: 'Pacific/Auckland' }), now });

const zones = { Zone0Time: 0, Zone1Time: 0, Zone2Time: 0, Zone3Time: 0, Zone4Time: 0, Zone5Time: 0 };
async function athlete(Nickname: string, clubId: number, fields: Parameters<typeof aUser>[1] = {}) {
  const userId = await aUser(open.db, { Nickname, ...fields });
  await aRole(open.db, userId, 'Athlete', clubId);
  return userId;
}
/** A day of hers as the trainings of it would make it. */
const trained = (UserId: number, ClubId: number | null, Day: string, Points: number, Trainings = 1) =>
  open.db
    .insertInto('training_days')
    .values({ UserId, ClubId, Day, Points, Trainings, Duration: Points * 30, Calories: 0, ...zones })
    .execute();

it('ranks the athletes of the club by what they did in it, and says where they stood before', async () => {
  const [clubId, elsewhere] = [await aClub(open.db), await aClub(open.db)];
  const [ann, bea, cid, dan, gone] = await Promise.all([
    athlete('Ann', clubId),
    athlete('Bea', clubId, { HideOnWall: true }),
    athlete('Cid', clubId),
    athlete('Dan', clubId),
    aUser(open.db, { Nickname: 'Gone' }),
  ]);
  // Today in the club, the first of seven days, and the day before, which is of the range before.
  await trained(ann, clubId, '2026-11-24', 50);
  await trained(ann, clubId, '2026-11-18', 50);
  await trained(bea, clubId, '2026-11-20', 120);
  await trained(bea, clubId, '2026-11-17', 10);
  await trained(cid, clubId, '2026-11-17', 90);
  await trained(dan, clubId, '2026-11-11', 20);
  await trained(dan, clubId, '2026-11-20', 100, 2);
  // What they did elsewhere, or at home, is not the club's; who left is not listed.
  await trained(ann, elsewhere, '2026-11-20', 500);
  await trained(ann, null, '2026-11-20', 900);
  await trained(gone, clubId, '2026-11-20', 999);

  const { From, To, recordsTotal, data } = accepted(await rankings().ofClub(clubId, query({ presetRange: 'Week' })));
  expect({ From, To, recordsTotal }).toEqual({ From: '2026-11-18', To: '2026-11-24', recordsTotal: 3 });
  expect(data.map(({ Nickname, Rank, RankBefore, Points, Hidden }) => [Nickname, Rank, RankBefore, Points, Hidden])).toEqual([
    ['Bea', 1, 3, 120, true],
    // As many trainings as Ann, on an earlier day.
    ['Dan', 2, 2, 100, false],
    ['Ann', 3, null, 100, false],
  ]);
  const byTrainings = accepted(await rankings().ofClub(clubId, query({ presetRange: 'Week', By: 'Trainings' })));
  expect(byTrainings.data.map(({ Nickname }) => Nickname)).toEqual(['Dan', 'Ann', 'Bea']);
  const page = accepted(await rankings().ofClub(clubId, query({ presetRange: 'Week', start: 2, length: 1 })));
  expect(page.data.map(({ Rank }) => Rank)).toEqual([3]);
});

it('adds up the clubs of a brand, or one of them, and no other', async () => {
  const { db } = open;
  const { BrandId } = await db.insertInto('brands').values({ Name: 'Two halls' }).returning('BrandId').executeTakeFirstOrThrow();
  const [north, south, foreign] = [await aClub(db, { BrandId }), await aClub(db, { BrandId }), await aClub(db)];
  const ann = await athlete('Annalise', north);
  await trained(ann, north, '2026-11-20', 10);
  await trained(ann, south, '2026-11-20', 20);
  await trained(ann, foreign, '2026-11-20', 400);
  const points = async (origin?: number) =>
    accepted(await rankings().ofBrand(BrandId, { ...query(), origin })).data.map(({ Points }) => Points);
  expect(await points()).toEqual([30]);
  expect(await points(north)).toEqual([10]);
  // She is no athlete of that one.
  expect(await points(south)).toEqual([]);
  expect(await rankings().ofBrand(BrandId, { ...query(), origin: foreign })).toMatchObject({ refused: 'NotFound' });
});

it('refuses days of tomorrow, days in the wrong order and more than 365', async () => {
  const clubId = await aClub(open.db);
  const ofDays = (from: string, to: string) => rankings().ofClub(clubId, query({ from, to }));
  expect(await ofDays('2026-11-24', '2026-11-25')).toMatchObject({ errors: [{ field: 'to', key: 'date-no-greater-than-now' }] });
  expect(await ofDays('2026-11-24', '2026-11-23')).toMatchObject({ errors: [{ field: 'to', key: 'interval-order' }] });
  expect(await ofDays('2025-11-24', '2026-11-24')).toMatchObject({ refused: 'DateIntervalTooLong', values: { max: 365 } });
  expect(await ofDays('2025-11-25', '2026-11-24')).toMatchObject({ From: '2025-11-25', data: [] });
  expect(await ofDays('2026-11-24', '2026-11-24')).toMatchObject({ From: '2026-11-24', To: '2026-11-24' });
});
