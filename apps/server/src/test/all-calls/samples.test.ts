import { allCalls } from '@clubpulse/contract/all-calls';
import type { Call } from '@clubpulse/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneIn } from '../proof/at-length.ts';
import type { ClubRows } from '../sample.ts';
import { callerOf, createRows, removing, sampleOf, samples } from '../samples.ts';
import { openOwnServer, type TestServer } from '../server.ts';
import { createWorld, type World } from '../world.ts';

/**
 * Makes each call. Idempotent calls are made twice and act once. Calls that remove rows come last, and their repetition is
 * refused. The test has its own server, because editors change global rows.
 */
let server: TestServer;
let world: World;
let rows: ClubRows;
beforeAll(async () => {
  server = await openOwnServer();
  world = await createWorld(server);
  rows = (await createRows(server, world)).own;
});
afterAll(() => server.close());

const answered = ({ status, result }: { status: number; result: unknown }) => ({
  status,
  result: typeof result === 'object' ? { ...result, requestId: undefined } : result,
});
const turnOf = ({ id, method }: Call): number => (removing.has(id) ? 2 : method === 'GET' ? 1 : 0);

describe('the sample of each call has the declared result', () => {
  const places = new Map(Object.keys(samples({} as ClubRows)).map((id, place) => [id, place]));
  const placeOf = ({ id }: Call): number => places.get(id) ?? 0;
  const ordered = [...allCalls].sort((a, b) => turnOf(a) - turnOf(b) || placeOf(a) - placeOf(b));
  it.each(ordered.map((call) => [call.id, call] as const))('in the call %s', async (id, call) => {
    const { answer, ...input } = sampleOf(rows, id) ?? {};
    const token = world.tokens[callerOf(call)];
    const request = { ...input, token, key: call.idempotent ? id : undefined };
    const [{ status, result }, again] = await Promise.all([
      server.call(call, request),
      call.idempotent && server.call(call, request),
    ]);
    if (again) expect(answered(again)).toEqual(answered({ status, result }));
    if (answer === undefined) expect({ status, result }, `${id} without an answer`).toEqual({ status: 204, result: undefined });
    else expect({ result }).toMatchObject({ result: answer });
    if (removing.has(id)) expect([403, 404]).toContain((await server.call(call, { ...input, token })).status);
  });
});

describe('an unknown field is refused by its name before any write', () => {
  const isList = (body: unknown): body is readonly object[] => Array.isArray(body);
  const withMore = (body: unknown) =>
    isList(body) ? body.map((one) => ({ ...one, Unforeseen: 1 })) : { ...Object(body), Unforeseen: 1 };
  const namesIt = expect.objectContaining({ field: expect.stringMatching(/^(\d+\.)?Unforeseen$/), key: 'unknown-field' });

  it.each(oneIn(15, allCalls).map((call) => [call.id, call] as const))(
    'in the call %s',
    { tags: ['examples'] },
    async (id, call) => {
      const { answer: _, ...input } = sampleOf(rows, id) ?? {};
      const token = world.tokens[callerOf(call)];
      const query = { ...input.query, Unforeseen: '1' };
      const isHandedOn = call.access.who === 'public' && call.method === 'GET';
      const inputs = [
        ...(isHandedOn ? [] : [{ ...input, query }]),
        ...(input.body === undefined ? [] : [{ ...input, body: withMore(input.body) }]),
      ];
      const answers = await Promise.all(inputs.map((one) => server.call(call, { ...one, token })));
      expect(answers.map(({ problem }) => problem.errors)).toEqual(inputs.map(() => expect.arrayContaining([namesIt])));
    },
  );
});
