import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { outsideTransaction } from './one-connection.ts';

it('a second connection of the same pool is refused inside a transaction and in functions that are called there, but not afterwards', async () => {
  const [one, other] = [openDatabase(inject('databaseServer')), openDatabase(inject('databaseServer'))];
  const ask = async ({ db }: typeof one) => (await sql<{ n: number }>`select 1 as n`.execute(db)).rows;
  const later = await one.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    await expect(ask(one)).rejects.toThrow('second connection');
    await expect(Promise.resolve().then(() => one.db.transaction().execute(async () => {}))).rejects.toThrow('second connection');
    expect(await ask(other)).toEqual([{ n: 1 }]);
    expect(await outsideTransaction(() => ask(one))).toEqual([{ n: 1 }]);
    return { ask: () => ask(one) };
  });
  expect(await later.ask()).toEqual([{ n: 1 }]);
  await Promise.all([one.close(), other.close()]);
});
