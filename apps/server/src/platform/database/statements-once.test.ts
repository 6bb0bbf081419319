import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
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
