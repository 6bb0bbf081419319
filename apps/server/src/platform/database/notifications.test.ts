import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { openDatabase } from './database.ts';
import { openNotifications } from './notifications.ts';
import { notify } from './notify.ts';
import { gateTo } from './test/gate.ts';
import { otherSessions } from './test/sessions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('the connection for notifications reconnects after an outage, and reports that notifications may have been missed', async () => {
  const way = await gateTo(database.networkUrl);
  const received: string[] = [];
  let resets = 0;
  const notifications = openNotifications(way.url);
  await notifications.on(
    'clubpulse_user',
    (payload) => received.push(payload),
    () => {
      resets += 1;
    },
  );
  way.shut();
  await expect.poll(() => way.gate.knocks).toBeGreaterThan(1);
  expect(resets).toBe(0);
  way.gate.isOpen = true;
  await expect.poll(() => resets).toBe(1);
  const open = openDatabase(database.url);
  await notify(open.db, 'clubpulse_user', 7);
  await expect.poll(() => received).toEqual(['7']);
  await open.close();
  await notifications.close();
  await way.end();
});

it('a silent connection for notifications is replaced, and reports that notifications may have been missed', async () => {
  const way = await gateTo(database.networkUrl);
  const received = new Set<string>();
  let resets = 0;
  const notifications = openNotifications(way.url, 500);
  await notifications.on(
    'clubpulse_user',
    (payload) => received.add(payload),
    () => {
      resets += 1;
    },
  );
  way.gate.knocks = 0;
  way.gate.isSilent = true;
  await expect.poll(() => way.gate.knocks).toBeGreaterThan(0);
  way.gate.isSilent = false;
  await expect.poll(() => resets).toBeGreaterThan(0);
  const open = openDatabase(database.url);
  await expect
    .poll(async () => {
      await notify(open.db, 'clubpulse_user', 8);
      return received.has('8');
    })
    .toBe(true);
  await open.close();
  await notifications.close();
  await way.end();
});

it('a connection for notifications whose LISTEN fails is ended before the next attempt', async () => {
  const way = await gateTo(database.networkUrl);
  const notifications = openNotifications(way.url);
  const ignore = () => {};
  await notifications.on('clubpulse_user', ignore, ignore);
  await expect(notifications.on('', ignore, ignore)).rejects.toThrow('zero-length');
  way.shut();
  way.gate.isOpen = true;
  await expect.poll(() => way.gate.knocks).toBeGreaterThan(2);
  const observer = new pg.Client(database.url);
  await observer.connect();
  await expect.poll(() => otherSessions(observer)).toBeLessThan(2);
  await observer.end();
  await notifications.close();
  await way.end();
});
