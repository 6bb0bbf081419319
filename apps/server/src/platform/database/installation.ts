import type { Queryable } from './database.ts';

export async function storedValue(db: Queryable, key: string): Promise<unknown> {
  const row = await db.selectFrom('installation').select('Value').where('Key', '=', key).executeTakeFirst();
  return row?.Value;
}

export async function storedValueForUpdate(trx: Queryable, key: string): Promise<unknown> {
  const row = await trx.selectFrom('installation').select('Value').where('Key', '=', key).forUpdate().executeTakeFirst();
  return row?.Value;
}

export async function forget(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('installation').where('Key', '=', key).execute();
}

export async function storeOnce(db: Queryable, key: string, value: object): Promise<unknown> {
  await db
    .insertInto('installation')
    .values({ Key: key, Value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return storedValue(db, key);
}
