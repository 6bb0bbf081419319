// @module-tag examples

import { errorTypes } from '@clubpulse/contract/all-errors';
import { type ErrorType, everyCallErrors, problemSchema } from '@clubpulse/contract/errors';
import { languages } from '@clubpulse/contract/scalars';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { besideFeatures } from '../beside-features.ts';
import { atLength, inTurn } from '../proof/at-length.ts';
import { type Provocation, type Refusals, refusalOfRequest } from '../refused.ts';
import { createRows } from '../samples.ts';
import { openOwnServer, openServer, type TestServer } from '../server.ts';
import { createWorld } from '../world.ts';

/**
 * Makes each refusal as described in `.refusals.ts`, in one language by turns, in the long run in all. Each commit makes one in
 * three. A type that nothing makes must leave the contract.
 */
const types = Object.keys(errorTypes) as ErrorType[];

let server: TestServer;
const provocations: Partial<Record<ErrorType, Provocation>> = {};
const opened: TestServer[] = [];

beforeAll(async () => {
  server = await openServer();
  const world = await createWorld(server);
  const rows = (await createRows(server, world)).own;
  const open: typeof openOwnServer = async (...settings) => {
    const own = await openOwnServer(...settings);
    opened.push(own);
    return own;
  };
  for (const refusals of (await besideFeatures('refusals')) as Refusals[]) {
    const ofFeature = await refusals({ server, world, rows, open });
    const twice = Object.keys(ofFeature).filter((type) => type in provocations);
    if (twice.length > 0) throw new Error(`Provoked by two features: ${twice.join(', ')}.`);
    Object.assign(provocations, ofFeature);
  }
});
afterAll(async () => {
  for (const one of [server, ...opened]) await one.close();
});

describe('every declared refusal', () => {
  it.each(inTurn(3, types).map((type, turn) => [type, turn] as const))(
    'of type %s can be caused and has a text',
    async (type, turn) => {
      const { call, ask, fields = [] } = provocationOf(type);
      if (call) expect([...everyCallErrors, ...call.errors]).toContain(type);

      const details = new Set<string>();
      const messages = new Map(fields.map((field) => [field, new Set<string>()]));
      const spoken = atLength ? languages : languages.filter((_, place) => turn % languages.length === place);
      for (const language of spoken) {
        const refused = await ask(language);
        const problem = problemSchema.parse(JSON.parse(refused.text));
        expect(refused).toMatchObject({ status: errorTypes[type], type: expect.stringContaining('application/problem+json') });
        expect(problem).toMatchObject({ ErrorType: type, status: errorTypes[type], type: `urn:clubpulse:error:${type}` });
        expect(problem.requestId).not.toBe('');
        details.add(words(problem.detail));

        const errors = problem.errors ?? [];
        expect(errors.map(({ field }) => field)).toEqual(fields);
        for (const { field, message } of errors) messages.get(field)?.add(words(message));
      }
      expect(details.size, [...details].join(' | ')).toBe(spoken.length);
      for (const [field, messagesOf] of messages)
        expect(messagesOf.size, `${field}: ${[...messagesOf].join(' | ')}`).toBe(spoken.length);
    },
  );

  it('of an internal error reveals no details', async () => {
    const { text } = await provocationOf('InternalError').ask('en');
    const problem = problemSchema.strict().parse(JSON.parse(text));
    expect(Object.keys(problem).sort()).toEqual(['ErrorType', 'detail', 'requestId', 'status', 'title', 'type']);
    expect(text).not.toMatch(/bridges|relation|select|postgres|\.ts|node_modules|42P01/i);
  });

  it('for too many attempts counts callers behind a trusted proxy separately', {
    tags: ['atLength'],
  }, async () => {
    const statuses = async (settings: Record<string, string>) => {
      const at = await openOwnServer({ RATE_LIMIT: '1', ...settings });
      const ask = (caller: string) =>
        at.app.inject({
          method: 'POST',
          url: '/api/displays:startPairing',
          headers: { 'x-forwarded-for': `10.9.9.9, ${caller}` },
        });
      const answers = [await ask('192.0.2.1'), await ask('192.0.2.2'), await ask('192.0.2.1')];
      await at.close();
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses({ TRUST_PROXY: '1' })).toEqual([200, 200, 429]);
    expect(await statuses({})).toEqual([200, 429, 429]);
  });

  it('of a body that is no JSON has a readable text', async () => {
    const refused = await refusalOfRequest(
      server,
      '/api/devices/bridges:register',
      { method: 'POST', type: 'application/json', payload: '{' },
      'fr',
    );
    const problem = problemSchema.parse(JSON.parse(refused.text));
    expect(problem).toMatchObject({ status: 400, ErrorType: 'ValidationFailed' });
    for (const { message } of problem.errors ?? []) words(message);
  });
});

function provocationOf(type: ErrorType): Provocation {
  const provocation = provocations[type];
  if (!provocation) throw new Error(`No *.refusals.ts provokes ${type}: no call returns it, or no test checks it.`);
  return provocation;
}

function words(text: string | undefined): string {
  expect(text).toMatch(/^\p{Lu}.*[.!?]$/u);
  expect(text).not.toContain('{{');
  return text ?? '';
}
