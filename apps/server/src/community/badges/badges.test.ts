import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import type { Trainings } from '../../platform/database/schema.generated.ts';
import { aClass, anAthlete } from '../../test/booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aUser } from '../../test/rows.ts';
import { badgeDays, createBadgeGiver } from './badges.jobs.ts';
import { createBadges } from './badges.service.ts';
import { addDue } from './badges.store.ts';

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

const now = () => new Date('2026-11-20T12:00:00Z');
const giver = () => createBadgeGiver({ db: open.db, now });
const has = async (userId: number) => {
  const found = await createBadges({ db: open.db }).ofUser(userId, 'en', {
    UserId: userId,
    isAdmin: false,
    roles: { FrontDesk: [], Accountant: [], Athlete: [], Trainer: [], Manager: [], Owner: [] },
  });
  return Object.fromEntries(found.map(({ Badge, Day }) => [Badge, Day]));
};

const zones = Object.fromEntries(
  [0, 1, 2, 3, 4, 5].flatMap((zone) => [
    [`Zone${zone}Time`, 0],
    [`Zone${zone}Bpm`, 100 + 10 * zone],
  ]),
) as Pick<Insertable<Trainings>, `Zone${0 | 1 | 2 | 3 | 4 | 5}${'Time' | 'Bpm'}`>;
async function trained(UserId: number, begin: string, fields: Partial<Insertable<Trainings>> = {}) {
  const Begin = new Date(begin);
  const End = new Date(Begin.getTime() + 3_600_000);
  const { TrainingId } = await open.db
    .insertInto('trainings')
    .values({
      ...zones,
      Zone2Time: 3600 - (fields.Zone5Time ?? 0),
      UserId,
      Begin,
      End,
      ClosedAt: End,
      Duration: 3600,
      GapTime: 0,
      Points: 50,
      Calories: 100,
      TargetTime: 0,
      TargetLowBpm: 100,
      TargetHighBpm: 150,
      TargetZoneLowPrc: 60,
      TargetZoneHighPrc: 80,
      TrainingType: 'running',
      ...fields,
    })
    .returning('TrainingId')
    .executeTakeFirstOrThrow();
  await open.db
    .insertInto('events')
    .values({ ClubId: null, Type: 'TrainingClosed', Payload: JSON.stringify({ UserId }) })
    .execute();
  return TrainingId;
}

async function measured(UserId: number, ClubId: number): Promise<void> {
  const { MeasureEventId } = await open.db
    .insertInto('measure_events')
    .values({ UserId, ClubId, ByUserId: null, Note: '', TimeStamp: new Date('2026-11-05T10:00:00Z') })
    .returning('MeasureEventId')
    .executeTakeFirstOrThrow();
  await open.db
    .insertInto('measures')
    .values({ MeasureEventId, UserId, Key: 'pushUps', Value: 20, Method: null, Typed: true })
    .execute();
  await addDue(open.db, [UserId]);
}
async function wasThere(UserId: number, ClubId: number): Promise<void> {
  for (let day = 0; day < 20; day += 1) {
    const Begin = new Date(Date.parse('2026-10-31T08:00:00Z') + day * 86_400_000);
    const End = new Date(Begin.getTime() + 3_600_000);
    const ClassId = await aClass(open.db, ClubId, { Begin, End });
    const seat = { ClassId, ClubId, UserId, State: 'Booked', Place: 'InSite', PaymentKind: 'Free' } as const;
    await open.db
      .insertInto('class_participants')
      .values({ ...seat, ClassBegin: Begin, ClassEnd: End, Attendance: 'Present' })
      .execute();
  }
}
const dayOf = (ClubId: number, since: string) =>
  open.db
    .transaction()
    .execute((trx) => badgeDays.run(trx, { ClubId, TimeZone: 'UTC', days: ['2026-11-20'], since: new Date(since) }));

it("the badge job awards each badge once, dated in the user's time zone, however often it runs", async () => {
  const { db } = open;
  const ada = await aUser(db, { TimeZone: 'Pacific/Auckland' });
  for (let day = 1; day <= 10; day += 1) await trained(ada, `2026-11-${String(day).padStart(2, '0')}T17:30:00Z`);
  await Promise.all([giver().look(), giver().look()]);
  await giver().look();
  expect(await has(ada)).toEqual({ firstTraining: '2026-11-02', trainings10: '2026-11-11', earlyBird: '2026-11-11' });
  const moments = () =>
    db.selectFrom('user_badges').select(['Badge', 'GivenAt']).where('UserId', '=', ada).orderBy('Badge').execute();
  const before = await moments();
  await createBadgeGiver({ db, now: () => new Date('2026-11-21T12:00:00Z') }).look();
  await trained(ada, '2026-10-30T17:30:00Z');
  await createBadgeGiver({ db, now: () => new Date('2026-11-22T12:00:00Z') }).look();
  expect(await has(ada)).toMatchObject({ firstTraining: '2026-10-31', trainings10: '2026-11-10' });
  await db.deleteFrom('trainings').where('UserId', '=', ada).execute();
  await trained(ada, '2026-11-19T17:30:00Z', { Zone5Time: 600 });
  await giver().look();
  expect(await has(ada)).toMatchObject({ trainings10: '2026-11-10', redZone10: '2026-11-20' });
  expect((await moments()).filter(({ Badge }) => Badge !== 'redZone10')).toEqual(before);
});

