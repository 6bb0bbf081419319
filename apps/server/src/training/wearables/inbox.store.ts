import type { Queryable } from '../../platform/database/database.ts';

export interface Received {
  readonly WearableInboxId: number;
  readonly Envelope: string;
  readonly Body: Buffer;
  readonly ReceivedAt: Date;
  /** What came through the door with it, and its place there, in a part or a ping of it; null: it came so. */
  readonly Of: number | null;
  readonly Entry: number | null;
  /** Its pings are kept each by itself already. */
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

/** One part or one ping of what came, to be read by itself. */
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

/** Undefined: it was read. */
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

/** What nobody could read, and what no try could bring to its person. */
export async function deleteReceivedBefore(db: Queryable, moment: Date): Promise<void> {
  await db.deleteFrom('wearable_inbox').where('ReceivedAt', '<', moment).execute();
}
