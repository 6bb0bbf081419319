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
    databaseSocket: string;
    folder: string;
  }
}

/** In memory if possible, because creating and dropping databases is slow on a disk. */
function roomyFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2e9 ? memory : tmpdir();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(roomyFolder(), 'clubpulse-test-'));
  chmodSync(folder, 0o755);
  // Tests need no durability; autovacuum would start a process per database.
  const lasting = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };
  const socket = join(folder, 'socket');
  mkdirSync(socket);
  // When the user is root, PostgreSQL runs under another account, which needs access.
  chmodSync(socket, 0o777);
  const settings = { ...lasting, max_connections: '300', unix_socket_directories: socket };
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {}, settings });
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query('create database template_test');
  await client.end();
  const template = server.url.replace(/\/clubpulse$/, '/template_test');
  await migrate(template);
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
