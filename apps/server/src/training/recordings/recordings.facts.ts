import type { TrainingId } from '@clubpulse/contract/training/trainings';
import type { Queryable } from '../../platform/database/database.ts';

export const trainingToWrite = (db: Queryable, trainingId: TrainingId) =>
  db
    .selectFrom('trainings')
    .select(['TrainingId', 'UserId', 'ClubId', 'Source', 'Begin', 'End'])
    .select(['Name', 'TrainingType', 'SourceName', 'Distance', 'Calories', 'AverageHeartRate', 'Pauses'])
    .where('TrainingId', '=', trainingId)
    .executeTakeFirst();

export async function isOneOfSeveral(db: Queryable, trainingId: TrainingId): Promise<boolean> {
  const row = await db.selectFrom('trainings').select('ActivityId').where('TrainingId', '=', trainingId).executeTakeFirst();
  return row !== undefined && row.ActivityId !== null;
}
