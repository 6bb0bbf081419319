// @module-tag atLength

import { allCalls } from '@clubpulse/contract/all-calls';
import type { Call } from '@clubpulse/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../proof/at-length.ts';
import type { Sample } from '../sample.ts';
import { createRows, samples } from '../samples.ts';
import { openOwnServer, type TestServer } from '../server.ts';
import { createWorld, type Person, type World } from '../world.ts';

/** Each call's valid input gets one extreme value. No response may be a 5xx. Each commit tests one call in four. */
let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openOwnServer();
  world = await createWorld(server);
  inputs = samples((await createRows(server, world)).own);
});
afterAll(() => server.close());
let inputs: ReturnType<typeof samples> = {};

const edges: readonly unknown[] = [
  '0000-01-01',
  '0000-06-01T12:00:00Z',
  '9999-12-31',
  '9999-12-31T23:59:59Z',
  '-271821-04-20T00:00:00Z',
  '2026-11-20T10:00:00+23:59',
  2 ** 31 - 1,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  -(2 ** 31) - 1,
  1e308,
  'x'.repeat(15_000),
  '\u0000',
  '\ud800',
  { length: { toString: 1 } },
];

const callerOf = ({ access }: Call): Person =>
  access.who === 'admin' || access.who === 'editor'
    ? 'admin'
    : access.who === 'club'
      ? 'managerA'
      : access.who === 'brand'
        ? 'ownerA'
        : 'athleteA';

const isSendable = ({ params, query }: Pick<Sample, 'params' | 'query'>): boolean =>
  [...Object.values(params ?? {}), ...Object.values(query ?? {})].every((value) => String(value).isWellFormed());

function* withOne(value: unknown, edge: unknown): Generator {
  if (Array.isArray(value)) {
    for (const [at, part] of value.entries()) for (const other of withOne(part, edge)) yield value.with(at, other);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) for (const other of withOne(part, edge)) yield { ...value, [name]: other };
  } else yield edge;
}

describe('an input with one extreme value', () => {
  it.each(inTurn(4, allCalls).map((call) => [call.id, call] as const))('sent to %s causes no 5xx', async (id, call: Call) => {
    const { answer: _answer, ...sample } = inputs[id] ?? {};
    const failed: string[] = [];
    for (const edge of edges) {
      for (const input of withOne(sample, edge) as Iterable<typeof sample>) {
        if (!isSendable(input)) continue;
        const { status } = await server.call(call, { ...input, token: world.tokens[callerOf(call)] });
        if (status >= 500) failed.push(`${status} ${JSON.stringify(input).slice(0, 300)}`);
      }
    }
    expect(failed).toEqual([]);
  });
});
