import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { isUnavailable, type OpenDatabase, openDatabase, type Queryable } from '../database.ts';
import { createShares, withRequestKind } from './shares.ts';

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

const stuckIn = (via: Queryable) =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(via);
    expect(rows.length).toBeGreaterThanOrEqual(10);
  });

it('sixty requests for a locked table do not block other kinds of requests', async () => {
  const other = openDatabase(database.url);
  let answered = 0;
  let stuck: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
  await other.db.transaction().execute(async (trx) => {
    await sql`lock table transactions in access exclusive mode`.execute(trx);
    const ask = async () => {
      await withRequestKind('GET transactions', () => sql`select from transactions`.execute(open.db));
      answered += 1;
    };
    stuck = Promise.allSettled(Array.from({ length: 60 }, ask));
    await stuckIn(trx);
    await withRequestKind('GET users', () => sql`select from users`.execute(open.db));
    expect(answered).toBe(0);
  });
  expect((await stuck).map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 'fulfilled'));
  await other.close();
});

it('twelve kinds of requests for locked tables do not block other kinds once the twelve are known to be slow', {
  tags: ['atLength'],
}, async () => {
  const tables = ['transactions', 'classes', 'policies', 'displays', 'sensors'];
  const [pool, other] = [openDatabase(database.url), openDatabase(database.url)];
  let stuck: Promise<unknown>[] = [];
  const answered: string[] = [];
  await other.db.transaction().execute(async (trx) => {
    for (const table of tables) await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
    for (const wave of [1, 2]) {
      stuck = Array.from({ length: 60 }, async (_each, index) => {
        const table = sql.table(tables[index % tables.length] ?? '');
        const question = withRequestKind(`GET ${index % 12}`, () => sql`select from ${table}`.execute(pool.db));
        await question.catch((error: unknown) => expect(error).toSatisfy(isUnavailable));
        answered.push(`wave ${wave}`);
      });
      if (wave === 1) await Promise.all(stuck);
      else await stuckIn(trx);
    }
    answered.length = 0;
    for (const person of ['users', 'clubs', 'user_roles']) {
      await withRequestKind(`GET ${person}`, () => sql`select from ${sql.table(person)}`.execute(pool.db));
      answered.push(person);
    }
  });
  await Promise.all(stuck);
  expect(answered.slice(0, 3)).toEqual(['users', 'clubs', 'user_roles']);
  expect(pool.pool.waitingCount).toBe(0);
  await Promise.all([pool.close(), other.close()]);
});

it('requests for two locked tables do not block other requests, even in the first second', async () => {
  const [pool, other] = [openDatabase(database.url), openDatabase(database.url)];
  let answered = 0;
  let stuck: Promise<unknown> = Promise.resolve();
  await other.db.transaction().execute(async (trx) => {
    const tables = ['transactions', 'classes'];
    for (const table of tables) await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
    const ask = async (table: string) => {
      await withRequestKind(`GET ${table}`, () => sql`select from ${sql.table(table)}`.execute(pool.db));
      answered += 1;
    };
    stuck = Promise.all(Array.from({ length: 60 }, (_each, index) => ask(tables[index % 2] ?? '')));
    await stuckIn(trx);
    await withRequestKind('GET users', () => sql`select from users`.execute(pool.db));
    expect(answered).toBe(0);
  });
  await stuck;
  await Promise.all([pool.close(), other.close()]);
});

it('a second kind of request gets half of the free connections, a third and a fourth kind get one each', async () => {
  const shares = createShares({ size: 14, spare: 4, waitMs: 20 });
  const leaves: (() => void)[] = [];
  const heldBy = async (person: string) => {
    let count = 0;
    await withRequestKind(person, async () => {
      for (; count < 20; count += 1) {
        const leave = await shares.enter().catch(() => undefined);
        if (leave === undefined) return;
        leaves.push(leave);
      }
    });
    return count;
  };
  expect([await heldBy('a'), await heldBy('b'), await heldBy('c'), await heldBy('d'), await heldBy('e')]).toEqual([
    10, 2, 1, 1, 0,
  ]);
  for (const leave of leaves) leave();
  expect(await heldBy('e')).toBe(10);
});

it('waiting requests get freed connections in their order, and a request that waited too long fails', async () => {
  const shares = createShares({ size: 1, spare: 0, waitMs: 50 });
  await withRequestKind('calls', async () => {
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
  await Promise.all([shares.enter(), shares.enter()]);
});
