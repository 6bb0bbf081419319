import { type ChallengeInput, challengeInputSchema } from '@clubpulse/contract/community/challenges';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import { awardOf } from '@clubpulse/rules/community/challenges/challenges';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { eraseUser, leaveClub } from '../../test/leaving.ts';
import { runs } from '../../test/proof/at-length.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { createChallengePeople } from './challenge-people.service.ts';
import { leaveWithClub } from './challenge-people.store.ts';
import { type ChallengeCaller, seenAmong } from './challenges.checks.ts';
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
const servicesOn = (day: string) => {
  const parts = { db: open.db, now: on(day) };
  return { ...createChallenges(parts), ...createChallengePeople(parts) };
};
const done = <T>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
};
const query = { draw: 0, start: 0, length: 100 };
const noRoles = { FrontDesk: [], Accountant: [], Athlete: [], Trainer: [], Manager: [], Owner: [] };
const zones = { Zone0Time: 0, Zone1Time: 0, Zone2Time: 600, Zone3Time: 0, Zone4Time: 0, Zone5Time: 0 };

const anyMember = fc.nat(5);
const club = fc.constantFrom(0, 1);
const change = fc.record({
  who: anyMember,
  club,
  what: fc.constantFrom('leaves', 'comes back', 'joins', 'is a trainer', 'hides', 'shows', 'is taken out', 'is erased', 'quits'),
});
const history = fc.record({
  scope: fc.constantFrom('Club', 'Brand'),
  challenge: fc.constantFrom<Partial<ChallengeInput>>(
    { Goals: [], Rewards: [] },
    { Goals: [100, 200], Rewards: [5, 10] },
    { Kind: 'Goals', Incremental: true, Goals: [50, 100, 150, 200], Rewards: [1, 2, 4, 8] },
    { Kind: 'Personal', OwnTarget: 80, Goals: [50, 100], Rewards: [5, 10] },
  ),
  people: fc.array(
    fc.record({
      Points: fc.constantFrom(0, 40, 120, 120, 250),
      Trainings: fc.integer({ min: 1, max: 2 }),
      club,
      joins: fc.boolean(),
    }),
    { minLength: 6, maxLength: 6 },
  ),
  before: fc.array(change, { maxLength: 4 }),
  after: fc.array(change, { maxLength: 8 }),
  closes: fc.boolean(),
});
type History = typeof history extends fc.Arbitrary<infer One> ? One : never;
type Change = History['after'][number];

