import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  /** Connection string of a migrated database that nobody else uses; by a socket of the file system, which costs a third less. */
  readonly url: string;
  /** The same over the network, for whoever stands between. */
  readonly networkUrl: URL;
  /** Takes it away, whoever is still connected. */
  drop(): Promise<void>;
}

/** Makes a fresh migrated database for one test file, in some 25 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const folder = encodeURIComponent(inject('databaseSocket'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await command(server, `create database ${name} template template_test strategy file_copy`);
  const networkUrl = new URL(server.replace(/\/clubpulse$/, `/${name}`));
  return {
    url: networkUrl.href.replace(networkUrl.hostname, folder),
    networkUrl,
    drop: () => command(server, `drop database ${name} with (force)`),
  };
}

async function command(server: string, sql: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
