import { allCalls } from '@clubpulse/contract/all-calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerOf, createRows, sampleOf } from '../samples.ts';
import { openServer, type TestServer } from '../server.ts';
import { createWorld, type World } from '../world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

it('every call with a currency refuses another currency than that of the club’s first sale', async () => {
  const { own } = await createRows(server, world);
  const withCurrency = allCalls.flatMap((call) => {
    const { body, ...sample } = sampleOf(own, call.id) ?? {};
    return body && 'Currency' in body && !call.id.startsWith('clubs.') ? [{ call, sample, body }] : [];
  });
  expect(withCurrency.map(({ call }) => call.id).sort()).toEqual([
    'creditsPackages.create',
    'creditsPackages.update',
    'subscriptionTypes.create',
    'subscriptionTypes.update',
    'transactions.create',
    'transactions.update',
  ]);
  for (const { call, sample, body } of withCurrency) {
    const input = { ...sample, body: { ...body, Currency: 'CHF' }, token: world.tokens[callerOf(call)] };
    const { status, problem } = await server.call(call, input);
    expect([call.id, status, problem.ErrorType, problem.errors?.[0]?.field]).toEqual([
      call.id,
      409,
      'ClubCurrencyFixed',
      'Currency',
    ]);
  }
});
