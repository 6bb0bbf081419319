// @module-tag examples

import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { atLength, inTurn } from './proof/at-length.ts';

const drawer = new URL('../../migrations/', import.meta.url);
const kept = (await readdir(new URL('worlds/', drawer))).sort();
/** Of what a new migration can meet they know the most. */
const NEWEST = 12;
/** The oldest and the newest; at length more of them. Neighbours differ by a migration or two: of the others every sixth for each commit. */
const chosen = new Set([
  ...kept.slice(0, 1),
  ...kept.slice(-1),
  ...(atLength ? [...kept.slice(-NEWEST), ...inTurn(6, kept)] : []),
]);
const worlds = kept.filter((world) => chosen.has(world));

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

interface World {
  readonly world: string;
  /** The migrations before it. */
  readonly applied: ReadonlySet<string>;
  readonly dump: string;
}

async function readWorld(world: string): Promise<World> {
  const dump = await readFile(new URL(`worlds/${world}`, drawer), 'utf8');
  return { world, dump, applied: new Set(dump.slice('-- after: '.length, dump.indexOf('\n')).split(' ')) };
}

// From the oldest on, so that each begins where the one before it began, and no migration is applied again and again before the rows come.
const inOrder = (await Promise.all(worlds.map(readWorld))).sort((one, other) => one.applied.size - other.applied.size);

/** An empty database that grows from world to world; of those it is a copy. */
interface Ladder {
  readonly name: string;
  readonly applied: Set<string>;
}

describe('the migrations', () => {
  const server = inject('databaseServer');
  const urlOf = (name: string) => server.replace(/\/clubpulse$/, `/${name}`);
  const admin = new pg.Client(server);
  let ladder: Ladder | undefined;

  beforeAll(() => admin.connect());
  afterAll(async () => {
    if (ladder) await drop(ladder.name);
    await admin.end();
  });

  /** The queue's connections are still going home; forced out, they would complain to nobody. */
  const alone = (name: string) => vi.waitUntil(async () => (await sessionsOf(admin, name)) === 0);

  async function drop(name: string): Promise<void> {
    await alone(name);
    await admin.query(`drop database ${name}`);
  }

  /** Address of a new database in which exactly these migrations are applied. */
  async function begin(name: string, applied: ReadonlySet<string>): Promise<string> {
    if (ladder && [...ladder.applied].some((migration) => !applied.has(migration))) {
      await drop(ladder.name);
      ladder = undefined;
    }
    if (!ladder) {
      ladder = { name: `ladder_${randomBytes(6).toString('hex')}`, applied: new Set() };
      await admin.query(`create database ${ladder.name}`);
    }
    await migrate(urlOf(ladder.name), undefined, (migration) => applied.has(migration));
    for (const migration of applied) ladder.applied.add(migration);
    await alone(ladder.name);
    await admin.query(`create database ${name} template ${ladder.name}`);
    return urlOf(name);
  }

  it.each(inOrder)('carry a club that lived before $world over to today', async ({ applied, dump }) => {
    const name = `world_${randomBytes(6).toString('hex')}`;
    const url = await begin(name, applied);
    const client = new pg.Client(url);
    try {
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
      await drop(name);
    }
  });
});
