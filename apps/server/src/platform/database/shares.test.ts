import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { isUnavailable, type OpenDatabase, openDatabase } from './database.ts';
import { askingFor, createShares } from './shares.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

it('sixty requests for what is locked keep no other waiting', async () => {
  const other = openDatabase(database.url);
  let begun = 0;
  let waited = 0;
  let stuck: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
  await other.db.transaction().execute(async (trx) => {
    await sql`lock table transactions in access exclusive mode`.execute(trx);
    const ask = () => askingFor('GET transactions', () => sql`select from transactions`.execute(open.db));
    stuck = Promise.allSettled(Array.from({ length: 60 }, ask));
    await new Promise((resolve) => setTimeout(resolve, 200));
    begun = performance.now();
    await askingFor('GET users', () => sql`select from users`.execute(open.db));
    waited = performance.now() - begun;
  });
  expect(waited).toBeLessThan(1_000);
  expect((await stuck).map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 'fulfilled'));
  await other.close();
});

it('a place is handed on in order, taken back by who waited too long, and nobody asks for nothing', async () => {
  const shares = createShares({ most: 1, waitMs: 50 });
  await askingFor('calls', async () => {
    const leave = await shares.enter();
    await expect(shares.enter()).rejects.toSatisfy(isUnavailable);
    const order: number[] = [];
    const next = [1, 2].map(async (turn) => {
      const leaveNext = await shares.enter();
      order.push(turn);
      leaveNext();
    });
    leave();
    await Promise.all(next);
    expect(order).toEqual([1, 2]);
    (await shares.enter())();
  });
  await Promise.all([shares.enter(), shares.enter(), askingFor('others', () => shares.enter())]);
});
