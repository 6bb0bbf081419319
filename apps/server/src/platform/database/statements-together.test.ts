import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { untilStuck } from '../../test/race/until-stuck.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { outsideTransaction } from './pool/one-connection.ts';
import { guardFailed, type Step, writeTogether } from './statements.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  await sql`create table seats (id integer primary key, taken integer not null check (taken <= 2))`.execute(open.db);
  await sql`create table people (name text primary key)`.execute(open.db);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(async () => {
  await sql`delete from people`.execute(open.db);
  await sql`delete from seats`.execute(open.db);
  await sql`insert into seats values (1, 0)`.execute(open.db);
});

const person = (name: string): Step => ({
  name: 'person',
  write: (previous) => sql`insert into people select ${name} from ${previous} returning name`,
});
const seat = (id = 1, by = 1): Step => ({
  name: 'seat',
  write: (previous) => sql`update seats set taken = taken + ${by}::integer from ${previous} where id = ${id} returning taken`,
});
const take = (...steps: Step[]) =>
  writeTogether(open.db, steps, sql<number>`(select taken from seat)`, { guards: ['seats_taken_check', 'people_pkey'] });
const people = async () => (await sql<{ name: string }>`select name from people`.execute(open.db)).rows.map((row) => row.name);

describe('several writes in one statement', () => {
  it('are all executed and return the requested value', async () => {
    expect(await take(person('ada'), seat())).toBe(1);
    expect(await take(person('bob'), seat())).toBe(2);
    expect(await people()).toEqual(['ada', 'bob']);
  });

  it.each([
    ['when a step finds no row', () => take(person('ada'), seat(99))],
    ['when a check fails', () => take(person('ada'), seat(1, 3))],
    ['when a name is taken', () => take(seat(), { ...person('bob'), name: 'other' }, person('bob'))],
  ])('change nothing %s', async (_when, act) => {
    expect(await act()).toBe(guardFailed);
    expect(await people()).toEqual([]);
    expect((await sql<{ taken: number }>`select taken from seats`.execute(open.db)).rows).toEqual([{ taken: 0 }]);
  });

  it('throw when they violate a constraint that is not one of the guards', async () => {
    const unguarded = writeTogether(open.db, [person('ada'), seat(1, 3)], sql`1`, { guards: ['people_pkey'] });
    await expect(unguarded).rejects.toThrow('seats_taken_check');
    expect(await people()).toEqual([]);
  });

  it('may contain steps that write no row or several rows, if the step allows this number of rows', async () => {
    const some = (rows: Step['rows'], count: number): Step => ({
      name: 'some',
      ...(rows === undefined ? {} : { rows }),
      write: () => sql`insert into people select 'p' || n from generate_series(1, ${count}::integer) n returning name`,
    });
    expect(await take(some('any', 0), seat())).toBe(1);
    expect(await take(some(3, 3), seat())).toBe(2);
    expect(await take(some(2, 1), seat())).toBe(guardFailed);
    expect(await people()).toHaveLength(3);
  });

  it('wait for the row of the last step only after all other steps have written', async () => {
    const blocked = await open.db.transaction().execute(async (trx) => {
      await sql`update seats set taken = 1 where id = 1`.execute(trx);
      const waiting = outsideTransaction(() => take(person('ada'), seat()));
      await untilStuck(open.db, [waiting]);
      const impatient = outsideTransaction(() =>
        open.db.transaction().execute(async (other) => {
          await sql`set local lock_timeout = '50ms'`.execute(other);
          await sql`insert into people values ('ada')`.execute(other);
        }),
      );
      await expect(impatient).rejects.toThrow(/lock timeout/);
      return { waiting };
    });
    expect(await blocked.waiting).toBe(2);
  });

  it('throw when the SQL is wrong', async () => {
    await expect(
      take(person('ada'), { name: 'seat', write: () => sql`update nowhere set taken = 1 returning taken` }),
    ).rejects.toThrow(/nowhere/);
  });
});

describe('a statement that is planned once', () => {
  const prepared = async () =>
    (await sql<{ statement: string }>`select statement from pg_prepared_statements where name like 'once%'`.execute(open.db))
      .rows;

  it('is prepared in the database session, unlike other statements', async () => {
    for (let n = 0; n < 3; n += 1) await sql`/* plan once */ select ${n}::integer`.execute(open.db);
    await sql`select ${1}::integer`.execute(open.db);
    expect(await prepared()).toMatchObject([{ statement: '/* plan once */ select $1::integer' }]);
  });

  it('is not prepared behind a pooler', async () => {
    const pooled = openDatabase(database.url, { pooled: true });
    await sql`/* plan once */ select 1`.execute(pooled.db);
    const { rows } = await sql`select from pg_prepared_statements`.execute(pooled.db);
    expect(rows).toEqual([]);
    await pooled.close();
  });
});
