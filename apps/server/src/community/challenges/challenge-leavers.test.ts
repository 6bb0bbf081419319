import { type ChallengeInput, challengeInputSchema } from '@clubpulse/contract/community/challenges';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { eraseUser, leaveClub } from '../../test/leaving.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { factsOf } from '../badges/badges.facts.ts';
import { createChallengePeople } from './challenge-people.service.ts';
import { storeTotals } from './challenge-people.store.ts';
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
const input: ChallengeInput = challengeInputSchema.parse({
  Type: 'Points',
  Title: 'Winter',
  Description: '',
  Color: '#1d6fe0',
  StartDate: '2026-11-25',
  EndDate: '2026-11-30',
  ValidZones: [],
  Goals: [100, 200],
  Rewards: [5, 10],
});
const query = { draw: 0, start: 0, length: 100 };
const noRoles = { FrontDesk: [], Accountant: [], Athlete: [], Trainer: [], Manager: [], Owner: [] };
const athleteOf = (UserId: number, ClubId: number) => ({
  UserId,
  isAdmin: false,
  roles: { ...noRoles, Athlete: [{ ClubId, Since: null }] },
});
const done = <T>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
};

async function fourTakePart(scope: 'Club' | 'Brand') {
  const { BrandId } = await open.db
    .insertInto('brands')
    .values({ Name: 'Two halls' })
    .returning('BrandId')
    .executeTakeFirstOrThrow();
  const clubs = [await aClub(open.db, { TimeZone: 'UTC', BrandId }), await aClub(open.db, { TimeZone: 'UTC', BrandId })];
  const [home = 0, away = 0] = clubs;
  const owner = { UserId: 0, isAdmin: false, roles: { ...noRoles, Owner: [{ BrandId }] } };
  const planned = servicesOn('2026-11-23');
  const { ChallengeId } = done(
    await (scope === 'Club' ? planned.create(home, input, owner) : planned.createForBrand(BrandId, input, owner)),
  );
  const people = [];
  for (const [place, Points] of [250, 120, 120, 40].entries()) {
    const UserId = await aUser(open.db, { Nickname: `No ${place + 1} of ${home}` });
    const ClubId = scope === 'Brand' && place % 2 === 1 ? away : home;
    await aRole(open.db, UserId, 'Athlete', ClubId);
    expect(await planned.join(ChallengeId, athleteOf(UserId, ClubId))).toBeUndefined();
    const figures = { Points, Trainings: 1, Duration: 600, Calories: 70 };
    const zones = { Zone0Time: 0, Zone1Time: 0, Zone2Time: 600, Zone3Time: 0, Zone4Time: 0, Zone5Time: 0 };
    await open.db
      .insertInto('training_days')
      .values({ UserId, ClubId, Day: '2026-11-26', ...figures, ...zones })
      .execute();
    people.push({ UserId, ClubId });
  }
  const award = () =>
    open.db.transaction().execute(async (trx) => {
      for (const ClubId of clubs)
        await challengeDays({ now: on('2026-12-03') }).run(trx, {
          ClubId,
          TimeZone: 'UTC',
          days: ['2026-12-03'],
          since: on('2026-12-03')(),
        });
    });
  const over = servicesOn('2026-12-05');
  const ranking = async (caller: typeof owner | ReturnType<typeof athleteOf> = owner) =>
    done(await over.ranking(ChallengeId, query, caller));
  return { ChallengeId, BrandId, home, away, owner, people, award, over, ranking };
}
const firstOf = <One>(people: readonly One[]): One => {
  const [first] = people;
  if (first === undefined) throw new Error('no athlete takes part');
  return first;
};

const ways = {
  'deletes their account': ({ UserId }) => eraseUser(open.db, UserId),
  'leaves the club, or is taken out of it': ({ UserId, ClubId }) => leaveClub(open.db, { UserId, ClubId }),
} satisfies Record<string, (one: { UserId: number; ClubId: number }) => Promise<unknown>>;

