import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { providerKeys } from '../platform/identity/keys.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    /** The folder of its socket. */
    databaseSocket: string;
    /** What a test leaves in it goes when all have ended. */
    folder: string;
  }
}

/**
 * Where files live in memory, if there is room for the databases of all workers. A database is made by copying a thousand files and
 * dropped again, which a file system on a disk makes slow: it searches long for numbers of files that nobody had lately.
 */
function roomyFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2e9 ? memory : tmpdir();
}

/** One PostgreSQL for all test files, holding the migrated database that `createTestDatabase` copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(roomyFolder(), 'clubpulse-test-'));
  chmodSync(folder, 0o755);
  // Nothing here has to survive a power cut, which saves most of the time a database takes to make, nor lives long enough to be swept:
  // one database after another would be visited, each by a process of its own.
  const lasting = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };
  const socket = join(folder, 'socket');
  mkdirSync(socket);
  // The database runs as another user where we are root.
  chmodSync(socket, 0o777);
  const settings = { ...lasting, max_connections: '300', unix_socket_directories: socket };
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {}, settings });
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query('create database template_test');
  await client.end();
  const template = server.url.replace(/\/clubpulse$/, '/template_test');
  await migrate(template);
  // To find the primes of a key of its own would take every house longer than its database.
  const { db } = openDatabase(template);
  await providerKeys(db);
  await db.destroy();
  project.provide('databaseServer', server.url);
  project.provide('databaseSocket', socket);
  project.provide('folder', folder);
  return async () => {
    await server.stop();
    for (const rest of [server.dataDir, folder]) rmSync(rest, { recursive: true, force: true });
  };
}
