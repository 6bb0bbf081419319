// @module-tag atLength

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Ack, ackTopic, encodeReadings, hrTopic } from '@clubpulse/contract/live/bridge-protocol';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { connectAsync } from 'mqtt';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { freePort } from '../../platform/database/free-port.ts';
import { insertAccount } from '../../platform/identity/accounts.store.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { aBridge, aClub, aRole, aRoom, aUser } from '../rows.ts';
import { startOutsideBroker } from './outside-broker.ts';
import { type RunningProgram, run } from './running-program.ts';
import { until } from './until.ts';

const MAIN = path.join(import.meta.dirname, '../../main.ts');
const PEOPLE = 30;
const STRAP = 4711;
const OWNER = 'owner@example.com';
const SECONDS = 600;
const GOAL = 10;
const CREDITS = 5;

let database: TestDatabase;
let open: OpenDatabase;
let broker: Awaited<ReturnType<typeof startOutsideBroker>>;
let folder: string;
let url: string;
let environment: Record<string, string>;
let api: RunningProgram;
let jobs: RunningProgram;
const clubs: number[] = [];
const people: number[] = [];
let bridgeId = 0;
let late = 0;
let challengeId = 0;
const today = dayIn('UTC', new Date());

const start = (name: string, ROLE: string): RunningProgram =>
  run(MAIN, [], { ...environment, ROLE, DATA_DIR: path.join(folder, name), FILES_DIR: path.join(folder, 'files') });
async function startJobs(): Promise<void> {
  jobs = start('jobs', 'live,jobs');
  await until('the jobs run', () => {
    if (jobs.hasEnded()) throw new Error(`it ended unexpectedly:\n${jobs.output()}`);
    return jobs.output().includes('Clubpulse is running: live, jobs');
  });
}

