import type { UserId } from '@clubpulse/contract/accounts/users';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import {
  type Anchor,
  JOINED_MAX_SECONDS,
  type Series,
  type SeriesName,
  seriesNames,
} from '@clubpulse/rules/training/series/series';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TrainingSeries } from '../../platform/database/schema.generated.ts';
import { bytesOf, type StoredSeries, unpackSeries } from '../parts/series.wire.ts';

const nothing = Object.fromEntries(seriesNames.map((name) => [name, null])) as Readonly<Record<SeriesName, null>>;

type Row = Pick<Selectable<TrainingSeries>, 'Begin' | 'Seconds' | SeriesName>;
const storedAs = ({
  Begin,
  Seconds,
  Power,
  Cadence,
  Speed,
  Altitude,
  Distance,
  Latitude,
  Longitude,
  Hits,
}: Row): StoredSeries => ({
  begin: Begin.getTime() / 1000,
  seconds: Seconds,
  columns: { Power, Cadence, Speed, Altitude, Distance, Latitude, Longitude, Hits },
});
const read = (row: Row): Series => unpackSeries(storedAs(row));

export async function storedSeries(db: Queryable, trainingId: TrainingId): Promise<StoredSeries | undefined> {
  const row = await db.selectFrom('training_series').selectAll().where('TrainingId', '=', trainingId).executeTakeFirst();
  return row && storedAs(row);
}

export async function seriesOfTraining(
  db: Queryable,
  trainingId: TrainingId,
  names: readonly SeriesName[] = seriesNames,
): Promise<Series | undefined> {
  const row = await db
    .selectFrom('training_series')
    .select(['Begin', 'Seconds', ...names])
    .where('TrainingId', '=', trainingId)
    .executeTakeFirst();
  return row && read({ ...nothing, ...row });
}

export interface SeriesInClub {
  readonly TrainingId: number;
  readonly ClubId: number | null;
}

export const seriesBetween = (db: Queryable, userId: UserId, from: number, to: number): Promise<SeriesInClub[]> =>
  db
    .selectFrom('training_series as series')
    .innerJoin('trainings', 'trainings.TrainingId', 'series.TrainingId')
    .select(['series.TrainingId', 'trainings.ClubId'])
    .where('series.UserId', '=', userId)
    .where('series.Begin', '<', new Date(to * 1000))
    .where('series.Begin', '>', new Date((from - JOINED_MAX_SECONDS) * 1000))
    .where(sql<boolean>`series."Begin" + make_interval(secs => series."Seconds") > ${new Date(from * 1000)}`)
    .orderBy('series.Begin')
    .execute();

export async function replaceSeries(trx: Queryable, TrainingId: TrainingId, UserId: UserId, series: Series): Promise<void> {
  const columns = Object.fromEntries(Object.entries(bytesOf(series)).map(([name, bytes]) => [name, bytes && Buffer.from(bytes)]));
  const row = { Begin: new Date(series.begin * 1000), Seconds: series.seconds, ...columns };
  await trx
    .insertInto('training_series')
    .values({ TrainingId, UserId, ...row })
    .onConflict((conflict) => conflict.column('TrainingId').doUpdateSet(row))
    .execute();
}

export async function anchorsOf(db: Queryable, userId: UserId): Promise<Anchor[]> {
  const rows = await db
    .selectFrom('route_anchors')
    .select(['Latitude', 'Longitude', 'MiddleLatitude', 'MiddleLongitude'])
    .where('UserId', '=', userId)
    .orderBy('RouteAnchorId')
    .execute();
  return rows.map(({ Latitude, Longitude, MiddleLatitude, MiddleLongitude }) => ({
    place: { latitude: Latitude, longitude: Longitude },
    middle: { latitude: MiddleLatitude, longitude: MiddleLongitude },
  }));
}

/** Locks the user, so that no other transaction adds centres of hidden circles. */
export async function holdAnchors(trx: Queryable, userId: UserId): Promise<void> {
  await trx.selectFrom('users').select('UserId').where('UserId', '=', userId).forNoKeyUpdate().execute();
}

export async function keepAnchor(trx: Queryable, UserId: UserId, { place, middle }: Anchor): Promise<void> {
  await trx
    .insertInto('route_anchors')
    .values({
      UserId,
      Latitude: place.latitude,
      Longitude: place.longitude,
      MiddleLatitude: middle.latitude,
      MiddleLongitude: middle.longitude,
    })
    .execute();
}
