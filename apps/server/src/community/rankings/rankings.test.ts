import { textVersions } from '@clubpulse/contract/accounts/consents';
import type { QueryOf } from '@clubpulse/contract/call';
import {
  getBrandRankedDetails,
  getBrandRanksBefore,
  getClubRankedDetails,
  getClubRanking,
  getClubRanksBefore,
  getOwnPlace,
} from '@clubpulse/contract/community/rankings.calls';
import { ranked } from '@clubpulse/rules/community/rankings/ranks';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConsents } from '../../accounts/consents/public.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { accepted } from '../../test/billing.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { runs } from '../../test/proof/at-length.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { createLevels } from '../levels/levels.service.ts';
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

const now = () => new Date('2026-11-23T12:00:00Z');
const query = (fields: Record<string, unknown> = {}): QueryOf<typeof getClubRanking> => getClubRanking.query.parse(fields);
const rankings = () =>
  createRankings({
    db: open.db,
    consents: createConsents({ db: open.db }),
    levels: createLevels({ db: open.db, consents: createConsents({ db: open.db }), now }),
    club: async () => ({ TimeZone: 'Pacific/Auckland', EnableUserRankings: true }),
    now,
  });

const callerOf = (UserId: number, ...clubs: readonly number[]) => ({
  UserId,
  isAdmin: false,
  isEditor: false,
  roles: { Owner: [], Manager: [], Trainer: clubs.map((ClubId) => ({ ClubId })), FrontDesk: [], Accountant: [], Athlete: [] },
});
const NONE = callerOf(0);
const zones = { Zone0Time: 0, Zone1Time: 0, Zone2Time: 0, Zone3Time: 0, Zone4Time: 0, Zone5Time: 0 };
async function athlete(Nickname: string, clubId: number, fields: Parameters<typeof aUser>[1] = {}) {
  const userId = await aUser(open.db, { Nickname, ...fields });
  await aRole(open.db, userId, 'Athlete', clubId);
  return userId;
}
async function share(Purpose: 'HeartRate' | 'OtherTrainings', clubId: number, ...userIds: number[]): Promise<void> {
  const input = { ClubId: clubId, Purpose, Granted: true, Version: textVersions[Purpose] } as const;
  for (const userId of userIds) await createConsents({ db: open.db }).set(userId, [input], userId, 'en');
}
const shareHearts = (clubId: number, ...userIds: number[]) => share('HeartRate', clubId, ...userIds);
const trained = (UserId: number, ClubId: number | null, Day: string, Points: number, Trainings = 1) =>
  open.db
    .insertInto('training_days')
    .values({ UserId, ClubId, Day, Points, Trainings, Duration: Points * 30, Calories: 0, ...zones })
    .execute();

