import type { TrainingId } from '@clubpulse/contract/training/trainings';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { WearableActivities } from '../../platform/database/schema.generated.ts';
import type { Inheritance } from '../trainings/public.ts';

export type ActivityRow = Selectable<WearableActivities>;
type Key = Pick<ActivityRow, 'UserId' | 'RecordedAt' | 'ActivityType'>;

/** The activity that a word is about: of the same begin and type, or the one that Garmin numbers alike. */
export const activityOf = (
  db: Queryable,
  { UserId, RecordedAt, ActivityType }: Key,
  activityId: string | null,
): Promise<ActivityRow | undefined> =>
  db
    .selectFrom('wearable_activities')
    .selectAll()
    .where('UserId', '=', UserId)
    .where('Provider', '=', 'Garmin')
    .where(({ or, and, eb }) =>
      or([
        and([eb('RecordedAt', '=', RecordedAt), eb('ActivityType', '=', ActivityType)]),
        ...(activityId === null ? [] : [eb('ActivityId', '=', activityId)]),
      ]),
    )
    .orderBy(({ eb }) => eb('RecordedAt', '=', RecordedAt), 'desc')
    .orderBy(({ eb }) => eb('ActivityType', '=', ActivityType), 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether another device of hers says something of the training too. */
export async function isOfOthers(db: Queryable, key: Key, trainingId: TrainingId): Promise<boolean> {
  const row = await db
    .selectFrom('wearable_activities')
    .select('UserId')
    .where('TrainingId', '=', trainingId)
    .where(({ or, eb }) => or([eb('RecordedAt', '<>', key.RecordedAt), eb('ActivityType', '<>', key.ActivityType)]))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertActivity(trx: Queryable, row: Insertable<WearableActivities>): Promise<void> {
  await trx.insertInto('wearable_activities').values(row).execute();
}

export async function updateActivity(trx: Queryable, key: Key, fields: Updateable<WearableActivities>): Promise<void> {
  await trx
    .updateTable('wearable_activities')
    .set(fields)
    .where('UserId', '=', key.UserId)
    .where('Provider', '=', 'Garmin')
    .where('RecordedAt', '=', key.RecordedAt)
    .where('ActivityType', '=', key.ActivityType)
    .execute();
}

/** What recorded a training that is part of another one now recorded that one. */
export async function inheritActivities(trx: Queryable, inheritances: readonly Inheritance[]): Promise<void> {
  for (const { dropped, heir } of inheritances)
    await trx.updateTable('wearable_activities').set({ TrainingId: heir }).where('TrainingId', '=', dropped).execute();
}

/** A training that she deleted does not come back because a watch says it once more. */
export async function forgetActivities(trx: Queryable, trainingId: TrainingId): Promise<void> {
  await trx.updateTable('wearable_activities').set({ TrainingId: null }).where('TrainingId', '=', trainingId).execute();
}
