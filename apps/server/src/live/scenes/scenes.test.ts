import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { eraseUser, leaveClub } from '../../test/leaving.ts';
import { aClub, aGroupTraining, aRole, aUser } from '../../test/rows.ts';
import { createScenes, type Scenes } from './scenes.service.ts';

const T = Date.UTC(2026, 10, 20, 18, 0, 0);
let database: TestDatabase;
let open: OpenDatabase;
let scenes: Scenes;
let now = T;
let ranking: { name: string; points: number }[] | undefined;
const rankingOf = async () => ranking;
const setBehindWall = async () => {};
let club: number;
let room: number;

const aRoom = async (ClubId: number, Name = 'Hall') => {
  const fields = { ClubId, Name, Color: '#1787a6' };
  return (await open.db.insertInto('display_groups').values(fields).returning('DisplayGroupId').executeTakeFirstOrThrow())
    .DisplayGroupId;
};
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  scenes = createScenes({ db: open.db, rankingOf, setBehindWall, now: () => new Date(now) });
});
beforeEach(async () => {
  now = T;
  club = await aClub(open.db);
  room = await aRoom(club);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
const shown = async (roomId: number | null = room) => (await scenes.of(club, roomId, undefined)).scene?.name;
const session = (minutes: number) => ({
  name: 'HIIT',
  trainer: null,
  beganAt: new Date(T + minutes * 60_000).toISOString(),
  endsAt: new Date(T + (minutes + 45) * 60_000).toISOString(),
});

it('the wall shows a ranking for twenty seconds and a summary for three minutes', async () => {
  await scenes.show(club, { DisplayGroupId: room, Scene: 'Ranking' });
  now = T + 19_000;
  expect(await shown()).toBe('Ranking');
  now = T + 20_000;
  expect(await shown()).toBeUndefined();
  await scenes.show(club, { DisplayGroupId: room, Scene: 'Summary' });
  now += 179_000;
  expect(await shown()).toBe('Summary');
  await scenes.show(club, { DisplayGroupId: room, Scene: 'Wall' });
  expect(await shown()).toBeUndefined();
});

it('a summary that was shown during a session ends with the session, so that the summary at the end can follow', async () => {
  await scenes.show(club, { DisplayGroupId: room, Scene: 'Summary' });
  const End = new Date(now + 20_000);
  const row = { ClubId: club, DisplayGroupId: room, Name: 'HIIT', Begin: new Date(T - 600_000), End };
  const GroupTrainingId = await aGroupTraining(open.db, row);
  now += 60_000;
  expect(await shown()).toBe('Summary');
  await open.db
    .updateTable('group_training_stretches')
    .set({ End: new Date(now) })
    .where('GroupTrainingId', '=', GroupTrainingId)
    .execute();
  expect(await shown()).toBeUndefined();
});

it('the summary of a session ends when the next session begins', async () => {
  await scenes.show(club, { DisplayGroupId: room, Scene: 'Summary' });
  now += 60_000;
  const before = async (minutes: number) => (await scenes.of(club, room, session(minutes))).scene?.name;
  expect(await before(-20)).toBe('Summary');
  expect(await before(1)).toBeUndefined();
});

it('the wall shows the newest scene, whether staff showed it in the room or in all rooms', async () => {
  const other = await aRoom(club, 'Studio');
  await scenes.show(club, { DisplayGroupId: room, Scene: 'Ranking' });
  now += 1000;
  await scenes.show(club, { DisplayGroupId: null, Scene: 'Summary' });
  expect([await shown(), await shown(other), await shown(null)]).toEqual(['Summary', 'Summary', 'Summary']);
  now += 1000;
  await scenes.show(club, { DisplayGroupId: room, Scene: 'Ranking' });
  expect([await shown(), await shown(other)]).toEqual(['Ranking', 'Summary']);
  const restarted = createScenes({ db: open.db, rankingOf, setBehindWall, now: () => new Date(now) });
  expect(await restarted.of(club, room, undefined)).toEqual(await scenes.of(club, room, undefined));
});

it('a goal is valid for the session in which it was set, until it is removed', async () => {
  const goal = async (minutes?: number) =>
    (await scenes.of(club, room, minutes === undefined ? undefined : session(minutes))).goal;
  await scenes.setGoal(club, { DisplayGroupId: room, Goal: 6000 });
  expect([await goal(), await goal(10), await goal(60)]).toEqual([6000, 6000, undefined]);
  expect((await scenes.of(club, room, undefined)).goalUntil).toBe('2026-11-20T22:00:00.000Z');
  now += 1000;
  await scenes.setGoal(club, { DisplayGroupId: room, Goal: null });
  expect(await goal()).toBeUndefined();
});

it('a scene is refused for a room of another club', async () => {
  const foreign = await aRoom(await aClub(open.db));
  expect(await scenes.show(club, { DisplayGroupId: foreign, Scene: 'Ranking' })).toMatchObject({ refused: expect.any(String) });
  expect(await scenes.setGoal(club, { DisplayGroupId: foreign, Goal: 500 })).toMatchObject({ refused: expect.any(String) });
});

it('of several concurrent changes of a goal none is lost', async () => {
  const goal = async () => (await scenes.of(club, room, undefined)).goal;
  await scenes.setGoal(club, { DisplayGroupId: null, Goal: 5000 });
  now += 1000;
  const step = (Step: 500 | -500) => scenes.setGoal(club, { DisplayGroupId: room, Step });
  await Promise.all([step(500), step(500), step(-500), step(500), step(500)]);
  expect(await goal()).toBe(6500);
  await scenes.setGoal(club, { DisplayGroupId: room, Goal: 500 });
  await step(-500);
  expect(await goal()).toBe(500);
  now += 1000;
  await scenes.setGoal(club, { DisplayGroupId: room, Goal: null });
  await step(500);
  expect(await goal()).toBe(500);
});

it('no concurrent change of a goal is lost in a room that has no row in the database yet', async () => {
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => scenes.setGoal(club, { DisplayGroupId: room, Step: 500 })));
  expect((await scenes.of(club, room, undefined)).goal).toBe(3000);
});

