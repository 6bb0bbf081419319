import { type Insertable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Trainings } from '../../../platform/database/schema.generated.ts';
import type { StoredTraining } from '../summaries/summary.store.ts';

interface Interval {
  readonly UserId: number;
  readonly Begin: Date;
  readonly End: Date;
}

export const trainingById = (db: Queryable, trainingId: number): Promise<StoredTraining | undefined> =>
  db.selectFrom('trainings').selectAll().where('TrainingId', '=', trainingId).executeTakeFirst();

export const holdTraining = (trx: Queryable, trainingId: number): Promise<StoredTraining | undefined> =>
  trx.selectFrom('trainings').selectAll().where('TrainingId', '=', trainingId).forUpdate().executeTakeFirst();

export async function isWrittenIn(
  trx: Queryable,
  { UserId, Begin, End }: Interval,
  except: number | undefined,
): Promise<boolean> {
  const written = await trx
    .selectFrom('trainings')
    .select('TrainingId')
    .where('UserId', '=', UserId)
    .where('Source', '=', 'Hand')
    .where('Begin', '<', End)
    .where('End', '>', Begin)
    .$if(except !== undefined, (others) => others.where('TrainingId', '<>', except ?? 0))
    .limit(1)
    .executeTakeFirst();
  return written !== undefined;
}

export async function insertTraining(trx: Queryable, training: Insertable<Trainings>): Promise<number> {
  const { TrainingId } = await trx.insertInto('trainings').values(training).returning('TrainingId').executeTakeFirstOrThrow();
  return TrainingId;
}

export async function updateTraining(trx: Queryable, trainingId: number, fields: Updateable<Trainings>): Promise<void> {
  await trx
    .updateTable('trainings')
    .set({ ...fields, RowVersion: sql<number>`"RowVersion" + 1` })
    .where('TrainingId', '=', trainingId)
    .execute();
}

export async function writeBeats(trx: Queryable, TrainingId: number, beats: Uint8Array): Promise<void> {
  if (beats.length === 0) {
    await trx.deleteFrom('training_beats').where('TrainingId', '=', TrainingId).execute();
    return;
  }
  const Beats = Buffer.from(beats);
  await trx
    .insertInto('training_beats')
    .values({ TrainingId, Beats })
    .onConflict((conflict) => conflict.column('TrainingId').doUpdateSet({ Beats }))
    .execute();
}

export async function beatsOf(db: Queryable, trainingId: number): Promise<Uint8Array> {
  const row = await db.selectFrom('training_beats').select('Beats').where('TrainingId', '=', trainingId).executeTakeFirst();
  return row ? new Uint8Array(row.Beats) : new Uint8Array();
}

/** From now on, seconds in the time of this training, from the club's bridges or (null) the own strap, form no training. */
export async function keepDeleted(trx: Queryable, training: Interval & { readonly ClubId: number | null }): Promise<void> {
  const { UserId, ClubId, Begin, End } = training;
  await trx.insertInto('deleted_trainings').values({ UserId, ClubId, Begin, End }).execute();
}

/** Removes the club from trainings. Recordings of the club's bridges retain the club. */
export const leaveClub = (
  trx: Queryable,
  { ClubId, UserId }: { readonly ClubId: number; readonly UserId: number },
): Promise<Interval[]> =>
  trx
    .updateTable('trainings')
    .set({ ClubId: null })
    .where('UserId', '=', UserId)
    .where('ClubId', '=', ClubId)
    .where('Source', '<>', 'Heart')
    .returning(['UserId', 'Begin', 'End'])
    .execute();
