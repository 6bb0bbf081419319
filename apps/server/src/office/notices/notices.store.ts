import type { Queryable } from '../../platform/database/database.ts';

/** Answers whether nobody told of the event before; whoever is just telling is waited for. */
export async function markTold(trx: Queryable, EventId: number, At: Date): Promise<boolean> {
  const result = await trx
    .insertInto('notices')
    .values({ EventId, At })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Marks are kept longer than anything is told. */
export async function forgetNotices(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('notices').where('At', '<', before).execute();
}
