import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { isUnavailable, type OpenDatabase, openDatabase } from './database.ts';
import { prepared } from './statements.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { max: 1 });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

it('a prepared statement builds its text only at its first run, and takes new values on each run', async () => {
  let made = 0;
  const sum = prepared<{ a: number; b: number | null }, { sum: number | null; again: number }>((place) => {
    made += 1;
    return sql`select ${place('a')}::integer + ${place('b')}::integer as sum, ${place('a')}::integer as again`;
  });
  expect(await sum(open.db, { a: 1, b: 2 })).toEqual([{ sum: 3, again: 1 }]);
  expect(await sum(open.db, { b: 20, a: 10 })).toEqual([{ sum: 30, again: 10 }]);
  expect(await sum(open.db, { a: 5, b: null })).toEqual([{ sum: null, again: 5 }]);
  expect(made).toBe(1);
  const { rows } = await sql`select from pg_prepared_statements where name like 'once%'`.execute(open.db);
  expect(rows).toHaveLength(1);
});

it('a prepared statement reads a table to which another process added a column, in a transaction after a retry', async () => {
  const { db } = open;
  await sql`create table planned (a integer)`.execute(db);
  const all = prepared<{ a: number }, object>((place) => sql`select * from planned where a > ${place('a')}::integer`);
  await sql`insert into planned values (1)`.execute(db);
  expect(await all(db, { a: 0 })).toEqual([{ a: 1 }]);
  await sql`alter table planned add column b integer`.execute(db);
  expect(await all(db, { a: 0 })).toEqual([{ a: 1, b: null }]);
  await sql`alter table planned add column c integer`.execute(db);
  const inTransaction = () => db.transaction().execute((trx) => all(trx, { a: 0 }));
  const refused = await inTransaction().catch((error: unknown) => error);
  expect(isUnavailable(refused)).toBe(true);
  expect(await inTransaction()).toEqual([{ a: 1, b: null, c: null }]);
});
