import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBridges } from '../../devices/bridges/public.ts';
import type { MessageHandler } from '../../platform/mqtt/mqtt.ts';
import { aBridge, aClub } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { listenForPresence } from './presence.live.ts';
import { silenceRounds } from './silence.live.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const begin = Date.parse('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(begin + seconds * 1000);

async function listening() {
  const bridges = createBridges({ db: server.db });
  const handlers: MessageHandler[] = [];
  let second = 0;
  const save: typeof bridges.savePresence = (id, presence) => bridges.savePresence(id, presence, at(second));
  const mqtt = { onMessage: (handler: MessageHandler) => void handlers.push(handler) };
  const received = listenForPresence({ mqtt, save, log: pino({ level: 'silent' }) });
  let [isReached, isStored] = [true, true];
  const round = silenceRounds(
    {
      received,
      isListening: () => isReached,
      markReceived: async (ids, time) => {
        if (!isStored) throw new Error('no database');
        await bridges.markReceived(ids, time);
      },
      endSilent: bridges.endSilent,
    },
    at(0),
  );
  const clubId = await aClub(server.db);
  const id = await aBridge(server.db, clubId);
  const publish = (leaf: string, body: string) => {
    for (const handler of handlers) handler(`clubpulse/c/${clubId}/b/${id}/${leaf}`, Buffer.from(body));
  };
  return {
    id,
    publish,
    reached: (is: boolean) => {
      isReached = is;
    },
    stored: (is: boolean) => {
      isStored = is;
    },
    async ends(now: number): Promise<boolean> {
      second = now;
      return (await round(at(now))).includes(id);
    },
    async comes(): Promise<void> {
      await bridges.savePresence(id, { online: true }, at(second));
      publish('state', '{"online":true}');
    },
    status: async () => {
      const state = await createBridges({ db: server.db, now: () => at(second) }).state(id);
      return 'OnlineStatus' in state ? state.OnlineStatus : 'unknown';
    },
  };
}

it('a bridge is marked offline after ninety seconds of silence, and stays online as long as it sends readings, even without reports', async () => {
  const { comes, ends, publish, status } = await listening();
  await comes();
  for (const now of [30, 60, 90, 120, 150]) {
    publish('hr', '{"readings":[]}');
    expect([now, await ends(now)]).toEqual([now, false]);
  }
  expect(await status()).toBe('Online');
  for (const now of [180, 210, 240]) expect([now, await ends(now)]).toEqual([now, false]);
  expect(await ends(270)).toBe(true);
  expect(await status()).toBe('Offline');
});

it('the silence of a bridge does not count while the broker or the database is unavailable or the server is paused', async () => {
  const { comes, ends, reached, stored, status } = await listening();
  await comes();
  for (const now of [30, 60, 90]) await ends(now);
  reached(false);
  for (const now of [120, 150, 180]) expect([now, await ends(now)]).toEqual([now, false]);
  reached(true);
  for (const now of [210, 240]) expect([now, await ends(now)]).toEqual([now, false]);
  stored(false);
  await expect(ends(265)).rejects.toThrow('no database');
  stored(true);
  for (const now of [295, 325]) expect([now, await ends(now)]).toEqual([now, false]);
  for (const now of [3925, 3955, 3985]) expect([now, await ends(now)]).toEqual([now, false]);
  expect(await status()).toBe('Online');
  expect(await ends(4015)).toBe(true);
});
