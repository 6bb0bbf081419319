import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { markIn } from '../../platform/events/mark.store.ts';

export const mark = markIn('levels_read');

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

export async function setShown(db: Queryable, userId: number, level: number): Promise<void> {
  await db
    .updateTable('levels_told')
    .set({ Shown: sql<number>`least("Level", ${level}::integer)` })
    .where('UserId', '=', userId)
    .where('Shown', '<', level)
    .execute();
}
