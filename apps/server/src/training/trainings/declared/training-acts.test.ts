import { createTraining, deleteTraining, getTraining, updateTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../../../test/house.ts';
import { createWorld, type World } from '../../../test/world.ts';

let house: TestHouse;
let world: World;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  world = await createWorld(house);
});
afterAll(() => house.close());

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const run = (fields: Record<string, unknown> = {}) => ({
  TrainingType: 'running',
  Name: 'Park',
  Note: 'Rain',
  Begin: ago(5),
  Duration: 1800,
  Distance: 5000,
  AverageHeartRate: 140,
  Calories: null,
  ClubId: null,
  ...fields,
});
const create = (token: string | undefined, body: Record<string, unknown>) =>
  house.call(createTraining, { params: { id: world.ids.athleteA }, body, token });
const created = async (token: string | undefined, body: Record<string, unknown>) => (await create(token, body)).result.TrainingId;
const wrong = (answer: { problem: { errors?: readonly { field: string; key: string }[] | undefined } }) =>
  answer.problem.errors?.map(({ field, key }) => [field, key]);

describe('a training written down', () => {
  it('stands in her journal with what was said, and is corrected', async () => {
    const { tokens } = world;
    const id = await created(tokens.athleteA, run());
    const read = async () => (await house.call(getTraining, { params: { id }, token: tokens.athleteA })).result;
    expect(await read()).toMatchObject({
      Name: 'Park',
      Source: 'Hand',
      Declared: { Duration: 1800, Distance: 5000, AverageHeartRate: 140, Calories: null },
      MayChange: true,
      MayDelete: true,
      IsLive: false,
    });
    const body = { TrainingType: 'hiking', Name: 'Hills', Note: '', Duration: 3600, Distance: null };
    expect((await house.call(updateTraining, { params: { id }, body, token: tokens.athleteA })).status).toBe(200);
    expect(await read()).toMatchObject({
      TrainingType: 'hiking',
      Name: 'Hills',
      Duration: 3600,
      Distance: null,
      AverageHeartRate: 140,
    });
    expect((await house.call(deleteTraining, { params: { id }, token: tokens.athleteA })).status).toBe(204);
    expect((await house.call(getTraining, { params: { id }, token: tokens.athleteA })).status).toBe(404);
  });

  it('is refused on the field that cannot be', async () => {
    const { tokens } = world;
    expect(wrong(await create(tokens.athleteA, run({ Begin: ago(-1), TrainingType: 'curling' })))).toEqual([
      ['Begin', 'date-no-greater-than-now'],
      ['TrainingType', 'training-type-unknown'],
    ]);
    expect(wrong(await create(tokens.athleteA, run({ ClubId: world.clubB, Distance: 60_000 })))).toEqual([
      ['Distance', 'training-too-fast'],
      ['ClubId', 'invalid-id'],
    ]);
    await created(tokens.athleteA, run());
    expect(wrong(await create(tokens.athleteA, run()))).toEqual([['Begin', 'training-overlaps']]);
  });

  it('by a trainer is of her club, and she takes back only what staff wrote', async () => {
    const { tokens } = world;
    expect(wrong(await create(tokens.trainerA, run()))).toEqual([['ClubId', 'field-required']]);
    expect(wrong(await create(tokens.trainerA, run({ ClubId: world.clubB })))).toEqual([['ClubId', 'invalid-id']]);
    expect((await create(tokens.ownerA, run({ ClubId: world.clubA }))).status).toBe(403);
    const staffs = await created(tokens.trainerA, run({ ClubId: world.clubA }));
    const hers = await created(tokens.athleteA, run({ ClubId: world.clubA, Begin: ago(8) }));
    const elsewhere = await created(tokens.athleteA, run({ Begin: ago(11) }));
    const words = { TrainingType: 'running', Name: 'Park', Note: '' };
    const change = (id: number) => house.call(updateTraining, { params: { id }, body: words, token: tokens.trainerA });
    const remove = (id: number) => house.call(deleteTraining, { params: { id }, token: tokens.trainerA });
    expect((await change(hers)).status).toBe(200);
    expect((await change(elsewhere)).status).toBe(404);
    expect((await remove(hers)).problem.ErrorType).toBe('TrainingIsHers');
    expect((await remove(staffs)).status).toBe(204);
  });

  it('of an older type keeps it, and gets no other one of that time', async () => {
    const { tokens } = world;
    const id = await created(tokens.athleteA, run());
    await house.db.updateTable('trainings').set({ TrainingType: 'curling' }).where('TrainingId', '=', id).execute();
    const change = (TrainingType: string) =>
      house.call(updateTraining, { params: { id }, body: { TrainingType, Name: '', Note: '' }, token: tokens.athleteA });
    expect((await change('curling')).status).toBe(200);
    expect(wrong(await change('lacrosse'))).toEqual([['TrainingType', 'training-type-unknown']]);
  });
});