it('a ranking orders the club’s athletes by their training in the club, and returns their ranks in the previous range', async () => {
  const [clubId, elsewhere] = [await aClub(open.db), await aClub(open.db)];
  const [ann, bea, cid, dan, departed] = await Promise.all([
    athlete('Ann', clubId),
    athlete('Bea', clubId, { HideOnWall: true }),
    athlete('Cid', clubId),
    athlete('Dan', clubId),
    aUser(open.db, { Nickname: 'Gone' }),
  ]);
  await trained(ann, clubId, '2026-11-24', 50);
  await trained(ann, clubId, '2026-11-18', 50);
  await trained(bea, clubId, '2026-11-20', 120);
  await trained(bea, clubId, '2026-11-17', 10);
  await trained(cid, clubId, '2026-11-17', 90);
  await trained(dan, clubId, '2026-11-11', 20);
  await trained(dan, clubId, '2026-11-20', 100, 2);
  await trained(ann, elsewhere, '2026-11-20', 500);
  await trained(ann, null, '2026-11-20', 900);
  await trained(departed, clubId, '2026-11-20', 999);

  const { From, To, recordsTotal, data } = accepted(await rankings().ofClub(clubId, query({ presetRange: 'Week' }), NONE));
  expect({ From, To, recordsTotal }).toEqual({ From: '2026-11-18', To: '2026-11-24', recordsTotal: 3 });
  expect(data.map(({ Nickname, Rank, Points, Hidden }) => [Nickname, Rank, Points, Hidden])).toEqual([
    ['Bea', 1, 120, true],
    ['Dan', 2, 100, false],
    ['Ann', 3, 100, false],
  ]);
  const before = getClubRanksBefore.query.parse({ presetRange: 'Week', UserIds: [bea, dan, ann, departed].join() });
  expect(accepted(await rankings().beforeInClub(clubId, before, NONE))).toEqual([
    { UserId: bea, RankBefore: 3 },
    { UserId: dan, RankBefore: 2 },
    { UserId: ann, RankBefore: null },
    { UserId: departed, RankBefore: null },
  ]);
  const byTrainings = accepted(await rankings().ofClub(clubId, query({ presetRange: 'Week', By: 'Trainings' }), NONE));
  expect(byTrainings.data.map(({ Nickname }) => Nickname)).toEqual(['Dan', 'Ann', 'Bea']);
  const page = accepted(await rankings().ofClub(clubId, query({ presetRange: 'Week', start: 2, length: 1 }), callerOf(ann)));
  expect(page.data.map(({ Rank }) => Rank)).toEqual([3]);
  const sought = async (globalSearch: string, fields: object = {}) =>
    accepted(await rankings().ofClub(clubId, query({ presetRange: 'Week', globalSearch, ...fields }), callerOf(ann)));
  const found = await sought(' ANN ');
  expect([found.data.map(({ Nickname, Rank }) => [Nickname, Rank]), found.recordsFiltered, found.recordsTotal]).toEqual([
    [['Ann', 3]],
    1,
    3,
  ]);
  expect((await sought('nobody of this name')).data).toEqual([]);
  expect((await sought('an', { start: 1 })).data.map(({ Nickname }) => Nickname)).toEqual(['Ann']);
  expect(page.Mine).toMatchObject({ UserId: ann, Rank: 3, Points: 100 });
  const first = accepted(await rankings().ofClub(clubId, query({ presetRange: 'Week', length: 1 }), callerOf(ann)));
  expect([first.data.map(({ UserId }) => UserId), first.Mine?.UserId]).toEqual([[bea], ann]);
});

it('a ranking of a brand sums the trainings of all its clubs, or counts one of the clubs', async () => {
  const { db } = open;
  const { BrandId } = await db.insertInto('brands').values({ Name: 'Two halls' }).returning('BrandId').executeTakeFirstOrThrow();
  const [north, south, foreign] = [await aClub(db, { BrandId }), await aClub(db, { BrandId }), await aClub(db)];
  const ann = await athlete('Annalise', north);
  await trained(ann, north, '2026-11-20', 10);
  await trained(ann, south, '2026-11-20', 20);
  await trained(ann, foreign, '2026-11-20', 400);
  const points = async (origin?: number) =>
    accepted(await rankings().ofBrand(BrandId, { ...query(), origin }, NONE)).data.map(({ Points }) => Points);
  expect(await points()).toEqual([30]);
  expect(await points(north)).toEqual([10]);
  expect(await points(south)).toEqual([]);
  expect(await rankings().ofBrand(BrandId, { ...query(), origin: foreign }, NONE)).toMatchObject({ refused: 'NotFound' });
  await trained(ann, south, '2026-10-20', 5);
  const before = async (origin?: number) =>
    rankings().beforeInBrand(BrandId, { ...getBrandRanksBefore.query.parse({ UserIds: String(ann) }), origin }, NONE);
  expect(await before()).toEqual([{ UserId: ann, RankBefore: 1 }]);
  expect(await before(north)).toEqual([{ UserId: ann, RankBefore: null }]);
  expect(await before(foreign)).toMatchObject({ refused: 'NotFound' });
});

