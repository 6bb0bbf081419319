import * as calls from '@clubpulse/contract/clubs/tags/tags.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAthlete } from '../../test/booking-rows.ts';
import { aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

it('assigning a tag that is being deleted either succeeds or is refused', async () => {
  const [id, token] = [world.clubA, world.tokens.managerA];
  const userId = await anAthlete(server.db, id);
  for (let round = 0; round < 8; round += 1) {
    const { result: tag } = await server.call(calls.createTag, { params: { id }, body: { Text: `Round ${round}` }, token });
    const tagId = tag.ClubTagId;
    const [put, removed] = await Promise.all([
      server.call(calls.assignTags, { params: { id, userId }, body: { ClubTagIds: [tagId] }, token }),
      server.call(calls.deleteTag, { params: { id, tagId }, token }),
    ]);
    expect([200, 400]).toContain(put.status);
    expect(removed.status).toBe(204);
  }
});

it('a call adds a tag to several members or removes it from them, retains their other tags and reports users outside the club', async () => {
  const [id, token] = [world.clubA, world.tokens.trainerA];
  const [ada, bea, outsider] = [await anAthlete(server.db, id), await anAthlete(server.db, id), await aUser(server.db)];
  const manager = world.tokens.managerA;
  const [runners, swimmers] = await Promise.all(
    ['Runners', 'Swimmers'].map(async (Text) => {
      const { result } = await server.call(calls.createTag, { params: { id }, body: { Text }, token: manager });
      return result.ClubTagId;
    }),
  );
  const batch = (Act: 'Add' | 'Remove', ClubTagId: number | undefined, UserIds: number[]) =>
    server.call(calls.batchTag, { params: { id }, body: { UserIds, ClubTagId: ClubTagId ?? 0, Act }, token });
  const tagsOf = async (userId: number) => {
    const { result } = await server.call(calls.listUserTags, { params: { id, userId }, token });
    return result.map(({ Text }) => Text);
  };
  expect((await batch('Add', swimmers, [bea])).result).toEqual({ Changed: [bea], Refused: [] });
  expect((await batch('Add', runners, [bea])).result.Changed).toEqual([bea]);
  expect((await batch('Add', runners, [ada, bea, outsider])).result).toEqual({
    Changed: [ada],
    Refused: [{ UserId: outsider, ErrorType: 'NotFound' }],
  });
  expect([await tagsOf(ada), await tagsOf(bea)]).toEqual([['Runners'], ['Runners', 'Swimmers']]);
  expect((await batch('Remove', runners, [ada])).result.Changed).toEqual([ada]);
  expect((await batch('Remove', runners, [ada])).result).toEqual({ Changed: [], Refused: [] });
  expect([await tagsOf(ada), await tagsOf(bea)]).toEqual([[], ['Runners', 'Swimmers']]);
  const elsewhere = await server.call(calls.createTag, {
    params: { id: world.clubB },
    body: { Text: 'Theirs' },
    token: world.tokens.managerB,
  });
  expect((await batch('Add', elsewhere.result.ClubTagId, [ada])).problem).toMatchObject({
    ErrorType: 'ValidationFailed',
    errors: [{ field: 'ClubTagId', key: 'invalid-id' }],
  });
});
