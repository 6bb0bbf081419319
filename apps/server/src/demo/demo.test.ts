// @module-tag atLength

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { demoPassword } from '@clubpulse/world/accounts';
import { alessia as athlete, athletes, troubled } from '@clubpulse/world/athletes';
import { navigli } from '@clubpulse/world/clubs';
import { giulia, staff } from '@clubpulse/world/staff';
import { members } from '@clubpulse/world/strapless';
import { pino } from 'pino';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUsers } from '../accounts/users/public.ts';
import { createBridges } from '../devices/bridges/public.ts';
import { trainedIn } from '../live/class-sessions/public.ts';
import { ranAt } from '../live/group-trainings/group-trainings.facts.ts';
import { createAccounts } from '../platform/identity/accounts.ts';
import { createAttempts } from '../platform/identity/attempts/attempts.ts';
import { createDevices } from '../platform/identity/devices.ts';
import { createMail } from '../platform/mail/mail.ts';
import { openOwnServer, type TestServer } from '../test/server.ts';
import { createHeartMinutes } from '../training/heart-minutes/public.ts';
import { createSummaries } from '../training/trainings/public.ts';
import { demoGreeting } from './demo.ts';
import { type LiveHubs, startLiveHubs } from './hubs/live-hubs.ts';
import { fillHistory } from './past/history.ts';
import { seedWorld } from './people/seed-world.ts';

const log = pino({ level: 'silent' });
const minutes = createHeartMinutes();
let server: TestServer;
let folder = '';

