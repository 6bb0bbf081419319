import type { TrainingId } from '@clubpulse/contract/training/trainings';
import type { Insertable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TrainingLinks } from '../../platform/database/schema.generated.ts';

export async function codeOf(db: Queryable, trainingId: TrainingId): Promise<string | undefined> {
  const row = await db.selectFrom('training_links').select('Code').where('TrainingId', '=', trainingId).executeTakeFirst();
  return row?.Code;
}

/** Answers the code that stands: of two who make one at once the first. */
export async function keepLink(db: Queryable, link: Insertable<TrainingLinks>): Promise<string> {
  await db
    .insertInto('training_links')
    .values(link)
    .onConflict((conflict) => conflict.column('TrainingId').doNothing())
    .execute();
  return (await codeOf(db, link.TrainingId)) ?? link.Code;
}

export async function deleteLink(db: Queryable, trainingId: TrainingId): Promise<void> {
  await db.deleteFrom('training_links').where('TrainingId', '=', trainingId).execute();
}

export async function trainingOfCode(db: Queryable, code: string): Promise<TrainingId | undefined> {
  const row = await db.selectFrom('training_links').select('TrainingId').where('Code', '=', code).executeTakeFirst();
  return row?.TrainingId;
}
