// @module-tag atLength

import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Ack, ackTopic, encodeReadings, hrTopic } from '@clubpulse/contract/live/bridge-protocol';
import { decodeFrame, type RoomFrame } from '@clubpulse/contract/live/frame-bytes';
import type { RosterMessage } from '@clubpulse/contract/live/frames';
import { connectAsync } from 'mqtt';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { freePort } from '../../platform/database/free-port.ts';
import { insertAccount } from '../../platform/identity/accounts.store.ts';
import { hashOf } from '../../platform/secrets/secrets.ts';
import { aClass } from '../booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { aBridge, aClub, aRole, aRoom, aUser } from '../rows.ts';
import { type RunningProgram, run } from './running-program.ts';
import { until } from './until.ts';

const MAIN = path.join(import.meta.dirname, '../../main.ts');
const SECONDS = 1200;
const KILLS = 4;
const [BPM, POINTS] = [140, 120];
const TRAINERS = ['giulia@example.com', 'davide@example.com'] as const;
const T = Math.floor(Date.now() / 60_000) * 60 - SECONDS;
const began = new Date(T * 1000);

let database: TestDatabase;
let open: OpenDatabase;
let folder: string;
let url: string;
let environment: Record<string, string>;
let mqttPort: number;
let server: RunningProgram;
let isEnding = false;
let club: number;
let classId: number;
let hall: number;
let studio: number;
const hubs: Hub[] = [];
const inClass: number[] = [];
const inTraining: number[] = [];

interface Hub {
  readonly id: number;
  readonly straps: readonly number[];
  acked: number;
}

async function startServer(): Promise<void> {
  server = run(MAIN, [], environment);
  await until('the server answers', async () => {
    if (server.hasEnded()) throw new Error(`the server ended unexpectedly:\n${server.output()}`);
    return (await fetch(`${url}/api/health`).catch(() => undefined))?.ok === true;
  });
}
async function strike(): Promise<void> {
  await server.end('SIGKILL');
  await startServer();
}

