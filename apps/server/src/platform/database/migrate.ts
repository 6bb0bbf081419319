import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const drawer = new URL('../../../migrations/', import.meta.url);
/** Session lock that lets several starting servers take turns. */
const LOCK = 7_264_000;

/**
 * Applies the migrations that are not applied yet, in name order, each in a transaction of its own.
 * Throws when an applied migration was changed afterwards.
 */
export async function migrate(connectionString: string, log: (line: string) => void = () => {}): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations ("Name" text primary key, "Hash" text not null, "At" timestamptz not null default now())',
    );
    const { rows } = await client.query<{ Name: string; Hash: string }>('select "Name", "Hash" from migrations');
    const applied = new Map(rows.map((row) => [row.Name, row.Hash]));
    for (const name of (await readdir(drawer)).filter((file) => file.endsWith('.sql')).sort()) {
      const sql = await readFile(new URL(name, drawer), 'utf8');
      const hash = createHash('sha256').update(sql).digest('hex');
      const known = applied.get(name);
      if (known === hash) continue;
      if (known !== undefined)
        throw new Error(`Migration ${name} was changed after it was applied to this database. Add a new migration instead.`);
      log(`migration ${name}`);
      await client.query('begin');
      await client.query(sql);
      await client.query('insert into migrations ("Name", "Hash") values ($1, $2)', [name, hash]);
      await client.query('commit');
    }
  } finally {
    await client.end();
  }
}
