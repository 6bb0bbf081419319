import type { UserId } from '@clubpulse/contract/accounts/users';
import type { TrainingId, TrainingSource } from '@clubpulse/contract/training/trainings';
import type { Queryable } from '../../platform/database/database.ts';
import type { Json } from '../../platform/database/schema.generated.ts';

export interface Meanwhile {
  readonly TrainingId: number;
  readonly UserId: number;
  readonly Source: TrainingSource;
  readonly HeardBefore: Json | null;
  readonly TrainingType: string;
  readonly Begin: Date;
  readonly End: Date;
  /** Null: it was heard, and nobody declared it. */
  readonly DeclaredBegin: Date | null;
  readonly DeclaredEnd: Date | null;
  readonly ClubSaidByStaff: boolean;
}

/** What a file says of a training, beside its seconds. */
export const trainingToWrite = (db: Queryable, trainingId: TrainingId) =>
  db
    .selectFrom('trainings')
    .select([
      'UserId',
      'Name',
      'TrainingType',
      'SourceName',
      'Begin',
      'End',
      'Distance',
      'Calories',
      'AverageHeartRate',
      'Pauses',
    ])
    .select(['Source', 'ClubSaidByStaff'])
    .where('TrainingId', '=', trainingId)
    .executeTakeFirst();

const meanwhile = (db: Queryable) =>
  db
    .selectFrom('trainings')
    .select(['TrainingId', 'UserId', 'Source', 'HeardBefore', 'TrainingType', 'Begin', 'End', 'DeclaredBegin', 'DeclaredEnd'])
    .select('ClubSaidByStaff');

export const trainingAsItStands = (db: Queryable, trainingId: TrainingId): Promise<Meanwhile | undefined> =>
  meanwhile(db).where('TrainingId', '=', trainingId).executeTakeFirst();

/** Her trainings of that time, heard or declared. */
export const trainingsMeanwhile = (db: Queryable, userId: UserId, begin: Date, end: Date): Promise<Meanwhile[]> =>
  meanwhile(db).where('UserId', '=', userId).where('Begin', '<', end).where('End', '>', begin).orderBy('Begin').execute();

/** Whether a file says something of it too. */
export async function isOfFile(db: Queryable, trainingId: TrainingId): Promise<boolean> {
  const row = await db
    .selectFrom('training_recordings')
    .select('Session')
    .where('TrainingId', '=', trainingId)
    .executeTakeFirst();
  return row !== undefined;
}