async function tokenOf(email: string): Promise<string> {
  const { tokenSecret } = JSON.parse(readFileSync(path.join(folder, 'run.json'), 'utf8'));
  const headers = { 'content-type': 'application/json', 'x-clubpulse-secret': tokenSecret };
  const answer = await fetch(`${url}/oidc/dev/token`, { method: 'POST', headers, body: JSON.stringify({ email }) });
  return ((await answer.json()) as { access_token: string }).access_token;
}
async function call(method: string, address: string, body: object | undefined, email: string, key = `k${randomInt(2 ** 40)}`) {
  for (;;) {
    try {
      const answer = await fetch(`${url}/api${address}`, {
        method,
        headers: {
          authorization: `Bearer ${await tokenOf(email)}`,
          'idempotency-key': key,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status < 500 && answer.status !== 401)
        return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    } catch {
      // The server was killed before it responded.
    }
    await pause(100);
  }
}

async function anAthlete(roomOf: number[], strap: number): Promise<void> {
  const UserId = await aUser(open.db, { BirthDate: '1991-01-01' });
  await aRole(open.db, UserId, 'Athlete', club);
  const sensor = { UserId, HardwareId: `ANT+:${strap}`, Model: 'Garmin' as const, Code: String(strap) };
  await open.db.insertInto('sensors').values(sensor).execute();
  roomOf.push(UserId);
}

async function send(hub: Hub): Promise<void> {
  while (hub.acked < SECONDS && !isEnding) {
    const account = { username: String(hub.id), password: 'secret', clientId: String(hub.id) };
    const client = await connectAsync({
      host: '127.0.0.1',
      port: mqttPort,
      protocolVersion: 4,
      reconnectPeriod: 0,
      ...account,
    }).catch(() => undefined);
    if (!client) {
      await pause(100);
      continue;
    }
    client.on('error', () => {});
    client.on('message', (_topic, payload) => {
      const { seq } = JSON.parse(payload.toString()) as Ack;
      hub.acked = Math.max(hub.acked, seq);
    });
    client.subscribe(ackTopic(club, hub.id));
    for (let seq = hub.acked + 1; seq <= SECONDS && client.connected; seq++) {
      const sentAt = (T + seq - 1) * 1000 + 300;
      const readings = hub.straps.map((strap) => ({ strap, bpm: BPM, rssi: -60 }));
      client.publish(hrTopic(club, hub.id), Buffer.from(encodeReadings({ queue: 1, seq, first: 1, sentAt, readings })), {
        qos: 1,
      });
      if (seq % 20 === 0) await pause(100);
    }
    for (let looked = 0; looked < 50 && client.connected && hub.acked < SECONDS; looked++) await pause(100);
    await client.endAsync(true).catch(() => {});
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  folder = mkdtempSync(path.join(tmpdir(), 'clubpulse-class-'));
  const port = await freePort();
  mqttPort = await freePort();
  url = `http://127.0.0.1:${port}`;
  environment = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: String(port),
    MQTT_PORT: String(mqttPort),
    PUBLIC_URL: url,
    DEMO: 'off',
    LIVE_FLUSH_SECONDS: '0.2',
    LIVE_WINDOW_SECONDS: '86400',
  };
  const { db } = open;
  club = await aClub(db, { Language: 'en' });
  [hall, studio] = [await aRoom(db, club, { Name: 'Hall' }), await aRoom(db, club, { Name: 'Studio' })];
  const trainers: number[] = [];
  for (const Email of TRAINERS) {
    const UserId = await aUser(db, { Email });
    await aRole(db, UserId, 'Trainer', club);
    const account = { EmailVerified: true, PasswordHash: 'none', IsAdmin: false, IsEditor: false };
    await insertAccount(db, { AccountId: Email, Email, ...account });
    trainers.push(UserId);
  }
  for (const strap of [100, 101, 102]) await anAthlete(inClass, strap);
  for (const strap of [200, 201]) await anAthlete(inTraining, strap);
  for (const [DisplayGroupId, straps] of [
    [hall, [100, 101, 102]],
    [studio, [200, 201]],
  ] as const)
    hubs.push({ id: await aBridge(db, club, { DisplayGroupId, SecretHash: hashOf('secret') }), straps, acked: 0 });
  const End = new Date(began.getTime() + 3 * 3_600_000);
  classId = await aClass(db, club, { Name: 'Ignite', Begin: began, End, DisplayGroupId: hall, TrainerId: trainers[0] ?? null });
  for (const UserId of inClass) {
    const seat = { ClassBegin: began, ClassEnd: End, Place: 'InSite', State: 'Booked', PaymentKind: 'Free' } as const;
    await db
      .insertInto('class_participants')
      .values({ ClassId: classId, UserId, ClubId: club, ...seat })
      .execute();
  }
  await startServer();
});
afterAll(async () => {
  isEnding = true;
  if (server && !server.hasEnded()) await server.end('SIGTERM');
  await open.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function begin(): Promise<{ session: number; training: number }> {
  const [giulia, davide] = TRAINERS;
  const started = await call('POST', `/classes/${classId}/session`, undefined, giulia);
  const TrainerId = (await open.db.selectFrom('users').select('UserId').where('Email', '=', davide).executeTakeFirst())?.UserId;
  const input = { ClubId: club, Name: 'Cup', TrainerId, Begin: new Date().toISOString(), Duration: 60, DisplayGroupId: studio };
  const made = await call('POST', '/liveTrainings', input, davide);
  expect([started.status, made.status], JSON.stringify([started.body, made.body])).toEqual([200, 201]);
  const { LiveTrainingId } = made.body as { LiveTrainingId: number };
  expect((await call('POST', `/liveTrainings/${LiveTrainingId}/start`, undefined, davide)).status).toBe(200);
  await open.db.updateTable('class_sessions').set({ StartedAt: began }).execute();
  await open.db.updateTable('live_trainings').set({ StartedAt: began }).execute();
  await open.db.updateTable('group_trainings').set({ Begin: began }).execute();
  await open.db.updateTable('group_training_stretches').set({ Begin: began }).execute();
  return { session: (started.body as { ClassSessionId: number }).ClassSessionId, training: LiveTrainingId };
}

async function pointsOnWall(roomId: number): Promise<number> {
  const token = await tokenOf(TRAINERS[0]);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
  let roster: RosterMessage | undefined;
  let frame: RoomFrame | undefined;
  socket.on('error', () => {});
  socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', token, clubId: club, roomId })));
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) frame = decodeFrame(Uint8Array.from(data).buffer);
    else roster = JSON.parse(data.toString());
  });
  await until('the wall shows the room', () => roster?.type === 'roster' && frame?.roster === roster.roster);
  socket.terminate();
  return (frame?.tiles ?? []).reduce((sum, { points }) => sum + points, roster?.leftPoints ?? 0);
}

