import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getMeasureBatch, getMeasures, saveMeasureBatch } from '@clubpulse/contract/body/measures/measures.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createMeasureBatches } from './batches.service.ts';
import { createMeasures } from './measures.service.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const row = (UserId: number, Value: number) => ({
  UserId,
  TimeStamp: '2026-11-01T08:00:00.000Z',
  Values: [{ Key: 'weight' as const, Value }],
  Note: '',
});

it('a queued batch of measures is stored row by row, with the error of each refused row', async () => {
  const { ids, tokens, clubA } = world;
  const shared = [{ ClubId: clubA, Purpose: 'Body' as const, Version: textVersions.Body, Granted: true }];
  await server.call(setConsents, { params: { id: ids.athleteA }, body: shared, token: tokens.athleteA });
  const body = {
    Rows: [
      row(ids.athleteA, 80),
      row(ids.neighbourA, 60),
      row(ids.athleteA, 900),
      row(ids.athleteB, 70),
      row(ids.athleteA, 80),
      row(2 ** 31 - 1, 70),
    ],
  };
  const sent = await server.call(saveMeasureBatch, { params: { id: clubA }, body, token: tokens.trainerA });
  expect(sent.result).toMatchObject({ State: 'Waiting', Size: 6, Saved: 0, Failures: [] });
  const one = { params: { id: clubA, batchId: sent.result.MeasureBatchId } };
  const elsewhere = { params: { ...one.params, id: world.clubB }, token: tokens.managerB };
  expect((await server.call(getMeasureBatch, elsewhere)).status).toBe(404);

  const { db, users, consents } = server;
  const measures = createMeasures({ db, consents, profiles: users.profiles });
  const { jobs } = createMeasureBatches({ db, measures, rolesOf: users.rolesOf });
  const { rows: queued } = await sql`select from graphile_worker._private_jobs
    where (payload ->> 'batchId')::bigint = ${sent.result.MeasureBatchId}`.execute(db);
  expect(queued).toHaveLength(1);
  const work = () => jobs[0]?.run({ batchId: sent.result.MeasureBatchId });
  await work();
  await db
    .updateTable('measure_batches')
    .set({ State: 'Processing', Rows: JSON.stringify(body.Rows) })
    .where('MeasureBatchId', '=', sent.result.MeasureBatchId)
    .execute();
  await work();

  const { result } = await server.call(getMeasureBatch, { ...one, token: tokens.trainerA });
  expect(result).toMatchObject({
    State: 'Failed',
    Saved: 1,
    Failures: [
      { Row: 1, ErrorType: 'NotShared' },
      { Row: 2, ErrorType: 'ValidationFailed', Errors: [{ field: 'Values.0.Value', key: 'measure-limits' }] },
      { Row: 3, ErrorType: 'NotFound', Errors: [] },
      { Row: 4, ErrorType: 'ValidationFailed', Errors: [{ field: 'Values', key: 'measured-already' }] },
      { Row: 5, ErrorType: 'NotFound', Errors: [] },
    ],
  });
  const own = await server.call(getMeasures, { params: { id: ids.athleteA }, token: tokens.athleteA });
  expect(own.result.Events).toMatchObject([{ Club: { ClubId: clubA }, MeasuredBy: { UserId: ids.trainerA } }]);
  const ours = db.selectFrom('measure_batches').select('Rows').where('MeasureBatchId', '=', sent.result.MeasureBatchId);
  const [stored] = await ours.execute();
  expect(stored?.Rows).toEqual([]);
});

it('equal rows of two concurrent batches of measures are stored once, whatever their time zones', async () => {
  const { ids, tokens, clubA } = world;
  const { db, users, consents } = server;
  const measures = createMeasures({ db, consents, profiles: users.profiles });
  const { jobs } = createMeasureBatches({ db, measures, rolesOf: users.rolesOf });
  const days = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04', '2026-10-05'];
  const Rows = days.map((day) => ({ ...row(ids.athleteA, 81), TimeStamp: `${day}T10:00:00+23:59` }));
  const sent = [];
  for (const token of [tokens.trainerA, tokens.managerA])
    sent.push((await server.call(saveMeasureBatch, { params: { id: clubA }, body: { Rows }, token })).result.MeasureBatchId);
  await Promise.all(sent.map(async (batchId) => jobs[0]?.run({ batchId })));
  const { result } = await server.call(getMeasures, { params: { id: ids.athleteA }, token: tokens.athleteA });
  const inOctober = result.Events.map(({ TimeStamp }) => TimeStamp).filter((moment) => moment < '2026-10-31');
  expect(inOctober.sort()).toEqual(['09-30', '10-01', '10-02', '10-03', '10-04'].map((day) => `2026-${day}T10:01:00.000Z`));
});

it("a row of a batch is checked against the athlete's known weight, which may come from an earlier row of the batch", async () => {
  const { ids, tokens, clubA } = world;
  const { db, users, consents } = server;
  const { jobs } = createMeasureBatches({
    db,
    measures: createMeasures({ db, consents, profiles: users.profiles }),
    rolesOf: users.rolesOf,
  });
  const TimeStamp = '2026-03-02T08:00:00.000Z';
  const Rows = [
    { ...row(ids.athleteA, 60), TimeStamp: '2026-03-01T08:00:00.000Z' },
    { ...row(ids.athleteA, 0), TimeStamp, Values: [{ Key: 'muscleMass' as const, Value: 100 }] },
  ];
  const sent = await server.call(saveMeasureBatch, { params: { id: clubA }, body: { Rows }, token: tokens.trainerA });
  const batchId = sent.result.MeasureBatchId;
  await jobs[0]?.run({ batchId });
  const { result } = await server.call(getMeasureBatch, { params: { id: clubA, batchId }, token: tokens.trainerA });
  expect(result).toMatchObject({
    Saved: 1,
    Failures: [{ Row: 1, Errors: [{ field: 'Values.0.Value', key: 'part-of-known-weight', values: { weight: 60 } }] }],
  });
});
