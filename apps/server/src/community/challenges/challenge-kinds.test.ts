import { textVersions } from '@clubpulse/contract/accounts/consents';
import { type Challenge, type ChallengeInput, challengeInputSchema } from '@clubpulse/contract/community/challenges';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import { awardOf } from '@clubpulse/rules/community/challenges/challenges';
import { type Counted, ownTarget, percentOfTarget, valueOf } from '@clubpulse/rules/community/challenges/counting';
import { ranked } from '@clubpulse/rules/community/rankings/ranks';
import { addDays, type Day } from '@clubpulse/rules/time/days';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConsents } from '../../accounts/consents/public.ts';
import { balanceOf } from '../../billing/ledger/public.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { aClass } from '../../test/booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { leaveClub } from '../../test/leaving.ts';
import { atLength } from '../../test/proof/at-length.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { createChallengePeople } from './challenge-people.service.ts';
import { countedPlaces, placesOf } from './challenge-places.service.ts';
import { seenAmong } from './challenges.checks.ts';
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

const at = (day: Day) => () => new Date(`${day}T12:00:00Z`);
const servicesOn = (day: Day) => {
  const parts = { db: open.db, now: at(day) };
  return { ...createChallenges(parts), ...createChallengePeople(parts) };
};
const input = (fields: Partial<ChallengeInput> = {}): ChallengeInput =>
  challengeInputSchema.parse({
    Type: 'Points',
    Title: 'Winter',
    Description: '',
    Color: '#1d6fe0',
    StartDate: '2026-11-25',
    EndDate: '2026-11-30',
    ValidZones: [],
    Goals: [],
    Rewards: [],
    ...fields,
  });
const noRoles = { FrontDesk: [], Accountant: [], Athlete: [], Trainer: [], Manager: [], Owner: [] };
const athleteOf = (UserId: number, ...clubs: number[]) => ({
  UserId,
  isAdmin: false,
  roles: { ...noRoles, Athlete: clubs.map((ClubId) => ({ ClubId, Since: null })) },
});
const trainerOf = (ClubId: number) => ({ UserId: 0, isAdmin: false, roles: { ...noRoles, Trainer: [{ ClubId }] } });
const ownerOf = (BrandId: number) => ({ UserId: 0, isAdmin: false, roles: { ...noRoles, Owner: [{ BrandId }] } });
const done = <T>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
};
const query = { draw: 0, start: 0, length: 100 };

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
interface Trained {
  readonly Day: Day;
  readonly Points: number;
  readonly minutes?: number;
  readonly target?: number;
  readonly clock?: string;

  readonly byHand?: boolean;
}
async function trained(
  UserId: number,
  ClubId: number | null,
  { Day, Points, minutes = 30, target = 0, clock = '10:00', byHand = false }: Trained,
) {
  const Begin = new Date(`${Day}T${clock}:00Z`);
  const seconds = minutes * 60;
  const End = new Date(Begin.getTime() + seconds * 1000);
  const received = byHand ? 0 : seconds;
  await open.db
    .insertInto('trainings')
    .values({
      UserId,
      ClubId,
      TrainingType: 'other',
      Begin,
      End,
      ...(byHand ? { Source: 'Hand' } : {}),
      Duration: seconds,
      Zone0Time: 0,
      Zone1Time: 0,
      Zone2Time: 0,
      Zone3Time: received - Math.floor(received / 3),
      Zone4Time: Math.floor(received / 3),
      Zone5Time: 0,
      GapTime: seconds - received,
      TargetTime: Math.floor((received * target) / 100),
      Points,
      AverageHeartRate: 120,
      MaxHeartRate: 150,
      Calories: 5 * minutes,
      ...limits,
    })
    .execute();
}
async function shareHearts(ClubId: number, ...userIds: number[]): Promise<void> {
  const consent = { ClubId, Purpose: 'HeartRate', Granted: true, Version: textVersions.HeartRate } as const;
  for (const userId of userIds) await createConsents({ db: open.db }).set(userId, [consent], userId, 'en');
}
async function aClubOf(people: number, fields: Parameters<typeof aClub>[1] = {}) {
  const clubId = await aClub(open.db, { TimeZone: 'UTC', ...fields });
  const athletes: number[] = [];
  for (let n = 0; n < people; n += 1) {
    const userId = await aUser(open.db, { Nickname: `Athlete ${clubId}-${n}` });
    await aRole(open.db, userId, 'Athlete', clubId);
    athletes.push(userId);
  }
  await shareHearts(clubId, ...athletes);
  return { clubId, athletes, trainer: trainerOf(clubId) };
}
const creditsOf = (ClubId: number, UserId: number) => balanceOf(open.db, { ClubId, UserId, UserSubscriptionId: null });
async function dayBegins(ClubId: number, day: Day, TimeZone = 'UTC', now = at(day)) {
  const days = { ClubId, TimeZone, days: [day], since: new Date() } as const;
  await open.db.transaction().execute((trx) => challengeDays({ now }).run(trx, days));
}
const eventsOf = async (Type: string, challengeId: number) => {
  const events = await open.db.selectFrom('events').select('Payload').where('Type', '=', Type).orderBy('EventId').execute();
  return events.flatMap(({ Payload }) => {
    const { ChallengeId, Target } = Payload as { ChallengeId: number; Target: number };
    return ChallengeId === challengeId ? [Target] : [];
  });
};

