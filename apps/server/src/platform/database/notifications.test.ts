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
