import { beginApp, confirmApp, setDemand } from '@clubpulse/contract/accounts/security.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccountSecurity } from '../../accounts/security/public.ts';
import { aRole } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { managersOf } from './public.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

async function addApp(token: string): Promise<void> {
  const params = { id: (await server.call(getSelf, { token })).result.UserId };
  const { result } = await server.call(beginApp, { params, token });
  const Code = new TOTP({ secret: Secret.fromBase32(result.Secret) }).generate();
  expect((await server.call(confirmApp, { params, token, body: { Code } })).status).toBe(200);
}

it('a manager who lacks a required second factor is not notified, but another manager is', async () => {
  const { closedIn } = createAccountSecurity({ db: server.db, provider: server.provider });
  const notified = () => managersOf(server.db, world.clubA, closedIn);
  const { ownerA, managerA } = world.ids;
  expect(await notified()).toEqual([managerA]);

  const params = { id: world.clubA };
  await addApp(world.tokens.ownerA);
  await server.call(setDemand, { params, body: { Demanded: true }, token: world.tokens.ownerA });
  expect(await notified()).toEqual([ownerA]);

  const token = await server.tokenFor(`second${world.clubA}@example.com`);
  const { UserId } = (await server.call(getSelf, { token })).result;
  await addApp(token);
  await aRole(server.db, UserId, 'Manager', world.clubA);
  expect(await notified()).toEqual([UserId]);
});