it('a challenge by invitation is visible only to athletes who are invited', async () => {
  const { clubId, athletes, trainer } = await aClubOf(2);
  const [ann = 0, bea = 0] = athletes;
  const planned = servicesOn('2026-11-20');
  const { ChallengeId } = done(await planned.create(clubId, input({ Mode: 'Invitation' }), trainer));
  const listed = async (userId: number) =>
    done(await planned.ofClub(clubId, { ...query, State: 'Scheduled' }, athleteOf(userId, clubId))).recordsTotal;
  expect(await planned.join(ChallengeId, athleteOf(ann, clubId))).toMatchObject({ refused: 'NotFound' });
  const unknown = { refused: 'ValidationFailed', errors: [{ field: 'UserIds.1', key: 'invalid-id' }] };
  expect(await planned.invite(ChallengeId, [ann, await aUser(open.db)], trainer)).toMatchObject(unknown);
  expect(done(await planned.invite(ChallengeId, [ann], trainer))).toEqual({ Invited: 1 });
  expect(done(await planned.invite(ChallengeId, [ann], trainer))).toEqual({ Invited: 0 });
  expect([await listed(ann), await listed(bea)]).toEqual([1, 0]);
  expect(await planned.get(ChallengeId, athleteOf(bea, clubId))).toMatchObject({ refused: 'NotFound' });
  expect(await planned.ranking(ChallengeId, query, athleteOf(bea, clubId))).toMatchObject({ refused: 'NotFound' });
  expect(await planned.invite(ChallengeId, [bea], athleteOf(ann, clubId))).toMatchObject({ refused: 'InsufficientRights' });
  const leadThere = async (userId: number) => [...(await seenAmong(open.db, [ChallengeId], athleteOf(userId, clubId)))];
  expect([await leadThere(ann), await leadThere(bea)]).toEqual([[ChallengeId], []]);
  const people = async () =>
    done(await planned.participants(ChallengeId, query, trainer)).data.map(({ UserId, State }) => [UserId, State]);
  expect(await people()).toEqual([[ann, 'Invited']]);
  expect(await planned.join(ChallengeId, athleteOf(ann, clubId))).toBeUndefined();
  expect(await people()).toEqual([[ann, 'Joined']]);
  await planned.uninvite(ChallengeId, ann, trainer);
  expect(await listed(ann)).toBe(1);
  await planned.removeParticipant(ChallengeId, ann, trainer);
  expect(await people()).toEqual([[ann, 'Removed']]);
  expect([await listed(ann), await leadThere(ann)]).toEqual([0, []]);
});

