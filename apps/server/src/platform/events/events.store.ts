import type { Queryable } from '../database/database.ts';

export async function insertEvent(db: Queryable, ClubId: number | null, Type: string, payload: object): Promise<void> {
  await db
    .insertInto('events')
    .values({ ClubId, Type, Payload: JSON.stringify(payload) })
    .execute();
}
