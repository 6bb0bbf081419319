import type { UserId } from '@clubpulse/contract/accounts/users';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { JOINED_MAX_SECONDS, joinSeries, type Series } from '@clubpulse/rules/training/series/series';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TrainingSeries } from '../../platform/database/schema.generated.ts';
import type { Inheritance } from '../trainings/public.ts';
import { bytesOf, seriesOf } from './series.wire.ts';

const read = ({ Begin, Seconds, ...columns }: Selectable<TrainingSeries>): Series =>
  seriesOf(Begin.getTime() / 1000, Seconds, columns);

export async function seriesOfTraining(db: Queryable, trainingId: TrainingId): Promise<Series | undefined> {
  const row = await db.selectFrom('training_series').selectAll().where('TrainingId', '=', trainingId).executeTakeFirst();
  return row && read(row);
}

export interface SeriesInClub {
  /** Where the training was; null: in no club. */
  readonly ClubId: number | null;
  readonly series: Series;
}

/** Those of her trainings that touch these seconds (Unix, `to` outside), in their order. */
export async function seriesBetween(db: Queryable, userId: UserId, from: number, to: number): Promise<SeriesInClub[]> {
  const rows = await db
    .selectFrom('training_series as series')
    .innerJoin('trainings', 'trainings.TrainingId', 'series.TrainingId')
    .selectAll('series')
    .select('trainings.ClubId')
    .where('series.UserId', '=', userId)
    .where('series.Begin', '<', new Date(to * 1000))
    .where('series.Begin', '>', new Date((from - JOINED_MAX_SECONDS) * 1000))
    .orderBy('series.Begin')
    .execute();
  return rows
    .map(({ ClubId, ...row }) => ({ ClubId, series: read(row) }))
    .filter(({ series }) => series.begin + series.seconds > from);
}

/** What was known of the training stays, and is filled up. */
export async function addSeries(trx: Queryable, TrainingId: TrainingId, UserId: UserId, added: Series): Promise<void> {
  const known = await seriesOfTraining(trx, TrainingId);
  const series = known ? joinSeries(known, added) : added;
  const columns = Object.fromEntries(Object.entries(bytesOf(series)).map(([name, bytes]) => [name, bytes && Buffer.from(bytes)]));
  const row = { Begin: new Date(series.begin * 1000), Seconds: series.seconds, ...columns };
  await trx
    .insertInto('training_series')
    .values({ TrainingId, UserId, ...row })
    .onConflict((conflict) => conflict.column('TrainingId').doUpdateSet(row))
    .execute();
}

/** What was recorded along a training goes with what was said of it. */
export async function forgetSeries(trx: Queryable, trainingId: TrainingId): Promise<void> {
  await trx.deleteFrom('training_series').where('TrainingId', '=', trainingId).execute();
}

/** What was recorded along a training that is part of another one now fills up what is known of that one. */
export async function inheritSeries(trx: Queryable, inheritances: readonly Inheritance[]): Promise<void> {
  for (const { dropped, heir } of inheritances) {
    const row = await trx.selectFrom('training_series').selectAll().where('TrainingId', '=', dropped).executeTakeFirst();
    if (row) await addSeries(trx, heir, row.UserId, read(row));
  }
}