async function valueIn(fields: Partial<ChallengeInput>, trainings: readonly Trained[], before: readonly Trained[] = []) {
  const { clubId, athletes, trainer } = await aClubOf(1);
  const [ann = 0] = athletes;
  const planned = servicesOn('2026-11-20');
  const { ChallengeId } = done(await planned.create(clubId, input(fields), trainer));
  expect(await planned.join(ChallengeId, athleteOf(ann, clubId))).toBeUndefined();
  for (const training of [...trainings, ...before]) await trained(ann, clubId, training);
  const { Mine } = done(await servicesOn('2026-11-28').get(ChallengeId, athleteOf(ann, clubId)));
  return Mine;
}
const three: readonly Trained[] = [
  { Day: '2026-11-25', Points: 40, target: 49 },
  { Day: '2026-11-26', Points: 70, target: 50, minutes: 20 },
  { Day: '2026-11-28', Points: 50, target: 90, minutes: 10 },
];

it('a challenge counts only the best trainings, only long trainings, or only time in the target zone, as its fields state', async () => {
  expect((await valueIn({ BestTrainings: 2 }, three))?.Value).toBe(120);
  expect((await valueIn({ MinTargetPrc: 50 }, three))?.Value).toBe(120);
  expect((await valueIn({ MinMinutes: 20 }, three))?.Value).toBe(110);
  expect((await valueIn({ Type: 'Trainings', MinMinutes: 20 }, three))?.Value).toBe(2);
  expect((await valueIn({ Type: 'StreakDays' }, three))?.Value).toBe(2);
  expect((await valueIn({ Type: 'ActiveDays', MinMinutes: 11 }, three))?.Value).toBe(2);
});

it('a challenge counts trainings entered by hand only if its field ManualEntries allows that', {
  tags: ['atLength'],
}, async () => {
  const written: readonly Trained[] = [
    { Day: '2026-11-25', Points: 0, minutes: 300, byHand: true },
    { Day: '2026-11-27', Points: 9, minutes: 10 },
  ];
  const both = async (Type: ChallengeInput['Type']) => [
    (await valueIn({ Type }, written))?.Value,
    (await valueIn({ Type, ManualEntries: true }, written))?.Value,
  ];
  expect(await both('Trainings')).toEqual([1, 2]);
  expect(await both('Duration')).toEqual([600, 310 * 60]);
  expect(await both('Calories')).toEqual([50, 1550]);
  expect(await both('Points')).toEqual([9, 9]);
  expect((await valueIn({ Type: 'Trainings', MinMinutes: 3 }, written))?.Value).toBe(1);
  expect((await valueIn({ Type: 'Trainings', MinMinutes: 3, ManualEntries: true }, written))?.Value).toBe(2);
});

it('a challenge returns the day on which each goal was reached, and the progress towards a personal target', async () => {
  const goals = { Kind: 'Goals', Incremental: true, Goals: [40, 100, 160, 200], Rewards: [1, 2, 4, 8] } as const;
  expect(await valueIn({ ...goals, Goals: [...goals.Goals], Rewards: [...goals.Rewards] }, three)).toMatchObject({
    Value: 160,
    Reached: 3,
    ReachedOn: ['2026-11-25', '2026-11-26', '2026-11-28'],
    OwnTarget: null,
  });
  const personal = { Kind: 'Personal', OwnTarget: 100, Goals: [50, 100], Rewards: [1, 2] } as const;
  const fields = { ...personal, Goals: [...personal.Goals], Rewards: [...personal.Rewards] };
  expect(await valueIn(fields, three)).toMatchObject({ Value: 160, Done: 160, OwnTarget: 100, Reached: 2 });
  const before = [
    { Day: '2026-11-24', Points: 150 },
    { Day: '2026-11-19', Points: 100 },
    { Day: '2026-11-18', Points: 999 },
  ];
  expect(await valueIn(fields, three, before)).toMatchObject({ Value: 64, Done: 160, OwnTarget: 250, Reached: 1 });
});

