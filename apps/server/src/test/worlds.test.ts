import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { allCalls } from '@clubpulse/contract/all-calls';
import { navigli } from '@clubpulse/world/clubs';
import { elena } from '@clubpulse/world/staff';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { openOwnServer } from './server.ts';

const drawer = new URL('../../migrations/', import.meta.url);
const releases = (await readdir(new URL('worlds/', drawer))).sort();

async function sessionsOf(admin: pg.Client, database: string): Promise<number> {
  const { rows } = await admin.query<{ n: number }>('select count(*)::int as n from pg_stat_activity where datname = $1', [
    database,
  ]);
  return rows[0]?.n ?? 0;
}

async function touchedTables(since: readonly string[]): Promise<{ dropped: string[]; shipped: string[] }> {
  const texts = await Promise.all(since.map((file) => readFile(new URL(file, drawer), 'utf8')));
  const named = (statement: RegExp) => texts.flatMap((text) => [...text.matchAll(statement)].map(([, table = '']) => table));
  return { dropped: named(/^drop table (\w+);/gm), shipped: named(/^insert into (\w+) \([^)]*\)\nselect\n/gm) };
}

async function sizes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select table_name as "table" from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations' order by 1`,
  );
  const counted: string[] = [];
  for (const { table } of rows) {
    const { rows: counts } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    counted.push(`${table} ${counts[0]?.n}`);
  }
  return counted;
}

const readsOfClub = allCalls.filter(
  ({ method, path, access, query }) =>
    method === 'GET' &&
    /^\/clubs\/\{id\}\/[^{]*$/.test(path) &&
    access.who === 'club' &&
    access.roles.includes('Owner') &&
    query.safeParse({}).success,
);

describe('a database of an earlier release', () => {
  const server = inject('databaseServer');
  const admin = new pg.Client(server);
  let name = '';

  beforeAll(() => admin.connect());
  afterEach(async () => {
    await vi.waitUntil(async () => (await sessionsOf(admin, name)) === 0, { timeout: 60_000, interval: 20 });
    await admin.query(`drop database ${name}`);
  });
  afterAll(() => admin.end());

  it.each(releases)(
    'of %s is migrated to the current version without losing rows, and the owner of its club can read it',
    async (release) => {
      const dump = await readFile(new URL(`worlds/${release}`, drawer), 'utf8');
      const released = new Set([...dump.matchAll(/^-- (\d{4}_\w+\.sql) /gm)].map(([, migration = '']) => migration));
      const all = (await readdir(drawer)).filter((file) => file.endsWith('.sql')).sort();
      name = `world_${randomBytes(6).toString('hex')}`;
      const url = server.replace(/\/clubpulse$/, `/${name}`);
      await admin.query(`create database ${name}`);
      await migrate(url, undefined, (migration) => released.has(migration));

      const client = new pg.Client(url);
      await client.connect();
      let club = '';
      try {
        const written = new Set([...dump.matchAll(/^insert into (\w+)/gm)].map(([, table]) => table));
        await client.query(`truncate ${[...written].join(', ')} cascade`);
        await client.query(dump);
        const before = await sizes(client);
        expect(before).toEqual(
          expect.arrayContaining([expect.stringMatching(/^users [1-9]/), expect.stringMatching(/^classes [1-9]/)]),
        );

        await migrate(url);
        const { rows } = await client.query<{ Name: string }>('select "Name" from migrations order by 1');
        expect(rows.map((row) => row.Name)).toEqual(all);
        const { dropped, shipped } = await touchedTables(all.filter((migration) => !released.has(migration)));
        const unchanged = before.filter((line) => ![...dropped, ...shipped].some((table) => line.startsWith(`${table} `)));
        expect(await sizes(client)).toEqual(expect.arrayContaining(unchanged));
        const { rows: clubs } = await client.query<{ ClubId: string }>('select "ClubId" from clubs where "Code" = $1', [
          navigli.code,
        ]);
        club = clubs[0]?.ClubId ?? '';
      } finally {
        await client.end();
      }

      const product = await openOwnServer({}, { database: { url, drop: async () => {} } });
      try {
        const token = await product.tokenFor(elena.email);
        for (const call of readsOfClub) {
          const { status, result, problem } = await product.call(call, { params: { id: club }, token });
          expect({ call: call.id, status, problem: status === 200 ? undefined : problem }).toEqual({
            call: call.id,
            status: 200,
          });
          expect(call.result.safeParse(result).error, call.id).toBeUndefined();
        }
      } finally {
        await product.close();
      }
      expect(readsOfClub.length).toBeGreaterThan(20);
    },
  );
});
