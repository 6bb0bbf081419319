import { type Activity, activitiesOf } from '@clubpulse/rules/training/trainings/sources';
import type { Queryable } from '../../../platform/database/database.ts';
import type { SecondsOf } from '../../heart-minutes/public.ts';
import { unixSecond } from '../seconds.rows.ts';
import * as store from './activities.store.ts';

interface Interval {
  readonly UserId: number;
  readonly Begin: Date;
  readonly End: Date;
}

export const secondsOfInterval = ({ UserId, Begin, End }: Interval): SecondsOf => ({
  UserId,
  from: unixSecond(Begin),
  to: unixSecond(End),
});

/** All rows that overlap an interval, and all connected to them through overlaps. */
export async function sourcesAround(
  trx: Queryable,
  intervals: readonly SecondsOf[],
): Promise<ReadonlyMap<number, readonly store.StoredSource[]>> {
  const around = new Map<number, readonly store.StoredSource[]>();
  let open = intervals;
  while (open.length > 0) {
    const found = Map.groupBy(await store.sourcesWithin(trx, open), ({ UserId }) => UserId);
    open = open.flatMap(({ UserId, from, to }) => {
      const rows = found.get(UserId) ?? [];
      const all = {
        UserId,
        from: Math.min(from, ...rows.map(({ begin }) => begin)),
        to: Math.max(to, ...rows.map(({ end }) => end)),
      };
      around.set(UserId, rows);
      return all.from < from || all.to > to ? [all] : [];
    });
  }
  return around;
}

const isSame = (one: Activity, other: Activity): boolean =>
  one.ActivityId === other.ActivityId && one.Counts === other.Counts && one.CountsInClub === other.CountsInClub;

/** Groups rows into activities and chooses the one that counts. The transaction must hold each athlete's due row. Idempotent. */
export async function settleActivities(trx: Queryable, intervals: readonly SecondsOf[]): Promise<void> {
  const changed = [...(await sourcesAround(trx, intervals)).values()].flatMap((rows) => {
    const activities = activitiesOf(rows);
    return rows.flatMap((row) => {
      const activity = activities.get(row.TrainingId);
      return activity && !isSame(row, activity) ? [{ TrainingId: row.TrainingId, ...activity }] : [];
    });
  });
  await store.writeActivities(trx, changed);
}