it("the ranking of a challenge returns each participant's rank of the day before, and can be limited to athletes whom the caller follows and who do not hide", async () => {
  const { clubId, athletes, trainer } = await aClubOf(4);
  const [ann = 0, bea = 0, cid = 0, dan = 0] = athletes;
  const planned = servicesOn('2026-11-20');
  const { ChallengeId } = done(await planned.create(clubId, input(), trainer));
  for (const userId of athletes) expect(await planned.join(ChallengeId, athleteOf(userId, clubId))).toBeUndefined();
  await trained(ann, clubId, { Day: '2026-11-25', Points: 30 });
  await trained(bea, clubId, { Day: '2026-11-25', Points: 20 });
  await trained(cid, clubId, { Day: '2026-11-26', Points: 40 });
  await open.db.updateTable('users').set({ HideOnWall: true }).where('UserId', '=', cid).execute();
  for (const WatchedId of [bea, cid])
    await open.db.insertInto('watches').values({ WatcherId: ann, WatchedId, Type: 2, NotifyWatcher: false }).execute();
  const ranks = async (day: Day, Following?: boolean) =>
    done(await servicesOn(day).ranking(ChallengeId, { ...query, Following }, athleteOf(ann, clubId))).data.map(
      ({ UserId, Rank, RankBefore }) => [UserId, Rank, RankBefore],
    );
  expect((await ranks('2026-11-25')).map(([, , before]) => before)).toEqual([null, null, null, null]);
  expect(await ranks('2026-11-26')).toEqual([
    [null, 1, 3],
    [ann, 2, 1],
    [bea, 3, 2],
    [dan, 4, 3],
  ]);
  expect(await ranks('2026-11-26', true)).toEqual([
    [ann, 2, 1],
    [bea, 3, 2],
  ]);
});

it('a challenge by classes counts the classes where the athlete was marked present', async () => {
  const { clubId, athletes, trainer } = await aClubOf(1);
  const [ann = 0] = athletes;
  const planned = servicesOn('2026-11-20');
  const { ChallengeId } = done(
    await planned.create(clubId, input({ Type: 'ClassAttendance', Goals: [1], Rewards: [1] }), trainer),
  );
  expect(await planned.join(ChallengeId, athleteOf(ann, clubId))).toBeUndefined();
  const attended = async (day: Day, Attendance: 'Present' | 'Absent' | null) => {
    const ClassBegin = new Date(`${day}T18:00:00Z`);
    const ClassEnd = new Date(`${day}T19:00:00Z`);
    const ClassId = await aClass(open.db, clubId, { Begin: ClassBegin, End: ClassEnd });
    const seat = { Place: 'InSite', State: 'Booked', PaymentKind: 'Free', Attendance } as const;
    await open.db
      .insertInto('class_participants')
      .values({ ClassId, UserId: ann, ClubId: clubId, ClassBegin, ClassEnd, ...seat })
      .execute();
  };
  await attended('2026-11-24', 'Present');
  await attended('2026-11-25', 'Absent');
  await attended('2026-11-26', null);
  await attended('2026-11-27', 'Present');
  await attended('2026-11-30', 'Present');
  const { Mine } = done(await servicesOn('2026-11-30').get(ChallengeId, athleteOf(ann, clubId)));
  expect(Mine).toMatchObject({ Rank: 1, Value: 2, ReachedOn: ['2026-11-27'], Ahead: null, Won: null });
});

it('a challenge with incremental goals pays the sum of all reached goals: 1 + 2 + 4 = 7', async () => {
  const { clubId, athletes, trainer } = await aClubOf(2);
  const [ann = 0, bea = 0] = athletes;
  const planned = servicesOn('2026-11-20');
  const goals = { Kind: 'Goals', Incremental: true, Goals: [10, 20, 30], Rewards: [1, 2, 4] } as const;
  const { ChallengeId } = done(
    await planned.create(clubId, input({ ...goals, Goals: [...goals.Goals], Rewards: [...goals.Rewards] }), trainer),
  );
  for (const userId of [ann, bea]) expect(await planned.join(ChallengeId, athleteOf(userId, clubId))).toBeUndefined();
  await trained(ann, clubId, { Day: '2026-11-25', Points: 30 });
  await trained(bea, clubId, { Day: '2026-11-25', Points: 21 });
  await dayBegins(clubId, '2026-12-03');
  expect([await creditsOf(clubId, ann), await creditsOf(clubId, bea)]).toEqual([7, 3]);
  const { data } = done(await servicesOn('2026-12-03').awards(ChallengeId, query, athleteOf(bea, clubId)));
  expect(data).toMatchObject([
    { UserId: ann, Rank: 1, Badge: 'Gold', Credits: 7, FullName: null },
    { UserId: bea, Rank: 2, Badge: 'Silver', Credits: 3, Mine: true },
  ]);
  const { Mine } = done(await servicesOn('2026-12-03').get(ChallengeId, athleteOf(bea, clubId)));
  expect(Mine).toMatchObject({ Rank: 2, RankPrc: 100, Won: { Badge: 'Silver', Credits: 3 }, Ahead: { Value: 30 } });
});

