import { textVersions } from '@clubpulse/contract/accounts/consents';
import { watchModes } from '@clubpulse/contract/accounts/users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConsents } from '../../accounts/consents/public.ts';
import { type OpenDatabase, openDatabase, type Queryable } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { createRises } from './levels.jobs.ts';
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

it("the level is computed from all training days in months of the user's time zone, and counts only once the part of a day that was trained in a club", async () => {
  const { db } = open;
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
  const levels = createLevels({ db, consents: createConsents({ db }), now: () => new Date('2026-11-30T12:00:00Z') });
  expect(await levels.ofUser(userId)).toEqual({ Level: 1, Months: 0, MonthsNeeded: 1, Points: 40, AtRisk: true, Risen: null });
  expect(await levels.ofUser(999_999_999)).toMatchObject({ refused: 'NotFound' });
});

const trainedOn = async (UserId: number, Day: string, Points: number) => {
  await open.db
    .insertInto('training_days')
    .values({ UserId, ClubId: null, Day, Points, Trainings: 1, Duration: 60, Calories: 0, ...zones })
    .execute();
  await trainingIsOver(UserId);
};
const trainingIsOver = (UserId: number, via: Queryable = open.db) =>
  via
    .insertInto('events')
    .values({ ClubId: null, Type: 'TrainingClosed', Payload: JSON.stringify({ UserId }) })
    .execute();
const risesOn = (day: string, sharing: readonly number[] = []) =>
  createRises({
    db: open.db,
    consents: { sharing: async (_, userIds) => new Set(userIds.filter((one) => sharing.includes(one))) },
    now: () => new Date(`${day}T12:00:00Z`),
  });
const sentTo = async (UserId: number) => {
  const events = open.db.selectFrom('events').select(['ClubId', 'Payload']).where('Type', '=', 'LevelUpdate').orderBy('EventId');
  const all = (await events.execute()) as { ClubId: number | null; Payload: { Target: number; UserId: number; Level: number } }[];
  return all
    .filter(({ Payload }) => Payload.UserId === UserId)
    .map(({ ClubId, Payload }) => [Payload.Target, ClubId, Payload.Level]);
};

it('the level job notifies once, of the highest level reached, however often it runs', async () => {
  const ada = await aUser(open.db);
  const before = risesOn('2026-11-20');
  await trainedOn(ada, '2026-10-10', 2000);
  await trainedOn(ada, '2026-11-10', 1999);
  await Promise.all([before.look(), before.look()]);
  await before.look();
  expect(await sentTo(ada)).toEqual([[ada, null, 1]]);
  await trainedOn(ada, '2026-11-20', 1);
  await risesOn('2026-11-20').look();
  expect(await sentTo(ada)).toEqual([
    [ada, null, 1],
    [ada, null, 2],
  ]);
  await trainedOn(ada, '2027-01-02', 10);
  await risesOn('2027-01-02').look();
  await trainedOn(ada, '2027-01-03', 1990);
  await trainedOn(ada, '2027-02-03', 2000);
  await risesOn('2027-02-03').look();
  expect((await sentTo(ada)).map(([, , level]) => level)).toEqual([1, 2, 2]);
  const all = await aUser(open.db);
  await trainedOn(all, '2026-01-01', 2000);
  await trainedOn(all, '2026-02-01', 2000);
  await risesOn('2026-02-02').look();
  expect(await sentTo(all)).toEqual([[all, null, 2]]);
});

