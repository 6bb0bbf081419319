import type { Queryable } from './database.ts';

/** What this installation keeps under a key; undefined when nobody kept anything. */
export async function kept(db: Queryable, key: string): Promise<unknown> {
  const row = await db.selectFrom('installation').select('Value').where('Key', '=', key).executeTakeFirst();
  return row?.Value;
}

/** The kept value, locked until the transaction ends, so that one of several uses it. */
export async function keptForUpdate(trx: Queryable, key: string): Promise<unknown> {
  const row = await trx.selectFrom('installation').select('Value').where('Key', '=', key).forUpdate().executeTakeFirst();
  return row?.Value;
}

export async function forget(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('installation').where('Key', '=', key).execute();
}

/** Keeps the value unless one is kept already, and answers the kept one: of several starting servers the first decides. */
export async function keepOnce(db: Queryable, key: string, value: object): Promise<unknown> {
  await db
    .insertInto('installation')
    .values({ Key: key, Value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return kept(db, key);
}
