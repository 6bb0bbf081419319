import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

it('a database that is away is asked for twice a second, and heard again when it is back', async () => {
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  way.shut();
  for (let knocks = 0; knocks < 4; knocks += 1) {
    while (way.gate.knocks < knocks || vi.getTimerCount() === 0) await turn();
    // Whatever else would ask for the next try has done so.
    for (let turns = 0; turns < 10; turns += 1) await turn();
    expect([way.gate.knocks, vi.getTimerCount()]).toEqual([knocks, 1]);
    way.gate.isOpen = knocks === 3;
    vi.advanceTimersByTime(500);
  }
  vi.useRealTimers();
  await expect.poll(() => resets).toBe(1);
  const open = openDatabase(database.url);
  await notify(open.db, 'clubpulse_user', 7);
  await expect.poll(() => heard).toEqual(['7']);
  await open.close();
  await notifications.close();
  await way.end();
});