it('a challenge whose awards are due gives them on request, and refuses a request before they are due', async () => {
  const { clubId, athletes, trainer } = await aClubOf(1);
  const [ann = 0] = athletes;
  const planned = servicesOn('2026-11-20');
  const { ChallengeId } = done(await planned.create(clubId, input({ Goals: [10], Rewards: [3] }), trainer));
  expect(await planned.join(ChallengeId, athleteOf(ann, clubId))).toBeUndefined();
  await trained(ann, clubId, { Day: '2026-11-25', Points: 30 });
  expect(await servicesOn('2026-12-02').giveAwards(ChallengeId, trainer)).toMatchObject({ refused: 'ChallengeNotOver' });
  const due = servicesOn('2026-12-03');
  await Promise.all([1, 2].map(() => due.giveAwards(ChallengeId, trainer)));
  await dayBegins(clubId, '2026-12-03');
  expect(await creditsOf(clubId, ann)).toBe(3);
  expect(await eventsOf('ChallengeAwarded', ChallengeId)).toEqual([ann]);
});

async function aBrandOfTwo() {
  const { BrandId } = await open.db.insertInto('brands').values({ Name: 'Two' }).returning('BrandId').executeTakeFirstOrThrow();
  const north = await aClub(open.db, { TimeZone: 'UTC', BrandId });
  const south = await aClub(open.db, { TimeZone: 'UTC', BrandId });
  const athlete = async (name: string, ...clubs: number[]) => {
    const userId = await aUser(open.db, { Nickname: `${name} ${BrandId}` });
    for (const club of clubs) await aRole(open.db, userId, 'Athlete', club);
    return userId;
  };
  const ann = await athlete('Ann', north, south);
  const bea = await athlete('Bea', south);
  return { BrandId, north, south, ann, bea, owner: ownerOf(BrandId) };
}

it('a challenge of a brand counts the trainings of all clubs, is managed by owners, and pays in the club where the winner trained most', async () => {
  const { BrandId, north, south, ann, bea, owner } = await aBrandOfTwo();
  const elsewhere = await aClub(open.db);
  const planned = servicesOn('2026-11-20');
  const { ChallengeId, Scope } = done(await planned.createForBrand(BrandId, input({ Goals: [100], Rewards: [9] }), owner));
  expect(Scope).toBe('Brand');
  expect(await planned.update(ChallengeId, { ...input(), RowVersion: 0 }, trainerOf(north))).toMatchObject({
    refused: 'InsufficientRights',
  });
  expect(done(await planned.get(ChallengeId, trainerOf(north)))).toMatchObject({ Runs: false, ClubId: null });
  expect(await planned.get(ChallengeId, athleteOf(9, elsewhere))).toMatchObject({ refused: 'NotFound' });
  expect(await planned.join(ChallengeId, athleteOf(ann, north, south))).toBeUndefined();
  expect(await planned.join(ChallengeId, athleteOf(bea, south))).toBeUndefined();
  for (const club of [north, south])
    expect(done(await planned.ofClub(club, { ...query, State: 'Scheduled' }, athleteOf(bea, club))).recordsTotal).toBe(1);
  expect(done(await planned.ofClub(elsewhere, { ...query, State: 'Scheduled' }, athleteOf(bea, elsewhere))).recordsTotal).toBe(0);

  await trained(ann, north, { Day: '2026-11-25', Points: 90, minutes: 20 });
  await trained(ann, south, { Day: '2026-11-26', Points: 20, minutes: 50 });
  await trained(ann, elsewhere, { Day: '2026-11-26', Points: 500, clock: '18:00' });
  await trained(bea, south, { Day: '2026-11-26', Points: 100 });
  const { data } = done(await servicesOn('2026-11-28').ranking(ChallengeId, query, owner));
  expect(data.map(({ UserId, Value }) => [UserId, Value])).toEqual([
    [ann, 110],
    [bea, 100],
  ]);
  await Promise.all([dayBegins(north, '2026-12-03'), dayBegins(south, '2026-12-03')]);
  expect([await creditsOf(north, ann), await creditsOf(south, ann), await creditsOf(south, bea)]).toEqual([0, 9, 9]);
  expect((await eventsOf('ChallengeAwarded', ChallengeId)).length).toBe(2);
  expect((await eventsOf('ChallengeTerminated', ChallengeId)).length).toBe(2);
});

