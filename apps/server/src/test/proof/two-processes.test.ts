// @module-tag atLength

import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { textVersions } from '@clubpulse/contract/accounts/consents';
import { ackTopic, hrTopic, type JsonReadings, stateTopic } from '@clubpulse/contract/live/bridge-protocol';
import { decodeFrame, type RoomFrame } from '@clubpulse/contract/live/frame-bytes';
import type { RosterMessage } from '@clubpulse/contract/live/frames';
import { connectAsync, type MqttClient } from 'mqtt';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createConsents } from '../../accounts/consents/public.ts';
import { insertLiveTraining } from '../../live/live-trainings/live-trainings.store.ts';
import { insertParticipant } from '../../live/live-trainings/participants/participants.store.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { freePort } from '../../platform/database/free-port.ts';
import { notify } from '../../platform/database/notify.ts';
import { insertAccount } from '../../platform/identity/accounts.store.ts';
import { createBrowser, pkce } from '../../platform/identity/test/visitor-browser.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { aBridge, aClub, aRole, aRoom, aUser } from '../rows.ts';
import { startOutsideBroker } from './outside-broker.ts';
import { type RunningProgram, run } from './running-program.ts';
import { until } from './until.ts';

/** Two processes with one database and one broker: A has the role `api`, B has `live,jobs`. */
const MAIN = path.join(import.meta.dirname, '../../main.ts');
const STRAP = 4711;
const STRANGE_STRAP = 4712;

let database: TestDatabase;
let open: OpenDatabase;
let broker: Awaited<ReturnType<typeof startOutsideBroker>>;
let folder: string;
let url: string;
let A: RunningProgram;
let B: RunningProgram;
let bridge: MqttClient;
let sending: NodeJS.Timeout;
let environment: Record<string, string>;
let token: string;
let phone: Awaited<ReturnType<typeof openPhone>>;
const world = { clubId: 0, roomId: 0, bridgeId: 0, athleteId: 0, trainerId: 0 };
const letters: string[] = [];
const acks: string[] = [];

const mailServer = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo({ address }, _session, done) {
    letters.push(address);
    done();
  },
  onData(stream, _session, done) {
    stream.on('end', done).resume();
  },
});

const start = (name: string, ROLE: string): RunningProgram =>
  run(MAIN, [], { ...environment, ROLE, DATA_DIR: path.join(folder, name), FILES_DIR: path.join(folder, 'files') });

async function startA(): Promise<void> {
  A = start('A', 'api');
  await until('A answers', async () => (await fetch(`${url}/api/health`).catch(() => undefined))?.ok === true);
}

async function startB(): Promise<void> {
  B = start('B', 'live,jobs');
  await until('B runs', () => {
    if (B.hasEnded()) throw new Error(`B ended unexpectedly:\n${B.output()}`);
    return B.output().includes('Clubpulse is running: live, jobs');
  });
}

beforeAll(async () => {
  [database, broker] = await Promise.all([createTestDatabase(), startOutsideBroker()]);
  console.log(`two processes at ${broker.name}`);
  open = openDatabase(database.url);
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer.server, 'listening');
  folder = mkdtempSync(path.join(tmpdir(), 'clubpulse-two-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  environment = {
    DATABASE_URL: database.url,
    MQTT_URL: broker.url('server'),
    PORT: String(port),
    PUBLIC_URL: url,
    DEMO: 'off',
    LIVE_FLUSH_SECONDS: '0.2',
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
  };
  await settle();
  const starting = startA();
  await startB();
  await starting;
  token = await tokenOf('trainer@example.com');
  await startBridge();
  phone = await openPhone();
});

