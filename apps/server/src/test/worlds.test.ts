import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';

const drawer = new URL('../../migrations/', import.meta.url);
const kept = (await readdir(new URL('worlds/', drawer))).sort();
/** The oldest and the newest; with WORLDS=all, as in `npm run test:long`, every one. */
const worlds = process.env['WORLDS'] === 'all' ? kept : kept.filter((_, index) => index === 0 || index === kept.length - 1);

async function sessionsOf(admin: pg.Client, database: string): Promise<number> {
  const { rows } = await admin.query<{ n: number }>('select count(*)::int as n from pg_stat_activity where datname = $1', [
    database,
  ]);
  return rows[0]?.n ?? 0;
}

/** Tables that a migration takes away on purpose, and those into which one ships rows of its own (the platform's exercises). */
async function touchedTables(): Promise<{ dropped: string[]; shipped: string[] }> {
  const files = (await readdir(drawer)).filter((file) => file.endsWith('.sql'));
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, drawer), 'utf8')));
  const named = (statement: RegExp) => texts.flatMap((text) => [...text.matchAll(statement)].map(([, table = '']) => table));
  return { dropped: named(/^drop table (\w+);/gm), shipped: named(/^insert into (\w+) \([^)]*\)\nselect\n/gm) };
}

/** Rows of each table, `name count`, without the book of migrations. */
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

describe('the migrations', () => {
  it.each(worlds)('carry a club that lived before %s over to today', async (world) => {
    const server = inject('databaseServer');
    const name = `world_${randomBytes(6).toString('hex')}`;
    const admin = new pg.Client(server);
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = server.replace(/\/clubpulse$/, `/${name}`);
    const client = new pg.Client(url);
    try {
      const dump = await readFile(new URL(`worlds/${world}`, drawer), 'utf8');
      const applied = dump.slice('-- after: '.length, dump.indexOf('\n')).split(' ');
      await migrate(url, undefined, (migration) => applied.includes(migration));
      await client.connect();
      // What migrations write themselves stands in the dump too.
      const written = new Set([...dump.matchAll(/^insert into (\w+)/gm)].map(([, table]) => table));
      await client.query(`truncate ${[...written].join(', ')} cascade`);
      await client.query(dump);
      const before = await sizes(client);
      expect(before).toEqual(
        expect.arrayContaining([expect.stringMatching(/^users [1-9]/), expect.stringMatching(/^classes [1-9]/)]),
      );

      await migrate(url);
      const { rows } = await client.query<{ Name: string }>('select "Name" from migrations order by 1');
      expect(rows.map((row) => row.Name)).toEqual((await readdir(drawer)).filter((file) => file.endsWith('.sql')).sort());
      const { dropped, shipped } = await touchedTables();
      const stayed = before.filter((line) => ![...dropped, ...shipped].some((table) => line.startsWith(`${table} `)));
      expect(stayed.length).toBeGreaterThan(before.length - dropped.length - shipped.length - 1);
      expect(await sizes(client)).toEqual(expect.arrayContaining(stayed));
    } finally {
      await client.end();
      // The queue's connections are still going home; forced out, they would complain to nobody.
      await expect.poll(() => sessionsOf(admin, name), { timeout: 10_000 }).toBe(0);
      await admin.query(`drop database ${name}`);
      await admin.end();
    }
  });
});
