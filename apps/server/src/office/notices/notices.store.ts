import type { Queryable } from '../../platform/database/database.ts';

/** Returns false when the event was marked before. Waits for a transaction that is marking it. */
export async function markNotified(trx: Queryable, EventId: number, At: Date): Promise<boolean> {
  const result = await trx
    .insertInto('notices')
    .values({ EventId, At })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function forgetNotices(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('notices').where('At', '<', before).execute();
}
