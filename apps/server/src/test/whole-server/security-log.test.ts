import { createRoom, listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { startPairing } from '@clubpulse/contract/live/displays.calls';
import { connectAsync } from 'mqtt';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { insertLink } from '../../platform/identity/links.store.ts';
import { createLog } from '../../platform/log/log.ts';
import { accountMark, type SecurityEvent } from '../../platform/log/security.ts';
import { hashOf, newSecret } from '../../platform/secrets/secrets.ts';
import { openOwnServer, type TestServer } from '../server.ts';
import { createWorld, type World } from '../world.ts';

let server: TestServer;
let world: World;
const lines: string[] = [];
beforeAll(async () => {
  server = await openOwnServer({ RATE_LIMIT: '3' }, { log: createLog('info', { write: (line: string) => lines.push(line) }) });
  world = await createWorld(server);
});
afterAll(() => server.close());
beforeEach(() => lines.splice(0));

type Line = SecurityEvent & { readonly level: number; readonly time: number; readonly reqId: string };
const notified = (security: SecurityEvent['security']): Line[] =>
  lines.map((line) => JSON.parse(line) as Line).filter((line) => line.security === security);
const [INFO, WARN] = [30, 40];

it('the security log records a missing right with user and call', async () => {
  const { clubA, ids, tokens } = world;
  await server.call(createRoom, { body: { ClubId: clubA, Name: 'Hall', Color: '#1787a6' }, token: tokens.athleteA });
  expect(notified('rights')).toEqual([
    expect.objectContaining({
      level: WARN,
      at: createRoom.id,
      from: '127.0.0.1',
      userId: ids.athleteA,
      reqId: expect.any(String),
    }),
  ]);
  await server.call(createRoom, { body: { ClubId: clubA, Name: 'Hall', Color: '#1787a6' }, token: tokens.managerA });
  expect(notified('rights')).toHaveLength(1);
});

it('the security log records an invalid token without its text', async () => {
  await server.call(listRooms, { params: { id: world.clubA }, token: 'forged.by.eve' });
  expect(notified('token')).toEqual([expect.objectContaining({ at: listRooms.id, from: '127.0.0.1' })]);
  expect(lines.join()).not.toContain('forged');
});

it('the security log records each sign-in attempt, its refusal and the limit, without e-mail and password', async () => {
  const send = (payload: string) =>
    server.app.inject({
      method: 'POST',
      url: '/oidc/sign-in/nobody/forgot',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  for (let n = 1; n <= 4; n++) await send('email=Ada%40example.com&password=four+bells+ring');
  const forms = notified('form');
  expect(forms.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
  expect(forms[0]).toMatchObject({ level: WARN, at: '/oidc/sign-in/:uid/forgot', account: accountMark('ada@example.com') });
  expect(lines.join()).not.toMatch(/four|bells|ada@/i);
});

it('the security log records a new password set by a mailed link', async () => {
  await server.tokenFor('carla@example.com');
  const account = await server.provider?.accountByEmail('carla@example.com');
  const token = newSecret();
  const link = { accountId: account?.AccountId ?? '', purpose: 'reset', expiresAt: new Date(Date.now() + 60_000) } as const;
  await insertLink(server.db, { ...link, tokenHash: hashOf(token) });
  await server.app.inject({
    method: 'POST',
    url: '/oidc/reset',
    headers: { cookie: `clubpulse_reset=${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'password=quite+another+long+one',
  });
  expect(notified('form')).toEqual([expect.objectContaining({ level: INFO, msg: 'done', at: '/oidc/reset', status: 200 })]);
  expect(lines.join()).not.toContain(token);
});

it('the security log records a reached rate limit', async () => {
  const statuses: number[] = [];
  for (let n = 1; n <= 4; n++) statuses.push((await server.call(startPairing, {})).status);
  expect(statuses.at(-1)).toBe(429);
  expect(notified('limit')).toEqual([expect.objectContaining({ level: WARN, from: '127.0.0.1' })]);
});

it('the security log records a bridge with a wrong secret', async () => {
  const url = `mqtt://127.0.0.1:${server.mqtt.port}`;
  await expect(
    connectAsync(url, { protocolVersion: 4, username: '7', password: 'stolen', reconnectPeriod: 0 }),
  ).rejects.toThrow();
  await vi.waitFor(() =>
    expect(notified('bridge')).toEqual([expect.objectContaining({ level: WARN, at: 'bridge 7', from: '127.0.0.1' })]),
  );
  expect(lines.join()).not.toContain('stolen');
});
