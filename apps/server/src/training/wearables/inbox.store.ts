import type { Queryable } from '../../platform/database/database.ts';

export interface Received {
  readonly WearableInboxId: number;
  readonly Envelope: string;
  readonly Body: Buffer;
  readonly ReceivedAt: Date;
  /** `Of` is the message that contained this part or ping, `Entry` the position there. Both are null for a whole message. */
  readonly Of: number | null;
  readonly Entry: number | null;
  readonly PingsApart: boolean;
}

export async function keepReceived(trx: Queryable, Envelope: string, Body: Buffer, ReceivedAt: Date): Promise<number> {
  const { WearableInboxId } = await trx
    .insertInto('wearable_inbox')
    .values({ Provider: 'Garmin', Envelope, Body, ReceivedAt })
    .returning('WearableInboxId')
    .executeTakeFirstOrThrow();
  return WearableInboxId;
}

export async function keepPart(
  trx: Queryable,
  { WearableInboxId: Of, Envelope, ReceivedAt }: Received,
  Entry: number,
  Body: Buffer,
): Promise<number> {
  const row = { Provider: 'Garmin', Envelope, Body, ReceivedAt, Of, Entry } as const;
  return (await trx.insertInto('wearable_inbox').values(row).returning('WearableInboxId').executeTakeFirstOrThrow())
    .WearableInboxId;
}

export async function markPingsApart(trx: Queryable, id: number): Promise<void> {
  await trx.updateTable('wearable_inbox').set({ PingsApart: true }).where('WearableInboxId', '=', id).execute();
}

export const receivedOf = (db: Queryable, id: number): Promise<Received | undefined> =>
  db
    .selectFrom('wearable_inbox')
    .select(['WearableInboxId', 'Envelope', 'Body', 'ReceivedAt', 'Of', 'Entry', 'PingsApart'])
    .where('WearableInboxId', '=', id)
    .where('MalformedAt', 'is', null)
    .executeTakeFirst();

export async function deleteReceived(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom('wearable_inbox').where('WearableInboxId', '=', id).execute();
}

export async function markMalformed(db: Queryable, id: number, MalformedAt: Date): Promise<void> {
  await db.updateTable('wearable_inbox').set({ MalformedAt }).where('WearableInboxId', '=', id).execute();
}

export async function deleteReceivedBefore(db: Queryable, moment: Date): Promise<void> {
  await db.deleteFrom('wearable_inbox').where('ReceivedAt', '<', moment).execute();
}
