import { outside } from '@clubpulse/rules/training/trainings/joined';
import type { Queryable } from '../../../platform/database/database.ts';
import { dateOfSecond, unixSecond } from '../seconds.rows.ts';

/** Seconds of a training that was deleted, Unix; `to` outside. */
export interface Interval {
  readonly UserId: number;
  readonly from: number;
  readonly to: number;
}

export async function deletedOf(db: Queryable, userIds: readonly number[]): Promise<Interval[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('deleted_trainings')
    .selectAll()
    .where('UserId', 'in', [...userIds])
    .execute();
  return rows.map(({ UserId, Begin, End }) => ({ UserId, from: unixSecond(Begin), to: unixSecond(End) }));
}

/** From now on these seconds make no training; what was kept of others is held together with them. */
export async function keepDeleted(trx: Queryable, { UserId, from, to }: Interval): Promise<void> {
  await bringBack(trx, { UserId, from, to });
  await trx
    .insertInto('deleted_trainings')
    .values({ UserId, Begin: dateOfSecond(from), End: dateOfSecond(to) })
    .execute();
}

/** The newest word counts: who says that she trained then takes back that what was heard there is nothing. Answers what had been deleted. */
export async function bringBack(trx: Queryable, { UserId, from, to }: Interval): Promise<{ from: number; to: number }[]> {
  const rows = await trx
    .deleteFrom('deleted_trainings')
    .where('UserId', '=', UserId)
    .where('Begin', '<', dateOfSecond(to))
    .where('End', '>', dateOfSecond(from))
    .returning(['Begin', 'End'])
    .execute();
  const deleted = rows.map(({ Begin, End }) => ({ begin: unixSecond(Begin), end: unixSecond(End) }));
  const left = outside(deleted, { begin: from, end: to });
  const values = left.map(({ begin, end }) => ({ UserId, Begin: dateOfSecond(begin), End: dateOfSecond(end) }));
  if (values.length > 0) await trx.insertInto('deleted_trainings').values(values).execute();
  return deleted.map(({ begin, end }) => ({ from: Math.max(from, begin), to: Math.min(to, end) }));
}
