import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { UserBadges } from '../../platform/database/schema.generated.ts';
import { markIn } from '../../platform/events/mark.store.ts';

export const mark = markIn('badges_read');

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
