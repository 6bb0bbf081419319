// @module-tag atLength

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { encodeReadings, hrTopic } from '@clubpulse/contract/live/bridge-protocol';
import { decodeFrame, type RoomFrame } from '@clubpulse/contract/live/frame-bytes';
import { connectAsync } from 'mqtt';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createBoard } from '../../live/board/public.ts';
import { createFrames } from '../../live/frames/public.ts';
import { createIngest } from '../../live/ingest/public.ts';
import { createSockets } from '../../live/sockets/public.ts';
import { createLocalBus } from '../../platform/bus/bus.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { openNotifications } from '../../platform/database/notifications.ts';
import { startMqtt } from '../../platform/mqtt/broker.ts';
import { createHeartMinutes } from '../../training/heart-minutes/public.ts';
import { createTestDatabase } from '../database.ts';
import { FilesRun, namedOnServer } from './files-run.ts';

const [CLUB, HALL, BRIDGE, STRAP] = [7, 41, 1, 100];
const log = pino({ level: 'silent' });
/** Longer than the board's slowest timer. */
const EVERY_CLOCK_MS = 1200;

const instruments = [
  'apps/server/src/platform/bus/bus-requests.ts',
  'apps/server/src/platform/clock/steady.ts',
  'apps/server/src/platform/database/direct-connection.ts',
  'apps/server/src/platform/mqtt/packet-limit.ts',
  'packages/contract/devices/strap-number.ts',
  'packages/contract/live/bridge-protocol.ts',
  'packages/contract/live/frame-bytes.ts',
];

it('a heart rate runs exactly the files that docs/ways.md lists', async () => {
  const database = await createTestDatabase();
  const open = openDatabase(database.url);
  const notifications = openNotifications(database.url);
  const bus = createLocalBus();
  const athlete = {
    UserId: 1,
    Nickname: 'Zoe',
    FirstMidName: 'Anna',
    LastName: 'Rossi',
    HideOnWall: false,
    BirthDate: '1991-01-01',
    ZoneSettings: null,
    straps: [{ strap: STRAP, station: null }],
  };
  const board = await createBoard({
    ports: {
      factsOf: async (clubIds) =>
        new Map(
          clubIds.map((id) => [id, { athletes: [athlete], bridges: [{ ClubpulseBridgeId: BRIDGE, DisplayGroupId: HALL }] }]),
        ),
      minutesOf: async () => [],
      hoursOf: async () => [],
      receivedIn: async () => [],
      limitsSince: async () => [],
      clubsOfUser: async () => [CLUB],
      strapsReceived: async () => {},
      hiddenIn: async () => [],
      storeHidden: async () => {},
    },
    windowSeconds: 60,
    notifications,
    log,
  });
  const mqtt = await startMqtt({
    config: { MQTT_HOST: '127.0.0.1', MQTT_PORT: 0 },
    auth: { checkSecret: async (ClubpulseBridgeId: number) => ({ ClubpulseBridgeId, ClubId: CLUB }) },
    log,
  });
  const ingest = createIngest({
    db: open.db,
    mqtt,
    board,
    heartMinutes: createHeartMinutes(),
    flushSeconds: 60,
    noteTrouble: async () => {},
    log,
  });
  const place = async () => ({
    clubName: 'Palestra',
    roomName: 'Sala',
    roomColor: null,
    timeZone: 'Europe/Rome',
    language: 'it' as const,
  });
  const frames = await createFrames({
    board,
    buses: [bus],
    place,
    classBefore: async () => new Map(),
    standings: { standingOf: async () => undefined, keepStanding: async () => {} },
    notifications,
    firstRoster: () => 1,
    log,
  });
  const display = { DisplayId: 1, ClubId: CLUB, DisplayGroupId: HALL, Sound: false, Station: null, ClubpulseBridgeId: null };
  const sockets = await createSockets({
    bus,
    ports: {
      displays: { byToken: async () => display, get: async () => display, seen: async () => {} },
      apps: { bySecret: async () => undefined, get: async () => undefined, seen: async () => {} },
      watcher: async () => 'rights' as const,
      isLicensed: async () => true,
      isEnabled: async () => true,
      isRoom: async () => true,
    },
    notifications,
    log,
  });
  const server = createServer();
  sockets.attach(server, 'https://club.example');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const wall = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/api/live`);
  await once(wall, 'open');
  wall.send(JSON.stringify({ type: 'watch', display: 'tv-1' }));
  const bridge = await connectAsync(`mqtt://127.0.0.1:${mqtt.port}`, {
    protocolVersion: 4,
    username: String(BRIDGE),
    password: 'x',
    reconnectPeriod: 0,
  });
  let seq = 0;
  const send = (bpm: number) => {
    seq += 1;
    const readings = [{ strap: STRAP, bpm, rssi: -60 }];
    return bridge.publishAsync(
      hrTopic(CLUB, BRIDGE),
      Buffer.from(encodeReadings({ queue: 5, seq, first: 1, sentAt: Date.now(), readings })),
      { qos: 1 },
    );
  };
  const frame = async (): Promise<RoomFrame> => {
    for (;;) {
      const [data, binary]: unknown[] = await once(wall, 'message');
      const read = binary === true && data instanceof Buffer ? decodeFrame(Uint8Array.from(data).buffer) : undefined;
      if (read) return read;
    }
  };
  const shows = async (bpm: number) => {
    while ((await frame()).tiles[0]?.bpm !== bpm);
  };
  const run = await FilesRun.watch();
  try {
    await send(120);
    await shows(120);
    await run.sinceThen();
    await sleep(EVERY_CLOCK_MS);
    await frame();
    const idle = await run.sinceThen();
    await send(130);
    await shows(130);
    const passed = await run.sinceThen();
    const named = namedOnServer('A heart rate');
    expect(named.filter((file) => !passed.has(file))).toEqual([]);
    const received = [...passed].filter((file) => !idle.has(file));
    expect(received.filter((file) => !named.includes(file) && !instruments.includes(file))).toEqual([]);
  } finally {
    await run.stop();
    wall.terminate();
    await bridge.endAsync(true);
    await ingest.drain();
    board.close();
    await frames.close();
    await sockets.close();
    server.close();
    await mqtt.close();
    await notifications.close();
    await open.close();
    await database.drop();
  }
});
