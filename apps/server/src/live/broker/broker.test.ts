import * as calls from '@clubpulse/contract/devices/bridges.calls';
import { connectAsync, type MqttClient } from 'mqtt';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openNotifications } from '../../platform/database/notifications.ts';
import { createTestDatabase } from '../../test/database.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openOwnServer, openServer, type TestServer } from '../../test/server.ts';

let product: TestServer;
let clubId: number;
let token: string;
const clients: MqttClient[] = [];
beforeAll(async () => {
  product = await openServer();
  ({ ClubId: clubId, token } = await managedClub(product));
});
afterEach(() => {
  for (const client of clients.splice(0)) client.end(true);
});
afterAll(() => product.close());

async function managedClub(server: TestServer): Promise<{ ClubId: number; token: string }> {
  const ClubId = await aClub(server.db);
  const manager = await aUser(server.db, { Email: 'broker-manager@example.com' });
  await aRole(server.db, manager, 'Manager', ClubId);
  return { ClubId, token: await server.tokenFor('broker-manager@example.com') };
}
async function register(HardwareId: string, server = product, at = { ClubId: clubId, token }) {
  const body = { ClubId: at.ClubId, Name: 'Hub', DisplayGroupId: null };
  const { Code } = (await server.call(calls.createRegistrationCode, { body, token: at.token })).result;
  return (await server.call(calls.registerBridge, { body: { Code, HardwareId, Model: 'Pi' } })).result;
}
async function signIn({ ClubpulseBridgeId, Secret }: { ClubpulseBridgeId: number; Secret: string }): Promise<MqttClient> {
  const account = { username: String(ClubpulseBridgeId), password: Secret };
  const client = await connectAsync(`mqtt://127.0.0.1:${product.mqtt.port}`, {
    protocolVersion: 4,
    ...account,
    reconnectPeriod: 0,
  });
  client.on('error', () => {});
  clients.push(client);
  return client;
}
const cutOff = (client: MqttClient) => vi.waitFor(() => expect(client.connected).toBe(false));

it('the broker disconnects a deleted bridge at once, and leaves other bridges connected', async () => {
  const [removed, other] = [await register('broker-gone'), await register('broker-other')];
  const [client, stays] = [await signIn(removed), await signIn(other)];
  const params = { id: removed.ClubpulseBridgeId };
  expect((await product.call(calls.deleteBridge, { params, token })).status).toBe(204);
  await cutOff(client);
  expect(stays.connected).toBe(true);
  await expect(signIn(removed)).rejects.toThrow('Bad username or password');
});

it('the broker disconnects a bridge that uses its old secret when the device has registered again', async () => {
  const before = await register('broker-again');
  const client = await signIn(before);
  const again = await register('broker-again');
  expect(again.ClubpulseBridgeId).toBe(before.ClubpulseBridgeId);
  await cutOff(client);
  await expect(signIn(before)).rejects.toThrow('Bad username or password');
  expect((await signIn(again)).connected).toBe(true);
});

it('the registration of a new device disconnects no bridge, but a known device that registers again is disconnected', async () => {
  const database = await createTestDatabase();
  const own = await openOwnServer({}, { database });
  const club = await managedClub(own);
  const notifications = openNotifications(database.url);
  const disconnected: string[] = [];
  await notifications.on(
    'clubpulse_bridge_secret',
    (id) => disconnected.push(id),
    () => {},
  );
  const { ClubpulseBridgeId: known } = await register('broker-known', own, club);
  await register('broker-new', own, club);
  await register('broker-known', own, club);
  // Notifications arrive in the order of the transactions, so a wrong disconnection of `broker-new` would come first.
  await expect.poll(() => disconnected).toEqual([String(known)]);
  await notifications.close();
  await own.close();
});
