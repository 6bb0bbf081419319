import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClassScheduleId } from '@clubpulse/contract/calendar/classes/schedule';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { fullNameSql } from '../../accounts/users/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Classes as ClassesTable } from '../../platform/database/schema.generated.ts';

export type ClassRow = Selectable<ClassesTable>;
export type NewClass = Insertable<ClassesTable>;
export type ClassChange = Updateable<ClassesTable>;

export interface StoredDay {
  readonly Begin: string;
  readonly End: string;
}

export interface NamedClassRow extends ClassRow {
  readonly DisplayGroupName: string | null;
  readonly TrainerName: string | null;
  readonly TrainerPictureUri: string | null;
  readonly Days: readonly StoredDay[];
}

export const trainerName = fullNameSql('users');

export const daysSql = (alias: string) => sql<StoredDay[]>`case when ${sql.ref(`${alias}.ClassType`)} = 'Course' then (
  select coalesce(jsonb_agg(jsonb_build_object('Begin', cd."Begin", 'End', cd."End") order by cd."Begin"), '[]'::jsonb)
  from scheduled_days cd where cd."ClassId" = ${sql.ref(`${alias}.ClassId`)} and cd."Type" = 'Definition') else '[]'::jsonb end`;

// Not `select *`: a prepared statement fails when a new column changes its result.
const columns: Record<keyof ClassesTable, true> = {
  ClassId: true,
  ClubId: true,
  ClassScheduleId: true,
  Name: true,
  Description: true,
  PictureUri: true,
  Begin: true,
  End: true,
  Duration: true,
  ClassType: true,
  CalendarType: true,
  PublishState: true,
  CanceledAt: true,
  CanceledBy: true,
  CancelReason: true,
  MovedToClassId: true,
  BookingMode: true,
  ExternalAppLink: true,
  TrainingType: true,
  ServiceType: true,
  Color: true,
  Location: true,
  DisplayGroupId: true,
  BridgeWorkoutId: true,
  TrainerId: true,
  MaxInSiteParticipants: true,
  InSiteParticipants: true,
  InSiteQueued: true,
  InSiteOffered: true,
  InSiteHeld: true,
  CreditsCostInSite: true,
  TicketsCostInSite: true,
  MaxRemoteParticipants: true,
  RemoteParticipants: true,
  RemoteQueued: true,
  RemoteOffered: true,
  CreditsCostRemote: true,
  TicketsCostRemote: true,
  RemoteLink: true,
  CalendarVisibilityDays: true,
  BookingBeforeHours: true,
  CancelBeforeHours: true,
  BookingOpensAt: true,
  ClassSubscriptionIds: true,
  RowVersion: true,
  IsAppointment: true,
};

export const classColumnsSql = (alias: string): RawBuilder<unknown> =>
  sql.join(Object.keys(columns).map((column) => sql.ref(`${alias}.${column}`)));

const named = (db: Queryable) =>
  db
    .selectFrom('classes')
    .leftJoin('display_groups', 'display_groups.DisplayGroupId', 'classes.DisplayGroupId')
    .leftJoin('users', 'users.UserId', 'classes.TrainerId')
    .selectAll('classes')
    .select(['display_groups.Name as DisplayGroupName', 'users.PictureUri as TrainerPictureUri', trainerName.as('TrainerName')])
    .select(daysSql('classes').as('Days'));

export const classOf = (db: Queryable, classId: ClassId): Promise<NamedClassRow | undefined> =>
  named(db).where('classes.ClassId', '=', classId).executeTakeFirst();

export async function classOfSeriesAt(db: Queryable, scheduleId: ClassScheduleId, at: Date): Promise<NamedClassRow | undefined> {
  const ofSeries = named(db).where('classes.ClassScheduleId', '=', scheduleId);
  return (
    (await ofSeries.where('classes.Begin', '>=', at).orderBy('classes.Begin').limit(1).executeTakeFirst()) ??
    ofSeries.orderBy('classes.Begin', 'desc').limit(1).executeTakeFirst()
  );
}

export const lockClasses = (db: Queryable, classIds: readonly number[]): Promise<ClassRow[]> =>
  db
    .selectFrom('classes')
    .selectAll()
    .where('ClassId', '=', sql<number>`any(${classIds})`)
    .orderBy('ClassId')
    .forUpdate()
    .execute();

export const lockSeries = (db: Queryable, scheduleId: ClassScheduleId, classId: ClassId, now: Date): Promise<ClassRow[]> =>
  db
    .selectFrom('classes')
    .selectAll()
    .where('ClassScheduleId', '=', scheduleId)
    .where(({ eb, or }) => or([eb('End', '>', now), eb('ClassId', '=', classId)]))
    .orderBy('ClassId')
    .forUpdate()
    .execute();

export async function seriesOf(db: Queryable, classIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('classes')
    .select('ClassScheduleId')
    .distinct()
    .where('ClassId', '=', sql<number>`any(${classIds})`)
    .where('ClassScheduleId', 'is not', null)
    .execute();
  return rows.flatMap((row) => row.ClassScheduleId ?? []);
}

/** The rows of one statement, because PostgreSQL allows 65,535 parameters. */
const AT_ONCE = 1000;

export async function insertClasses(db: Queryable, rows: readonly NewClass[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const inserted = await db
      .insertInto('classes')
      .values(rows.slice(from, from + AT_ONCE))
      .returning('ClassId')
      .execute();
    ids.push(...inserted.map((row) => row.ClassId));
  }
  return ids;
}

export async function updateClasses(db: Queryable, classIds: readonly number[], change: ClassChange): Promise<void> {
  await db
    .updateTable('classes')
    .set((eb) => ({ ...change, RowVersion: eb('RowVersion', '+', 1) }))
    .where('ClassId', '=', sql<number>`any(${classIds})`)
    .execute();
}

export async function deleteClasses(db: Queryable, classIds: readonly number[]): Promise<void> {
  await db.deleteFrom('classes').where('ClassId', '=', sql<number>`any(${classIds})`).execute();
}

export type WindowRow = Pick<ClassRow, 'CalendarVisibilityDays' | 'BookingBeforeHours' | 'CancelBeforeHours'>;

/** Lessons in `without` and lessons with participants are left out. */
export const windowsOfSeries = (
  db: Queryable,
  scheduleId: ClassScheduleId,
  without: readonly number[],
  now: Date,
): Promise<WindowRow[]> =>
  db
    .selectFrom('classes')
    .select(['CalendarVisibilityDays', 'BookingBeforeHours', 'CancelBeforeHours'])
    .distinct()
    .where('ClassScheduleId', '=', scheduleId)
    .where('ClassId', '<>', sql<number>`all(${without})`)
    .where('End', '>', now)
    .where(sql<number>`"InSiteParticipants" + "InSiteQueued" + "RemoteParticipants" + "RemoteQueued"`, '=', 0)
    .execute();

export async function subscriptionTypesOf(db: Queryable, clubId: ClubId): Promise<number[]> {
  const rows = await db
    .selectFrom('class_subscriptions')
    .select('ClassSubscriptionId')
    .where('ClubId', '=', clubId)
    .where('DeletedAt', 'is', null)
    .execute();
  return rows.map((row) => row.ClassSubscriptionId);
}

export async function shownByClasses(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const rows = await db.selectFrom('classes').select('PictureUri').distinct().where('PictureUri', 'in', uris).execute();
  return rows.flatMap(({ PictureUri }) => PictureUri ?? []);
}
