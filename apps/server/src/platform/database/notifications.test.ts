import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { openDatabase } from './database.ts';
import { openNotifications } from './notifications.ts';
import { notify } from './notify.ts';
import { gateTo } from './test/gate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('a database that is away is asked for twice a second, and heard again when it is back', { tags: ['atLength'] }, async () => {
  const way = await gateTo(database.networkUrl);
  const heard: string[] = [];
  let resets = 0;
  const notifications = openNotifications(way.url);
  await notifications.on(
    'clubpulse_user',
    (payload) => heard.push(payload),
    () => {
      resets += 1;
    },
  );
  way.shut();
  await pause(4_000);
  // Doubling would have knocked some hundred times by now.
  expect(way.gate.knocks).toBeGreaterThan(2);
  expect(way.gate.knocks).toBeLessThan(10);
  way.gate.isOpen = true;
  await expect.poll(() => resets).toBe(1);
  const open = openDatabase(database.url);
  await notify(open.db, 'clubpulse_user', 7);
  await expect.poll(() => heard).toEqual(['7']);
  await open.close();
  await notifications.close();
  await way.end();
});
