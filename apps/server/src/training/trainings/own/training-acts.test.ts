import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { allCalls } from '@clubpulse/contract/all-calls';
import type { Call } from '@clubpulse/contract/call';
import { createTraining, deleteTraining, getTraining, updateTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../../test/server.ts';
import { versionOf } from '../../../test/training-version.ts';
import { createWorld, type World } from '../../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
});
afterAll(() => server.close());

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
  server.call(createTraining, { params: { id: world.ids.athleteA }, body, token });
const created = async (token: string | undefined, body: Record<string, unknown>) => (await create(token, body)).result.TrainingId;
async function share(): Promise<void> {
  const body = [{ ClubId: world.clubA, Purpose: 'HeartRate', Version: textVersions.HeartRate, Granted: true }];
  const { status } = await server.call(setConsents, { params: { id: world.ids.athleteA }, body, token: world.tokens.athleteA });
  expect(status).toBe(200);
}
const wrong = (answer: { problem: { errors?: readonly { field: string; key: string }[] | undefined } }) =>
  answer.problem.errors?.map(({ field, key }) => [field, key]);

describe('a manual training', () => {
  it('is listed in the journal and can be corrected', async () => {
    const { tokens } = world;
    const id = await created(tokens.athleteA, run());
    const read = async () => (await server.call(getTraining, { params: { id }, token: tokens.athleteA })).result;
    expect(await read()).toMatchObject({
      Name: 'Park',
      Source: 'Hand',
      Declared: { Duration: 1800, Distance: 5000, AverageHeartRate: 140, Calories: null },
      MayChange: true,
      MayDelete: true,
      IsLive: false,
    });
    const body = { TrainingType: 'hiking', Name: 'Hills', Note: '', Duration: 3600, Distance: null };
    const changed = { params: { id }, body: { ...body, RowVersion: 0 }, token: tokens.athleteA };
    expect((await server.call(updateTraining, changed)).status).toBe(200);
    expect(await read()).toMatchObject({
      TrainingType: 'hiking',
      Name: 'Hills',
      Duration: 3600,
      Distance: null,
      AverageHeartRate: 140,
    });
    expect((await server.call(deleteTraining, { params: { id }, token: tokens.athleteA })).status).toBe(204);
    expect((await server.call(getTraining, { params: { id }, token: tokens.athleteA })).status).toBe(404);
  });

  it('stores the first of two concurrent corrections, and refuses the second until it is based on the stored version', async () => {
    const { tokens } = world;
    await share();
    const id = await created(tokens.athleteA, run({ ClubId: world.clubA }));
    const read = async () => (await server.call(getTraining, { params: { id }, token: tokens.athleteA })).result;
    const say = (Note: string, RowVersion: number, token: string, fields = {}) => {
      const body = { TrainingType: 'running', Name: 'Park', Note, RowVersion, ...fields };
      return server.call(updateTraining, { params: { id }, body, token });
    };
    const { RowVersion } = await read();
    const both = await Promise.all([
      say('The athlete’s', RowVersion, tokens.athleteA, { Duration: 2400 }),
      say('Of the trainer', RowVersion, tokens.trainerA),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.problem.ErrorType).toBe('StaleRowVersion');
    const stored = await read();
    expect(stored.RowVersion).toBe(RowVersion + 1);
    expect((await say('Seen', stored.RowVersion, tokens.trainerA)).status).toBe(200);
    expect((await read()).Note).toBe('Seen');
  });

  it('is refused with the name of the invalid field', async () => {
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

  it('is refused with an average heart rate above 220, although a recording may have one', async () => {
    const token = world.tokens.athleteA;
    const tooHigh = [{ field: 'AverageHeartRate', key: 'number-too-high', values: { max: 220 }, message: expect.any(String) }];
    expect((await create(token, run({ AverageHeartRate: 221 }))).problem.errors).toEqual(tooHigh);
    const id = await created(token, run({ AverageHeartRate: 220 }));
    const correct = async (AverageHeartRate: number) => {
      const { RowVersion } = (await server.call(getTraining, { params: { id }, token })).result;
      const body = { TrainingType: 'running', Name: 'Park', Note: '', AverageHeartRate, RowVersion };
      return server.call(updateTraining, { params: { id }, body, token });
    };
    expect((await correct(221)).problem.errors).toEqual(tooHigh);
    await server.db.updateTable('trainings').set({ DeclaredHeartRate: 231 }).where('TrainingId', '=', id).execute();
    expect((await correct(231)).status).toBe(200);
    expect((await correct(230)).problem.errors).toEqual(tooHigh);
  });

  it("is refused if it is before the athlete's birth, but staff get no such refusal, which would reveal the age", async () => {
    const { tokens, ids } = world;
    const bornOn = (BirthDate: string | null) =>
      server.db.updateTable('users').set({ BirthDate }).where('UserId', '=', ids.athleteA).execute();
    const { BirthDate } = await server.db
      .selectFrom('users')
      .select('BirthDate')
      .where('UserId', '=', ids.athleteA)
      .executeTakeFirstOrThrow();
    await bornOn('1980-05-04');
    const early = run({ ClubId: world.clubA, Begin: '1980-05-03T10:00:00Z' });
    expect(wrong(await create(tokens.athleteA, early))).toEqual([['Begin', 'training-too-early']]);
    expect((await create(tokens.trainerA, early)).status).toBe(201);
    await bornOn(BirthDate);
  });

  it('that staff entered belongs to their club, and staff can delete only entries of staff', async () => {
    const { tokens } = world;
    expect(wrong(await create(tokens.trainerA, run()))).toEqual([['ClubId', 'field-required']]);
    expect(wrong(await create(tokens.trainerA, run({ ClubId: world.clubB })))).toEqual([['ClubId', 'invalid-id']]);
    expect((await create(tokens.ownerA, run({ ClubId: world.clubA }))).status).toBe(403);
    const staffs = await created(tokens.trainerA, run({ ClubId: world.clubA }));
    const own = await created(tokens.athleteA, run({ ClubId: world.clubA, Begin: ago(8) }));
    const elsewhere = await created(tokens.athleteA, run({ Begin: ago(11) }));
    const words = { TrainingType: 'running', Name: 'Park', Note: '' };
    const change = async (id: number) => {
      const body = { ...words, ...(await versionOf(server, id)) };
      return server.call(updateTraining, { params: { id }, body, token: tokens.trainerA });
    };
    const remove = (id: number) => server.call(deleteTraining, { params: { id }, token: tokens.trainerA });
    expect((await change(own)).problem.ErrorType).toBe('NotShared');
    await share();
    expect((await change(own)).status).toBe(200);
    expect((await change(elsewhere)).status).toBe(404);
    expect((await remove(own)).problem.ErrorType).toBe('TrainingIsHers');
    expect((await remove(staffs)).status).toBe(204);
  });

  it("is not found in any call by staff without the athlete's consent", { tags: ['atLength'] }, async () => {
    const { tokens } = world;
    const [hidden, nothing] = [await created(tokens.athleteA, run({ Begin: ago(14) })), 999_999_999];
    const ofTraining = allCalls.filter(({ path, access }) => path.startsWith('/trainings/{id}') && access.who === 'user');
    expect(ofTraining.length).toBeGreaterThan(15);
    const answered = async (call: Call, id: number, token: string) =>
      (await server.call(call, { params: { id }, query: { format: 'CSV' }, body: {}, token })).status;
    for (const role of ['trainerA', 'managerA', 'trainerB', 'neighbourA', 'admin'] as const)
      for (const call of ofTraining)
        expect([call.id, role, await answered(call, hidden, tokens[role])]).toEqual([
          call.id,
          role,
          await answered(call, nothing, tokens[role]),
        ]);
  });

  it('may retain a training type that was removed, but cannot change to another removed type', async () => {
    const { tokens } = world;
    const id = await created(tokens.athleteA, run());
    await server.db.updateTable('trainings').set({ TrainingType: 'curling' }).where('TrainingId', '=', id).execute();
    const change = async (TrainingType: string) => {
      const body = { TrainingType, Name: '', Note: '', ...(await versionOf(server, id)) };
      return server.call(updateTraining, { params: { id }, body, token: tokens.athleteA });
    };
    expect((await change('curling')).status).toBe(200);
    expect(wrong(await change('lacrosse'))).toEqual([['TrainingType', 'training-type-unknown']]);
  });
});
