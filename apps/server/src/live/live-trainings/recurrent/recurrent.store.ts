import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { RecurrentLiveTrainingId } from '@clubpulse/contract/live/live-trainings/live-trainings';
import type { Insertable } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { RecurrentLiveTrainings } from '../../../platform/database/schema.generated.ts';

export const seriesOf = (db: Queryable, id: RecurrentLiveTrainingId) =>
  db.selectFrom('recurrent_live_trainings').selectAll().where('RecurrentLiveTrainingId', '=', id).executeTakeFirst();

export const lockSeries = (trx: Queryable, id: RecurrentLiveTrainingId) =>
  trx.selectFrom('recurrent_live_trainings').selectAll().where('RecurrentLiveTrainingId', '=', id).forUpdate().executeTakeFirst();

type Days = Omit<Insertable<RecurrentLiveTrainings>, 'RecurrentLiveTrainingId' | 'ClubId'>;
export async function insertSeries(trx: Queryable, ClubId: ClubId, days: Days): Promise<number> {
  const row = await trx
    .insertInto('recurrent_live_trainings')
    .values({ ClubId, ...days })
    .returning('RecurrentLiveTrainingId')
    .executeTakeFirstOrThrow();
  return row.RecurrentLiveTrainingId;
}

export async function deleteSeries(trx: Queryable, id: RecurrentLiveTrainingId): Promise<void> {
  await trx.deleteFrom('recurrent_live_trainings').where('RecurrentLiveTrainingId', '=', id).execute();
}
