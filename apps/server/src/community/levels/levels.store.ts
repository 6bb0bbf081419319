import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** Range of unprocessed database transactions that have all ended. Undefined while another process locks the row. */
export async function takeMark(trx: Queryable): Promise<{ from: number; ended: number } | undefined> {
  const ended = sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
  const row = await trx
    .selectFrom('levels_read')
    .select(['Written', ended.as('Ended')])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { from: row.Written > row.Ended ? 0 : row.Written, ended: row.Ended };
}

export async function setMark(trx: Queryable, Written: number): Promise<void> {
  await trx.updateTable('levels_read').set({ Written }).execute();
}

export async function saveNotifiedLevels(
  trx: Queryable,
  rows: readonly { UserId: number; Level: number; Month: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('levels_told')
    .values([...rows])
    .onConflict((known) =>
      known.column('UserId').doUpdateSet(({ ref }) => ({
        Level: ref('excluded.Level'),
        Month: ref('excluded.Month'),
        Shown: sql<number>`least(levels_told."Shown", excluded."Level")`,
      })),
    )
    .execute();
}

export const notifiedLevelOf = (db: Queryable, userId: number): Promise<{ Level: number; Shown: number } | undefined> =>
  db.selectFrom('levels_told').select(['Level', 'Shown']).where('UserId', '=', userId).executeTakeFirst();

/** Raises the shown level to the notified one, but never lowers it. */
export async function setShown(db: Queryable, userId: number, level: number): Promise<void> {
  await db
    .updateTable('levels_told')
    .set({ Shown: sql<number>`least("Level", ${level}::integer)` })
    .where('UserId', '=', userId)
    .where('Shown', '<', level)
    .execute();
}
