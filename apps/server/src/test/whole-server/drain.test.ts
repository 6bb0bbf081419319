import type { AddressInfo } from 'node:net';
import { listNews } from '@clubpulse/contract/office/news.calls';
import { getHealth, getReadiness } from '@clubpulse/contract/platform/platform.calls';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { aClub, aRole, aUser } from '../rows.ts';
import { openOwnServer, type TestServer } from '../server.ts';

let database: TestDatabase;
let server: TestServer;
let url: string;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await openOwnServer({ DRAIN_SECONDS: '60' }, { database: { url: database.url, drop: async () => {} }, jobs: true });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => database.drop());

it('a server that stops is not ready, works on, tells its walls to reconnect and ends its running calls', async () => {
  const clubId = await aClub(server.db);
  await aRole(server.db, await aUser(server.db, { Email: 'trainer@drain.example' }), 'Trainer', clubId);
  const token = await server.tokenFor('trainer@drain.example');
  const wall = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
  const codes: number[] = [];
  wall.on('close', (code) => codes.push(code));
  await new Promise((resolve) => wall.once('open', resolve));
  wall.send(JSON.stringify({ type: 'watch', token, clubId, roomId: null }));
  await new Promise((resolve) => wall.once('message', resolve));
  expect((await server.call(getReadiness)).status).toBe(204);
  expect((await server.call(getHealth)).status).toBe(200);
  expect((await fetch(`${url}/oidc/jwks`)).headers.get('connection')).toBe('keep-alive');

  void server.drain();
  expect((await server.call(getReadiness)).status).toBe(503);
  expect((await server.call(getHealth)).status).toBe(503);
  for (const path of ['/api/config', '/oidc/jwks']) {
    const { status, headers } = await fetch(`${url}${path}`);
    expect([path, status, headers.get('connection')]).toEqual([path, 200, 'close']);
  }
  expect(codes).toEqual([]);
  await server.drain();

  const holder = new pg.Client(database.url);
  await holder.connect();
  const jobsAreTaken = async () =>
    (
      await holder.query(
        `select from pg_stat_activity where query ilike 'listen "jobs:insert"%' and datname = current_database()`,
      )
    ).rowCount;
  await vi.waitFor(async () => expect(await jobsAreTaken()).toBeGreaterThan(0));
  await holder.query('begin; lock table news in access exclusive mode');
  const running = fetch(`${url}/api${listNews.path}`, { headers: { authorization: `Bearer ${token}` } });
  const waits = async () =>
    (
      await holder.query(`select from pg_locks where not granted and relation = 'news'::regclass
      and database = (select oid from pg_database where datname = current_database())`)
    ).rowCount;
  await vi.waitFor(async () => expect(await waits()).toBe(1));
  const closing = server.close();
  await vi.waitFor(() => expect(codes).toEqual([1012]));
  await vi.waitFor(async () => expect(await jobsAreTaken()).toBe(0), { timeout: 4000 });
  await holder.query('rollback');
  await holder.end();
  const ended = await running;
  expect([ended.status, ended.headers.get('connection')]).toEqual([200, 'close']);
  await closing;
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
});
