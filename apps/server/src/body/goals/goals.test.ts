import { type Purpose, textVersions } from '@clubpulse/contract/accounts/consents';
import { listHealthReads, setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { deleteGoal, listGoals, setGoal } from '@clubpulse/contract/body/goals.calls';
import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
});
afterAll(() => server.close());

type By = 'athleteA' | 'trainerA' | 'trainerB';
const set = (key: MeasureKey, Value: number, { Due = null, by = 'athleteA' }: { Due?: string | null; by?: By } = {}) =>
  server.call(setGoal, { params: { id: world.ids.athleteA, key }, body: { Value, Due }, token: world.tokens[by] });
const read = (by: By = 'athleteA') => server.call(listGoals, { params: { id: world.ids.athleteA }, token: world.tokens[by] });
const share = (...purposes: readonly Purpose[]) =>
  server.call(setConsents, {
    params: { id: world.ids.athleteA },
    body: purposes.map((Purpose) => ({ ClubId: world.clubA, Purpose, Version: textVersions[Purpose], Granted: true })),
    token: world.tokens.athleteA,
  });

it('the newest goal of each measure is stored until it is removed', async () => {
  expect((await set('weight', 80)).status).toBe(200);
  const { result } = await set('weight', 78, { Due: '2030-01-01' });
  expect(result).toMatchObject({ Key: 'weight', Value: 78, Due: '2030-01-01', SetBy: { UserId: world.ids.athleteA } });
  expect((await read()).result).toHaveLength(1);
  const one = { params: { id: world.ids.athleteA, key: 'weight' as const }, token: world.tokens.athleteA };
  expect((await server.call(deleteGoal, one)).status).toBe(204);
  expect((await server.call(deleteGoal, one)).status).toBe(404);
  expect((await read()).result).toEqual([]);
});

it('a goal with an impossible value or a day in the past is refused', async () => {
  const { problem } = await set('weight', 5, { Due: '2020-01-01' });
  expect(problem).toMatchObject({
    ErrorType: 'ValidationFailed',
    errors: [{ field: 'Value', values: { min: 20, max: 350 } }, { field: 'Due' }],
  });
});

it('a goal can be set and read by staff if the athlete shares its measure', async () => {
  await set('weight', 78);
  await set('ldlCholesterol', 100);
  expect((await read('trainerA')).problem?.ErrorType).toBe('NotShared');
  expect((await set('waist', 88, { by: 'trainerA' })).problem?.ErrorType).toBe('NotShared');
  await share('Body');
  expect((await read('trainerA')).result.map(({ Key }) => Key)).toEqual(['weight']);
  expect((await set('waist', 88, { by: 'trainerA' })).result.SetBy?.UserId).toBe(world.ids.trainerA);
  expect((await set('ldlCholesterol', 90, { by: 'trainerA' })).problem?.ErrorType).toBe('NotShared');
  expect((await read('trainerB')).status).toBe(403);
  await share('Blood');
  expect((await read('trainerA')).result.map(({ Key }) => Key)).toEqual(['ldlCholesterol', 'waist', 'weight']);
});

it('a goal can be removed by staff if the athlete shares its measure', async () => {
  await set('weight', 78);
  await set('ldlCholesterol', 100);
  const remove = (key: MeasureKey) =>
    server.call(deleteGoal, { params: { id: world.ids.athleteA, key }, token: world.tokens.trainerA });
  expect((await remove('weight')).problem?.ErrorType).toBe('NotShared');
  await share('Body');
  expect((await remove('ldlCholesterol')).problem?.ErrorType).toBe('NotShared');
  expect((await read()).result.map(({ Key }) => Key)).toEqual(['ldlCholesterol', 'weight']);
  expect((await remove('weight')).status).toBe(204);
  await share('Blood');
  expect((await remove('ldlCholesterol')).status).toBe(204);
  expect((await read()).result).toEqual([]);
});

it('a goal that staff read is recorded in the athlete’s log of reads', async () => {
  const reads = async () => {
    const own = { params: { id: world.ids.athleteA }, token: world.tokens.athleteA };
    return (await server.call(listHealthReads, own)).result.map(({ Purpose, Nickname }) => [Purpose, Nickname]);
  };
  await share('Body', 'Blood');
  await read('trainerA');
  await read();
  expect(await reads()).toEqual([]);
  await set('weight', 78);
  await read('trainerA');
  expect(await reads()).toEqual([['Body', world.nicknames.trainerA]]);
  await set('ldlCholesterol', 100);
  await read('trainerA');
  expect(new Set((await reads()).map(([purpose]) => purpose))).toEqual(new Set(['Blood', 'Body']));
});
