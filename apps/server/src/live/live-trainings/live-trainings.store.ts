import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { LiveTrainingId, RecurrentLiveTrainingId } from '@clubpulse/contract/live/live-trainings/live-trainings';
import type { GroupTrainingId } from '@clubpulse/contract/training/trainings';
import { type Insertable, sql, type Updateable } from 'kysely';
import { fullNameSql } from '../../accounts/users/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { LiveTrainings } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';

export type LiveTrainingRow = NonNullable<Awaited<ReturnType<typeof liveTrainingOf>>>;
export type Fields = Omit<Insertable<LiveTrainings>, 'LiveTrainingId' | 'StartedAt' | 'StoppedAt' | 'RoomName'>;

const LISTED_MAX = 1000;

const trainerName = fullNameSql('users');

const columns = [
  'live_trainings.LiveTrainingId',
  'live_trainings.RecurrentLiveTrainingId',
  'live_trainings.ClubId',
  'live_trainings.Name',
  'live_trainings.TrainerId',
  'live_trainings.Begin',
  'live_trainings.Duration',
  'live_trainings.DisplayGroupId',
  'live_trainings.StartedAt',
  'live_trainings.StoppedAt',
  'live_trainings.MaxParticipants',
  'live_trainings.ClassSubscriptionId',
  'live_trainings.RowVersion',
] as const;

const participantIds = sql<number[]>`array(select part."UserId" from live_training_participants part
  where part."LiveTrainingId" = "live_trainings"."LiveTrainingId" order by part."JoinedAt", part."UserId")`;

const found = (db: Queryable) =>
  db
    .selectFrom('live_trainings')
    .leftJoin('users', 'users.UserId', 'live_trainings.TrainerId')
    .leftJoin('display_groups', 'display_groups.DisplayGroupId', 'live_trainings.DisplayGroupId')
    .leftJoin('group_trainings', 'group_trainings.LiveTrainingId', 'live_trainings.LiveTrainingId')
    .leftJoin('class_subscriptions', 'class_subscriptions.ClassSubscriptionId', 'live_trainings.ClassSubscriptionId')
    .select(columns)
    .select(({ fn, ref }) => [
      fn.coalesce(ref('display_groups.Name'), ref('live_trainings.RoomName')).as('DisplayGroupName'),
      'group_trainings.GroupTrainingId',
      'class_subscriptions.Name as SubscriptionName',
      trainerName.as('TrainerName'),
      participantIds.as('ParticipantIds'),
    ]);

export const liveTrainingOf = (db: Queryable, id: LiveTrainingId) =>
  found(db).where('live_trainings.LiveTrainingId', '=', id).executeTakeFirst();

export const runningOfGroupTraining = (db: Queryable, id: GroupTrainingId) =>
  db
    .selectFrom('group_trainings')
    .innerJoin('live_trainings', 'live_trainings.LiveTrainingId', 'group_trainings.LiveTrainingId')
    .select(['live_trainings.StartedAt', 'live_trainings.Duration'])
    .where('group_trainings.GroupTrainingId', '=', id)
    .where('live_trainings.StoppedAt', 'is', null)
    .executeTakeFirst();

const isRunning = sql<boolean>`("live_trainings"."StartedAt" is not null and "live_trainings"."StoppedAt" is null)`;

interface Window {
  readonly from: Date;
  readonly now: Date;
  readonly until: Date;
}

const comesFirstOfSeries = (now: Date) => sql<boolean>`not exists (select from live_trainings sooner
  where sooner."RecurrentLiveTrainingId" = "live_trainings"."RecurrentLiveTrainingId"
    and sooner."Begin" >= ${now} and sooner."Begin" < "live_trainings"."Begin")`;

export const liveTrainingsOf = (db: Queryable, clubId: ClubId, { from, now, until }: Window): Promise<LiveTrainingRow[]> =>
  found(db)
    .where('live_trainings.ClubId', '=', clubId)
    .where(({ or, and, eb }) =>
      or([
        isRunning,
        and([
          eb('live_trainings.Begin', '>=', from),
          or([
            eb('live_trainings.Begin', '<', until),
            eb('live_trainings.RecurrentLiveTrainingId', 'is', null),
            comesFirstOfSeries(now),
          ]),
        ]),
      ]),
    )
    .orderBy(isRunning, 'desc')
    .orderBy(sql`abs(extract(epoch from "live_trainings"."Begin" - ${now}::timestamptz))`)
    .orderBy('live_trainings.LiveTrainingId')
    .limit(LISTED_MAX)
    .execute();

export const comingIn = (db: Queryable, clubIds: readonly number[], from: Date, until: Date): Promise<LiveTrainingRow[]> =>
  found(db)
    .where('live_trainings.ClubId', '=', sql<number>`any(${listOf(clubIds)}::bigint[])`)
    .where('live_trainings.StoppedAt', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('live_trainings.StartedAt', 'is not', null),
        and([eb('live_trainings.Begin', '>=', from), eb('live_trainings.Begin', '<', until)]),
      ]),
    )
    .orderBy('live_trainings.Begin')
    .orderBy('live_trainings.LiveTrainingId')
    .limit(LISTED_MAX)
    .execute();

