import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { endsLostClients } from './direct-connection.ts';

const drawer = new URL('../../../migrations/', import.meta.url);
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(drawer)).filter((file) => file.endsWith('.sql')).sort();

export class MigrationError extends Error {}

const AGAIN_MS = 200;

/** First line of a migration whose steps run alone. */
const APART = '-- outside a transaction\n';
const NEXT_STEP = '-- next step\n';
const TRIES_MAX = 60;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Each migration runs in its own transaction or in steps, those of the job queue first. Throws if an applied migration changed or
 * is unknown.
 */
export async function migrate(
  connectionString: string,
  log: (line: string) => void = () => {},
  wanted: (name: string) => boolean = () => true,
): Promise<void> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  await client.connect();
  try {
    await client.query(endsLostClients());
    await takeLock(client);
    await runMigrations({ connectionString, maxPoolSize: 1 });
    await client.query(
      'create table if not exists migrations ("Name" text primary key, "Hash" text not null, "At" timestamptz not null default now())',
    );
    const { rows } = await client.query<{ Name: string; Hash: string }>('select "Name", "Hash" from migrations');
    const applied = new Map(rows.map((row) => [row.Name, row.Hash]));
    const names = await migrationNames();
    const unknown = [...applied.keys()].filter((name) => !names.includes(name)).sort();
    if (unknown.length > 0)
      throw new MigrationError(
        `The database was written by another version of Clubpulse: this version does not have its migration ${unknown[0]}. ` +
          'Start the version that wrote it, or give this one an empty database: another DATA_DIR or DATABASE_URL.',
      );
    for (const name of names.filter(wanted)) {
      const sql = await readFile(new URL(name, drawer), 'utf8');
      const hash = createHash('sha256').update(sql).digest('hex');
      const known = applied.get(name);
      if (known === hash) continue;
      if (known !== undefined)
        throw new MigrationError(
          `Migration ${name} was changed after it was applied to this database. Add a new migration instead.`,
        );
      log(`migration ${name}`);
      if (sql.startsWith(APART)) for (const step of sql.split(NEXT_STEP)) await client.query(step);
      await apply(client, { sql: sql.startsWith(APART) ? '' : sql, name, hash });
    }
  } finally {
    await client.end();
  }
}

/** Does not wait in a statement, because creating an index concurrently waits for all statements. */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      advisoryLocks.migrations,
    ]);
    if (rows[0]?.taken) return;
    await pause(AGAIN_MS);
  }
}

interface Migration {
  readonly sql: string;
  readonly name: string;
  readonly hash: string;
}

async function apply(client: pg.Client, { sql, name, hash }: Migration): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query('begin');
      await client.query(sql);
      await client.query('insert into migrations ("Name", "Hash") values ($1, $2)', [name, hash]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (tries === TRIES_MAX || !(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
      await pause(AGAIN_MS);
    }
  }
}
