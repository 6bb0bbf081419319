import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';

const databases: TestDatabase[] = [];
afterAll(() => Promise.all(databases.map((database) => database.drop())));

async function open() {
  const database = await createTestDatabase();
  databases.push(database);
  const client = new pg.Client(database.url);
  client.on('error', () => {});
  await client.connect();
  return client;
}

describe('a test database', () => {
  it('is migrated, and nobody else sees what is written to it', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const { rows } = await one.query<{ n: number }>('select count(*)::int as n from migrations');
    expect(rows[0]?.n).toBeGreaterThan(0);
    await one.query('create table mine (n int)');
    await expect(other.query('select * from mine')).rejects.toThrow(/does not exist/);
    await Promise.all([one.end(), other.end()]);
  });
});