async function world({ scope, challenge, people }: History) {
  const { BrandId } = await open.db
    .insertInto('brands')
    .values({ Name: 'Two halls' })
    .returning('BrandId')
    .executeTakeFirstOrThrow();
  const clubs = [await aClub(open.db, { TimeZone: 'UTC', BrandId }), await aClub(open.db, { TimeZone: 'UTC', BrandId })];
  const [home = 0] = clubs;
  const owner: ChallengeCaller = { UserId: 0, isAdmin: false, roles: { ...noRoles, Owner: [{ BrandId }] } };
  const fields = { Type: 'Points', Title: 'Winter', Description: '', Color: '#1d6fe0', ValidZones: [], ...challenge };
  const input = challengeInputSchema.parse({ ...fields, StartDate: '2026-11-25', EndDate: '2026-11-30' });
  const planned = servicesOn('2026-11-23');
  const { ChallengeId } = done(
    await (scope === 'Club' ? planned.create(home, input, owner) : planned.createForBrand(BrandId, input, owner)),
  );
  const ids = await Promise.all(people.map((_, place) => aUser(open.db, { Nickname: `No ${place} of ${home}` })));

  async function caller(UserId: number): Promise<ChallengeCaller | undefined> {
    const known = await open.db.selectFrom('users').select('UserId').where('UserId', '=', UserId).executeTakeFirst();
    const roles = await open.db.selectFrom('user_roles').select(['ClubId', 'Role']).where('UserId', '=', UserId).execute();
    const heldAs = (role: string) =>
      roles.flatMap(({ ClubId, Role }) => (Role === role && ClubId !== null ? [{ ClubId, Since: null }] : []));
    return known && { UserId, isAdmin: false, roles: { ...noRoles, Athlete: heldAs('Athlete'), Trainer: heldAs('Trainer') } };
  }
  const hasClub = async (ClubId: number) =>
    (await open.db.selectFrom('clubs').select('ClubId').where('ClubId', '=', ClubId).executeTakeFirst()) !== undefined;
  async function take(UserId: number, ClubId: number, Role: 'Athlete' | 'Trainer'): Promise<void> {
    const held = open.db.selectFrom('user_roles').select('Role').where('UserId', '=', UserId).where('ClubId', '=', ClubId);
    if ((await caller(UserId)) && (await hasClub(ClubId)) && !(await held.where('Role', '=', Role).executeTakeFirst()))
      await aRole(open.db, UserId, Role, ClubId);
  }
  const hide = (UserId: number, HideOnWall: boolean) =>
    open.db.updateTable('users').set({ HideOnWall }).where('UserId', '=', UserId).execute();

  async function happens({ who: person, club: place, what }: Change, day: string): Promise<void> {
    const [UserId, ClubId] = [ids[person] ?? 0, clubs[place] ?? 0];
    const { join, leave, removeParticipant } = servicesOn(day);
    const athlete = await caller(UserId);
    if (what === 'leaves') await leaveClub(open.db, { UserId, ClubId });
    if (what === 'comes back') await take(UserId, ClubId, 'Athlete');
    if (what === 'joins' && athlete) await join(ChallengeId, athlete);
    if (what === 'quits' && athlete) await leave(ChallengeId, athlete);
    if (what === 'is a trainer') {
      await take(UserId, ClubId, 'Trainer');
      const asAthlete = open.db.deleteFrom('user_roles').where('UserId', '=', UserId).where('ClubId', '=', ClubId);
      await asAthlete.where('Role', '=', 'Athlete').execute();
    }
    if (what === 'hides' || what === 'shows') await hide(UserId, what === 'hides');
    if (what === 'is taken out') await removeParticipant(ChallengeId, UserId, owner);
    if (what === 'is erased') await eraseUser(open.db, UserId);
  }

  for (const [place, { Points, Trainings, club: own, joins }] of people.entries()) {
    const [UserId, ClubId] = [ids[place] ?? 0, (scope === 'Brand' ? clubs[own] : home) ?? 0];
    await aRole(open.db, UserId, 'Athlete', ClubId);
    const athlete = await caller(UserId);
    if (joins && athlete) done((await planned.join(ChallengeId, athlete)) ?? {});
    const figures = { Points, Trainings, Duration: 600, Calories: 70 };
    if (Points > 0)
      await open.db
        .insertInto('training_days')
        .values({ UserId, ClubId, Day: '2026-11-26', ...figures, ...zones })
        .execute();
  }
  const award = () =>
    open.db.transaction().execute(async (trx) => {
      const now = on('2026-12-03');
      for (const ClubId of clubs)
        await challengeDays({ now }).run(trx, { ClubId, TimeZone: 'UTC', days: ['2026-12-03'], since: now() });
    });
  const close = () =>
    open.db.transaction().execute(async (trx) => {
      await leaveWithClub(trx, clubs[1] ?? 0);
      await trx
        .deleteFrom('clubs')
        .where('ClubId', '=', clubs[1] ?? 0)
        .execute();
    });
  return { ChallengeId, input, owner, ids, caller, happens, award, close };
}

