import { setTimeout } from 'node:timers/promises';
import {
  endSharedUri,
  getSharedUri,
  makeSharedUri,
  openSharedTraining,
  shareWithEmail,
} from '@clubpulse/contract/training/sharing/sharing.calls';
import { createTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createSharing } from './sharing.service.ts';

let house: TestHouse;
let world: World;
let training: { params: { id: number }; token: string };
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  world = await createWorld(house);
  const token = world.tokens.athleteA;
  const body = {
    TrainingType: 'running',
    Name: 'Park',
    Note: 'Knee hurts',
    Begin: new Date(Date.now() - 7_200_000).toISOString(),
    Duration: 1800,
    Distance: 5000,
    AverageHeartRate: 140,
    Calories: 400,
    ClubId: world.clubA,
  };
  const { result } = await house.call(createTraining, { params: { id: world.ids.athleteA }, body, token });
  training = { params: { id: result.TrainingId }, token };
});
afterAll(() => house.close());

const make = async () => (await house.call(makeSharedUri, training)).result.Uri ?? '';
const codeOf = (uri: string) => uri.slice(uri.lastIndexOf('/') + 1);
const open = (code: string) => house.call(openSharedTraining, { params: { code } });

describe('the link of a training', () => {
  it('opens its figures under her nickname without an account, and no more', async () => {
    expect((await house.call(getSharedUri, training)).result).toEqual({ Uri: null });
    const uri = await make();
    expect(await make()).toBe(uri);
    expect((await house.call(getSharedUri, training)).result).toEqual({ Uri: uri });
    const { result } = await open(codeOf(uri));
    expect(result).toMatchObject({ Nickname: world.nicknames.athleteA, Name: 'Park', Distance: 5000, Calories: 400 });
    const text = JSON.stringify(result);
    for (const hidden of ['Knee', 'Note', 'ClubId', 'ClubName', 'RoomName', 'UserId']) expect(text).not.toContain(hidden);
  });

  it('is computed once for as many as open it at the same moment', async () => {
    const code = codeOf(await make());
    let computed = 0;
    const outward = async () => {
      computed += 1;
      await setTimeout(500);
      return undefined;
    };
    const { db, mail, users } = house;
    const trainings = { userOf: async () => undefined, outward };
    const isConfirmedEmail = async () => true;
    const sharing = createSharing({ db, mail, publicUrl: '', trainings, profiles: users.profiles, isConfirmedEmail });
    await Promise.all([1, 2, 3, 4].map(() => sharing.open(code)));
    expect(computed).toBe(1);
    await sharing.open(code);
    expect(computed).toBe(2);
  });

  it('opens nothing once it is taken back, and the next one is another', async () => {
    const uri = await make();
    expect((await house.call(endSharedUri, training)).status).toBe(204);
    expect((await open(codeOf(uri))).status).toBe(404);
    expect(await make()).not.toBe(uri);
  });

  it('is hers alone to make, to see and to take back', async () => {
    await make();
    for (const who of ['trainerA', 'managerA', 'neighbourA'] as const)
      for (const call of [getSharedUri, makeSharedUri, endSharedUri])
        expect((await house.call(call, { ...training, token: world.tokens[who] })).status).toBe(403);
  });
});

describe('a training by mail', () => {
  const send = (body: Record<string, string>) => house.call(shareWithEmail, { ...training, body });
  const letters = (to: string) => house.db.selectFrom('mails').selectAll().where('To', '=', to).execute();

  it('goes to the address with the link, in the language that was chosen', async () => {
    const Email = `zoe.${training.params.id}@example.com`;
    expect((await send({ Email, Name: 'Zoe', Language: 'it' })).status).toBe(204);
    const { result } = await house.call(getSharedUri, training);
    const [letter] = await letters(Email);
    expect(JSON.stringify(letter)).toContain(codeOf(result.Uri ?? ''));
    expect(JSON.stringify(letter)).toContain('Zoe');
  });

  it('is refused on the field, and after ten in an hour', async () => {
    expect((await send({ Email: 'nobody', Name: '' })).problem.errors?.map(({ field }) => field)).toEqual(['Email', 'Name']);
    const answers: number[] = [];
    for (let count = 0; count < 11; count += 1)
      answers.push((await send({ Email: `max.${training.params.id}.${count}@example.com`, Name: 'Max' })).status);
    expect(answers).toEqual([...Array<number>(10).fill(204), 429]);
  });

  it('goes to one address three times in an hour, whoever sends it', async () => {
    const Email = `max.${training.params.id}@example.com`;
    for (let count = 0; count < 3; count += 1) expect((await send({ Email, Name: 'Max' })).status).toBe(204);
    const { status, problem } = await send({ Email: Email.toUpperCase(), Name: 'Max' });
    expect([status, problem.ErrorType, problem.errors?.[0]?.field]).toEqual([429, 'SharedOftenWith', 'Email']);
    expect(await letters(Email)).toHaveLength(3);
    expect((await send({ Email: `kim.${training.params.id}@example.com`, Name: 'Kim' })).status).toBe(204);
  });

  it('goes out once for one key', async () => {
    const Email = `ida.${training.params.id}@example.com`;
    const again = { ...training, body: { Email, Name: 'Ida' }, key: `share-${training.params.id}` };
    expect([(await house.call(shareWithEmail, again)).status, (await house.call(shareWithEmail, again)).status]).toEqual([
      204, 204,
    ]);
    expect(await letters(Email)).toHaveLength(1);
  });

  it('is sent by nobody whose own address is not confirmed', async () => {
    await house.db.updateTable('users').set({ EmailConfirmed: false }).where('UserId', '=', world.ids.athleteA).execute();
    const Email = `eve.${training.params.id}@example.com`;
    const { status, problem } = await send({ Email, Name: 'Eve' });
    expect([status, problem.ErrorType]).toEqual([409, 'SenderNotConfirmed']);
    expect(await letters(Email)).toEqual([]);
  });
});
