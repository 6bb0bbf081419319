import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { UserBadges } from '../../platform/database/schema.generated.ts';

/** Range of unprocessed database transactions that have all ended. Undefined while another process locks the row. */
export async function takeMark(trx: Queryable): Promise<{ from: number; ended: number } | undefined> {
  const ended = sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
  const row = await trx
    .selectFrom('badges_read')
    .select(['Written', ended.as('Ended')])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { from: row.Written > row.Ended ? 0 : row.Written, ended: row.Ended };
}

export async function setMark(trx: Queryable, Written: number): Promise<void> {
  await trx.updateTable('badges_read').set({ Written }).execute();
}

export async function addDue(trx: Queryable, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await trx
    .insertInto('badges_due')
    .values(userIds.map((UserId) => ({ UserId })))
    .execute();
}

export async function takeDue(trx: Queryable, most: number): Promise<{ userIds: number[]; rows: number }> {
  const { rows } = await sql<{ UserId: number }>`
    delete from badges_due where "BadgesDueId" in (select "BadgesDueId" from badges_due order by "BadgesDueId" limit ${most})
    returning "UserId"`.execute(trx);
  return { userIds: [...new Set(rows.map(({ UserId }) => UserId))], rows: rows.length };
}

export async function saveBadges(trx: Queryable, badges: readonly Insertable<UserBadges>[]): Promise<void> {
  if (badges.length === 0) return;
  await trx
    .insertInto('user_badges')
    .values([...badges])
    .onConflict((had) =>
      had
        .columns(['UserId', 'Badge'])
        .doUpdateSet(({ ref }) => ({ Day: ref('excluded.Day') }))
        .whereRef('user_badges.Day', '<>', 'excluded.Day'),
    )
    .execute();
}
