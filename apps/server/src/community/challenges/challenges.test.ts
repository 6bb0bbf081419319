import { textVersions } from '@clubpulse/contract/accounts/consents';
import type { UserId } from '@clubpulse/contract/accounts/users';
import { AUDIENCE_NAMED, type ChallengeId, type ChallengeInput } from '@clubpulse/contract/community/challenges';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConsents } from '../../accounts/consents/public.ts';
import { balanceOf, moveCredits } from '../../billing/ledger/public.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { leaveClub } from '../../test/leaving.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { createBadges } from '../badges/public.ts';
import { createChallengePeople } from './challenge-people.service.ts';
import { challengeDays } from './challenges.jobs.ts';
import { createChallenges } from './challenges.service.ts';

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

const on = (day: string) => () => new Date(`${day}T12:00:00Z`);
const wonBy = (userId: UserId, clubId: number) => createBadges({ db: open.db }).ofUser(userId, 'en', athleteOf(userId, clubId));
const TimeZone = 'Pacific/Auckland';
const challengesOn = (day: string) => {
  const parts = { db: open.db, now: on(day) };
  return { ...createChallenges(parts), ...createChallengePeople(parts) };
};
const input = (fields: Partial<ChallengeInput> = {}): ChallengeInput => ({
  Type: 'Points',
  Kind: 'Tiers',
  Mode: 'Open',
  Title: 'Winter',
  ShortDescription: '',
  Description: '',
  Color: '#1d6fe0',
  PictureUri: null,
  StartDate: '2026-11-25',
  EndDate: '2026-11-30',
  ValidZones: [],
  MinTargetPrc: null,
  MinMinutes: null,
  BestTrainings: null,
  ManualEntries: false,
  OwnTarget: null,
  Incremental: false,
  Goals: [100, 200],
  Rewards: [5, 10],
  ...fields,
});
const query = { draw: 0, start: 0, length: 25 };
const roles = { FrontDesk: [], Accountant: [], Athlete: [], Trainer: [], Manager: [], Owner: [] };
const athleteOf = (UserId: number, ClubId: number) => ({
  UserId,
  isAdmin: false,
  roles: { ...roles, Athlete: [{ ClubId, Since: null }] },
});
const trainerOf = (ClubId: number) => ({ UserId: 0, isAdmin: false, roles: { ...roles, Trainer: [{ ClubId }] } });
const done = <T>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer;
};
const zones = { Zone0Time: 0, Zone1Time: 1, Zone2Time: 10, Zone3Time: 100, Zone4Time: 1000, Zone5Time: 10_000 };
const trained = (UserId: number, ClubId: number | null, Day: string, Points: number, Trainings = 1) =>
  open.db
    .insertInto('training_days')
    .values({ UserId, ClubId, Day, Points, Trainings, Duration: 600, Calories: 70, ...zones })
    .execute();

async function shareHearts(ClubId: number, ...userIds: number[]): Promise<void> {
  const consent = { ClubId, Purpose: 'HeartRate', Granted: true, Version: textVersions.HeartRate } as const;
  for (const userId of userIds) await createConsents({ db: open.db }).set(userId, [consent], userId, 'en');
}
async function aClubWithThree() {
  const clubId = await aClub(open.db, { TimeZone });
  const [ann, bea, cid] = await Promise.all([
    aUser(open.db, { Nickname: `Ann ${clubId}` }),
    aUser(open.db, { Nickname: `Bea ${clubId}`, HideOnWall: true }),
    aUser(open.db, { Nickname: `Cid ${clubId}` }),
  ]);
  for (const userId of [ann, bea, cid]) await aRole(open.db, userId, 'Athlete', clubId);
  await shareHearts(clubId, ann, bea, cid);
  return { clubId, ann, bea, cid, trainer: trainerOf(clubId), asAthlete: (userId: number) => athleteOf(userId, clubId) };
}