afterAll(async () => {
  clearInterval(sending);
  phone?.socket.terminate();
  await bridge?.endAsync(true);
  for (const program of [A, B]) if (program && !program.hasEnded()) await program.end('SIGTERM');
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  await broker.stop();
  await open.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function settle(): Promise<void> {
  const { db } = open;
  world.clubId = await aClub(db);
  world.roomId = await aRoom(db, world.clubId, { Name: 'Hall' });
  world.bridgeId = await aBridge(db, world.clubId, { DisplayGroupId: world.roomId });
  world.athleteId = await aUser(db, { Nickname: 'Zoe', BirthDate: '1991-01-01' });
  await aRole(db, world.athleteId, 'Athlete', world.clubId);
  const sensor = { UserId: world.athleteId, HardwareId: `ANT+:${STRAP}`, Model: 'Garmin' as const, Code: String(STRAP) };
  await db.insertInto('sensors').values(sensor).execute();
  world.trainerId = await aUser(db, { Email: 'trainer@example.com' });
  await aRole(db, world.trainerId, 'Trainer', world.clubId);
  const account = { EmailVerified: true, PasswordHash: 'none', IsAdmin: false, IsEditor: false };
  await insertAccount(db, { AccountId: 'trainer', Email: 'trainer@example.com', ...account });
}

async function tokenOf(email: string): Promise<string> {
  const { tokenSecret } = JSON.parse(readFileSync(path.join(folder, 'A/run.json'), 'utf8'));
  const answer = await fetch(`${url}/oidc/dev/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-clubpulse-secret': tokenSecret },
    body: JSON.stringify({ email }),
  });
  const { access_token: made } = (await answer.json()) as { access_token: string };
  return made;
}

async function startBridge(): Promise<void> {
  const { clubId, bridgeId } = world;
  bridge = await connectAsync(broker.url(String(bridgeId)), { protocolVersion: 4 });
  bridge.on('message', (_topic, payload) => acks.push(payload.toString()));
  await bridge.subscribeAsync(ackTopic(clubId, bridgeId));
  await bridge.publishAsync(stateTopic(clubId, bridgeId), JSON.stringify({ online: true, SwVersion: '9.9' }), {
    qos: 1,
    retain: true,
  });
  let seq = 0;
  sending = setInterval(() => {
    const readings = [
      { hardwareId: `ANT+:${STRAP}`, hr: 147 },
      { hardwareId: `ANT+:${STRANGE_STRAP}`, hr: 90 },
    ];
    const body: JsonReadings = { sentAt: Date.now(), queue: 5, seq: ++seq, first: 1, readings };
    bridge.publish(hrTopic(clubId, bridgeId), JSON.stringify(body));
  }, 300);
}

async function openPhone() {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
  const frames: RoomFrame[] = [];
  const rosters: RosterMessage[] = [];
  const received = { frames, rosters, frameAt: 0, closed: 0, socket };
  socket.on('error', () => {});
  socket.on('close', (code) => {
    received.closed = code;
  });
  socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) return void rosters.push(JSON.parse(data.toString()));
    const frame = decodeFrame(Uint8Array.from(data).buffer);
    if (frame) frames.push(frame);
    received.frameAt = Date.now();
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'watch', token, clubId: world.clubId, roomId: world.roomId }));
  return received;
}

async function get(call: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${url}/api${call}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, body: await answer.json() };
}

async function signUp(email: string): Promise<void> {
  const browser = createBrowser(url);
  const query = new URLSearchParams({
    client_id: 'clubpulse-web',
    response_type: 'code',
    redirect_uri: `${url}/`,
    scope: 'openid',
    resource: `${url}/api`,
    code_challenge: pkce().challenge,
    code_challenge_method: 'S256',
    state: 'state',
    prompt: 'create',
  });
  const page = (answer: Response) => answer.headers.get('location') ?? '';
  const form = page(await browser.open(page(await browser.open(`/oidc/auth?${query.toString()}`))));
  await browser.submit(form, { email, password: 'a long enough password' });
}

const sees = async (bpm: number) =>
  vi.waitFor(() => {
    const [roster, frame] = [phone.rosters.at(-1), phone.frames.at(-1)];
    expect(roster?.tiles).toMatchObject([{ name: 'Zoe', userId: world.athleteId }]);
    expect(frame).toMatchObject({ roster: roster?.roster, tiles: [{ bpm, zone: 4, signal: 'fresh' }] });
  });

it('a phone connected to process A sees the wall that process B has in memory', async () => {
  await sees(147);
  const { clubId, athleteId, bridgeId } = world;
  const bodyOf = (calledPath: string) => async () => (await get(calledPath)).body;
  await expect.poll(bodyOf(`/clubs/${clubId}/live`)).toMatchObject([{ UserId: athleteId, HeartRate: null }]);
  await expect.poll(bodyOf(`/users/${athleteId}/live`)).toMatchObject({ ClubId: clubId, HeartRate: null });
  await expect.poll(bodyOf(`/clubs/${clubId}/sensors/unknown`)).toMatchObject([{ HardwareId: `ANT+:${STRANGE_STRAP}` }]);
  await vi.waitFor(() => expect(acks.length).toBeGreaterThan(0));
  const report = () =>
    open.db.selectFrom('bridges').select('Report').where('ClubpulseBridgeId', '=', bridgeId).executeTakeFirst();
  await expect.poll(report).toMatchObject({ Report: { SwVersion: '9.9' } });
  expect(B.output()).toMatch(/^Clubpulse is running: live, jobs\n/);
});

it('a process with a file folder of its own does not start, and prints what to do', async () => {
  const C = run(MAIN, [], { ...environment, ROLE: 'jobs', DATA_DIR: path.join(folder, 'C') });
  expect(await C.ended).toBe(1);
  expect(C.output()).toContain('Give all processes the same FILES_DIR');
});

it('a job that process A queues runs once, in process B', async () => {
  await signUp('fox@example.com');
  await vi.waitFor(() => expect(letters).toEqual(['fox@example.com']));
});

it('a second process with the role `live` shares the clubs, and takes all of them when process B is killed', async () => {
  const second = start('C', 'live');
  await until('C runs', () => second.output().includes('Clubpulse is running: live'));
  await sees(147);
  await B.end('SIGKILL');
  const before = phone.frames.length;
  await vi.waitFor(() => expect(phone.frames.length).toBeGreaterThan(before));
  await sees(147);
  expect((await get(`/clubs/${world.clubId}/live`)).body).toMatchObject([{ UserId: world.athleteId }]);
  await startB();
  await second.end('SIGTERM');
  expect(await second.ended).toBe(0);
  const moved = phone.frames.length;
  await vi.waitFor(() => expect(phone.frames.length).toBeGreaterThan(moved));
  await sees(147);
});

it('the wall reports that it has stopped while process B is down, and continues when process B runs again', async () => {
  await B.end('SIGKILL');
  const before = phone.rosters.at(-1)?.roster ?? 0;
  await signUp('owl@example.com');
  const stalled = vi.waitFor(() => expect(Date.now() - phone.frameAt).toBeGreaterThan(2500));
  const [live] = await Promise.all([get(`/clubs/${world.clubId}/live`), stalled]);
  expect(live).toMatchObject({ status: 503, body: { ErrorType: 'ServiceUnavailable' } });
  expect((await get(`/clubs/${world.clubId}/displays`)).status).toBe(200);
  expect(letters).toEqual(['fox@example.com']);

  await startB();
  await vi.waitFor(() => expect(phone.rosters.at(-1)?.roster).not.toBe(before));
  await sees(147);
  expect(phone.closed).toBe(0);
  await vi.waitFor(() => expect(letters).toEqual(['fox@example.com', 'owl@example.com']));
});

it('process A ends after SIGTERM with the code after which the phone reconnects, and serves it again after its start', async () => {
  await A.end('SIGTERM');
  expect(await A.ended).toBe(0);
  await vi.waitFor(() => expect(phone.closed).toBe(1012));
  await startA();
  phone = await openPhone();
  await sees(147);
});

it('seconds that a phone sends to process A appear on the wall of process B, also seconds sent while process B was down', async () => {
  const { db } = open;
  const { clubId, roomId } = world;
  const email = 'ada@example.com';
  const ada = await aUser(db, { Email: email, Nickname: 'Ada', BirthDate: '1991-01-01' });
  await aRole(db, ada, 'Athlete', clubId);
  await insertAccount(db, {
    AccountId: 'ada',
    Email: email,
    EmailVerified: true,
    PasswordHash: 'none',
    IsAdmin: false,
    IsEditor: false,
  });
  const consent = { ClubId: clubId, Purpose: 'HeartRate', Granted: true, Version: textVersions.HeartRate } as const;
  await createConsents({ db }).set(ada, [consent], ada, 'en');
  const LiveTrainingId = await insertLiveTraining(db, {
    ClubId: clubId,
    Name: 'Cup',
    Begin: new Date(),
    Duration: 60,
    DisplayGroupId: roomId,
  });
  await insertParticipant(db, { LiveTrainingId, ClubId: clubId, UserId: ada, JoinedAt: new Date() });
  await db
    .updateTable('live_trainings')
    .set({ StartedAt: new Date(Date.now() - 600_000) })
    .where('LiveTrainingId', '=', LiveTrainingId)
    .execute();
  const ownToken = await tokenOf(email);
  const begin = Math.floor(Date.now() / 1000) - 120;
  const send = async (from: number, seconds: number) => {
    const body = {
      Begin: new Date(from * 1000).toISOString(),
      Beats: Array.from({ length: seconds }, () => 150),
      Place: { ClubId: clubId, DisplayGroupId: roomId },
    };
    const headers = { authorization: `Bearer ${ownToken}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/users/${ada}/ownBeats`, { method: 'POST', headers, body: JSON.stringify(body) });
    return [answer.status, await answer.json()];
  };
  await B.end('SIGKILL');
  expect(await send(begin, 60)).toMatchObject([200, { IsThere: true }]);
  await startB();
  expect(await send(begin + 60, Math.floor(Date.now() / 1000) - begin - 60)).toMatchObject([200, { IsThere: true }]);
  const found = async () => (await get(`/clubs/${clubId}/live`)).body as { UserId: number; Points: number }[];
  await vi.waitFor(async () => expect((await found()).find(({ UserId }) => UserId === ada)?.Points).toBeGreaterThanOrEqual(15));
});

it('the end of a role ends the watching of a wall at process A', async () => {
  await open.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('user_roles').where('UserId', '=', world.trainerId).execute();
    await notify(trx, 'clubpulse_user', world.trainerId);
  });
  await vi.waitFor(() => expect(phone.closed).toBe(1008));
  expect((await get(`/clubs/${world.clubId}/live`)).status).toBe(403);
});