beforeAll(async () => {
  server = await openOwnServer();
  folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-demo-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const count = async (
  table: 'users' | 'clubs' | 'sensors' | 'user_roles' | 'display_groups' | 'heart_minute' | 'identity_accounts',
) =>
  (
    await server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
const userId = async (email: string) =>
  (await server.db.selectFrom('users').select('UserId').where('Email', '=', email).executeTakeFirstOrThrow()).UserId;

describe('the demo data', () => {
  it('is created once, with an account per role that belongs to its user', async () => {
    const mail = createMail({ db: server.db, smtpUrl: undefined, from: 'demo@example.com', log });
    const accounts = createAccounts({
      db: server.db,
      mail,
      publicUrl: 'http://127.0.0.1',
      devices: createDevices(['key']),
      attempts: createAttempts(server.db),
    });
    const provider = { accountByEmail: accounts.byEmail, createAccount: accounts.create };
    await seedWorld(server.db, provider);
    await seedWorld(server.db, provider);
    mail.close();
    expect(await count('users')).toBe(members.length + staff.length);
    expect(await count('sensors')).toBe(athletes.length);
    expect(await count('clubs')).toBe(3);
    expect(await count('identity_accounts')).toBe(7);
    for (const line of demoGreeting('http://127.0.0.1', 'token').slice(2)) {
      const [, email = ''] = line.trim().split(/\s+/);
      expect(await accounts.signIn(email, demoPassword, '127.0.0.1', undefined)).toHaveProperty('accountId');
      expect(await userId(email)).toBeGreaterThan(0);
    }
  });

  it('is completed by the next start after an interruption', async () => {
    const made = async () => [
      await count('users'),
      await count('sensors'),
      await count('user_roles'),
      await count('display_groups'),
    ];
    const before = await made();
    await server.db.deleteFrom('installation').where('Key', '=', 'demo.world').execute();
    const id = await userId(athlete.email);
    await server.db.deleteFrom('sensors').where('UserId', '=', id).execute();
    await server.db.deleteFrom('user_roles').where('UserId', '=', id).execute();
    await server.db.updateTable('users').set({ BirthDate: null, FirstMidName: '' }).where('UserId', '=', id).execute();
    await server.db.deleteFrom('display_groups').where('Name', '=', 'Main hall').execute();
    const screen = await seedWorld(server.db, undefined);
    expect(await seedWorld(server.db, undefined)).toBe(screen);
    expect(await made()).toEqual(before);
    const { FirstMidName } = await server.db
      .selectFrom('users')
      .select('FirstMidName')
      .where('UserId', '=', id)
      .executeTakeFirstOrThrow();
    expect(FirstMidName).toBe(athlete.first);
  });
});

describe('the training history of the demo', () => {
  const now = Temporal.Now.instant().subtract({ hours: 24 * 7 });

  it('contains eight weeks of classes that become trainings by the usual rule', async () => {
    expect(await fillHistory(server.db, minutes, now)).toHaveLength(athletes.length);
    const summaries = createSummaries({
      db: server.db,
      minutes,
      profiles: createUsers({ db: server.db, today }).profiles,
      trainedIn,
      ranAt,
      inherits: [],
    });
    while ((await summaries.run(log)) > 0);

    const alessia = await userId(athlete.email);
    const trainings = await server.db
      .selectFrom('trainings')
      .selectAll()
      .where('UserId', '=', alessia)
      .orderBy('Begin')
      .execute();
    expect(trainings.length).toBeGreaterThan(12);
    expect(trainings.length).toBeLessThan(30);
    expect(trainings.filter(({ GroupTrainingId }) => GroupTrainingId !== null).length).toBeGreaterThan(6);
    for (const training of trainings) {
      expect(training.ClosedAt).not.toBeNull();
      expect(training.Duration).toBeGreaterThan(30 * 60);
      expect(training.Duration).toBeLessThan(60 * 60);
      expect(training.Points).toBeGreaterThan(20);
      expect(training.MaxHeartRate).toBeGreaterThan(130);
      expect(training.MaxHeartRate).toBeLessThan(200);
    }
  });

  it('is written once, and after downtime only the missing days are added', async () => {
    const before = await count('heart_minute');
    expect(await fillHistory(server.db, minutes, now)).toEqual([]);
    expect(await count('heart_minute')).toBe(before);
    const later = await fillHistory(server.db, minutes, now.add({ hours: 24 * 7 }));
    expect(later.length).toBeGreaterThan(athletes.length / 2);
    const first = await server.db
      .selectFrom('training_due')
      .select(({ fn }) => fn.min('FromSecond').as('from'))
      .executeTakeFirstOrThrow();
    expect(Number(first.from)).toBeGreaterThan(now.epochMilliseconds - 2 * 3_600_000);
  });
});

describe('the simulated hubs of the demo', () => {
  let hubs: LiveHubs | undefined;
  afterAll(() => hubs?.stop());

  it('send heart rates to the board of Studio 1 over MQTT, and an offline message when they stop', async () => {
    hubs = await startLiveHubs({
      db: server.db,
      bridges: createBridges({ db: server.db }),
      registration: server.registration,
      brokerUrl: server.mqttUrl,
      dataDir: folder,
      log,
    });
    const received = async () => {
      const rows = await server.db.selectFrom('bridges').select(['Name', 'IoTConnected']).execute();
      return rows.filter((row) => row.IoTConnected).length;
    };
    await expect.poll(received).toBe(5);

    const token = await server.tokenFor(giulia.email);
    const { ClubId } = await server.db
      .selectFrom('clubs')
      .select('ClubId')
      .where('Code', '=', navigli.code)
      .executeTakeFirstOrThrow();
    const training = async () =>
      (await server.call(listLiveAthletes, { params: { id: ClubId }, token })).result.filter(
        ({ HeartRate }) => (HeartRate ?? 0) > 0,
      );
    await expect.poll(async () => (await training()).length).toBeGreaterThanOrEqual(20);
    const nicknames = (await training()).map(({ Nickname }) => Nickname);
    expect(nicknames).toContain(troubled.losing.nickname);
    expect(nicknames).not.toContain(troubled.looking.nickname);
    await hubs.stop();
    await expect.poll(received).toBe(0);
  });
});

const today = () => new Date().toISOString().slice(0, 10);