it('a challenge counts only its participants, and of their trainings those in the club on the days of the challenge', async () => {
  const { clubId, ann, bea, cid, trainer, asAthlete } = await aClubWithThree();
  const planned = challengesOn('2026-11-23');
  const { ChallengeId } = done(await planned.create(clubId, input(), trainer));
  for (const userId of [ann, bea]) expect(await planned.join(ChallengeId, asAthlete(userId))).toBeUndefined();
  await trained(ann, clubId, '2026-11-24', 900);
  await trained(ann, clubId, '2026-11-25', 60);
  await trained(ann, clubId, '2026-11-30', 40);
  await trained(ann, clubId, '2026-12-01', 900);
  await trained(ann, null, '2026-11-26', 900);
  await trained(bea, clubId, '2026-11-26', 250);
  await trained(cid, clubId, '2026-11-26', 999);
  const running = challengesOn('2026-11-25');
  const { data, recordsTotal } = done(await running.ranking(ChallengeId, query, trainer));
  expect(recordsTotal).toBe(2);
  expect(data.map(({ Nickname, Rank, Value, Reached }) => [Nickname, Rank, Value, Reached])).toEqual([
    [`Bea ${clubId}`, 1, 250, 2],
    [`Ann ${clubId}`, 2, 100, 1],
  ]);
  expect(done(await running.get(ChallengeId, asAthlete(ann)))).toMatchObject({
    Runs: false,
    State: 'Running',
    Participants: 2,
    Joined: true,
    Mine: { Rank: 2, Value: 100, Reached: 1, Ahead: { Nickname: null, Value: 250 } },
  });
  expect(done(await running.get(ChallengeId, asAthlete(cid)))).toMatchObject({ Joined: false, Mine: null });
});

it('the name of a participant who hides is returned only to that participant and to staff', async () => {
  const { clubId, ann, bea, trainer, asAthlete } = await aClubWithThree();
  const planned = challengesOn('2026-11-23');
  const { ChallengeId } = done(await planned.create(clubId, input(), trainer));
  for (const userId of [ann, bea]) expect(await planned.join(ChallengeId, asAthlete(userId))).toBeUndefined();
  const beaFor = async (caller: Parameters<typeof planned.ranking>[2]) =>
    done(await planned.ranking(ChallengeId, query, caller)).data.find(({ Hidden }) => Hidden);
  expect(await beaFor(asAthlete(ann))).toEqual({
    Rank: 1,
    RankBefore: null,
    Value: 0,
    Reached: 0,
    UserId: null,
    Nickname: null,
    FullName: null,
    PictureUri: null,
    Hidden: true,
    Mine: false,
    NotShared: false,
    Won: null,
  });
  expect(await beaFor(asAthlete(bea))).toMatchObject({ UserId: bea, Nickname: `Bea ${clubId}`, FullName: null, Mine: true });
  expect((await beaFor(trainer))?.FullName).toEqual(expect.any(String));
});

it.each([
  ['Trainings', 3],
  ['ActiveDays', 2],
  ['Duration', 1200],
  ['Calories', 140],
  ['ZoneTime', 2200],
  // Two trainings, each with 100 seconds at six points a minute and 1,000 at eight, give 17,200 / 60 points, rounded 287.
  ['Points', 287],
] as const)('a challenge of the type %s counts that value of the trainings', async (Type, Value) => {
  const { clubId, ann, trainer, asAthlete } = await aClubWithThree();
  const planned = challengesOn('2026-11-23');
  const { ChallengeId } = done(
    await planned.create(clubId, input({ Type, ValidZones: [3, 4, 3], Goals: [], Rewards: [] }), trainer),
  );
  expect(await planned.join(ChallengeId, asAthlete(ann))).toBeUndefined();
  expect(done(await planned.get(ChallengeId, asAthlete(ann))).Mine).toMatchObject({ Rank: 1, Value: 0, Reached: 0 });
  await trained(ann, clubId, '2026-11-25', 5);
  await trained(ann, clubId, '2026-11-26', 5, 2);
  expect(done(await planned.get(ChallengeId, asAthlete(ann))).Mine?.Value).toBe(Value);
});

