import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface Progress {
  readonly ClubpulseBridgeId: number;
  readonly Queue: number;
  readonly StoredSeq: number;
}

export function progressOfClub(db: Queryable, clubId: ClubId): Promise<Progress[]> {
  return db
    .selectFrom('bridge_progress')
    .innerJoin('bridges', 'bridges.ClubpulseBridgeId', 'bridge_progress.ClubpulseBridgeId')
    .select(['bridge_progress.ClubpulseBridgeId', 'Queue', 'StoredSeq'])
    .where('ClubId', '=', clubId)
    .execute();
}

/** A stored sequence number is never replaced by a lower number. Deleted bridges are ignored. */
export async function storeProgress(trx: Queryable, progress: readonly Progress[]): Promise<void> {
  if (progress.length === 0) return;
  const bridges = progress.map((row) => row.ClubpulseBridgeId);
  const queues = progress.map((row) => row.Queue);
  const seqs = progress.map((row) => row.StoredSeq);
  await sql`
    insert into bridge_progress ("ClubpulseBridgeId", "Queue", "StoredSeq")
    select b, q, s
    from unnest(${bridges}::bigint[], ${queues}::bigint[], ${seqs}::bigint[]) as given (b, q, s)
    where exists (select from bridges where "ClubpulseBridgeId" = b)
    order by b, q
    on conflict ("ClubpulseBridgeId", "Queue") do update
      set "StoredSeq" = greatest(bridge_progress."StoredSeq", excluded."StoredSeq")`.execute(trx);
}
