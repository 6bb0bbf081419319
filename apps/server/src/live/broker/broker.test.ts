import * as calls from '@clubpulse/contract/devices/bridges.calls';
import { connectAsync, type MqttClient } from 'mqtt';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';

let house: TestServer;
let clubId: number;
let token: string;
const clients: MqttClient[] = [];
beforeAll(async () => {
  house = await openServer();
  clubId = await aClub(house.db);
  const manager = await aUser(house.db, { Email: 'broker-manager@example.com' });
  await aRole(house.db, manager, 'Manager', clubId);
  token = await house.tokenFor('broker-manager@example.com');
});
afterEach(() => {
  for (const client of clients.splice(0)) client.end(true);
});
afterAll(() => house.close());

async function register(HardwareId: string) {
  const { Code } = (
    await house.call(calls.createRegistrationCode, { body: { ClubId: clubId, Name: 'Hub', DisplayGroupId: null }, token })
  ).result;
  return (await house.call(calls.registerBridge, { body: { Code, HardwareId, Model: 'Pi' } })).result;
}
async function signIn({ ClubpulseBridgeId, Secret }: { ClubpulseBridgeId: number; Secret: string }): Promise<MqttClient> {
  const account = { username: String(ClubpulseBridgeId), password: Secret };
  const client = await connectAsync(`mqtt://127.0.0.1:${house.mqtt.port}`, {
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
  expect((await house.call(calls.deleteBridge, { params, token })).status).toBe(204);
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