describe.each(['Club', 'Brand'] as const)('a finished challenge of a %s', (scope) => {
  it.each(Object.entries(ways))('still shows all places, without the name of an athlete who %s', async (_, leaves) => {
    const { ChallengeId, people, award, over, ranking, owner } = await fourTakePart(scope);
    await award();
    const places = async () => (await ranking()).data.map(({ Rank, Value, Reached }) => [Rank, Value, Reached]);
    const before = await places();
    expect(before.map(([rank]) => rank)).toEqual([1, 2, 2, 4]);
    const [gold, ...others] = people;
    const second = athleteOf(others[0]?.UserId ?? 0, others[0]?.ClubId ?? 0);
    const mine = () =>
      Promise.all(
        others.map(async ({ UserId, ClubId }) => {
          const found = done(await over.get(ChallengeId, athleteOf(UserId, ClubId)));
          return [found.Participants, found.Mine?.Rank, found.Mine?.RankPrc, found.Mine?.Ahead?.Value];
        }),
      );
    const figures = await mine();
    expect(figures[0]).toEqual([4, 2, 50, 250]);
    const goals = done(await over.goals(ChallengeId, owner));
    const badges = async () =>
      (
        await factsOf(
          open.db,
          others.map(({ UserId }) => UserId),
          { testKeys: [], now: new Date() },
        )
      ).map(({ Places }) => Places);
    const known = await badges();
    expect(known.map(([one]) => one?.Rank)).toEqual([2, 2, 4]);

    if (!gold) throw new Error('no athlete takes part');
    await leaves(gold);

    expect(await places()).toEqual(before);
    expect((await ranking()).recordsTotal).toBe(4);
    expect(await mine()).toEqual(figures);
    expect(done(await over.goals(ChallengeId, owner))).toEqual(goals);
    expect(await badges()).toEqual(known);
    for (const caller of [owner, second])
      expect((await ranking(caller)).data[0]).toEqual({
        Rank: 1,
        RankBefore: null,
        Value: 250,
        Reached: 2,
        UserId: null,
        Nickname: null,
        FullName: null,
        PictureUri: null,
        Hidden: true,
        Mine: false,
        NotShared: false,
        Won: { Badge: 'Silver', Credits: 10 },
      });
    expect(done(await over.get(ChallengeId, second)).Mine?.Ahead).toEqual({
      Nickname: null,
      Value: 250,
      By: 'Value',
    });
    expect(done(await over.ranking(ChallengeId, { ...query, Following: true }, second)).recordsFiltered).toBe(1);

    for (const one of others) await leaves(one);
    expect(await places()).toEqual(before);
  });

  it('still shows all places when an athlete hides on walls, and shows that athlete as a guest', async () => {
    const { people, award, ranking, ChallengeId, over } = await fourTakePart(scope);
    await award();
    const { UserId } = firstOf(people);
    await open.db.updateTable('users').set({ HideOnWall: true }).where('UserId', '=', UserId).execute();
    const other = athleteOf(people[1]?.UserId ?? 0, people[1]?.ClubId ?? 0);
    const { data } = await ranking(other);
    expect(data.map(({ Rank, UserId: shown }) => [Rank, shown === null])).toEqual([
      [1, true],
      [2, false],
      [2, false],
      [4, false],
    ]);
    expect(done(await over.get(ChallengeId, other)).Mine).toMatchObject({ Rank: 2, RankPrc: 50 });
  });

  it('has no place for an athlete who left the club before the awards or whom staff removed from the challenge', async () => {
    const { people, award, ranking, ChallengeId, over, owner } = await fourTakePart(scope);
    const [gold, second] = people;
    if (!gold || !second) throw new Error('no athlete takes part');
    await ways['deletes their account'](gold);
    expect(await over.removeParticipant(ChallengeId, second.UserId, owner)).toBeUndefined();
    await award();
    await ways['deletes their account'](second);
    expect((await ranking()).data.map(({ Rank, Value }) => [Rank, Value])).toEqual([
      [1, 120],
      [2, 40],
    ]);
  });
});

it('a challenge shows the place of an athlete who leaves the club while its awards are written', async () => {
  const { people, ranking, ChallengeId } = await fourTakePart('Club');
  const departed = { UserId: firstOf(people).UserId, Points: 250, Trainings: 1, Duration: 600, LastDay: '2026-11-26' as const };
  const rest = people.slice(1).map(({ UserId }) => ({ ...departed, UserId, Points: 100 }));
  await ways['leaves the club, or is taken out of it'](firstOf(people));
  const totals = [departed, ...rest].map((one) => ({ ...one, Done: null, OwnTarget: null }));
  await open.db.transaction().execute((trx) => storeTotals(trx, ChallengeId, totals, on('2026-12-03')()));
  expect((await ranking()).data.map(({ Rank, UserId }) => [Rank, UserId === null])).toEqual([
    [1, true],
    [2, false],
    [2, false],
    [2, false],
  ]);
});

it('a challenge still shows the name of an athlete who left one club and participates through another club of the brand', async () => {
  const { people, award, ranking, away } = await fourTakePart('Brand');
  await award();
  const gold = firstOf(people);
  await aRole(open.db, gold.UserId, 'Athlete', away);
  await ways['leaves the club, or is taken out of it'](gold);
  expect((await ranking()).data.map(({ Rank, UserId }) => [Rank, UserId === null])).toEqual([
    [1, false],
    [2, false],
    [2, false],
    [4, false],
  ]);
});

it('a challenge is deleted with its club, including the places of former members', async () => {
  const { people, award, ChallengeId, home } = await fourTakePart('Club');
  await award();
  await ways['deletes their account'](firstOf(people));
  await open.db.deleteFrom('clubs').where('ClubId', '=', home).execute();
  const left = await open.db.selectFrom('challenges').select('ChallengeId').where('ChallengeId', '=', ChallengeId).execute();
  expect(left).toEqual([]);
});
