import type { UserId } from '@clubpulse/contract/accounts/users';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';

export interface TrainingMaximum {
  readonly TrainingId: TrainingId;
  readonly UserId: UserId;
  readonly MaxHeartRate: number;
}

export async function maximaOf(db: Queryable, trainingIds: readonly TrainingId[]): Promise<Map<TrainingId, TrainingMaximum>> {
  const { rows } = await sql<TrainingMaximum>`
    select "TrainingId", "UserId", "MaxHeartRate" from trainings
    where "TrainingId" = any(${listOf(trainingIds)}::bigint[]) and "MaxHeartRate" is not null`.execute(db);
  return new Map(rows.map((row) => [row.TrainingId, row]));
}