it('a challenge counts heart rates only while the athlete shares them with the club', async () => {
  const { clubId, ann, trainer, asAthlete } = await aClubWithThree();
  const planned = challengesOn('2026-11-23');
  const ids: ChallengeId[] = [];
  const inZones = { ValidZones: [3, 4] };
  for (const fields of [{ Type: 'Calories' }, { Type: 'ZoneTime', ...inZones }, { MinTargetPrc: 1 }, inZones, {}] as const)
    ids.push(done(await planned.create(clubId, input(fields), trainer)).ChallengeId);
  for (const id of ids) expect(await planned.join(id, asAthlete(ann))).toBeUndefined();
  await trained(ann, clubId, '2026-11-25', 5);
  const values = async () => {
    const found = [];
    for (const id of ids) found.push(done(await planned.get(id, asAthlete(ann))).Mine?.Value);
    return found;
  };
  const [calories, seconds, , ofZones, points] = await values();
  expect([calories, seconds, ofZones, points].map((value) => (value ?? 0) > 0)).toEqual([true, true, true, true]);
  const withdrawn = { ClubId: clubId, Purpose: 'HeartRate', Granted: false, Version: textVersions.HeartRate } as const;
  await createConsents({ db: open.db }).set(ann, [withdrawn], ann, 'en');
  expect(await values()).toEqual([0, 0, 0, 0, points]);
  const stateOf = async (id: ChallengeId) => done(await planned.get(id, asAthlete(ann))).Mine?.Shares;
  expect(await Promise.all(ids.map(stateOf))).toEqual([false, false, false, false, true]);
});

it('the reason why a participant has no result, that they share no heart rate, is returned only to that participant and to staff', async () => {
  const { clubId, ann, bea, trainer, asAthlete } = await aClubWithThree();
  const planned = challengesOn('2026-11-23');
  const { ChallengeId } = done(await planned.create(clubId, input({ Type: 'ZoneTime', ValidZones: [3, 4] }), trainer));
  for (const userId of [ann, bea]) expect(await planned.join(ChallengeId, asAthlete(userId))).toBeUndefined();
  await trained(ann, clubId, '2026-11-25', 5);
  const unshared = async (caller: Parameters<typeof planned.ranking>[2]) =>
    done(await planned.ranking(ChallengeId, query, caller)).data.map(({ Value, NotShared }) => [Value > 0, NotShared]);
  const withdrawn = { ClubId: clubId, Purpose: 'HeartRate', Granted: false, Version: textVersions.HeartRate } as const;
  expect(await unshared(trainer)).toEqual([
    [true, false],
    [false, false],
  ]);
  await createConsents({ db: open.db }).set(bea, [withdrawn], bea, 'en');
  const events = [
    [true, false],
    [false, true],
  ];
  expect(await unshared(trainer)).toEqual(events);
  expect(await unshared(asAthlete(bea))).toEqual(events);
  expect(await unshared(asAthlete(ann))).toEqual([
    [true, false],
    [false, false],
  ]);
});

it('high rewards can be entered only by staff who may add credits manually, and remain when other staff edit the challenge', async () => {
  const { clubId, trainer } = await aClubWithThree();
  const manager = { ...trainer, roles: { ...roles, Manager: [{ ClubId: clubId }] } };
  const planned = challengesOn('2026-11-23');
  const rich = input({ Goals: [100, 200], Rewards: [100, 101] });
  expect(await planned.create(clubId, rich, trainer)).toMatchObject({
    refused: 'ValidationFailed',
    errors: [{ field: 'Rewards.1', key: 'reward-by-manager' }],
  });
  const { ChallengeId } = done(await planned.create(clubId, rich, manager));
  expect(done(await planned.update(ChallengeId, { ...rich, Title: 'Spring', RowVersion: 0 }, trainer)).Title).toBe('Spring');
  expect(await planned.update(ChallengeId, { ...rich, Rewards: [100, 102], RowVersion: 1 }, trainer)).toMatchObject({
    refused: 'ValidationFailed',
  });
  expect(await planned.setGoals(ChallengeId, { Goals: [100, 200], Rewards: [5, 5000], RowVersion: 1 }, trainer)).toMatchObject({
    refused: 'ValidationFailed',
  });
});

