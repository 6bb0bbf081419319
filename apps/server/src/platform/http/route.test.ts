import { anyone, call } from '@clubpulse/contract/call';
import { type Problem, refuse } from '@clubpulse/contract/errors';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { openDatabase } from '../database/database.ts';
import { routesOn } from './route.ts';
import { createHttpServer } from './server.ts';

let database: TestDatabase;
let open: ReturnType<typeof openDatabase>;
let app: FastifyInstance;
const logged: string[] = [];
const stored = { LockerId: 7, Name: 'First', Keys: [{ Number: 7 }] };
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  app = await createHttpServer(pino({ level: 'error' }, { write: (line) => logged.push(line) }), {
    providerSources: async () => [],
  });
  const none = async () => undefined;
  const ports = {
    identify: none,
    athleteClubs: none,
    clubFacts: none,
    refuseUnlicensed: none,
    brandExists: async () => false,
  };
  const route = routesOn(app, ports, { publicCalls: 100, tokenRequests: 100 }, open.db);
  const full = call({
    id: 'lifts.ride',
    method: 'GET',
    path: '/lifts',
    summary: '',
    access: anyone,
    shows: [],
    errors: ['ClassFull'],
  });
  route(full, async () => refuse('ClassFull'));
  route({ ...full, path: '/stairs', errors: [] }, async () => refuse('ClassFull'));
  route({ ...full, path: '/signs', query: z.object({ language: z.string().optional() }) }, async () => refuse('ClassFull'));
  route({ ...full, method: 'POST', path: '/bells' }, async () => refuse('ClassFull'));
  route({ ...full, id: 'lifts.patch', method: 'POST', path: '/lifts' }, async () => refuse('ClassFull'));
  const lockerSchema = z.object({ LockerId: z.int(), Name: z.string(), Keys: z.array(z.object({ Number: z.int() })) });
  const locker = {
    ...full,
    path: '/lockers/{id}',
    params: z.object({ id: z.coerce.number() }),
    result: lockerSchema,
    status: 200 as const,
  };
  route(locker, async () => stored);
  const body = z.object({ Name: z.string() });
  for (const path of ['/lockers/{id}', '/safes/{id}'])
    route({ ...locker, method: 'PUT', path, body }, async (input) => ({ ...stored, ...input.body }));
  const slow = routesOn(app, ports, { publicCalls: 2, tokenRequests: 100 }, open.db);
  slow({ ...full, path: '/doors' }, async () => refuse('ClassFull'));
  const ride = async () => refuse('ClassFull');
  slow({ ...full, method: 'POST', path: '/calls' }, ride);
  slow({ ...full, method: 'POST', path: '/buttons' }, { byDevices: true, handle: ride });
  slow({ ...full, path: '/shafts' }, { isDear: true, handle: async () => refuse('ClassFull') });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
  await open.close();
  await database.drop();
});

const refused = async (url: string) => (await app.inject({ url })).json<Problem>().ErrorType;

it('an updating call accepts a body as the reading call returned it, and ignores read-only fields that are unchanged', async () => {
  const put = async (payload: object) => {
    const { statusCode, ...answer } = await app.inject({ method: 'PUT', url: '/lockers/7', payload });
    return [statusCode, answer.json<Problem & { Name: string }>()] as const;
  };
  const read = { ...stored, Name: 'Second' };
  expect(await put(read)).toEqual([200, { ...stored, Name: 'Second' }]);
  const [status, changed] = await put({ ...read, Keys: [{ Number: 8 }], Colour: 'red' });
  expect(status).toBe(400);
  expect(changed.errors).toMatchObject([
    { field: 'Keys', key: 'unknown-field' },
    { field: 'Colour', key: 'unknown-field' },
  ]);
  const [blind] = [await app.inject({ method: 'PUT', url: '/safes/7', payload: read })];
  expect(blind.statusCode).toBe(400);
});

it('a partial update accepts PATCH and POST', async () => {
  for (const method of ['PATCH', 'POST'] as const)
    expect((await app.inject({ method, url: '/lifts', payload: {} })).json<Problem>().ErrorType).toBe('ClassFull');
});

it('a call returns a refusal that it declares', async () => {
  expect(await refused('/lifts')).toBe('ClassFull');
  expect(logged).toEqual([]);
});

it('an undeclared refusal throws in tests and is logged in production', async () => {
  const words = 'lifts.ride answers ClassFull, which it does not declare.';
  expect(await refused('/stairs')).toBe('InternalError');
  expect(logged.splice(0).join()).toContain(words);
  vi.stubEnv('NODE_ENV', 'production');
  expect(await refused('/stairs')).toBe('ClassFull');
  expect(logged.join()).toContain(words);
});

it('a call without a declared body accepts an empty body, and refuses each unknown field', async () => {
  const ring = async (payload?: object) =>
    (await app.inject({ method: 'POST', url: '/bells', ...(payload && { payload }) })).json<Problem>();
  expect([(await ring()).ErrorType, (await ring({})).ErrorType]).toEqual(['ClassFull', 'ClassFull']);
  expect(await ring({ Times: 2 })).toMatchObject({
    ErrorType: 'ValidationFailed',
    errors: [{ field: 'Times', key: 'unknown-field' }],
  });
});

it('a public call refuses unknown query fields, unless the call declares no query at all', async () => {
  expect([await refused('/signs?language=it'), await refused('/signs?langage=it')]).toEqual(['ClassFull', 'ValidationFailed']);
  expect(await refused('/lifts?utm_source=mail')).toBe('ClassFull');
});

it('an expensive public read has the low rate limit of writes', async () => {
  const all = [await refused('/shafts'), await refused('/shafts'), await refused('/shafts')];
  expect(all).toEqual(['ClassFull', 'ClassFull', 'TooManyRequests']);
});

it('the rate limit allows ten times as many public reads as writes per minute', async () => {
  const all: string[] = [];
  for (let time = 0; time < 22; time++) all.push(await refused('/doors'));
  expect(all).toEqual([...Array.from({ length: 20 }, () => 'ClassFull'), 'TooManyRequests', 'TooManyRequests']);
  expect(await refused('/lifts')).toBe('ClassFull');
});

it('a call of devices that share a network address has the high rate limit of reads', async () => {
  const posted = async (url: string) => (await app.inject({ method: 'POST', url })).json<Problem>().ErrorType;
  const all: string[] = [];
  for (let time = 0; time < 21; time++) all.push(await posted('/buttons'));
  expect(all).toEqual([...Array.from({ length: 20 }, () => 'ClassFull'), 'TooManyRequests']);
  expect([await posted('/calls'), await posted('/calls'), await posted('/calls')]).toEqual([
    'ClassFull',
    'ClassFull',
    'TooManyRequests',
  ]);
});
