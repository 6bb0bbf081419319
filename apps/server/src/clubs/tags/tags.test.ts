import * as calls from '@clubpulse/contract/clubs/tags/tags.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAthlete } from '../../test/booking-rows.ts';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { createWorld, type World } from '../../test/world.ts';

let house: TestHouse;
let world: World;
beforeAll(async () => {
  house = await openHouse();
  world = await createWorld(house);
});
afterAll(() => house.close());

it('a tag that goes while somebody gets it is had by her or refused', async () => {
  const [id, token] = [world.clubA, world.tokens.managerA];
  const userId = await anAthlete(house.db, id);
  for (let round = 0; round < 8; round += 1) {
    const { result: tag } = await house.call(calls.createTag, { params: { id }, body: { Text: `Round ${round}` }, token });
    const tagId = tag.ClubTagId;
    const [put, gone] = await Promise.all([
      house.call(calls.assignTags, { params: { id, userId }, body: { ClubTagIds: [tagId] }, token }),
      house.call(calls.deleteTag, { params: { id, tagId }, token }),
    ]);
    expect([200, 400]).toContain(put.status);
    expect(gone.status).toBe(204);
  }
});