it('a challenge of a brand pays in the club where the winner trained most, and includes trainings entered by hand if the challenge counts them', async () => {
  const { BrandId, north, south, ann, owner } = await aBrandOfTwo();
  const planned = servicesOn('2026-11-20');
  const byHand = { ManualEntries: true, Type: 'Duration' as const, Goals: [60], Rewards: [7] } satisfies Partial<ChallengeInput>;
  const { ChallengeId } = done(await planned.createForBrand(BrandId, input({ ...byHand }), owner));
  expect(await planned.join(ChallengeId, athleteOf(ann, north, south))).toBeUndefined();
  await trained(ann, north, { Day: '2026-11-25', Points: 0, minutes: 10, byHand: true });
  await trained(ann, south, { Day: '2026-11-26', Points: 0, minutes: 80, byHand: true });
  await Promise.all([dayBegins(north, '2026-12-03'), dayBegins(south, '2026-12-03')]);
  expect([await creditsOf(north, ann), await creditsOf(south, ann)]).toEqual([0, 7]);
});

it('a challenge of a brand continues for an athlete who leaves one of its clubs, and pays in a club where they remain', {
  tags: ['atLength'],
}, async () => {
  const { BrandId, north, south, ann, owner } = await aBrandOfTwo();
  const planned = servicesOn('2026-11-20');
  const { ChallengeId } = done(await planned.createForBrand(BrandId, input({ Goals: [100], Rewards: [9] }), owner));
  expect(await planned.join(ChallengeId, athleteOf(ann, north, south))).toBeUndefined();
  await trained(ann, north, { Day: '2026-11-25', Points: 200, minutes: 60 });
  const leaves = (club: number) => leaveClub(open.db, { UserId: ann, ClubId: club });
  await leaves(north);
  expect(done(await planned.get(ChallengeId, owner)).Participants).toBe(1);
  await dayBegins(north, '2026-12-03');
  expect([await creditsOf(north, ann), await creditsOf(south, ann)]).toEqual([0, 9]);
  const again = done(await planned.createForBrand(BrandId, input(), owner));
  expect(await planned.join(again.ChallengeId, athleteOf(ann, south))).toBeUndefined();
  await leaves(south);
  expect(done(await planned.get(again.ChallengeId, owner)).Participants).toBe(0);
});

