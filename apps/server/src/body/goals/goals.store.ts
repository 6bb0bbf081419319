import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { MeasureGoalInput } from '@clubpulse/contract/body/goals';
import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { Queryable } from '../../platform/database/database.ts';

export type GoalRow = Awaited<ReturnType<typeof goalsOf>>[number];

export const goalsOf = (db: Queryable, userId: UserId) =>
  db
    .selectFrom('measure_goals as goal')
    .leftJoin('users as by', 'by.UserId', 'goal.ByUserId')
    .select(['goal.Key', 'goal.Value', 'goal.Due', 'goal.SetAt', 'goal.ByUserId'])
    .select(['by.Nickname', 'by.FirstMidName', 'by.LastName', 'by.PictureUri'])
    .where('goal.UserId', '=', userId)
    .orderBy('goal.Key')
    .execute();

export async function putGoal(
  trx: Queryable,
  UserId: UserId,
  Key: MeasureKey,
  goal: MeasureGoalInput & { readonly SetAt: Date; readonly ByUserId: CallerId },
): Promise<void> {
  await trx
    .insertInto('measure_goals')
    .values({ UserId, Key, ...goal })
    .onConflict((known) => known.columns(['UserId', 'Key']).doUpdateSet(goal))
    .execute();
}

export async function deleteGoal(db: Queryable, userId: UserId, key: MeasureKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('measure_goals')
    .where('UserId', '=', userId)
    .where('Key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
