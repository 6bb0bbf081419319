import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  readonly url: string;
  readonly networkUrl: URL;
  drop(): Promise<void>;
}

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
