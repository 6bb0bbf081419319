import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { MigrationError, migrate } from './migrate.ts';

describe('a migrated database', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client(database.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('stays unchanged when it is migrated again', async () => {
    const applied: string[] = [];
    await migrate(database.url, (line) => applied.push(line));
    expect(applied).toEqual([]);
  });

  it('is refused when another version migrated it, or when an applied migration was changed', async () => {
    await client.query(`insert into migrations ("Name", "Hash") values ('0001_house.sql', '')`);
    await expect(migrate(database.url)).rejects.toThrow(MigrationError);
    await expect(migrate(database.url)).rejects.toThrow(
      /written by another version of Clubpulse.*0001_house\.sql.*another DATA_DIR/,
    );

    await client.query(`delete from migrations where "Name" = '0001_house.sql'`);
    await client.query(`update migrations set "Hash" = 'changed' where "Name" = '0001_platform.sql'`);
    await expect(migrate(database.url)).rejects.toThrow('0001_platform.sql was changed after it was applied');
  });
});
