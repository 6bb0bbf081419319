import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createLog } from './log.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
  await client.query('create temp table beats ("Email" text unique, "Bpm" int check ("Bpm" < 250))');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const lines: string[] = [];
const log = createLog('warn', { write: (line: string) => lines.push(line) });
const failed = (sql: string) =>
  client.query(sql).then(
    () => new Error('nothing failed'),
    (error: unknown) => error,
  );

it('the log contains a database error without its row data', async () => {
  const bpm = 987_654_321;
  const [insert, again] = [
    `insert into beats values ('ada@example.com', 61)`,
    `insert into beats values ('ada@example.com', ${bpm})`,
  ];
  await client.query(insert);
  const errors = [await failed(insert), await failed(again)];
  expect(errors.map((error) => (error as pg.DatabaseError).detail).join()).toContain('ada@example.com');
  for (const err of [...errors, new AggregateError(errors, 'both')]) log.error({ err }, 'request failed');
  expect(lines).toHaveLength(3);
  expect(lines.join()).toContain('beats_Email_key');
  expect(lines.join()).toContain('23514');
  expect(lines.join()).not.toContain('ada@example.com');
  expect(lines.splice(0).join()).not.toContain(String(bpm));
});

it('the log contains no secret and one line per entry', () => {
  log.warn({ token: 'mine', headers: { authorization: 'Bearer mine', cookie: 'mine' }, who: 'eve\n{"level":10}' }, 'refused');
  expect(lines.join()).not.toContain('mine');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ who: 'eve\n{"level":10}', msg: 'refused' });
});