beforeAll(async () => {
  [database, broker] = await Promise.all([createTestDatabase(), startOutsideBroker()]);
  open = openDatabase(database.url);
  folder = mkdtempSync(path.join(tmpdir(), 'clubpulse-awards-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  environment = {
    DATABASE_URL: database.url,
    MQTT_URL: broker.url('server'),
    PORT: String(port),
    PUBLIC_URL: url,
    DEMO: 'off',
    LIVE_FLUSH_SECONDS: '0.2',
  };
  await settle();
  api = start('api', 'api');
  await startJobs();
  await until('it answers', async () => (await fetch(`${url}/api/health`).catch(() => undefined))?.ok === true);
});
afterAll(async () => {
  for (const program of [api, jobs]) if (program && !program.hasEnded()) await program.end('SIGTERM');
  await broker.stop();
  await open.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function settle(): Promise<void> {
  const { db } = open;
  const { BrandId } = await db.insertInto('brands').values({ Name: 'Two halls' }).returning('BrandId').executeTakeFirstOrThrow();
  for (let n = 0; n < 2; n += 1) clubs.push(await aClub(db, { TimeZone: 'UTC', BrandId }));
  const [north = 0, south = 0] = clubs;
  const ownerId = await aUser(db, { Email: OWNER });
  await db.insertInto('user_roles').values({ UserId: ownerId, Role: 'Owner', BrandId }).execute();
  const account = { EmailVerified: true, PasswordHash: 'none', IsAdmin: false, IsEditor: false };
  await insertAccount(db, { AccountId: 'owner', Email: OWNER, ...account });
  const about = {
    Type: 'Points' as const,
    Title: 'Autumn',
    Description: '',
    Color: '#1787A6',
    ValidZones: [],
    Goals: [GOAL],
    Rewards: [CREDITS],
  };
  const days = { StartDate: addDays(today, -10), EndDate: addDays(today, -2) };
  const planned = { ...about, ...days, BrandId, StartedAt: new Date() };
  const made = await db.insertInto('challenges').values(planned).returning('ChallengeId').executeTakeFirstOrThrow();
  challengeId = made.ChallengeId;
  for (let n = 0; n < PEOPLE; n += 1) {
    const UserId = await aUser(db, { BirthDate: '1991-01-01' });
    const ClubId = n % 2 === 0 ? north : south;
    await aRole(db, UserId, 'Athlete', ClubId);
    await db
      .insertInto('challenge_participants')
      .values({ ChallengeId: challengeId, UserId, ClubId, JoinedAt: new Date() })
      .execute();
    people.push(UserId);
    if (n > 0) await trained(UserId, ClubId);
  }
  late = people[0] ?? 0;
  const room = await aRoom(db, north);
  bridgeId = await aBridge(db, north, { DisplayGroupId: room });
  await db
    .insertInto('sensors')
    .values({ UserId: late, HardwareId: `ANT+:${STRAP}`, Model: 'Garmin', Code: String(STRAP) })
    .execute();
}

const trained = (UserId: number, ClubId: number) =>
  open.db
    .insertInto('training_days')
    .values({
      UserId,
      ClubId,
      Day: addDays(today, -5),
      Trainings: 1,
      Points: 2 * GOAL,
      Duration: 600,
      Zone0Time: 0,
      Zone1Time: 0,
      Zone2Time: 0,
      Zone3Time: 600,
      Zone4Time: 0,
      Zone5Time: 0,
      Calories: 0,
    })
    .execute();

async function call(method: 'GET' | 'POST', address: string): Promise<{ status: number; body: unknown }> {
  const { tokenSecret } = JSON.parse(readFileSync(path.join(folder, 'api/run.json'), 'utf8'));
  const signed = await fetch(`${url}/oidc/dev/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-clubpulse-secret': tokenSecret },
    body: JSON.stringify({ email: OWNER }),
  });
  const { access_token: token } = (await signed.json()) as { access_token: string };
  const answer = await fetch(`${url}/api${address}`, { method, headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, body: await answer.json() };
}
const valueOfLate = async (): Promise<number> => {
  const { body } = await call('GET', `/challenges/${challengeId}/rankings`);
  const { data } = body as { data: { UserId: number; Value: number }[] };
  return data.find(({ UserId }) => UserId === late)?.Value ?? 0;
};

async function bridgeReturns(): Promise<void> {
  const [club = 0] = clubs;
  const noon = Date.parse(`${addDays(today, -3)}T12:00:00Z`);
  const bridge = await connectAsync(broker.url(String(bridgeId)), { protocolVersion: 4 });
  let acked = 0;
  bridge.on('message', (_topic, payload) => {
    acked = Math.max(acked, (JSON.parse(payload.toString()) as Ack).seq);
  });
  await bridge.subscribeAsync(ackTopic(club, bridgeId));
  for (let seq = 1; seq <= SECONDS; seq += 1) {
    const readings = [{ strap: STRAP, bpm: 150, rssi: -60 }];
    const packet = encodeReadings({ queue: 1, seq, first: 1, sentAt: noon + seq * 1000, readings });
    await bridge.publishAsync(hrTopic(club, bridgeId), Buffer.from(packet), { qos: 1 });
  }
  await until('the bridge has its acknowledgement', () => acked >= SECONDS);
  await bridge.endAsync();
}

const awardsSoFar = async () => {
  const { db } = open;
  const [{ awards } = { awards: 0 }] = (
    await sql<{
      awards: number;
    }>`select count(*)::int as awards from challenge_awards where "ChallengeId" = ${challengeId}`.execute(db)
  ).rows;
  const { rows: accounts } = await sql<{ UserId: number; Balance: number }>`
    select "UserId", sum("Balance")::int as "Balance" from ledger_accounts group by "UserId"`.execute(db);
  const { rows: notified } = await sql<{ Target: number }>`
    select ("Payload" ->> 'Target')::int as "Target" from events where "Type" = 'ChallengeAwarded'`.execute(db);
  return { awards, credits: accounts.map(({ Balance }) => Balance), notified: notified.length };
};

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct pid)::int as count from pg_locks where not granted
      and (relation = 'challenge_awards'::regclass or locktype in ('transactionid', 'tuple'))
      and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(open.db);
  return rows[0]?.count ?? 0;
}

it('a challenge counts seconds that a bridge delivers within two days after its end', async () => {
  expect(await valueOfLate()).toBe(0);
  await bridgeReturns();
  await until('it counts', async () => (await valueOfLate()) >= GOAL);
  expect((await call('POST', `/challenges/${challengeId}/awards`)).status).toBe(409);
  expect((await awardsSoFar()).awards).toBe(0);
});

it('each award is given once when its process is killed and another process gives it too', async () => {
  const { db } = open;
  await jobs.end('SIGTERM');
  await db
    .updateTable('challenges')
    .set({ StartDate: addDays(today, -11), EndDate: addDays(today, -3) })
    .execute();
  await db
    .updateTable('club_daily_jobs')
    .set({ LastDay: addDays(today, -1) })
    .execute();

  const client = new pg.Client(database.url);
  await client.connect();
  await client.query('begin');
  await client.query('lock table challenge_awards in share row exclusive mode');
  await startJobs();
  await until('the jobs stand in the middle of the awards', async () => (await waiting()) > 0);
  const byHand = call('POST', `/challenges/${challengeId}/awards`);
  await until('another process wants to give them', async () => (await waiting()) > 1);
  await jobs.end('SIGKILL');
  expect(await awardsSoFar()).toEqual({ awards: 0, credits: [], notified: 0 });
  await client.query('commit');
  await client.end();

  const answer = await byHand;
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const all = { awards: PEOPLE, credits: people.map(() => CREDITS), notified: PEOPLE };
  expect(await awardsSoFar()).toEqual(all);
  await startJobs();
  await until('the days of both clubs are gone through', async () => {
    const done = await db.selectFrom('club_daily_jobs').select('LastDay').where('Job', '=', 'challenges').execute();
    return done.every(({ LastDay }) => LastDay === today);
  });
  expect(await awardsSoFar()).toEqual(all);
  expect(await valueOfLate()).toBeGreaterThanOrEqual(GOAL);
});
