import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { isAnswering, isUnavailable, type OpenDatabase, openDatabase } from './database.ts';
import { gateTo } from './test/gate.ts';

let database: TestDatabase;
let way: Awaited<ReturnType<typeof gateTo>>;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  way = await gateTo(database.networkUrl);
  open = openDatabase(way.url, { answerMs: 3_000 });
});
afterAll(async () => {
  way.gate.isSilent = false;
  await open.close();
  await way.end();
  await database.drop();
});

const outcome = (question: Promise<unknown>) =>
  question.then(
    () => 'answered',
    (error: unknown) => (isUnavailable(error) ? 'away' : String(error)),
  );
const ask = () => outcome(sql`select 1`.execute(open.db));

it('a query fails when the database stops responding, also in a transaction, and a late response is discarded', {
  tags: ['atLength'],
}, async () => {
  expect(await ask()).toBe('answered');
  const inTransaction = outcome(
    open.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      way.gate.isSilent = true;
      await sql`select 2`.execute(trx);
    }),
  );
  expect(await inTransaction).toBe('away');
  expect(await ask()).toBe('away');
  way.gate.isSilent = false;
  const { rows } = await sql<{ answer: number }>`select 3 as answer`.execute(open.db);
  expect(rows).toEqual([{ answer: 3 }]);
  expect(open.pool.waitingCount).toBe(0);
});

it('the health check reports a database that does not respond, before waiting requests time out', {
  tags: ['atLength'],
}, async () => {
  expect(await isAnswering(open.db)).toBe(true);
  way.gate.isSilent = true;
  const patient = openDatabase(way.url, { answerMs: 900_000 });
  expect(await isAnswering(patient.db)).toBe(false);
  way.gate.isSilent = false;
  await patient.close();
});

it('a session that a pooler ended can be retried, a statement that violates the protocol cannot', () => {
  const refused = (severity: string) =>
    Object.assign(new pg.DatabaseError('query_wait_timeout', 0, 'error'), { severity, code: '08P01' });
  expect([isUnavailable(refused('FATAL')), isUnavailable(refused('ERROR'))]).toEqual([true, false]);
});
