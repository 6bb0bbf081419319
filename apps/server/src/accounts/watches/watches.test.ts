import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import {
  addRelationship,
  deleteRelationship,
  getRelationship,
  listRelationships,
} from '@clubpulse/contract/accounts/watches.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const add = (Type: 1 | 2 | 3, changed: object = {}, token: string | undefined = world.tokens.athleteA) => {
  const { athleteA: WatcherId, trainerA: WatchedId } = world.ids;
  const body = { WatcherId, WatchedId, Type, NotifyWatcher: Type === 1, ...changed };
  return server.call(addRelationship, { params: { id: WatcherId }, body, ...(token === '' ? {} : { token }) });
};
const ofTrainer = (Type: '1' | '2' | '3') => ({
  params: { id: world.ids.athleteA, watchedId: world.ids.trainerA },
  query: { Type },
  token: world.tokens.athleteA,
});
const types = async () => {
  const { ids, tokens } = world;
  const { result } = await server.call(listRelationships, { params: { id: ids.athleteA }, token: tokens.athleteA });
  return result.map(({ Type, Watched }) => [Type, Watched.Nickname]);
};

it('a watch on another user is visible to the watcher only', async () => {
  expect((await add(2, {}, '')).status).toBe(401);
  expect((await add(2, {}, world.tokens.trainerA)).status).toBe(403);
  expect((await add(2, { WatcherId: world.ids.neighbourA })).problem.errors).toMatchObject([{ field: 'WatcherId' }]);
});

it('a watch on another user can be added in each mode, found by watcher and mode, and removed', async () => {
  for (const type of [1, 2, 3] as const) {
    expect((await add(type)).status).toBe(201);
    expect(await types()).toEqual([[type, world.nicknames.trainerA]]);
  }
  expect((await server.call(getRelationship, ofTrainer('3'))).result).toMatchObject({ Type: 3, NotifyWatcher: false });
  expect((await server.call(getRelationship, ofTrainer('2'))).status).toBe(404);
  expect((await server.call(getSelf, { token: world.tokens.athleteA })).result.Watches).toMatchObject([{ Type: 3 }]);
  expect((await server.call(deleteRelationship, ofTrainer('2'))).status).toBe(404);
  expect((await server.call(deleteRelationship, ofTrainer('3'))).status).toBe(204);
  expect((await server.call(getRelationship, ofTrainer('3'))).status).toBe(404);
});

it('a user cannot follow their own trainings, nor the trainings of a user with whom they share no club', async () => {
  const { athleteA, athleteB } = world.ids;
  const { status, problem } = await add(2, { WatchedId: athleteA });
  expect([status, problem.ErrorType]).toEqual([400, 'ImpossibleToFollowYourself']);
  expect((await add(2, { WatchedId: athleteB })).status).toBe(404);
});

it('an owner without a role in a club can be watched in each club of the brand', async () => {
  const { ownerA: WatcherId, athleteA: WatchedId, athleteB } = world.ids;
  const asOwner = (person: number) =>
    server.call(addRelationship, {
      params: { id: WatcherId },
      body: { WatcherId, WatchedId: person, Type: 2, NotifyWatcher: false },
      token: world.tokens.ownerA,
    });
  expect((await asOwner(WatchedId)).status).toBe(201);
  const { result } = await server.call(listRelationships, { params: { id: WatcherId }, token: world.tokens.ownerA });
  expect(result).toMatchObject([{ WatchedId }]);
  expect((await asOwner(athleteB)).status).toBe(404);
});

it('a watch is hidden when the users no longer share a club', async () => {
  await add(2);
  expect(await types()).toHaveLength(1);
  await server.db.deleteFrom('user_roles').where('UserId', '=', world.ids.trainerA).execute();
  expect(await types()).toEqual([]);
  expect((await server.call(getRelationship, ofTrainer('2'))).status).toBe(404);
});