it('places on the wall become free when their users leave the club or delete their account', async () => {
  const other = await aClub(open.db);
  const [ada, bea, eva] = [await aUser(open.db), await aUser(open.db), await aUser(open.db)];
  for (const UserId of [ada, bea, eva]) for (const id of [club, other]) await aRole(open.db, UserId, 'Athlete', id);
  const standing = { places: [ada, null, bea, -5, eva], guests: [0, 0, 2, 0, 0], storedPoints: 5 };
  await scenes.keepStanding(club, room, standing);
  await scenes.keepStanding(other, null, standing);
  await leaveClub(open.db, { UserId: ada, ClubId: club });
  await eraseUser(open.db, eva);
  expect((await scenes.standingOf(club, room))?.places).toEqual([null, null, bea, -5, null]);
  expect((await scenes.standingOf(other, null))?.places).toEqual([ada, null, bea, -5, null]);
});

it("a scene with the club's ranking shows the ranking as it was when the scene was requested, and is refused in a club without a ranking", async () => {
  ranking = undefined;
  expect(await scenes.show(club, { DisplayGroupId: room, Scene: 'ClubRanking' })).toMatchObject({ refused: 'RankingsOff' });
  expect(await shown()).toBeUndefined();
  ranking = [{ name: 'Fox', points: 4120 }];
  expect(await scenes.show(club, { DisplayGroupId: room, Scene: 'ClubRanking' })).toBeUndefined();
  expect((await scenes.of(club, room, undefined)).scene).toMatchObject({ name: 'ClubRanking', ranking });
  ranking = [{ name: 'Ines', points: 5000 }];
  now = T + 59_000;
  expect((await scenes.of(club, room, undefined)).scene?.ranking).toEqual([{ name: 'Fox', points: 4120 }]);
  now = T + 60_000;
  expect(await shown()).toBeUndefined();
});
