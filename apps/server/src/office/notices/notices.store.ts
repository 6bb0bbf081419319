import type { ClubId } from '@clubpulse/contract/ids';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface EventRow {
  readonly EventId: number;
  readonly ClubId: ClubId;
  readonly Type: string;
  readonly Payload: unknown;
  readonly At: Date;
}

/**
 * The oldest events of a club since an instant that nobody looked at, marked as looked at. They are known one by one, not by the
 * highest number: of two transactions the later number may commit first. Of several servers one gets an event.
 */
export async function takeEvents(
  trx: Queryable,
  types: readonly string[],
  { since, now, limit }: { readonly since: Date; readonly now: Date; readonly limit: number },
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    with found as (
      select e."EventId", e."ClubId", e."Type", e."Payload", e."At" from events e
      where e."At" >= ${since} and e."Type" = any(${[...types]}::text[]) and e."ClubId" is not null
        and not exists (select from notices n where n."EventId" = e."EventId")
      order by e."EventId" limit ${limit}
    ), marked as (
      insert into notices ("EventId", "At") select "EventId", ${now}::timestamptz from found
      on conflict do nothing returning "EventId"
    )
    select found.* from found join marked using ("EventId") order by found."EventId"`.execute(trx);
  return rows;
}

/** Marks are kept longer than anything is told. */
export async function forgetNotices(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('notices').where('At', '<', before).execute();
}