it('the badge job awards the same badges when it processes all trainings at once as when it processes each one', async () => {
  const { db } = open;
  const [ada, eve] = [await aUser(db, { BirthDate: '1990-11-12' }), await aUser(db, { BirthDate: '1990-11-12' })];
  const begins = Array.from({ length: 12 }, (_, place) => `2026-${String(12 - place).padStart(2, '0')}-12T08:00:00Z`).slice(1);
  for (const begin of begins) {
    await trained(ada, begin, { Distance: 10_000 });
    await giver().look();
  }
  for (const begin of begins.toReversed()) await trained(eve, begin, { Distance: 10_000 });
  await giver().look();
  const found = await has(ada);
  expect(found).toEqual(await has(eve));
  expect(found).toMatchObject({ birthdayTraining: '2026-11-12', distance100: '2026-10-12', comeback: '2026-02-12' });
});

it('the badge job awards a badge for a training only if the training is the source that counts', async () => {
  const ada = await aUser(open.db);
  const TrainingId = await trained(ada, '2026-11-19T11:30:00Z', { Counts: false });
  await giver().look();
  expect(await has(ada)).toEqual({});
  await open.db.updateTable('trainings').set({ Counts: true }).where('TrainingId', '=', TrainingId).execute();
  await addDue(open.db, [ada]);
  await giver().look();
  expect(await has(ada)).toMatchObject({ firstTraining: '2026-11-19' });
});

it('the badge job ignores a training in progress and trainings of other users', async () => {
  const [ada, eve] = [await aUser(open.db), await aUser(open.db)];
  await trained(ada, '2026-11-20T11:30:00Z', { ClosedAt: null });
  await trained(eve, '2026-11-19T11:30:00Z');
  await giver().look();
  expect([await has(ada), await has(eve)]).toEqual([{}, { firstTraining: '2026-11-19' }]);
});

it('the badge job awards badges for measures at once, and badges for classes and challenges with the daily job of the club', async () => {
  const { db } = open;
  const clubId = await aClub(db);
  const ada = await anAthlete(db, clubId);
  await measured(ada, clubId);
  await giver().look();
  expect(await has(ada)).toEqual({ bodyCheck: '2026-11-05', fitnessTest: '2026-11-05' });
  await wasThere(ada, clubId);
  const { ChallengeId } = await db
    .insertInto('challenges')
    .values({
      ClubId: clubId,
      Type: 'Points',
      Title: 'Over',
      Description: '',
      Color: '#000000',
      StartDate: '2026-11-01',
      EndDate: '2026-11-10',
      ValidZones: [],
      Goals: [],
      AwardedAt: new Date('2026-11-19T10:00:00Z'),
    })
    .returning('ChallengeId')
    .executeTakeFirstOrThrow();
  const places = async (first: number, userIds: readonly number[], fields: { RemovedAt?: Date } = {}) => {
    for (const [place, UserId] of userIds.entries()) {
      const total = { Total: first - place, Trainings: 1, Duration: 60, LastDay: '2026-11-09' };
      await db
        .insertInto('challenge_participants')
        .values({ ChallengeId, ClubId: clubId, UserId, JoinedAt: now(), ...total, ...fields })
        .execute();
    }
  };
  await places(100, [await anAthlete(db, clubId), ada, await anAthlete(db, clubId)]);
  await places(200, [await anAthlete(db, clubId), await anAthlete(db, clubId)], { RemovedAt: now() });
  await dayOf(clubId, '2026-11-19T00:00:00Z');
  await giver().look();
  expect(await has(ada)).toMatchObject({
    noNoShow: '2026-11-19',
    challengeFinisher: '2026-11-19',
    challengePodium: '2026-11-19',
  });
  expect(await has(ada)).not.toHaveProperty('challengeWinner');
});

it('the badge job checks the participants of classes again for three days, because attendance may be marked late', async () => {
  const clubId = await aClub(open.db);
  const ada = await anAthlete(open.db, clubId);
  await wasThere(ada, clubId);
  await dayOf(clubId, '2026-11-22T10:00:00Z');
  await giver().look();
  expect(await has(ada)).toEqual({});
  await dayOf(clubId, '2026-11-22T08:00:00Z');
  await giver().look();
  expect(await has(ada)).toEqual({ noNoShow: '2026-11-19' });
});

it('the badge job processes all due users even if they are too many for one transaction', async () => {
  const clubId = await aClub(open.db);
  const [ada, eve] = [await anAthlete(open.db, clubId), await anAthlete(open.db, clubId)];
  await addDue(
    open.db,
    Array.from({ length: 500 }, () => eve),
  );
  await measured(ada, clubId);
  await giver().look();
  expect(await has(ada)).toMatchObject({ bodyCheck: '2026-11-05' });
});

it('every badge has a name in each language', () => {
  const badges = createBadges({ db: open.db });
  for (const language of ['en', 'it', 'es', 'fr'] as const)
    for (const { Name, Description, Badge } of badges.all(language)) {
      expect(Name, Badge).not.toMatch(/^badge\./);
      expect(Description, Badge).not.toMatch(/^badge\./);
    }
});
