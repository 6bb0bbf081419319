import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TrainingDue } from '../../platform/database/schema.generated.ts';

export type DueRow = Selectable<TrainingDue>;

/**
 * The due row that waits longest, locked: until the transaction ends nobody else takes it, and no seconds of this
 * athlete are stored, since storing them marks the same row.
 */
export const takeDue = (db: Queryable, now: Date): Promise<DueRow | undefined> =>
  db
    .selectFrom('training_due')
    .selectAll()
    .where('NextAt', '<=', now)
    .orderBy('NextAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Whether anybody's training may still go on, or is to be computed. */
export const hasDue = async (db: Queryable): Promise<boolean> =>
  (await db.selectFrom('training_due').select('UserId').limit(1).executeTakeFirst()) !== undefined;

export async function deleteDue(db: Queryable, userId: UserId): Promise<void> {
  await db.deleteFrom('training_due').where('UserId', '=', userId).execute();
}

/** What is left to look at, and when. */
export async function keepDue(
  db: Queryable,
  userId: UserId,
  left: Pick<DueRow, 'FromSecond' | 'ToSecond' | 'NextAt'>,
): Promise<void> {
  await db.updateTable('training_due').set(left).where('UserId', '=', userId).execute();
}

export async function postponeDue(db: Queryable, userId: UserId, nextAt: Date): Promise<void> {
  await db.updateTable('training_due').set({ NextAt: nextAt }).where('UserId', '=', userId).execute();
}
