import { mkdtemp, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { examine } from './doctor.ts';

let database: TestDatabase;
let client: pg.Client;
let folder: string;
const server = createServer((_request, response) => void response.end('{"status":"ok","database":true}'));
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
  folder = await mkdtemp(join(inject('folder'), 'doctor-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await client.end();
  await database.drop();
});

const settings = () => ({ DATA_DIR: folder, PORT: String((server.address() as AddressInfo).port) });
const wrong = async (environment: Record<string, string> = {}, embeddedUrl: string | undefined = database.url) =>
  (await examine({ ...settings(), ...environment }, { embeddedUrl })).filter(({ isWell }) => !isWell);

describe('the doctor', () => {
  it('finds nothing wrong with a whole installation', async () => {
    expect(await wrong()).toEqual([]);
    const ofDisk = async (environment: Record<string, string>) =>
      (await examine({ ...settings(), ...environment }, { embeddedUrl: database.url })).find(({ part }) => part === 'disk')?.text;
    expect(await ofDisk({})).not.toContain('not visible');
    expect(await ofDisk({ DATABASE_URL: database.url })).toContain('The disk of the database is not visible from here.');
  });

  it('names a missing and an unknown migration, and each finding has a repair', async () => {
    await client.query(`delete from migrations where "Name" like '0102%'`);
    expect(await wrong()).toMatchObject([{ part: 'migrations', text: expect.stringContaining('the first is 0102_') }]);
    await client.query(`insert into migrations ("Name", "Hash") values ('9999_later.sql', '')`);
    const [finding] = await wrong();
    expect(finding?.text).toContain('9999_later.sql');
    expect(finding?.repair).toContain('Start the version that wrote it');
    await client.query(`delete from migrations where "Name" = '9999_later.sql'`);
    await client.query(`insert into migrations ("Name", "Hash") values ('0102_waiting_deliveries.sql', '')`);
  });

  it('finds a folder without the files of the database, and archiving that is off beside backups', async () => {
    await client.query(`insert into installation ("Key", "Value") values ('files', '{"Id":"a"}')`);
    expect(await wrong()).toMatchObject([
      { part: 'files', repair: expect.stringContaining(`write the text a into the file ${folder}`) },
    ]);
    await client.query(`delete from installation where "Key" = 'files'`);
    const backups = await mkdtemp(join(folder, 'backups-'));
    await mkdtemp(join(backups, 'base-2026'));
    expect(await wrong({ BACKUP_DIR: backups })).toMatchObject([{ part: 'archive', text: 'archive_mode is off.' }]);
  });

  it('finds jobs that wait and jobs that fail', async () => {
    await client.query(`select graphile_worker.add_job('mail', run_at => now() - interval '1 hour')`);
    await client.query(`update graphile_worker._private_jobs set last_error = 'refused'`);
    expect((await wrong()).map(({ part }) => part)).toEqual(['jobs', 'failing jobs']);
    await client.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  });

  it('reports parts that do not respond, without showing their passwords', async () => {
    const closed = '127.0.0.1:1';
    const found = await wrong({
      DATABASE_URL: `postgres://u:secret@${closed}/c`,
      MQTT_URL: `mqtt://u:secret@${closed}`,
      SMTP_URL: `smtp://u:secret@${closed}`,
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_secret',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_URL: `http://${closed}`,
      S3_ENDPOINT: `http://${closed}`,
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 'secret',
      PUBLIC_URL: `http://${closed}`,
    });
    expect(found.map(({ part }) => part)).toEqual(['database', 'public address', 'broker', 'mail', 'bucket', 'payments']);
    expect(JSON.stringify(found)).not.toContain('secret@');
    expect(JSON.stringify(found)).not.toContain('sk_test');
  });

  it('finds an address without TLS, an old backup, a stopped embedded database and wrong settings', async () => {
    const [tls] = await wrong({ PUBLIC_URL: `http://club.invalid`, DEMO: 'off' });
    expect(tls?.repair).toContain('PUBLIC_URL=https://');
    const long = new Date(Date.now() - 40 * 3_600_000);
    const backups = await mkdtemp(join(folder, 'backups-'));
    await utimes(await mkdtemp(join(backups, 'base-2026')), long, long);
    expect(await wrong({ BACKUP_DIR: backups })).toMatchObject([
      { part: 'archive' },
      { part: 'backups', text: expect.stringContaining('40 hours old') },
    ]);
    expect(await examine(settings())).toContainEqual(expect.objectContaining({ part: 'database', isWell: false }));
    expect(await wrong({ PORT: 'eighty' })).toMatchObject([{ part: 'settings', text: expect.stringContaining('PORT=eighty') }]);
  });
});