it('the list of challenges uses the current day of the club, and for athletes contains only enabled challenges', async () => {
  const { clubId, ann, trainer, asAthlete } = await aClubWithThree();
  const planned = challengesOn('2026-11-23');
  const { ChallengeId } = done(await planned.create(clubId, input(), trainer));
  const listedOn = async (day: string, State: 'Running' | 'Scheduled' | 'Finished', caller = asAthlete(ann)) =>
    done(await challengesOn(day).ofClub(clubId, { ...query, State }, caller)).data.map((one) => one.State);
  expect(await listedOn('2026-11-23', 'Scheduled')).toEqual(['Scheduled']);
  expect(await listedOn('2026-11-24', 'Running')).toEqual(['Running']);
  expect(await listedOn('2026-11-29', 'Running')).toEqual(['Running']);
  expect(await listedOn('2026-11-30', 'Running')).toEqual([]);
  expect(await listedOn('2026-11-30', 'Finished')).toEqual(['Finished']);
  done(await planned.enable(ChallengeId, false, trainer));
  expect(await listedOn('2026-11-24', 'Running')).toEqual([]);
  expect(await planned.get(ChallengeId, asAthlete(ann))).toMatchObject({ refused: 'NotFound' });
  expect(await planned.join(ChallengeId, asAthlete(ann))).toMatchObject({ refused: 'NotFound' });
  expect(done(await challengesOn('2026-11-24').ofClub(clubId, { ...query, State: 'Running' }, trainer)).data).toMatchObject([
    { Enabled: false },
  ]);
});

it('the search for challenges finds titles and short descriptions without accents, among the challenges visible to the caller', {
  tags: ['atLength'],
}, async () => {
  const { clubId, ann, trainer, asAthlete } = await aClubWithThree();
  const planned = challengesOn('2026-11-23');
  const { ChallengeId: hidden } = done(await planned.create(clubId, { ...input(), Title: 'Città di notte' }, trainer));
  done(await planned.create(clubId, { ...input(), Title: 'Autumn', ShortDescription: 'Across the CITTA' }, trainer));
  done(await planned.create(clubId, { ...input(), Title: 'Winter' }, trainer));
  done(await planned.enable(hidden, false, trainer));
  const found = async (globalSearch: string, caller: Parameters<typeof planned.ofClub>[2] = trainer) => {
    const page = done(await planned.ofClub(clubId, { ...query, State: 'Scheduled', globalSearch }, caller));
    return [page.data.map(({ Title }) => Title).toSorted(), page.recordsFiltered, page.recordsTotal];
  };
  expect(await found('citta')).toEqual([['Autumn', 'Città di notte'], 2, 3]);
  expect(await found('città across')).toEqual([['Autumn'], 1, 3]);
  expect(await found('%')).toEqual([[], 0, 3]);
  expect(await found('citta', asAthlete(ann))).toEqual([['Autumn'], 1, 2]);
});

it('an athlete of the club can join a challenge once, and leave it until it is over', async () => {
  const { clubId, ann, trainer, asAthlete } = await aClubWithThree();
  const planned = challengesOn('2026-11-23');
  const { ChallengeId } = done(await planned.create(clubId, input(), trainer));
  expect(await planned.join(ChallengeId, asAthlete(ann))).toBeUndefined();
  expect(await planned.join(ChallengeId, asAthlete(ann))).toBeUndefined();
  expect(done(await planned.get(ChallengeId, asAthlete(ann))).Participants).toBe(1);
  expect(await planned.join(ChallengeId, trainer)).toMatchObject({ refused: 'NotFound' });
  const lastDay = challengesOn('2026-11-29');
  expect(await lastDay.leave(ChallengeId, asAthlete(ann))).toBeUndefined();
  expect(await lastDay.join(ChallengeId, asAthlete(ann))).toBeUndefined();
  const over = challengesOn('2026-12-01');
  expect(await over.leave(ChallengeId, asAthlete(ann))).toMatchObject({ refused: 'ChallengeFinished' });
  await planned.leave(ChallengeId, asAthlete(ann));
  expect(done(await planned.get(ChallengeId, asAthlete(ann)))).toMatchObject({ Participants: 0, Joined: false });
  expect(await over.join(ChallengeId, asAthlete(ann))).toMatchObject({ refused: 'ChallengeFinished' });
  expect(await over.invite(ChallengeId, [ann as UserId], trainer)).toMatchObject({ refused: 'ChallengeFinished' });
});

