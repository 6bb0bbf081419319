import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getHealth, getReadiness } from '@clubpulse/contract/platform/platform.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOwnServer, type TestServer } from '../server.ts';

let provider: Server;
let server: TestServer;
let looks = 0;
let overloaded = false;
beforeAll(async () => {
  provider = createServer((_request, response) => {
    looks += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  server = await openOwnServer(
    { OIDC_ISSUER: `http://127.0.0.1:${(provider.address() as AddressInfo).port}` },
    { isOverloaded: () => overloaded },
  );
});
afterAll(async () => {
  await server.close();
  provider.close();
});

it('the health check has no rate limit and queries the provider once', async () => {
  const before = looks;
  const answers = await Promise.all(Array.from({ length: 50 }, () => server.call(getHealth)));
  expect((await server.call(getReadiness)).status).toBe(204);
  for (const { result } of answers) expect(result).toMatchObject({ identity: true, status: 'ok' });
  expect(looks - before).toBe(1);
});

it('the health check reports an overloaded process as degraded, and readiness does not', async () => {
  overloaded = true;
  expect((await server.call(getHealth)).result).toMatchObject({
    status: 'degraded',
    overloaded: true,
    database: true,
    broker: true,
  });
  expect((await server.call(getReadiness)).status).toBe(204);
  overloaded = false;
  expect((await server.call(getHealth)).result).toMatchObject({ status: 'ok', overloaded: false });
});