it('a challenge of a brand begins when its first day begins in one of the clubs, but is announced, ends and pays only when the day has begun in all clubs', {
  tags: ['atLength'],
}, async () => {
  const { BrandId, north, south, bea, owner } = await aBrandOfTwo();
  await open.db.updateTable('clubs').set({ TimeZone: 'Pacific/Auckland' }).where('ClubId', '=', north).execute();
  const planned = servicesOn('2026-11-20');
  const { ChallengeId } = done(await planned.createForBrand(BrandId, input({ Goals: [1], Rewards: [2] }), owner));
  expect(await planned.join(ChallengeId, athleteOf(bea, south))).toBeUndefined();
  await trained(bea, south, { Day: '2026-11-25', Points: 5 });
  const stateAt = async (now: string) => {
    const found = done(await createChallenges({ db: open.db, now: () => new Date(now) }).get(ChallengeId, owner));
    return (found as Challenge).State;
  };
  expect([await stateAt('2026-11-24T10:59:00Z'), await stateAt('2026-11-24T11:00:00Z')]).toEqual(['Scheduled', 'Running']);
  expect([await stateAt('2026-11-30T23:59:00Z'), await stateAt('2026-12-01T00:00:00Z')]).toEqual(['Running', 'Finished']);
  await dayBegins(north, '2026-11-25', 'Pacific/Auckland', () => new Date('2026-11-24T11:00:00Z'));
  expect(await eventsOf('ChallengeStarted', ChallengeId)).toEqual([]);
  await dayBegins(south, '2026-11-25', 'UTC', () => new Date('2026-11-25T00:00:00Z'));
  expect(await eventsOf('ChallengeStarted', ChallengeId)).toEqual([bea]);
  await dayBegins(north, '2026-12-03', 'Pacific/Auckland', () => new Date('2026-12-02T11:00:00Z'));
  expect(await creditsOf(south, bea)).toBe(0);
  await dayBegins(south, '2026-12-03', 'UTC', () => new Date('2026-12-03T00:00:00Z'));
  expect(await creditsOf(south, bea)).toBe(2);
});

it('a challenge notifies once that it is canceled, and once that it runs when it is enabled again', {
  tags: ['atLength'],
}, async () => {
  const { clubId, athletes, trainer } = await aClubOf(1);
  const [ann = 0] = athletes;
  const planned = servicesOn('2026-11-20');
  const { ChallengeId } = done(await planned.create(clubId, input(), trainer));
  expect(await planned.join(ChallengeId, athleteOf(ann, clubId))).toBeUndefined();
  for (const on of [false, true, false, true]) done(await planned.enable(ChallengeId, on, trainer));
  expect(await eventsOf('ChallengeCanceled', ChallengeId)).toEqual([ann]);
  await dayBegins(clubId, '2026-11-25');
  await dayBegins(clubId, '2026-11-26');
  expect(await eventsOf('ChallengeStarted', ChallengeId)).toEqual([ann]);
  const running = servicesOn('2026-11-26');
  for (const on of [false, true]) done(await running.enable(ChallengeId, on, trainer));
  expect([await eventsOf('ChallengeCanceled', ChallengeId), await eventsOf('ChallengeStarted', ChallengeId)]).toEqual([
    [ann, ann],
    [ann, ann],
  ]);
  await dayBegins(clubId, '2026-11-27');
  expect(await eventsOf('ChallengeStarted', ChallengeId)).toEqual([ann, ann]);
});

const day = fc.integer({ min: 0, max: 12 }).map((after) => addDays('2026-11-19', after));
const aTraining = fc.record({
  who: fc.nat(3),
  Day: day,
  Points: fc.integer({ min: 0, max: 60 }),
  minutes: fc.integer({ min: 3, max: 50 }),
  target: fc.constantFrom(0, 20, 49, 50, 100),
  byHand: fc.constantFrom(false, false, true),
});
const rising = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 3 }).map((steps) => steps.toSorted((a, b) => a - b));
const pointsOf = ({ Points, byHand }: { readonly Points: number; readonly byHand: boolean }) => (byHand ? 0 : Points);
const aChallenge = fc.record({
  Type: fc.constantFrom('Points', 'Trainings', 'ActiveDays', 'StreakDays', 'Duration', 'ZoneTime', 'Calories'),
  Kind: fc.constantFrom('Tiers', 'Goals', 'Personal'),
  Incremental: fc.boolean(),
  MinTargetPrc: fc.constantFrom(null, 20, 50),
  MinMinutes: fc.constantFrom(null, 20),
  BestTrainings: fc.constantFrom(null, 1, 3),
  ManualEntries: fc.boolean(),
  ValidZones: fc.constantFrom([4, 4, 3], [3], [2, 4]),
  allPoints: fc.boolean(),
  OwnTarget: fc.integer({ min: 1, max: 100 }),
  Goals: rising,
});