it('a challenge can be deleted, and its rules can be changed, only before it begins', async () => {
  const { clubId, trainer } = await aClubWithThree();
  const planned = challengesOn('2026-11-23');
  const { ChallengeId } = done(await planned.create(clubId, input(), trainer));
  expect(done(await planned.update(ChallengeId, { ...input({ EndDate: '2026-12-10' }), RowVersion: 0 }, trainer)).EndDate).toBe(
    '2026-12-10',
  );
  const running = challengesOn('2026-11-25');
  expect(await running.update(ChallengeId, { ...input(), RowVersion: 1 }, trainer)).toMatchObject({ refused: 'ChallengeBegun' });
  const snow = { ...input({ EndDate: '2026-12-10', Title: 'Snow' }), RowVersion: 1 };
  expect(done(await running.update(ChallengeId, snow, trainer)).Title).toBe('Snow');
  expect(await running.delete(ChallengeId, trainer)).toMatchObject({ refused: 'ChallengeBegun' });
  expect(await challengesOn('2026-11-24').delete(ChallengeId, trainer)).toMatchObject({ refused: 'ChallengeBegun' });
  expect(await planned.delete(ChallengeId, trainer)).toBeUndefined();
  expect(await planned.get(ChallengeId, trainer)).toMatchObject({ refused: 'NotFound' });
});

it('a change of a challenge is refused when another user has saved a change meanwhile', async () => {
  const { clubId, trainer } = await aClubWithThree();
  const planned = challengesOn('2026-11-23');
  const { ChallengeId, RowVersion } = done(await planned.create(clubId, input(), trainer));
  const saved = (Title: string, version: number) =>
    planned.update(ChallengeId, { ...input({ Title }), RowVersion: version }, trainer);
  const both = await Promise.all([saved('Snow', RowVersion), saved('Ice', RowVersion)]);
  const [refused] = both.filter((one) => isRefusal(one));
  expect(refused).toMatchObject({ refused: 'StaleRowVersion' });
  const stored = done(await planned.get(ChallengeId, trainer));
  expect(both.filter((one) => !isRefusal(one))).toMatchObject([{ Title: stored.Title, RowVersion: 1 }]);
  const four = await Promise.all(
    [10, 20, 30, 40].map((goal) => planned.setGoals(ChallengeId, { Goals: [goal], Rewards: [1], RowVersion: 1 }, trainer)),
  );
  const won = four.flatMap((one) => (isRefusal(one) ? [] : [one.Goals]));
  expect(won).toHaveLength(1);
  expect(four.filter((one) => isRefusal(one)).map(({ refused: why }) => why)).toEqual(Array(3).fill('StaleRowVersion'));
  expect(done(await planned.get(ChallengeId, trainer))).toMatchObject({ Goals: won[0], RowVersion: 2 });
  done(await planned.enable(ChallengeId, false, trainer));
  expect(await saved('Late', 1)).toMatchObject({ refused: 'StaleRowVersion' });
  expect(done(await saved('Read again', 2)).Title).toBe('Read again');
});

const dayBegins = (clubId: number, day: string) => {
  const daily = challengeDays({ now: on(day) });
  const days = { ClubId: clubId, TimeZone: 'Pacific/Auckland', days: [day], since: new Date(`${day}T00:00:00Z`) } as const;
  return open.db.transaction().execute((trx) => daily.run(trx, days));
};
const eventsOf = async (Type: string, clubId: number) => {
  const events = open.db.selectFrom('events').select('Payload').where('Type', '=', Type).where('ClubId', '=', clubId);
  return (await events.orderBy('EventId').execute()).map(({ Payload }) => Payload);
};
const creditsOf = (clubId: number, UserId: number) => balanceOf(open.db, { ClubId: clubId, UserId, UserSubscriptionId: null });

