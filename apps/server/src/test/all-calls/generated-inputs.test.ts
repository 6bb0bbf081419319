// @module-tag examples

import { allCalls } from '@clubpulse/contract/all-calls';
import { errorTypes } from '@clubpulse/contract/all-errors';
import type { Call } from '@clubpulse/contract/call';
import { everyCallErrors } from '@clubpulse/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { atLength, countFrom, inTurn, oneIn } from '../proof/at-length.ts';
import { createRows } from '../samples.ts';
import { openOwnServer, type TestServer } from '../server.ts';
import { createWorld, type World } from '../world.ts';

/**
 * An administrator sends generated inputs: only declared refusals may happen. FUZZ_RUNS sets the inputs per call, FUZZ_SEED
 * repeats a run. Each commit tests one call in eight.
 */
const RUNS = countFrom('FUZZ_RUNS', 2);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  format?: string;
};

const awkward = fc.constantFrom<unknown>(
  '',
  ' ',
  null,
  0,
  -1,
  1,
  2,
  3,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '\u0000',
  "'; drop table users; --",
  '%',
  '\\',
  '😀'.repeat(30),
  'x'.repeat(10_001),
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-11-20T10:00:00+14:00',
  [],
  {},
  { length: { toString: 1 } },
  true,
);

function like(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return fc.oneof(...several.map(like));
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      const known = fc.record(
        Object.fromEntries(
          properties.map(([name, value]) => [
            name,
            fc.oneof({ weight: 8, arbitrary: like(value) }, { weight: 1, arbitrary: awkward }),
          ]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
      return typeof schema.additionalProperties === 'object'
        ? fc.dictionary(fc.string(), like(schema.additionalProperties))
        : known;
    }
    case 'array':
      return fc.array(like(schema.items ?? {}), { maxLength: 5 });
    case 'integer':
      return fc.oneof(fc.integer({ min: 1, max: 4 }), fc.maxSafeInteger());
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      if (schema.format === 'date-time')
        return fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString());
      if (schema.format === 'date')
        return fc
          .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10));
      return fc.oneof(
        fc.string({ maxLength: 30 }),
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }).map(String),
        fc.constant('#1787A6'),
      );
    default:
      return awkward;
  }
}

const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

const segments = (schema: z.ZodType) =>
  fc.record(
    Object.fromEntries(
      Object.keys(shapeOf(schema).properties ?? {}).map((name) => [
        name,
        fc.oneof(
          { weight: 6, arbitrary: fc.integer({ min: 1, max: 12 }).map(String) },
          {
            weight: 1,
            arbitrary: fc.constantFrom(
              '0',
              '-1',
              '1.5',
              '9999999999999999',
              '99999999999999999999',
              'self',
              '%',
              'x'.repeat(300),
            ),
          },
        ),
      ]),
    ),
  );

describe(`inputs generated from the contract, FUZZ_SEED=${SEED}`, () => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await openOwnServer();
    world = await createWorld(server);
    await createRows(server, world);
  });
  afterAll(() => server.close());

  it.each((atLength ? inTurn(8, allCalls) : oneIn(8, allCalls)).map((call) => [call.id, call] as const))(
    'the call %s never returns a 5xx for random inputs',
    async (_id, call: Call) => {
      const hasBody = !(call.body instanceof z.ZodUndefined);
      const inputs = fc.record({
        params: segments(call.params),
        query: like(shapeOf(call.query)) as fc.Arbitrary<Record<string, unknown>>,
        body: hasBody
          ? fc.oneof({ weight: 9, arbitrary: like(shapeOf(call.body)) }, { weight: 1, arbitrary: awkward })
          : fc.constant(undefined),
      });
      await fc.assert(
        fc.asyncProperty(inputs, async (input) => {
          const { status, problem } = await server.call(call, { ...input, token: world.tokens.admin });
          if (status >= 500) throw new Error(`${status}: ${JSON.stringify(problem)}`);
          if (status >= 400) {
            expect([...everyCallErrors, ...call.errors], JSON.stringify(problem)).toContain(problem.ErrorType);
            expect(errorTypes[problem.ErrorType]).toBe(status);
            expect(problem.detail ?? '').not.toBe('');
          }
        }),
        { numRuns: RUNS, seed: SEED },
      );
    },
  );
});
