import * as calls from '@clubpulse/contract/workouts/flows/flows.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const segment = (Begin: number, fields: object = {}) => ({ Name: '', Begin, Percent: 70, Cadence: null, ...fields });
const input = (fields: object = {}) => ({
  Name: 'Climbs and sprints',
  Measure: 'HeartRate' as const,
  Duration: 240,
  Segments: [segment(0), segment(90, { Name: 'Climb', Percent: 85, Cadence: 70 })],
  ...fields,
});
const create = (body: ReturnType<typeof input>) =>
  server.call(calls.createFlow, { params: { id: world.clubA }, body, token: world.tokens.trainerA });

describe('an intensity flow', () => {
  it('stores its segments with begin, percent and cadence, and its total duration', async () => {
    const { result } = await create(input());
    const one = { params: { id: world.clubA, flowId: result.IntensityFlowId }, token: world.tokens.trainerA };
    expect((await server.call(calls.getFlow, one)).result).toMatchObject({ ...input(), RowVersion: 0 });
    const body = { ...input({ Measure: 'Ftp', Segments: [segment(0, { Percent: 150 })], Duration: 15 }), RowVersion: 0 };
    expect((await server.call(calls.updateFlow, { ...one, body })).result).toMatchObject({ Duration: 15, RowVersion: 1 });
    expect((await server.call(calls.updateFlow, { ...one, body })).problem.ErrorType).toBe('StaleRowVersion');
    const list = await server.call(calls.listFlows, {
      params: { id: world.clubA },
      query: { globalSearch: 'sprints' },
      token: world.tokens.managerA,
    });
    expect(list.result).toMatchObject({ recordsFiltered: 1, data: [{ Measure: 'Ftp', Duration: 15 }] });
    const there = { params: { id: world.clubB, flowId: result.IntensityFlowId }, token: world.tokens.managerB };
    expect((await server.call(calls.getFlow, there)).problem.ErrorType).toBe('FlowNotFound');
    expect((await server.call(calls.updateFlow, { ...there, body })).status).toBe(404);
    expect((await server.call(calls.deleteFlow, there)).status).toBe(404);
    expect((await server.call(calls.deleteFlow, one)).status).toBe(204);
    expect((await server.call(calls.getFlow, one)).status).toBe(404);
  });

  it('is offered once it is published, and stays published or unpublished when an update does not contain `Published`', async () => {
    const { result } = await create(input({ Name: 'Draft', Published: false }));
    const one = { params: { id: world.clubA, flowId: result.IntensityFlowId }, token: world.tokens.trainerA };
    const named = async (query: object) =>
      (await server.call(calls.listFlows, { ...one, query: { globalSearch: 'Draft', ...query } })).result.data.map(
        ({ Name }) => Name,
      );
    expect([await named({}), await named({ Published: 'true' }), await named({ Published: 'false' })]).toEqual([
      ['Draft'],
      [],
      ['Draft'],
    ]);
    await server.call(calls.updateFlow, { ...one, body: { ...input({ Name: 'Draft' }), RowVersion: 0 } });
    expect(await named({ Published: 'true' })).toEqual([]);
    await server.call(calls.updateFlow, { ...one, body: { ...input({ Name: 'Draft', Published: true }), RowVersion: 1 } });
    expect(await named({ Published: 'true' })).toEqual(['Draft']);
  });

  it('must have segments of at least 15 seconds that begin at 0', async () => {
    const answered = async (fields: object) => {
      const { status, problem } = await create(input(fields));
      return status === 201 ? [] : problem.errors?.map(({ field, key }) => `${field}: ${key}`);
    };
    expect(await answered({ Segments: [segment(0), segment(15)], Duration: 30 })).toEqual([]);
    expect(await answered({ Segments: [segment(0), segment(10)] })).toEqual(['Segments.1.Begin: flow-too-short']);
    expect(await answered({ Segments: [segment(0), segment(15)], Duration: 29 })).toEqual(['Duration: flow-too-short']);
    expect(await answered({ Segments: [segment(5)] })).toEqual(['Segments.0.Begin: flow-begins-at-zero']);
    expect(await answered({ Segments: [segment(0), segment(60), segment(30)] })).toEqual(['Segments.2.Begin: flow-too-short']);
    expect(await answered({ Segments: [] })).toEqual(['Segments: flow-without-segments']);
    expect(await answered({ Segments: [segment(0, { Percent: 101 })] })).toEqual(['Segments.0.Percent: flow-percent']);
    expect(await answered({ Measure: 'Ftp', Segments: [segment(0, { Percent: 201 })] })).toEqual([
      'Segments.0.Percent: flow-percent',
    ]);
    expect(await answered({ Segments: [segment(0, { Cadence: 10 })] })).toEqual(['Segments.0.Cadence: flow-cadence']);
    expect(await answered({ Duration: 6 * 3600 + 1 })).toEqual(['Duration: flow-too-long']);
  });
});