it('a ranking refuses future days, a reversed range, and more than 365 days', async () => {
  const clubId = await aClub(open.db);
  const ofDays = (from: string, to: string) => rankings().ofClub(clubId, query({ from, to }), NONE);
  expect(await ofDays('2026-11-24', '2026-11-25')).toMatchObject({ errors: [{ field: 'to', key: 'date-no-greater-than-now' }] });
  expect(await ofDays('2026-11-24', '2026-11-23')).toMatchObject({ errors: [{ field: 'to', key: 'interval-order' }] });
  expect(await ofDays('2025-11-24', '2026-11-24')).toMatchObject({ refused: 'DateIntervalTooLong', values: { max: 365 } });
  const before = getClubRanksBefore.query.parse({ from: '2025-11-24', to: '2026-11-24', UserIds: '1' });
  expect(await rankings().beforeInClub(clubId, before, NONE)).toMatchObject({ refused: 'DateIntervalTooLong' });
  expect(await ofDays('2025-11-25', '2026-11-24')).toMatchObject({ From: '2025-11-25', data: [] });
  expect(await ofDays('2026-11-24', '2026-11-24')).toMatchObject({ From: '2026-11-24', To: '2026-11-24' });
});

it('a ranking by distance, energy or time in zones leaves out users without a value', async () => {
  const clubId = await aClub(open.db);
  const [eve, fay] = [await athlete('Eve', clubId), await athlete('Fay', clubId)];
  const day = { ClubId: clubId, Day: '2026-11-20', Trainings: 1, Points: 10, Duration: 1800, ...zones };
  await open.db
    .insertInto('training_days')
    .values([
      { ...day, UserId: eve, Calories: 300, Distance: 5200, Zone2Time: 900, Zone4Time: 100 },
      { ...day, UserId: fay, Calories: 400, Distance: 0, Zone3Time: 300, Zone5Time: 60 },
    ])
    .execute();
  await shareHearts(clubId, eve, fay);
  const by = async (fields: object) =>
    accepted(await rankings().ofClub(clubId, query({ ...fields }), NONE)).data.map(({ Nickname }) => Nickname);
  expect(await by({ By: 'Distance' })).toEqual(['Eve']);
  expect(await by({ By: 'Calories' })).toEqual(['Fay', 'Eve']);
  expect(await by({ By: 'ZoneTime' })).toEqual(['Fay', 'Eve']);
  expect(await by({ By: 'ZoneTime', FromZone: 2 })).toEqual(['Eve', 'Fay']);
  expect(await by({ By: 'ZoneTime', FromZone: 5 })).toEqual(['Fay']);
  await open.db.updateTable('users').set({ Gender: 'Female' }).where('UserId', '=', eve).execute();
  const women = accepted(await rankings().ofClub(clubId, query({ By: 'Calories', Gender: 'Female' }), callerOf(0, clubId)));
  expect(women.data).toMatchObject([{ Nickname: 'Eve', Rank: 1, Distance: 5200, Zone4Time: 100 }]);
});

it('a ranking shows heart-rate values only if the athlete shares them with the club, logs the read, and cannot be sorted by them', async () => {
  const { db } = open;
  const clubId = await aClub(db);
  const [eve, fay, coach] = [await athlete('Eva', clubId), await athlete('Faye', clubId), await aUser(db)];
  const day = { ClubId: clubId, Day: '2026-11-20', Trainings: 1, Duration: 1800, Distance: 0, ...zones, Zone4Time: 900 };
  await db
    .insertInto('training_days')
    .values([
      { ...day, UserId: eve, Points: 10, Calories: 300 },
      { ...day, UserId: fay, Points: 20, Calories: 400 },
    ])
    .execute();
  await shareHearts(clubId, eve);
  const board = async (fields: Record<string, unknown>) =>
    accepted(await rankings().ofClub(clubId, query(fields), callerOf(coach, clubId))).data;
  expect((await board({})).map((one) => [one.Nickname, one.IsShared, one.Points, one.Calories, one.Zone4Time])).toEqual([
    ['Faye', false, 20, 0, 0],
    ['Eva', true, 10, 300, 900],
  ]);
  for (const By of ['Calories', 'ZoneTime']) expect((await board({ By })).map(({ Nickname }) => Nickname)).toEqual(['Eva']);
  const [other, reader] = [await aUser(db), await aUser(db)];
  for (const [By, person] of [
    ['Calories', reader],
    ['Points', other],
  ] as const) {
    const before = getClubRanksBefore.query.parse({ By, UserIds: `${eve},${fay}` });
    expect(accepted(await rankings().beforeInClub(clubId, before, callerOf(person, clubId)))).toHaveLength(2);
  }
  const readBy = async (userId: number) =>
    (await db.selectFrom('health_reads').select('UserId').where('ByUserId', '=', userId).execute()).map(({ UserId }) => UserId);
  expect([await readBy(reader), await readBy(other)]).toEqual([[eve], []]);
  const own = accepted(await rankings().own(callerOf(fay), getOwnPlace.query.parse({ ClubId: String(clubId) })));
  expect(own.Mine).toMatchObject({ Rank: 1, Calories: 400, Zone4Time: 900 });
  const reads = await db
    .selectFrom('health_reads')
    .select(['UserId', 'Purpose', 'ClubId'])
    .where('ByUserId', '=', coach)
    .execute();
  expect(reads).toContainEqual({ UserId: eve, Purpose: 'HeartRate', ClubId: clubId });
  expect(reads.map(({ UserId }) => UserId)).not.toContain(fay);
});

