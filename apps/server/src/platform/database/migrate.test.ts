import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { sharesSessions } from './direct-url.ts';
import { MigrationError, migrate } from './migrate.ts';

describe('a migrated database', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client(database.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('is reached with a session for each connection', async () => {
    expect(await sharesSessions(database.url)).toBe(false);
  });

  it('stays unchanged when it is migrated again', async () => {
    const applied: string[] = [];
    await migrate(database.url, (line) => applied.push(line));
    expect(applied).toEqual([]);
  });

  it('is refused when another version migrated it, or when an applied migration was changed', async () => {
    await client.query(`insert into migrations ("Name", "Hash") values ('0001_house.sql', '')`);
    await expect(migrate(database.url)).rejects.toThrow(MigrationError);
    await expect(migrate(database.url)).rejects.toThrow(
      /written by another version of Clubpulse.*0001_house\.sql.*another DATA_DIR/,
    );

    await client.query(`delete from migrations where "Name" = '0001_house.sql'`);
    await client.query(`update migrations set "Hash" = 'changed' where "Name" = '0001_platform.sql'`);
    await expect(migrate(database.url)).rejects.toThrow('0001_platform.sql was changed after it was applied');
  });
});

describe('migrations', () => {
  it('wait for the process that holds their lock, and log which it is', async () => {
    const database = await createTestDatabase();
    const holder = new pg.Client({ connectionString: database.url, application_name: 'another start' });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    const lines: string[] = [];
    const migrating = migrate(database.url, (line) => lines.push(line), undefined, { lockMs: 100 });
    await vi.waitFor(() => expect(lines.join()).toMatch(/^the migrations wait for process \d+ \(another start, idle\)/));
    await holder.end();
    await migrating;
    await database.drop();
  });
});

describe('a migration that waits for a lock', () => {
  it.each([
    ['in a transaction', 'alter table held add column "Second" integer;'],
    ['in steps', '-- outside a transaction\nselect 1;\n-- next step\nalter table held add column "Second" integer;'],
  ])('lets others use the table between its tries, and logs for which process it waits, %s', async (_, sql) => {
    const database = await createTestDatabase();
    const [holder, reader] = [new pg.Client(database.url), new pg.Client(database.url)];
    await Promise.all([holder.connect(), reader.connect()]);
    try {
      await reader.query(`set lock_timeout = '5s'`);
      await holder.query('truncate migrations; create table held ("First" integer)');
      const folder = await mkdtemp(path.join(inject('folder'), 'migrations-'));
      await writeFile(path.join(folder, '0001_held.sql'), sql);
      await holder.query(`set application_name = 'a long copy'`);
      await holder.query('begin; select from held');
      const { rows } = await reader.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'a long copy' and datname = current_database()`,
      );
      const lines: string[] = [];
      const migrated = migrate(database.url, (line) => lines.push(line), undefined, {
        folder: pathToFileURL(`${folder}/`),
        lockMs: 200,
      });
      const waits = new RegExp(
        `migration 0001_held.sql waits for process ${rows[0]?.pid} \\(a long copy, idle in transaction\\)`,
      );
      await vi.waitFor(() => expect(lines.at(-1)).toMatch(waits), { timeout: 10_000 });
      expect(lines.at(-1)).not.toContain('select');
      await reader.query('select from held');
      await vi.waitFor(() => expect(lines.filter((line) => waits.test(line)).length).toBeGreaterThan(1), { timeout: 10_000 });
      await holder.query('rollback');
      await migrated;
      await reader.query('select "Second" from held');
    } finally {
      await Promise.all([holder.end(), reader.end()]);
      await database.drop();
    }
  });
});
