import type { Queryable } from '../../platform/database/database.ts';

export interface Received {
  readonly WearableInboxId: number;
  readonly Body: Buffer;
  readonly ReceivedAt: Date;
}

export async function keepReceived(trx: Queryable, Envelope: string, Body: Buffer, ReceivedAt: Date): Promise<number> {
  const { WearableInboxId } = await trx
    .insertInto('wearable_inbox')
    .values({ Provider: 'Garmin', Envelope, Body, ReceivedAt })
    .returning('WearableInboxId')
    .executeTakeFirstOrThrow();
  return WearableInboxId;
}

/** Undefined: it was read. */
export const receivedOf = (db: Queryable, id: number): Promise<Received | undefined> =>
  db
    .selectFrom('wearable_inbox')
    .select(['WearableInboxId', 'Body', 'ReceivedAt'])
    .where('WearableInboxId', '=', id)
    .where('MalformedAt', 'is', null)
    .executeTakeFirst();

export async function deleteReceived(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom('wearable_inbox').where('WearableInboxId', '=', id).execute();
}

export async function markMalformed(db: Queryable, id: number, MalformedAt: Date): Promise<void> {
  await db.updateTable('wearable_inbox').set({ MalformedAt }).where('WearableInboxId', '=', id).execute();
}

/** What nobody could read, and what no try could bring to its person. */
export async function deleteReceivedBefore(db: Queryable, moment: Date): Promise<void> {
  await db.deleteFrom('wearable_inbox').where('ReceivedAt', '<', moment).execute();
}
