import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { aClub, aRole, aUser } from './rows.ts';

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
  it('is migrated and isolated from other test databases', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const { rows } = await one.query<{ n: number }>('select count(*)::int as n from migrations');
    expect(rows[0]?.n).toBeGreaterThan(0);
    await one.query('create table mine (n int)');
    await expect(other.query('select * from mine')).rejects.toThrow(/does not exist/);
    await Promise.all([one.end(), other.end()]);
  });
});

const withoutClub = `
  select source.relname || '.' || col.attname as key from pg_constraint fk
  join pg_class source on source.oid = fk.conrelid
  join pg_attribute col on col.attrelid = fk.conrelid and col.attnum = fk.conkey[1]
  join pg_attribute club on club.attrelid = fk.conrelid and club.attname = 'ClubId' and club.attnotnull
  where fk.contype = 'f' and cardinality(fk.conkey) = 1 and exists (
    select from pg_constraint pair
    join pg_attribute theirs on theirs.attrelid = pair.conrelid and theirs.attname = 'ClubId'
    where pair.conrelid = fk.confrelid and pair.contype = 'u' and cardinality(pair.conkey) = 2
      and fk.confkey[1] = any(pair.conkey) and theirs.attnum = any(pair.conkey))
  order by 1`;

describe('a migrated database', () => {
  it('refuses rows that name a room, class, live training or video of another club', async () => {
    const client = await open();
    const { rows } = await client.query<{ targets: number }>(`
      select count(*)::int as targets from pg_constraint
      where contype = 'u' and conrelid in ('display_groups'::regclass, 'classes'::regclass, 'live_trainings'::regclass, 'videos'::regclass)
        and pg_get_constraintdef(oid) like '%Id", "ClubId")'`);
    expect(rows[0]?.targets).toBe(4);
    expect((await client.query(withoutClub)).rows).toEqual([]);
    await client.end();
  });

  it('returns events up to its own transaction, in any order of transaction ids', async () => {
    const client = await open();
    for (const table of ['levels_read', 'badges_read', 'notifications_read'])
      expect((await client.query(`select "Written" = xmin::text::bigint as own from ${table}`)).rows, table).toEqual([
        { own: true },
      ]);
    await client.end();
  });

  it('derives the people of a club from their roles, also after an operator moved a role', async () => {
    const database = await createTestDatabase();
    databases.push(database);
    const { db, close } = openDatabase(database.url);
    const [clubId, other, userId] = [await aClub(db), await aClub(db), await aUser(db)];
    await aRole(db, userId, 'Trainer', clubId);
    await db.updateTable('user_roles').set({ ClubId: other }).where('UserId', '=', userId).execute();
    expect(await db.selectFrom('club_people').selectAll().execute()).toEqual([{ ClubId: other, UserId: userId }]);
    await close();
  });
});
