import type { TrainingId } from '@clubpulse/contract/training/trainings';
import type { Queryable } from '../../platform/database/database.ts';

/** What a file says of a training, beside its seconds. */
export const trainingToWrite = (db: Queryable, trainingId: TrainingId) =>
  db
    .selectFrom('trainings')
    .select(['TrainingId', 'UserId', 'ClubId', 'Source', 'Begin', 'End'])
    .select(['Name', 'TrainingType', 'SourceName', 'Distance', 'Calories', 'AverageHeartRate', 'Pauses'])
    .where('TrainingId', '=', trainingId)
    .executeTakeFirst();

/** Whether it is one of several sources of its activity. */
export async function isOneOfSeveral(db: Queryable, trainingId: TrainingId): Promise<boolean> {
  const row = await db.selectFrom('trainings').select('ActivityId').where('TrainingId', '=', trainingId).executeTakeFirst();
  return row !== undefined && row.ActivityId !== null;
}