export const runningOf = (db: Queryable, clubId: ClubId): Promise<LiveTrainingRow[]> =>
  found(db)
    .where('live_trainings.ClubId', '=', clubId)
    .where('live_trainings.StartedAt', 'is not', null)
    .where('live_trainings.StoppedAt', 'is', null)
    .orderBy('live_trainings.StartedAt')
    .execute();

export async function wasNotifiedOfStart(db: Queryable, clubId: ClubId, by: UserId, since: Date): Promise<boolean> {
  const notified = await db
    .selectFrom('events')
    .select('EventId')
    .where('ClubId', '=', clubId)
    .where('Type', '=', 'StartedLive')
    .where('At', '>', sql<Date>`now() - interval '1 hour'`)
    .where(sql<boolean>`"Payload"->>'By' = ${String(by)}`)
    .where(sql<boolean>`("Payload"->>'At')::timestamptz > ${since}::timestamptz`)
    .where(sql<boolean>`"Payload"->>'Again' is distinct from 'true'`)
    .limit(1)
    .executeTakeFirst();
  return notified !== undefined;
}

export async function holdTrainer(trx: Queryable, trainerId: UserId): Promise<void> {
  await trx.selectFrom('users').select('UserId').where('UserId', '=', trainerId).forNoKeyUpdate().execute();
}

export const runningOfTrainer = (trx: Queryable, trainerId: UserId): Promise<{ ClubId: ClubId; Name: string } | undefined> =>
  trx
    .selectFrom('live_trainings')
    .select(['ClubId', 'Name'])
    .where('TrainerId', '=', trainerId)
    .where('StartedAt', 'is not', null)
    .where('StoppedAt', 'is', null)
    .executeTakeFirst();

export async function countRunning(db: Queryable, clubIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('live_trainings')
    .select(({ fn }) => ['ClubId', fn.countAll<number>().as('count')])
    .where('ClubId', '=', sql<number>`any(${listOf(clubIds)}::bigint[])`)
    .where('StartedAt', 'is not', null)
    .where('StoppedAt', 'is', null)
    .groupBy('ClubId')
    .execute();
  return new Map(rows.map(({ ClubId, count }) => [ClubId, count]));
}

export async function lockLiveTraining(trx: Queryable, id: LiveTrainingId): Promise<LiveTrainingRow | undefined> {
  const locked = await trx
    .selectFrom('live_trainings')
    .select('LiveTrainingId')
    .where('LiveTrainingId', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return locked && liveTrainingOf(trx, id);
}

export async function insertLiveTraining(db: Queryable, fields: Fields): Promise<number> {
  const row = await db.insertInto('live_trainings').values(fields).returning('LiveTrainingId').executeTakeFirstOrThrow();
  return row.LiveTrainingId;
}

export const liveTrainingsOfSeries = (db: Queryable, id: RecurrentLiveTrainingId): Promise<LiveTrainingRow[]> =>
  found(db)
    .where('live_trainings.RecurrentLiveTrainingId', '=', id)
    .orderBy('live_trainings.Begin')
    .orderBy('live_trainings.LiveTrainingId')
    .execute();

export async function insertLiveTrainings(db: Queryable, rows: readonly Fields[]): Promise<void> {
  await db
    .insertInto('live_trainings')
    .values([...rows])
    .execute();
}

export async function deletePlannedOf(trx: Queryable, id: RecurrentLiveTrainingId): Promise<void> {
  await trx.deleteFrom('live_trainings').where('RecurrentLiveTrainingId', '=', id).where('StartedAt', 'is', null).execute();
}

export async function lockRunningOf(trx: Queryable, id: RecurrentLiveTrainingId): Promise<boolean> {
  const rows = await trx
    .selectFrom('live_trainings')
    .select(['StartedAt', 'StoppedAt'])
    .where('RecurrentLiveTrainingId', '=', id)
    .orderBy('LiveTrainingId')
    .forUpdate()
    .execute();
  return rows.some(({ StartedAt, StoppedAt }) => StartedAt !== null && StoppedAt === null);
}

export async function updateLiveTraining(db: Queryable, id: LiveTrainingId, fields: Updateable<LiveTrainings>): Promise<void> {
  await db
    .updateTable('live_trainings')
    .set((eb) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('LiveTrainingId', '=', id)
    .execute();
}

export async function deleteLiveTraining(db: Queryable, id: LiveTrainingId): Promise<void> {
  await db.deleteFrom('live_trainings').where('LiveTrainingId', '=', id).execute();
}

export async function isRoomLed(trx: Queryable, roomId: number): Promise<boolean> {
  const { rows } = await sql`
    select from live_trainings where "DisplayGroupId" = ${roomId} and "StoppedAt" is null
      and ("StartedAt" is not null or "Begin" + make_interval(mins => "Duration", hours => 12) >= now())
    limit 1`.execute(trx);
  return rows.length > 0;
}

export async function keepRoomName(trx: Queryable, roomId: number): Promise<void> {
  await sql`
    update live_trainings set "RoomName" = room."Name" from display_groups room
    where room."DisplayGroupId" = ${roomId} and live_trainings."DisplayGroupId" = room."DisplayGroupId"`.execute(trx);
}