it('each award of a challenge is returned with place, total and name as in the ranking, even after members leave the club', {
  tags: ['atLength'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(history, async (story) => {
      const { ChallengeId, input, owner, ids, caller, happens, award, close } = await world(story);
      for (const one of story.before) await happens(one, '2026-11-28');
      await award();
      const over = servicesOn('2026-12-05');
      const gave = async (reader: ChallengeCaller) => done(await over.awards(ChallengeId, query, reader));
      const ranked = async (reader: ChallengeCaller) => done(await over.ranking(ChallengeId, query, reader));
      const figures = async () => {
        const [{ data, recordsTotal }, { data: places }] = [await gave(owner), await ranked(owner)];
        return [
          recordsTotal,
          data.map(({ Rank, Value, Badge, Credits, At }) => [Rank, Value, Badge, Credits, At]),
          places.map(({ Rank, Value }) => [Rank, Value]),
        ];
      };
      const before = await figures();
      for (const one of story.after) await happens(one, '2026-12-05');
      if (story.closes && story.scope === 'Brand') await close();
      expect(await figures()).toEqual(before);

      const readers = await Promise.all(ids.map(caller));
      for (const reader of [owner, ...readers]) {
        if (!reader) continue;
        const isSeen = !isRefusal(await over.get(ChallengeId, reader));
        expect((await seenAmong(open.db, [ChallengeId], reader)).has(ChallengeId)).toBe(isSeen);
        if (!isSeen) continue;
        const won = (await ranked(reader)).data.filter((place) => awardOf(input, place) !== undefined);
        expect(
          (await gave(reader)).data.map(({ Badge, Credits, ClubName: _club, At: _at, ...place }) => ({
            ...place,
            Won: { Badge, Credits },
          })),
        ).toEqual(won.map(({ RankBefore: _before, Reached: _reached, NotShared: _shared, ...place }) => place));
        expect((await ranked(reader)).data.filter(({ Won }) => Won !== null)).toEqual(won);
        const all = (await gave(reader)).data;
        const second = done(await over.awards(ChallengeId, { ...query, start: 1, length: 2 }, reader));
        expect(second.data).toEqual(all.slice(1, 3));
        expect(all.filter(({ UserId, ClubName }) => UserId === null && ClubName !== null)).toEqual([]);
      }
    }),
    { numRuns: runs(60) },
  );
});

it("the award for a place remains after the winner's account or the club is deleted", async () => {
  const story: History = {
    scope: 'Brand',
    challenge: { Goals: [100, 200], Rewards: [5, 10] },
    people: [
      { Points: 250, Trainings: 1, club: 1, joins: true },
      { Points: 120, Trainings: 1, club: 0, joins: true },
    ],
    before: [],
    after: [],
    closes: false,
  };
  const { ChallengeId, owner, ids, caller, happens, award, close } = await world(story);
  await award();
  const over = servicesOn('2026-12-05');
  const gave = async () => done(await over.awards(ChallengeId, query, owner)).data;
  await happens({ who: 0, club: 0, what: 'comes back' }, '2026-12-05');
  await close();
  const [gold, silver] = await gave();
  expect(gold).toMatchObject({ UserId: ids[0], Rank: 1, Value: 250, Badge: 'Silver', Credits: 10, ClubName: null });
  expect(silver).toMatchObject({ UserId: ids[1], ClubName: expect.any(String) });
  const first = await caller(ids[0] ?? 0);
  expect(first && done(await over.get(ChallengeId, first)).Mine?.Won).toMatchObject({ Credits: 10, ClubName: null });
  await happens({ who: 0, club: 0, what: 'is erased' }, '2026-12-05');
  expect((await gave())[0]).toEqual({
    ...gold,
    UserId: null,
    Nickname: null,
    FullName: null,
    Hidden: true,
  });
});

it('an award that an earlier version of the server gave without storing the total is shown at its original place', async () => {
  const people: History['people'] = [{ Points: 120, Trainings: 1, club: 0, joins: true }];
  const story: History = {
    scope: 'Club',
    challenge: { Goals: [100], Rewards: [5] },
    people,
    before: [],
    after: [],
    closes: false,
  };
  const { ChallengeId, owner, happens, award } = await world(story);
  await award();
  await happens({ who: 0, club: 0, what: 'leaves' }, '2026-12-05');
  await open.db.deleteFrom('challenge_totals_left').where('ChallengeId', '=', ChallengeId).execute();
  expect(done(await servicesOn('2026-12-05').awards(ChallengeId, query, owner)).data).toMatchObject([
    { UserId: null, Nickname: null, Rank: 1, Value: null, Badge: 'Bronze', Credits: 5, ClubName: null },
  ]);
});