it('a challenge gives the same places and awards as an independent computation', { tags: ['examples'] }, async () => {
  await fc.assert(
    fc.asyncProperty(aChallenge, fc.array(aTraining, { maxLength: 25 }), async ({ allPoints, ...about }, trainings) => {
      const { clubId, athletes, trainer } = await aClubOf(4);
      const planned = servicesOn('2026-11-20');
      const canHaveBest = !['Trainings', 'ActiveDays', 'StreakDays'].includes(about.Type);
      const countsDays = about.Type === 'ActiveDays' || about.Type === 'StreakDays';
      const drawn = about.Kind === 'Goals' && about.Goals.length === 0 ? [7] : about.Goals;
      const Goals = countsDays && about.Kind !== 'Personal' ? drawn.map((_, place) => 1 + place) : drawn;
      const fields = input({
        ...about,
        Goals,
        OwnTarget: countsDays ? 1 : about.OwnTarget,
        ValidZones: about.Type === 'Points' && allPoints ? [] : [...about.ValidZones],
        Rewards: Goals.map((_, place) => 1 + place),
        BestTrainings: canHaveBest ? about.BestTrainings : null,
      });
      const { ChallengeId } = done(await planned.create(clubId, fields, trainer));
      for (const userId of athletes) expect(await planned.join(ChallengeId, athleteOf(userId, clubId))).toBeUndefined();
      let second = 0;
      for (const { who: person, ...training } of trainings) {
        second += 1;
        const clock = `10:${String(second).padStart(2, '0')}`;
        await trained(athletes[person] ?? 0, clubId, { ...training, Points: pointsOf(training), clock });
      }
      const counted = (user: number, first: Day, last: Day): Counted[] =>
        trainings
          .filter((one) => one.who === user && one.Day >= first && one.Day <= last)
          .filter(({ byHand }) => !byHand || about.ManualEntries)
          .map(({ Day, Points, minutes, target, byHand }) => {
            const received = byHand ? 0 : 60 * minutes;
            return {
              Day,
              Points: pointsOf({ Points, byHand }),
              Duration: 60 * minutes,
              ZoneTimes: [0, 0, 0, received - Math.floor(received / 3), Math.floor(received / 3), 0],
              TargetTime: Math.floor((received * target) / 100),
              Calories: 5 * minutes,
            };
          });
      const apart = athletes.map((UserId, user) => {
        const value = valueOf(fields, counted(user, fields.StartDate, fields.EndDate));
        const least = fields.OwnTarget ?? 1;
        const target = ownTarget(least, valueOf(fields, counted(user, '2026-11-19', '2026-11-24')));
        return { UserId, Value: fields.Kind === 'Personal' ? percentOfTarget(value, target) : value };
      });
      const row = await open.db
        .selectFrom('challenges')
        .selectAll()
        .where('ChallengeId', '=', ChallengeId)
        .executeTakeFirstOrThrow();
      const places = await countedPlaces(open.db, row);
      expect(new Map(places.map(({ UserId, Points }) => [UserId, Points]))).toEqual(
        new Map(apart.map(({ UserId, Value }) => [UserId, Value])),
      );
      expect(places).toEqual(ranked(places, 'Points'));
      await dayBegins(clubId, '2026-12-03');
      const won = (place: (typeof places)[number]) => awardOf(fields, { Rank: place.Rank, Value: place.Points })?.Credits ?? 0;
      for (const place of places) expect(await creditsOf(clubId, place.UserId)).toBe(won(place));
      const stored = await open.db
        .selectFrom('challenges')
        .selectAll()
        .where('ChallengeId', '=', ChallengeId)
        .executeTakeFirstOrThrow();
      await trained(athletes[0] ?? 0, clubId, { Day: '2026-11-27', Points: 5000, clock: '20:00' });
      expect((await placesOf(open.db, stored)).map(({ UserId, Points, Rank }) => [UserId, Points, Rank])).toEqual(
        places.map(({ UserId, Points, Rank }) => [UserId, Points, Rank]),
      );
    }),
    { numRuns: atLength ? 40 : 3 },
  );
});
