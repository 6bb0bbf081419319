import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { connections } from './database.ts';
import { endsLostClients } from './direct-connection.ts';
import { holdersOf, watchWaits } from './migration-waits.ts';

const drawer = new URL('../../../migrations/', import.meta.url);
export const migrationNames = async (folder = drawer): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();

export class MigrationError extends Error {}

const AGAIN_MS = 200;

/** First line of a migration whose steps run alone. */
const APART = '-- outside a transaction\n';
const NEXT_STEP = '-- next step\n';
const CONCURRENTLY = /^(?!--).*\bconcurrently\b/im;
const LOCK_MS = 2000;
const TRIES_MAX = 60;
const LOCK_NOT_AVAILABLE = '55P03';

interface Options {
  readonly folder?: URL;
  readonly lockMs?: number;
}

/**
 * Each migration runs in its own transaction or in steps, those of the job queue first. Throws if an applied migration changed or
 * is unknown.
 */
export async function migrate(
  connectionString: string,
  log: (line: string) => void = () => {},
  wanted: (name: string) => boolean = () => true,
  { folder = drawer, lockMs = LOCK_MS }: Options = {},
): Promise<void> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  await client.connect();
  const waits = watchWaits({ connectionString, log, everyMs: lockMs / 4 });
  const run = { client, lockMs, waits };
  try {
    await client.query(endsLostClients());
    await takeLock(client, { log, lockMs });
    await migrateJobQueue(connectionString, run);
    await client.query(
      'create table if not exists migrations ("Name" text primary key, "Hash" text not null, "At" timestamptz not null default now())',
    );
    const { rows } = await client.query<{ Name: string; Hash: string }>('select "Name", "Hash" from migrations');
    const applied = new Map(rows.map((row) => [row.Name, row.Hash]));
    const names = await migrationNames(folder);
    const unknown = [...applied.keys()].filter((name) => !names.includes(name)).sort();
    if (unknown.length > 0)
      throw new MigrationError(
        `The database was written by another version of Clubpulse: this version does not have its migration ${unknown[0]}. ` +
          'Start the version that wrote it, or give this one an empty database: another DATA_DIR or DATABASE_URL.',
      );
    for (const name of names.filter(wanted)) {
      const sql = await readFile(new URL(name, folder), 'utf8');
      const hash = createHash('sha256').update(sql).digest('hex');
      const known = applied.get(name);
      if (known === hash) continue;
      if (known !== undefined)
        throw new MigrationError(
          `Migration ${name} was changed after it was applied to this database. Add a new migration instead.`,
        );
      log(`migration ${name}`);
      await apply(run, { sql, name, hash });
    }
  } finally {
    await waits.end();
    await client.end();
  }
}

/** Does not wait in a statement, because creating an index concurrently waits for all statements. */
async function takeLock(client: pg.Client, { log, lockMs }: { log: (line: string) => void; lockMs: number }): Promise<void> {
  for (let waited = 0; ; waited += AGAIN_MS) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      advisoryLocks.migrations,
    ]);
    if (rows[0]?.taken) return;
    if (waited >= lockMs && waited < lockMs + AGAIN_MS)
      for (const holder of await holdersOf(client, advisoryLocks.migrations)) log(`the migrations wait for ${holder}`);
    await pause(AGAIN_MS);
  }
}

interface Run {
  readonly client: pg.Client;
  readonly lockMs: number;
  readonly waits: ReturnType<typeof watchWaits>;
}

async function migrateJobQueue(connectionString: string, run: Run): Promise<void> {
  const pgPool = connections(connectionString, 1, { lock_timeout: run.lockMs });
  try {
    await inTries(run, 'of the job queue', pgPool, () => runMigrations({ pgPool }));
  } finally {
    await pgPool.end();
  }
}

interface Migration {
  readonly sql: string;
  readonly name: string;
  readonly hash: string;
}

async function apply(run: Run, { sql, name, hash }: Migration): Promise<void> {
  const { client, lockMs } = run;
  const isApart = sql.startsWith(APART);
  for (const step of isApart ? sql.split(NEXT_STEP) : [])
    await inTries(run, name, client, async () => {
      await client.query(`set lock_timeout = ${CONCURRENTLY.test(step) ? 0 : lockMs}`);
      await client.query(step);
    });
  await inTries(run, name, client, async () => {
    try {
      await client.query(`begin; set local lock_timeout = ${lockMs}`);
      if (!isApart) await client.query(sql);
      await client.query('insert into migrations ("Name", "Hash") values ($1, $2)', [name, hash]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

async function inTries(
  { lockMs, waits }: Run,
  name: string,
  connection: pg.Client | pg.Pool,
  work: () => Promise<void>,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await waits.during(name, connection, work);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error;
      if (tries === TRIES_MAX)
        throw new MigrationError(
          `Migration ${name} got no lock in ${TRIES_MAX} tries. Start again when the processes that it waits for have ended.`,
        );
      await pause(lockMs / 2);
    }
  }
}
