import { getOwnRoom } from '@clubpulse/contract/live/own-live/own-live.calls';
import { setGroupGoal } from '@clubpulse/contract/live/scenes/scenes.calls';
import { strapNumber } from '@clubpulse/rules/devices/sensors/code';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { rowsOf } from '../../test/samples.ts';
import { createWorld, type World } from '../../test/world.ts';

let house: TestHouse;
let world: World;
let strap = 0;
beforeAll(async () => {
  house = await openHouse();
  world = await createWorld(house);
  const rows = await rowsOf(house, { club: world.clubA, brand: world.brandA, athlete: world.ids.athleteA });
  const { HardwareId } = await house.db
    .selectFrom('sensors')
    .select('HardwareId')
    .where('SensorId', '=', rows.sensor)
    .executeTakeFirstOrThrow();
  strap = strapNumber(HardwareId) ?? 0;
});
afterAll(() => house.close());

const room = async () =>
  (await house.call(getOwnRoom, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA })).result;
const beat = async () => {
  const club = await house.live.board?.open(world.clubA);
  const now = Date.now();
  club?.hear(strap, 147, -60, Math.floor(now / 1000), 0, now);
};

it('says nothing to who is not heard', async () => {
  expect(await room()).toBeNull();
});

it('says the goal of the room where she is heard and how far it is, as its wall does', async () => {
  await beat();
  const [token, params] = [world.tokens.managerA, { id: world.clubA }];
  await house.call(setGroupGoal, { params, token, body: { DisplayGroupId: null, Goal: 1500 } });
  await vi.waitFor(async () => expect(await room()).toMatchObject({ Goal: 1500, Together: expect.any(Number) }));
});
