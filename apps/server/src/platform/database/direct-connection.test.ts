import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { openDirectConnection } from './direct-connection.ts';
import { gateTo } from './test/gate.ts';
import { otherSessions } from './test/sessions.ts';

let database: TestDatabase;
let observer: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  observer = new pg.Client(database.url);
  await observer.connect();
});
afterAll(async () => {
  await observer.end();
  await database.drop();
});

it('a silent direct connection is noticed by the process and by the database', async () => {
  const way = await gateTo(database.networkUrl);
  const lost = Promise.withResolvers<void>();
  await openDirectConnection({ connectionString: way.url, lost: lost.resolve, silentMs: 500 });
  way.gate.isSilent = true;
  await lost.promise;
  await vi.waitFor(async () => expect(await otherSessions(observer)).toBe(0));
  await way.end();
});

it('a direct connection whose first statements fail, or that reaches a replica, leaves no session at the database', async () => {
  const patient = { connectionString: database.url, lost: () => {}, silentMs: 600_000 };
  const open = (statement: string) => openDirectConnection({ ...patient, begin: (client) => client.query(statement) });
  await expect(open('listen ""')).rejects.toThrow('zero-length');
  await vi.waitFor(async () => expect(await otherSessions(observer)).toBe(0));
  const name = new URL(database.networkUrl).pathname.slice(1);
  await observer.query(`create schema replica;
    create function replica.pg_is_in_recovery() returns boolean language sql as 'select true';
    alter database ${name} set search_path = replica, pg_catalog, public`);
  await expect(open('select 1')).rejects.toThrow('replica');
  await vi.waitFor(async () => expect(await otherSessions(observer)).toBe(0));
});
