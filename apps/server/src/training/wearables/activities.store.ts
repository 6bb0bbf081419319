import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { WearableActivities } from '../../platform/database/schema.generated.ts';

export type ActivityRow = Selectable<WearableActivities>;
type Key = Pick<ActivityRow, 'UserId' | 'RecordedAt' | 'ActivityType'>;

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
