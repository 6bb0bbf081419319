import { outside, type Span } from '@clubpulse/rules/training/trainings/joined';
import type { Queryable } from '../../../platform/database/database.ts';
import type { StoredMinute } from '../../heart-minutes/public.ts';
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

/** A minute without the seconds of trainings that were deleted. */
export function withoutDeleted(minute: StoredMinute, deleted: readonly Omit<Interval, 'UserId'>[]): StoredMinute {
  const end = minute.Minute + minute.Beats.length;
  const hit = deleted.filter(({ from, to }) => from < end && to > minute.Minute);
  if (hit.length === 0) return minute;
  const Beats = Uint8Array.from(minute.Beats);
  for (const { from, to } of hit) Beats.fill(0, Math.max(0, from - minute.Minute), Math.min(Beats.length, to - minute.Minute));
  return { ...minute, Beats };
}

/** From now on these seconds make no training; what was kept of others is held together with them. */
export async function keepDeleted(trx: Queryable, { UserId, from, to }: Interval): Promise<void> {
  await bringBack(trx, { UserId, from, to });
  await trx
    .insertInto('deleted_trainings')
    .values({ UserId, Begin: dateOfSecond(from), End: dateOfSecond(to) })
    .execute();
}

/**
 * The newest word counts: who says that she trained then takes back that what was heard there is nothing. A file takes it back of the
 * seconds that it heard itself, `heard`: what was deleted between them was of another one. Answers what had been deleted.
 */
export async function bringBack(
  trx: Queryable,
  { UserId, from, to }: Interval,
  heard: readonly Span[] = [{ begin: from, end: to }],
): Promise<{ from: number; to: number }[]> {
  const rows = await trx
    .deleteFrom('deleted_trainings')
    .where('UserId', '=', UserId)
    .where('Begin', '<', dateOfSecond(to))
    .where('End', '>', dateOfSecond(from))
    .returning(['Begin', 'End'])
    .execute();
  const deleted = rows.map(({ Begin, End }) => ({ begin: unixSecond(Begin), end: unixSecond(End) }));
  const left = heard.reduce<readonly Span[]>(outside, deleted);
  const values = left.map(({ begin, end }) => ({ UserId, Begin: dateOfSecond(begin), End: dateOfSecond(end) }));
  if (values.length > 0) await trx.insertInto('deleted_trainings').values(values).execute();
  return deleted.map(({ begin, end }) => ({ from: Math.max(from, begin), to: Math.min(to, end) }));
}