async function aWonChallenge(fields: Partial<ChallengeInput> = {}) {
  const club = await aClubWithThree();
  const planned = challengesOn('2026-11-23');
  const { ChallengeId } = done(await planned.create(club.clubId, input(fields), club.trainer));
  for (const userId of [club.ann, club.bea, club.cid])
    expect(await planned.join(ChallengeId, club.asAthlete(userId))).toBeUndefined();
  await trained(club.ann, club.clubId, '2026-11-30', 250);
  await trained(club.bea, club.clubId, '2026-11-26', 100);
  return { ...club, ChallengeId };
}

it('participants are notified on the day a challenge begins, and are notified of their places the day after it ends', async () => {
  const { clubId, ann, bea, cid, ChallengeId } = await aWonChallenge();
  const values = { ChallengeId, ChallengeName: 'Winter' };
  for (const day of ['2026-11-24', '2026-11-25', '2026-11-26']) await dayBegins(clubId, day);
  const events = [ann, bea, cid].toSorted((one, other) => one - other);
  const run = { Description: expect.any(String), ExpirationDate: '2026-11-30' };
  expect(await eventsOf('ChallengeStarted', clubId)).toEqual(events.map((Target) => ({ Target, ...values, ...run })));
  for (const day of ['2026-11-30', '2026-12-01', '2026-12-02']) await dayBegins(clubId, day);
  expect(await eventsOf('ChallengeTerminated', clubId)).toEqual([
    { Target: ann, ...values, Rank: 1, RankPrc: 34 },
    { Target: bea, ...values, Rank: 2, RankPrc: 67 },
    { Target: cid, ...values },
  ]);
  expect(await eventsOf('ChallengeOver', clubId)).toEqual([{ ...values, People: 3 }]);
  expect(await eventsOf('ChallengeAwarded', clubId)).toEqual([]);
  expect(await eventsOf('ChallengeWon', clubId)).toEqual([]);
});

it('a challenge gives its awards once, two days after its end, so that late uploads count; uploads after that change nothing', async () => {
  const { clubId, ann, bea, cid, trainer, ChallengeId } = await aWonChallenge();
  await dayBegins(clubId, '2026-12-02');
  expect(await creditsOf(clubId, ann)).toBe(0);
  await trained(cid, clubId, '2026-11-29', 120);
  await dayBegins(clubId, '2026-12-03');
  await trained(bea, clubId, '2026-11-28', 5000);
  await dayBegins(clubId, '2026-12-04');
  await dayBegins(clubId, '2026-12-03');
  expect(await Promise.all([ann, bea, cid].map((userId) => creditsOf(clubId, userId)))).toEqual([10, 5, 5]);
  const events = (await eventsOf('ChallengeAwarded', clubId)) as { Target: number; Badge: string; Credits: number }[];
  expect(await eventsOf('ChallengeWon', clubId)).toEqual([{ ChallengeId, ChallengeName: 'Winter', People: 3 }]);
  expect(events.map(({ Target, Badge, Credits }) => [Target, Badge, Credits])).toEqual([
    [ann, 'Silver', 10],
    [cid, 'Bronze', 5],
    [bea, 'Bronze', 5],
  ]);
  const later = challengesOn('2026-12-05');
  const { data } = done(await later.ranking(ChallengeId, query, trainer));
  expect(data.map(({ UserId, Value }) => [UserId, Value])).toEqual([
    [ann, 250],
    [cid, 120],
    [bea, 100],
  ]);
  expect(await wonBy(ann, clubId)).toMatchObject([
    { Badge: 'Silver', Challenge: { ChallengeId, Title: 'Winter', Credits: 10, Seen: true } },
  ]);
  expect(await wonBy(ann, clubId + 1_000_000)).toMatchObject([{ Badge: 'Silver', Challenge: { Title: 'Winter', Seen: false } }]);
  done(await later.enable(ChallengeId, false, trainer));
  expect(await wonBy(ann, clubId)).toMatchObject([{ Challenge: { Title: 'Winter', Seen: false } }]);
});

