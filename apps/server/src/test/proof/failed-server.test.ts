// @module-tag atLength

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ackTopic, hrTopic } from '@clubpulse/contract/live/bridge-protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { freePort } from '../../platform/database/free-port.ts';
import { publications, RawClient } from '../../platform/mqtt/test/raw-client.ts';
import { hashOf } from '../../platform/secrets/secrets.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { aBridge, aClub, aRole, aRoom, aUser } from '../rows.ts';
import { type RunningProgram, run } from './running-program.ts';
import { until } from './until.ts';

const MAIN = path.join(import.meta.dirname, '../../main.ts');
const STRAP = 4711;
const failures = {
  'an error that is thrown': `throw new Error('planted')`,
  'a promise that is rejected': `void Promise.reject(new Error('planted'))`,
};

let database: TestDatabase;
let open: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  folder = mkdtempSync(path.join(tmpdir(), 'clubpulse-failed-'));
});
afterAll(async () => {
  await open.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

it.each(Object.entries(failures))(
  'a server that fails because of %s logs the failure, stores and acknowledges its data, and exits with a code',
  async (_, failure) => {
    const { db } = open;
    const club = await aClub(db);
    const bridge = await aBridge(db, club, { DisplayGroupId: await aRoom(db, club), SecretHash: hashOf('secret') });
    const athlete = await aUser(db, {});
    await aRole(db, athlete, 'Athlete', club);
    await db.deleteFrom('sensors').execute();
    const sensor = { UserId: athlete, HardwareId: `ANT+:${STRAP}`, Model: 'Garmin' as const, Code: String(STRAP) };
    await db.insertInto('sensors').values(sensor).execute();

    const plan = path.join(folder, 'plan.mjs');
    writeFileSync(plan, `process.on('SIGUSR2', () => { ${failure}; });`);
    const [port, mqttPort] = [await freePort(), await freePort()];
    const server: RunningProgram = run(MAIN, [], {
      NODE_OPTIONS: `--import=${pathToFileURL(plan).href}`,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PORT: String(port),
      MQTT_PORT: String(mqttPort),
      DEMO: 'off',
      LIVE_FLUSH_SECONDS: '60',
    });
    await until('the server answers', async () => {
      if (server.hasEnded()) throw new Error(`the server ended unexpectedly:\n${server.output()}`);
      return (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined))?.ok === true;
    });
    const client = await RawClient.signIn(mqttPort, String(bridge), 'secret');
    await client.subscribe(ackTopic(club, bridge));
    const readings = [
      { hardwareId: `ANT+:${STRAP}`, hr: 140 },
      { hardwareId: 'nothing', hr: 140 },
    ];
    const payload = JSON.stringify({ queue: 1, seq: 1, first: 1, sentAt: Date.now(), readings });
    client.socket.write(publications({ topic: hrTopic(club, bridge), payload, qos: 1, retain: false }, 1));
    await until('the reading is in memory', async () => {
      const noted = await db
        .selectFrom('bridges')
        .select('LastRefusal')
        .where('ClubpulseBridgeId', '=', bridge)
        .executeTakeFirst();
      return typeof noted?.LastRefusal === 'string';
    });

    await server.end('SIGUSR2');
    expect(await server.ended).toBe(70);
    expect(server.output()).toMatch(/"level":60.*planted/);
    await until('the bridge has its acknowledgement', () => client.messages === 1);
    const stored = await db.selectFrom('heart_minute').select('UserId').where('UserId', '=', athlete).execute();
    expect(stored).toHaveLength(1);
  },
);
