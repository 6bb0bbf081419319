import { mkdtemp, utimes } from 'node:fs/promises';
import path from 'node:path';
import { getServerHealth } from '@clubpulse/contract/office/server-health.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { forget, storeOnce } from '../../platform/database/installation.ts';
import { FILES_KEY } from '../../platform/media/shared-files.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aUser } from '../../test/rows.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';

let database: TestDatabase;
let server: TestServer;
let backups: string;
let admin: string;
beforeAll(async () => {
  database = await createTestDatabase();
  backups = await mkdtemp(path.join(inject('folder'), 'backups-'));
  server = await openOwnServer(
    { BACKUP_DIR: backups, SMTP_URL: 'smtp://127.0.0.1:1', DATABASE_URL: 'postgres://elsewhere/c' },
    { database },
  );
  await aUser(server.db, { Email: 'admin@health.example', IsAdmin: true });
  admin = await server.tokenFor('admin@health.example');
});
afterAll(() => server.close());

const read = async () => {
  const { status, result } = await server.call(getServerHealth, { token: admin });
  expect(status).toBe(200);
  return result;
};
const partOf = async (part: string) => (await read()).Parts.find(({ Part }) => Part === part);

it('the health of the server is shown to administrators only', async () => {
  await aUser(server.db, { Email: 'user@health.example' });
  expect((await server.call(getServerHealth)).status).toBe(401);
  const token = await server.tokenFor('user@health.example');
  expect((await server.call(getServerHealth, { token })).status).toBe(403);
});

it('the health of the server has the figures of its database, and each part changes its state alone', async () => {
  const { db } = server;
  const { rows } = await sql<{
    most: number;
  }>`select setting::int as most from pg_settings where name = 'max_connections'`.execute(db);
  expect(await partOf('Database')).toMatchObject({ State: 'Ok', Most: rows[0]?.most });
  expect(await partOf('Broker')).toMatchObject({ State: 'Ok', Value: 1, Most: 1 });
  expect(await partOf('Files')).toMatchObject({ State: 'Ok', Value: 1, Most: 1 });
  expect(await partOf('Archive')).toMatchObject({ State: 'Degraded', Seconds: null });
  expect([await partOf('Disk'), await partOf('ProcessDisk')]).toMatchObject([undefined, { Part: 'ProcessDisk' }]);
  expect(await partOf('Mails')).toMatchObject({ State: 'Ok', Value: 0 });
  const CreatedAt = new Date(Date.now() - 2 * 3_600_000);
  const mail = { To: 'a@health.example', Subject: 's', Text: 't', Html: 'h', CreatedAt };
  await db
    .insertInto('mails')
    .values([mail, { ...mail, SentAt: CreatedAt }, { ...mail, Attempts: 99 }] as never)
    .execute();
  const { Parts } = await read();
  expect(Parts.filter(({ Part }) => Part === 'Mails' || Part === 'LostMails')).toMatchObject([
    { Part: 'Mails', State: 'Broken', Value: 1 },
    { Part: 'LostMails', State: 'Degraded', Value: 1 },
  ]);
  expect(Parts.find(({ Part }) => Part === 'Jobs')).toMatchObject({ State: 'Ok' });
});

it('the age of the newest backup is that of its folder', async () => {
  expect(await partOf('Backups')).toMatchObject({ State: 'Broken', Seconds: null });
  const at = new Date(Date.now() - 3 * 3_600_000);
  await utimes(await mkdtemp(path.join(backups, 'base-2026')), at, at);
  const part = await partOf('Backups');
  expect(part?.State).toBe('Ok');
  expect(Math.round((part?.Seconds ?? 0) / 3600)).toBe(3);
});

it('the processes are those that run, with the clubs of their partitions', async () => {
  const clubId = await aClub(server.db);
  const { Processes, Parts } = await read();
  expect(Processes).toMatchObject([{ Version: 'test', Roles: ['api', 'live', 'jobs'], IsReporting: true, Sockets: 0 }]);
  expect(Processes[0]?.Partitions).toHaveLength(64);
  expect(Parts.find(({ Part }) => Part === 'Boards')).toMatchObject({ State: 'Ok', Value: 64 });

  await storeOnce(server.db, FILES_KEY, { Id: 'of other files' });
  const second = await openOwnServer({}, { database: { url: database.url, drop: async () => {} } });
  expect((await read()).Processes).toHaveLength(2);
  expect(await partOf('Files')).toMatchObject({ State: 'Broken' });
  await second.close();
  await forget(server.db, FILES_KEY);
  expect((await read()).Processes).toHaveLength(1);

  await sql`
    insert into server_processes
    select gen_random_uuid(), 'lost', '0.9', array['live'], now(), now() - interval '1 minute', true, 0, 1, 1, 2, null,
      array[${clubId % 64}::smallint], 0, 0, 0
    from server_processes`.execute(server.db);
  const after = await read();
  const { rows } = await sql<{ clubs: number }>`
    select count(*)::int as clubs from clubs where mod("ClubId", 64) = ${clubId % 64}`.execute(server.db);
  expect(after.Processes.find(({ Name }) => Name === 'lost')).toMatchObject({ IsReporting: false, Clubs: rows[0]?.clubs });
  expect(after.Parts.find(({ Part }) => Part === 'Processes')).toMatchObject({ State: 'Degraded', Value: 1, Most: 2 });
  expect(after.Parts.find(({ Part }) => Part === 'Versions')).toMatchObject({ State: 'Ok' });

  await sql`
    insert into server_processes
    select (jsonb_populate_record(lost, jsonb_build_object(
      'ProcessId', gen_random_uuid(), 'Name', 'forgotten', 'SeenAt', now() - interval '6 minutes'))).*
    from server_processes lost where "Name" = 'lost'`.execute(server.db);
  expect((await read()).Processes.map(({ Name }) => Name)).toContain('forgotten');
  await vi.waitFor(async () => {
    await server.reporting.report();
    expect((await read()).Processes.map(({ Name }) => Name)).not.toContain('forgotten');
  });
  expect((await read()).Processes.map(({ Name }) => Name)).toContain('lost');
});
