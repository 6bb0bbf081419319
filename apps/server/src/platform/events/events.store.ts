import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { Step } from '../database/write-together.ts';

export async function insertEvent(db: Queryable, ClubId: number | null, Type: string, payload: object): Promise<void> {
  await db
    .insertInto('events')
    .values({ ClubId, Type, Payload: JSON.stringify(payload) })
    .execute();
}

/** The same as a step of several writes; `more` is a jsonb expression with fields that only the statement knows. */
export const eventStep = (
  name: string,
  ClubId: number | null,
  Type: string,
  payload: object,
  more: RawBuilder<unknown> | undefined,
): Step => ({
  name,
  write: (previous) => sql`insert into events ("ClubId", "Type", "Payload")
    select ${ClubId}::bigint, ${Type}::text, ${JSON.stringify(payload)}::jsonb || ${more ?? sql`'{}'`} from ${previous} returning "EventId"`,
});