it('the level job also notifies a user whose training is written while the job runs', async () => {
  const ada = await aUser(open.db);
  await trainedOn(ada, '2026-11-10', 1999);
  const rises = risesOn('2026-11-20');
  await rises.look();
  const [written, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = open.db.transaction().execute(async (trx) => {
    await trainingIsOver(ada, trx);
    written.resolve();
    await ends.promise;
  });
  await written.promise;
  await aUser(open.db);
  await rises.look();
  ends.resolve();
  await late;
  await open.db.updateTable('training_days').set({ Points: 2000 }).where('UserId', '=', ada).execute();
  await rises.look();
  expect(await sentTo(ada)).toEqual([[ada, null, 1]]);
});

it('the level job notifies staff who follow the athlete in a club, if the athlete shares with this club the trainings outside the club', async () => {
  const { db } = open;
  const [clubId, other] = [await aClub(db), await aClub(db)];
  const [eve, fay] = [await aUser(db), await aUser(db)];
  for (const one of [eve, fay]) await aRole(db, one, 'Athlete', clubId);
  const watcher = async (Type: 1 | 2 | 3, NotifyWatcher: boolean, club = clubId) => {
    const id = await aUser(db);
    await aRole(db, id, 'Trainer', club);
    for (const WatchedId of [eve, fay])
      await db.insertInto('watches').values({ WatcherId: id, WatchedId, Type, NotifyWatcher }).execute();
    return id;
  };
  const watcherId = await watcher(watchModes.notify, false);
  const following = await watcher(watchModes.follow, true);
  await watcher(watchModes.follow, false);
  await watcher(watchModes.none, true);
  await watcher(watchModes.notify, true, other);
  for (const one of [eve, fay]) await trainedOn(one, '2026-11-10', 2000);
  await risesOn('2026-11-20', [eve]).look();
  expect(await sentTo(eve)).toEqual([
    [eve, null, 1],
    [watcherId, clubId, 1],
    [following, clubId, 1],
  ]);
  expect(await sentTo(fay)).toEqual([[fay, null, 1]]);
});

it('a higher level is shown once, and once more when it is reached again after a drop', async () => {
  const { db } = open;
  const ada = await aUser(db);
  const on = (day: string) => createLevels({ db, consents: createConsents({ db }), now: () => new Date(`${day}T12:00:00Z`) });
  const isRisen = async (day: string) => {
    const level = await on(day).ofUser(ada);
    return 'Risen' in level ? level.Risen : level;
  };
  await trainedOn(ada, '2026-10-10', 2000);
  expect(await isRisen('2026-10-11')).toBeNull();
  await risesOn('2026-10-11').look();
  expect(await isRisen('2026-10-11')).toBe(1);
  await on('2026-10-11').shown(ada, 10);
  await on('2026-10-11').shown(ada, 1);
  expect(await isRisen('2026-10-11')).toBeNull();
  await trainedOn(ada, '2026-11-10', 2000);
  await risesOn('2026-11-11').look();
  expect(await isRisen('2026-11-11')).toBe(2);
  await trainedOn(ada, '2027-01-02', 10);
  await risesOn('2027-01-02').look();
  expect(await isRisen('2027-01-02')).toBeNull();
  await trainedOn(ada, '2027-01-03', 1990);
  await trainedOn(ada, '2027-02-03', 2000);
  await risesOn('2027-02-03').look();
  expect(await isRisen('2027-02-03')).toBe(2);
  await on('2027-02-03').shown(await aUser(db), 3);
});

it('the level can be read by staff if the member shares trainings outside the club, and the read is logged', async () => {
  const { db } = open;
  const clubId = await aClub(db);
  const [ada, coach] = [await aUser(db), await aUser(db)];
  await aRole(db, ada, 'Athlete', clubId);
  await aRole(db, coach, 'Trainer', clubId);
  await trainedOn(ada, '2026-10-10', 2000);
  const consents = createConsents({ db });
  const levels = createLevels({ db, consents, now: () => new Date('2026-10-11T12:00:00Z') });
  const caller = (UserId: number, Trainer: readonly { ClubId: number }[] = [], isAdmin = false) =>
    ({
      UserId,
      isAdmin,
      isEditor: false,
      roles: { Owner: [], Manager: [], Trainer, FrontDesk: [], Accountant: [], Athlete: [] },
    }) as never;
  const byCoach = () => levels.ofMember(clubId, ada, caller(coach, [{ ClubId: clubId }]));
  expect(await byCoach()).toEqual({ Level: null });
  const input = { ClubId: clubId, Purpose: 'OtherTrainings', Granted: true, Version: textVersions.OtherTrainings } as const;
  await consents.set(ada, [input], ada, 'en');
  expect(await byCoach()).toMatchObject({ Level: { Level: 1, Points: 2000 } });
  expect(await levels.ofMember(clubId, ada, caller(await aUser(db), [], true))).toEqual({ Level: null });
  expect(await levels.ofMember(clubId, ada, caller(ada))).toMatchObject({ Level: { Level: 1 } });
  expect(await levels.ofMember(clubId, await aUser(db), caller(coach))).toMatchObject({ refused: 'NotFound' });
  const reads = await db.selectFrom('health_reads').select(['ByUserId', 'Purpose', 'ClubId']).where('UserId', '=', ada).execute();
  expect(reads).toEqual([{ ByUserId: coach, Purpose: 'OtherTrainings', ClubId: clubId }]);
});
