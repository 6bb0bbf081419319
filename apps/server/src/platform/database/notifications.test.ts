import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { openDatabase } from './database.ts';
import { openNotifications } from './notifications.ts';
import { notify } from './notify.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A way to the database that can be closed: while it is, whoever knocks is hung up on. */
async function gateTo(url: URL) {
  const gate = { isOpen: true, knocks: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    gate.knocks += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    if (!gate.isOpen) return socket.destroy();
    const beyond = connect({ host: url.hostname, port: Number(url.port) });
    beyond.on('error', () => socket.destroy());
    socket.on('close', () => beyond.destroy());
    return socket.pipe(beyond).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(address.port);
  return {
    gate,
    url: through.toString(),
    shut() {
      gate.isOpen = false;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      gate.knocks = 0;
    },
    end: () => new Promise((resolve) => server.close(resolve)),
  };
}

it('a database that is away is asked for twice a second, and heard again when it is back', async () => {
  const way = await gateTo(new URL(database.url));
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
  await expect.poll(() => resets, { timeout: 5_000 }).toBe(1);
  const open = openDatabase(database.url);
  await notify(open.db, 'clubpulse_user', 7);
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['7']);
  await open.close();
  await notifications.close();
  await way.end();
});