it(`a class loses no data and stores nothing twice, although the server is killed ${KILLS + 1} times`, async () => {
  const { session, training } = await begin();
  const { db } = open;
  const goal = (body: object) => call('PUT', `/clubs/${club}/groupGoal`, { DisplayGroupId: hall, ...body }, TRAINERS[0]);
  expect((await goal({ Goal: 2000 })).status).toBe(204);

  const sending = Promise.all(hubs.map(send));
  const acked = () => hubs.reduce((sum, hub) => sum + hub.acked, 0);
  for (let kill = 1; kill <= KILLS; kill++) {
    const at = Math.floor((hubs.length * SECONDS * (kill - randomInt(20, 90) / 100)) / KILLS);
    await until(`${at} seconds are stored`, () => acked() >= at);
    const calls = [
      goal({ Step: 500 }),
      call('PUT', `/clubs/${club}/scene`, { DisplayGroupId: hall, Scene: 'Ranking' }, TRAINERS[0]),
    ];
    await pause(randomInt(60));
    await strike();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([204, 204]);
  }
  await sending;
  const minutes = await db.selectFrom('heart_minute').select(['UserId', 'Beats']).orderBy('Minute').execute();
  for (const UserId of [...inClass, ...inTraining]) {
    const beats = Buffer.concat(minutes.filter((row) => row.UserId === UserId).map(({ Beats }) => Buffer.from(Beats)));
    expect([beats.length, beats.every((bpm) => bpm === BPM)]).toEqual([SECONDS, true]);
  }
  expect(await pointsOnWall(hall)).toBe(3 * POINTS);
  expect(await pointsOnWall(studio)).toBe(2 * POINTS);
  const sceneOf = () => db.selectFrom('room_scenes').selectAll().where('DisplayGroupId', '=', hall).executeTakeFirstOrThrow();
  await until('the standing is stored', async () => (await sceneOf()).Places.length > 0);
  const { Places, ...scene } = await sceneOf();
  expect(scene).toMatchObject({ Goal: 2000 + KILLS * 500, Scene: 'Ranking' });
  expect(Places.toSorted((a, b) => a - b)).toEqual(inClass);

  const ending = TRAINERS.flatMap((email) => [
    call('POST', `/classSessions/${session}/stop`, undefined, email),
    call('POST', `/liveTrainings/${training}/stop`, undefined, email),
  ]);
  await pause(randomInt(40));
  await strike();
  expect(new Set((await Promise.all(ending)).map(({ status }) => status))).toEqual(new Set([200]));

  const [ran] = await db.selectFrom('class_sessions').selectAll().execute();
  const [led] = await db.selectFrom('live_trainings').selectAll().execute();
  const groups = await db.selectFrom('group_trainings').selectAll().orderBy('GroupTrainingId').execute();
  expect(groups.map(({ End }) => End)).toEqual([ran?.StoppedAt, led?.StoppedAt]);
  const events = async (Type: string) => (await db.selectFrom('events').select('Type').where('Type', '=', Type).execute()).length;
  expect([await events('StartedLive'), await events('StoppedLive')]).toEqual([1, 1]);
  await until('everybody who booked is marked', async () => {
    const present = await db.selectFrom('class_participants').select('Attendance').where('ClassId', '=', classId).execute();
    return present.every(({ Attendance }) => Attendance === 'Present');
  });
  expect((await db.selectFrom('class_session_heard').selectAll().execute()).length).toBe(inClass.length);
  for (const [index, people] of [inClass, inTraining].entries()) {
    const id = groups[index]?.GroupTrainingId ?? 0;
    const all = people.map(() => POINTS).join();
    await until('the results show all points, and no more', async () => {
      const found = await call('GET', `/groupTrainings/${id}`, undefined, TRAINERS[0]);
      return (found.body as { Results: { Points: number }[] }).Results.map(({ Points }) => Points).join() === all;
    });
  }
}, 900_000);