it('a training that is deleted before the awards does not count, and deleting it after the awards changes nothing', {
  tags: ['atLength'],
}, async () => {
  const { clubId, ann, bea, ChallengeId } = await aWonChallenge();
  const deleted = (userId: number) => open.db.deleteFrom('training_days').where('UserId', '=', userId).execute();
  await dayBegins(clubId, '2026-12-01');
  await deleted(ann);
  expect(done(await challengesOn('2026-12-01').ranking(ChallengeId, query, trainerOf(clubId))).data[0]).toMatchObject({
    UserId: bea,
  });
  await dayBegins(clubId, '2026-12-03');
  expect(await Promise.all([ann, bea].map((userId) => creditsOf(clubId, userId)))).toEqual([0, 5]);
  await deleted(bea);
  await dayBegins(clubId, '2026-12-04');
  expect(await creditsOf(clubId, bea)).toBe(5);
  expect(await wonBy(bea, clubId)).toMatchObject([{ Badge: 'Bronze', Challenge: { ChallengeId } }]);
});

it('a challenge gives no award if writing one of them fails, and gives all at the next attempt', async () => {
  const { clubId, ann, ChallengeId } = await aWonChallenge();
  const killed = open.db.transaction().execute(async (trx) => {
    const day = '2026-12-03' as const;
    await challengeDays().run(trx, { ClubId: clubId, TimeZone: 'UTC', days: [day], since: new Date() });
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await creditsOf(clubId, ann)).toBe(0);
  await Promise.all([dayBegins(clubId, '2026-12-03'), dayBegins(clubId, '2026-12-03')]);
  expect(await creditsOf(clubId, ann)).toBe(10);
  expect(await wonBy(ann, clubId)).toMatchObject([{ Challenge: { ChallengeId } }]);
  expect(await eventsOf('ChallengeAwarded', clubId)).toHaveLength(2);
});

it('a member with a full credit balance gets a badge without credits, and the other awards are unchanged', async () => {
  const { clubId, ann, bea } = await aWonChallenge();
  const filling = { Change: 1_000_000_000, Reason: 'Adjustment', by: null } as const;
  await open.db.transaction().execute((trx) => moveCredits(trx, { ClubId: clubId, UserId: ann }, filling));
  await dayBegins(clubId, '2026-12-03');
  const events = (await eventsOf('ChallengeAwarded', clubId)) as { Target: number; Badge: string; Credits: number }[];
  expect(events.map(({ Target, Badge, Credits }) => [Target, Badge, Credits])).toEqual([
    [ann, 'Silver', 0],
    [bea, 'Bronze', 5],
  ]);
  expect([await creditsOf(clubId, ann), await creditsOf(clubId, bea)]).toEqual([1_000_000_000, 5]);
  const badges = await Promise.all([ann, bea].map(wonBy));
  expect(badges.map((won) => won.map(({ Badge, Challenge }) => [Badge, Challenge?.Credits]))).toEqual([
    [['Silver', 0]],
    [['Bronze', 5]],
  ]);
});

it('a challenge without goals gives badges without credits to the first places, and nothing to former members of the club', {
  tags: ['atLength'],
}, async () => {
  const { clubId, ann, bea, cid } = await aWonChallenge({ Goals: [], Rewards: [] });
  await leaveClub(open.db, { UserId: ann, ClubId: clubId });
  await dayBegins(clubId, '2026-12-03');
  const badges = await Promise.all([ann, bea, cid].map(wonBy));
  expect(badges.map((won) => won.map(({ Badge, Challenge }) => [Badge, Challenge?.Credits]))).toEqual([[], [['Gold', 0]], []]);
  expect(await creditsOf(clubId, bea)).toBe(0);
});

it('a disabled or deleted challenge notifies its participants once and gives no awards', { tags: ['atLength'] }, async () => {
  const { clubId, ann, trainer, ChallengeId } = await aWonChallenge();
  const running = challengesOn('2026-11-26');
  for (const Enabled of [false, false]) done(await running.enable(ChallengeId, Enabled, trainer));
  expect(await eventsOf('ChallengeCanceled', clubId)).toHaveLength(3);
  await dayBegins(clubId, '2026-12-01');
  await dayBegins(clubId, '2026-12-03');
  expect(await eventsOf('ChallengeTerminated', clubId)).toEqual([]);
  expect(await creditsOf(clubId, ann)).toBe(0);
  const other = await aWonChallenge();
  await challengesOn('2026-11-23').delete(other.ChallengeId, other.trainer);
  expect(await eventsOf('ChallengeCanceled', other.clubId)).toHaveLength(3);
});

it('a participant whom staff remove cannot rejoin until staff restore them', async () => {
  const { clubId, ann, bea, trainer, asAthlete, ChallengeId } = await aWonChallenge();
  const running = challengesOn('2026-11-26');
  const ranks = async () => done(await running.ranking(ChallengeId, query, trainer)).data.map(({ UserId }) => UserId);
  expect(await running.removeParticipant(ChallengeId, ann, trainer)).toBeUndefined();
  expect(await ranks()).not.toContain(ann);
  expect(done(await running.get(ChallengeId, asAthlete(ann)))).toMatchObject({ Joined: false, Participants: 2, Mine: null });
  await running.leave(ChallengeId, asAthlete(ann));
  expect(await running.join(ChallengeId, asAthlete(ann))).toMatchObject({ refused: 'ChallengeRemoved' });
  expect(await running.addParticipant(ChallengeId, ann, trainer)).toBeUndefined();
  expect((await ranks())[0]).toBe(ann);
  expect(await running.addParticipant(ChallengeId, await aUser(open.db), trainer)).toMatchObject({ refused: 'NotFound' });
  await running.removeParticipant(ChallengeId, ann, trainer);
  await dayBegins(clubId, '2026-12-03');
  expect([await creditsOf(clubId, ann), await creditsOf(clubId, bea)]).toEqual([0, 5]);
  expect(await running.addParticipant(ChallengeId, ann, trainer)).toMatchObject({ refused: 'ChallengeFinished' });
  const places = await ranks();
  expect(await running.removeParticipant(ChallengeId, bea, trainer)).toMatchObject({ refused: 'ChallengeFinished' });
  expect(await ranks()).toEqual(places);
});

it('the audience of a challenge contains the names of athletes without a sensor and of athletes who hide', async () => {
  const { clubId, ann, bea, cid } = await aClubWithThree();
  const strap = { UserId: ann, Code: String(900_000 + ann), HardwareId: `ant:${ann}`, Model: 'Clubpulse' } as const;
  await open.db.insertInto('sensors').values(strap).execute();
  const found = await challengesOn('2026-11-23').audience(clubId);
  const ids = (people: readonly { UserId: number }[]) => people.map(({ UserId }) => UserId);
  expect(found).toMatchObject({ Athletes: 3, WithoutSensor: 2, Hidden: 1 });
  expect(ids(found.WithoutSensorNamed)).toEqual([bea, cid]);
  expect(ids(found.HiddenNamed)).toEqual([bea]);
  expect(Object.keys(found.HiddenNamed[0] ?? {}).toSorted()).toEqual([
    'FirstMidName',
    'LastName',
    'Nickname',
    'PictureUri',
    'UserId',
  ]);
});

it('the audience of a challenge counts all athletes, but contains only the first names of each group', {
  tags: ['atLength'],
}, async () => {
  const clubId = await aClub(open.db);
  const athletes = Array.from({ length: AUDIENCE_NAMED + 2 }, (_, at) => ({
    Nickname: `Dan ${String(at).padStart(2, '0')} ${clubId}`,
  }));
  for (const fields of athletes.toReversed()) await aRole(open.db, await aUser(open.db, fields), 'Athlete', clubId);
  const found = await challengesOn('2026-11-23').audience(clubId);
  expect(found).toMatchObject({ Athletes: athletes.length, WithoutSensor: athletes.length, Hidden: 0, HiddenNamed: [] });
  expect(found.WithoutSensorNamed.map(({ Nickname }) => Nickname)).toEqual(
    athletes.slice(0, AUDIENCE_NAMED).map(({ Nickname }) => Nickname),
  );
  const none = { Athletes: 0, WithoutSensor: 0, Hidden: 0, WithoutSensorNamed: [], HiddenNamed: [] };
  expect(await challengesOn('2026-11-23').audience(await aClub(open.db))).toEqual(none);
});