const minutes = (count: number, AverageHeartRate: number | null) => ({
  TrainingType: 'other',
  Duration: count * 60,
  ...zones,
  Zone2Time: AverageHeartRate === null ? 0 : count * 60,
  GapTime: AverageHeartRate === null ? count * 60 : 0,
  TargetTime: 0,
  Points: count,
  AverageHeartRate,
  MaxHeartRate: AverageHeartRate,
  Calories: count,
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
it('a ranking shows the average heart rate and level of users who share them, and logs the read', async () => {
  const { db } = open;
  const [clubId, elsewhere] = [await aClub(db, { TimeZone: 'Pacific/Auckland' }), await aClub(db)];
  const [una, vic, wes, xia, coach] = [
    await athlete('Una', clubId),
    await athlete('Vic', clubId),
    await athlete('Wes', clubId),
    await athlete('Xia', elsewhere),
    await aUser(db),
  ];
  const did = async (UserId: number, ClubId: number | null, at: string, count: number, bpm: number | null) => {
    const Begin = new Date(at);
    const [row] = await db
      .insertInto('trainings')
      .values({ UserId, ClubId, Begin, End: new Date(Begin.getTime() + count * 60_000), ...minutes(count, bpm), ...limits })
      .returning('TrainingId')
      .execute();
    return { TrainingId: row?.TrainingId ?? 0, UserId, Begin };
  };
  await did(una, clubId, '2026-11-20T06:00:00Z', 30, 120);
  await did(una, clubId, '2026-11-21T06:00:00Z', 60, 150);
  await did(una, clubId, '2026-11-17T12:00:00Z', 10, 100);
  await did(una, clubId, '2026-11-17T10:00:00Z', 90, 60);
  await did(una, clubId, '2026-11-22T06:00:00Z', 60, null);
  await did(una, elsewhere, '2026-11-19T06:00:00Z', 60, 60);
  const other = await did(una, clubId, '2026-11-18T06:00:00Z', 90, 60);
  await db.updateTable('trainings').set({ CountsInClub: false }).where('TrainingId', '=', other.TrainingId).execute();
  await did(una, clubId, '2026-11-18T06:00:00Z', 10, 140);
  for (const userId of [vic, wes, xia]) await did(userId, clubId, '2026-11-20T06:00:00Z', 30, 130);
  for (const month of ['2026-09-10', '2026-10-10'])
    for (const userId of [una, vic, wes]) await trained(userId, null, month, 2000);
  await shareHearts(clubId, una, wes, xia);
  await share('OtherTrainings', clubId, vic, wes);
  await rankings().setListed(wes, false);

  const detail = async (Detail: string, caller = callerOf(coach, clubId)) => {
    const days = { presetRange: 'Week', Detail, UserIds: [una, vic, wes, xia].join() };
    const found = accepted(await rankings().detailsInClub(clubId, getClubRankedDetails.query.parse(days), caller));
    return found.map(({ Value }) => Value);
  };
  // (30 x 120 + 60 x 150 + 10 x 100 + 10 x 140) / 110 = 136. Wes opted out of rankings and Xia does not train in this club, so
  // neither has a value.
  expect(await detail('AverageHeartRate')).toEqual([136, null, null, null]);
  expect(await detail('Level')).toEqual([null, 2, null, null]);
  expect(await detail('AverageHeartRate', callerOf(vic))).toEqual([null, 130, null, null]);
  expect(await detail('Level', callerOf(una))).toEqual([2, null, null, null]);
  const reads = await db
    .selectFrom('health_reads')
    .select(['UserId', 'Purpose'])
    .where('ByUserId', '=', coach)
    .orderBy('Purpose')
    .execute();
  expect(reads).toEqual([
    { UserId: una, Purpose: 'HeartRate' },
    { UserId: vic, Purpose: 'OtherTrainings' },
  ]);
  const { BrandId } = await db.insertInto('brands').values({ Name: 'Of levels' }).returning('BrandId').executeTakeFirstOrThrow();
  await db.updateTable('clubs').set({ BrandId }).where('ClubId', '=', clubId).execute();
  const inBrand = async (origin?: number, fields: object = {}) =>
    rankings().detailsInBrand(
      BrandId,
      getBrandRankedDetails.query.parse({
        Detail: 'Level',
        UserIds: String(vic),
        ...(origin ? { origin: String(origin) } : {}),
        ...fields,
      }),
      callerOf(coach, clubId),
    );
  expect(accepted(await inBrand(clubId))).toEqual([{ UserId: vic, Value: 2 }]);
  expect(await inBrand(elsewhere)).toMatchObject({ refused: 'NotFound' });
  expect(await inBrand(clubId, { from: '2025-11-23', to: '2026-11-23' })).toMatchObject({ refused: 'DateIntervalTooLong' });
});

it('a ranking leaves out users who opted out, ranks the others without them, and returns how many opted out', async () => {
  const clubId = await aClub(open.db);
  const [gia, hal] = [await athlete('Gia', clubId), await athlete('Hal', clubId)];
  await trained(gia, clubId, '2026-11-20', 50);
  await trained(hal, clubId, '2026-11-20', 40);
  const own = async (userId: number, ClubId = clubId) =>
    rankings().own(callerOf(userId), getOwnPlace.query.parse({ ClubId: String(ClubId) }));
  expect(await own(hal)).toMatchObject({ Mine: { Rank: 2, Points: 40 }, Behind: 10, Athletes: 2, Listed: true });
  await rankings().setListed(gia, false);
  await rankings().setListed(gia, false);
  const { data, Unlisted } = accepted(await rankings().ofClub(clubId, query(), NONE));
  expect([data.map(({ Nickname, Rank }) => [Nickname, Rank]), Unlisted]).toEqual([[['Hal', 1]], 1]);
  expect(await own(gia)).toMatchObject({ Mine: null, Behind: null, Athletes: 1, Listed: false });
  expect(await own(hal)).toMatchObject({ Mine: { Rank: 1 }, Behind: null });
  await rankings().setListed(gia, true);
  expect(accepted(await rankings().ofClub(clubId, query(), NONE)).Unlisted).toBe(0);
  expect(await own(gia, await aClub(open.db))).toMatchObject({ refused: 'NotFound' });
});

it("a ranking returns 404 for a club that has rankings disabled, and the brand's ranking leaves out that club", async () => {
  const { db } = open;
  const { BrandId } = await db.insertInto('brands').values({ Name: 'One ranks' }).returning('BrandId').executeTakeFirstOrThrow();
  const [ranks, silent] = [await aClub(db, { BrandId }), await aClub(db, { BrandId, EnableUserRankings: false })];
  const [ivy, joy] = [await athlete('Ivy', ranks), await athlete('Joy', silent)];
  await trained(ivy, ranks, '2026-11-20', 10);
  await trained(joy, silent, '2026-11-20', 20);
  const board = async (origin?: number) => rankings().ofBrand(BrandId, { ...query(), origin }, NONE);
  expect(accepted(await board()).data.map(({ Nickname }) => Nickname)).toEqual(['Ivy']);
  expect(await board(silent)).toMatchObject({ refused: 'RankingsOff' });
  const off = createRankings({
    db,
    consents: createConsents({ db }),
    levels: createLevels({ db, consents: createConsents({ db }) }),
    club: async () => ({ TimeZone: 'UTC', EnableUserRankings: false }),
    now,
  });
  expect(await off.ofClub(silent, query(), NONE)).toMatchObject({ refused: 'RankingsOff' });
  const before = getBrandRanksBefore.query.parse({ UserIds: String(joy) });
  expect(await off.beforeInClub(silent, before, NONE)).toMatchObject({ refused: 'RankingsOff' });
  expect(await off.beforeInBrand(BrandId, { ...before, origin: silent }, NONE)).toMatchObject({ refused: 'RankingsOff' });
  expect(await off.own(callerOf(joy), getOwnPlace.query.parse({ ClubId: String(silent) }))).toMatchObject({
    refused: 'RankingsOff',
  });
});

it('the SQL statement of a ranking gives random athletes the same ranks as the rule in TypeScript', {
  tags: ['examples'],
}, async () => {
  const clubId = await aClub(open.db);
  const people: number[] = [];
  for (let one = 0; one < 6; one += 1) people.push(await athlete(`Of six ${one}`, clubId));
  await shareHearts(clubId, ...people);
  const aDay = fc.record({
    who: fc.nat(5),
    Day: fc.constantFrom('2025-11-26', '2025-12-01', '2026-03-31', '2026-11-01', '2026-11-24'),
    Points: fc.nat(2),
    Trainings: fc.integer({ min: 1, max: 2 }),
    Distance: fc.nat(1),
    Zone3Time: fc.nat(1),
    Zone4Time: fc.nat(1),
  });
  const days = fc.uniqueArray(aDay, { maxLength: 14, selector: ({ who: person, Day }) => `${person} ${Day}` });
  await fc.assert(
    fc.asyncProperty(days, fc.constantFrom('Points', 'Trainings', 'Distance', 'ZoneTime'), async (trainedDays, By) => {
      await open.db.deleteFrom('training_days').where('ClubId', '=', clubId).execute();
      if (trainedDays.length > 0)
        await open.db
          .insertInto('training_days')
          .values(
            trainedDays.map(({ who: person, ...figures }) => ({
              UserId: people[person] ?? 0,
              ClubId: clubId,
              Duration: 60,
              Calories: 1,
              ...zones,
              ...figures,
            })),
          )
          .execute();
      const sum = (ones: typeof trainedDays, name: 'Points' | 'Trainings' | 'Distance' | 'Zone3Time' | 'Zone4Time') =>
        ones.reduce((total, one) => total + one[name], 0);
      const totals = [...Map.groupBy(trainedDays, ({ who: person }) => person)].map(([person, ones]) => ({
        UserId: people[person] ?? 0,
        Points: sum(ones, 'Points'),
        Trainings: sum(ones, 'Trainings'),
        Distance: sum(ones, 'Distance'),
        ZoneTime: sum(ones, 'Zone3Time') + sum(ones, 'Zone4Time'),
        LastDay:
          ones
            .map(({ Day }) => Day)
            .toSorted()
            .at(-1) ?? '',
      }));
      const counted = By === 'Distance' || By === 'ZoneTime' ? totals.filter((one) => one[By] > 0) : totals;
      const places = (ones: readonly { UserId: number; Rank: number }[]) =>
        ones.map(({ UserId, Rank }) => `${Rank} ${UserId}`).toSorted();
      const data: { UserId: number; Rank: number }[] = [];
      for (const start of [0, 2, 4]) {
        const page = accepted(
          await rankings().ofClub(clubId, query({ presetRange: 'Year', By, start, length: 2 }), callerOf(people[0] ?? 0)),
        );
        data.push(...page.data);
        expect(page.Mine?.Rank).toBe(ranked(counted, By).find(({ UserId }) => UserId === people[0])?.Rank);
        expect(page.recordsTotal).toBe(counted.length);
      }
      expect(places(data)).toEqual(places(ranked(counted, By)));
    }),
    { numRuns: runs(60) },
  );
});
