import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClassScheduleId, ScheduledDayType, WeeklySlot } from '@clubpulse/contract/calendar/classes/schedule';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { ClassSchedules, ScheduledDays } from '../../../platform/database/schema.generated.ts';

export type ScheduleRow = Selectable<ClassSchedules>;
export type DayRow = Selectable<ScheduledDays>;
export interface ScheduleDates {
  readonly ScheduleStartDate: string;
  readonly ScheduleEndDate: string;
  readonly Slots: readonly WeeklySlot[];
}

export const scheduleOf = (db: Queryable, scheduleId: ClassScheduleId): Promise<ScheduleRow | undefined> =>
  db.selectFrom('class_schedules').selectAll().where('ClassScheduleId', '=', scheduleId).executeTakeFirst();

/** Locks in the order of ids. Must be the first lock in every change of a schedule's days. */
export async function lockSchedules(db: Queryable, scheduleIds: readonly number[]): Promise<void> {
  await db
    .selectFrom('class_schedules')
    .select('ClassScheduleId')
    .where('ClassScheduleId', '=', sql<number>`any(${scheduleIds})`)
    .orderBy('ClassScheduleId')
    .forNoKeyUpdate()
    .execute();
}

export async function insertSchedule(db: Queryable, clubId: ClubId, { Slots, ...dates }: ScheduleDates): Promise<number> {
  const row = await db
    .insertInto('class_schedules')
    .values({ ClubId: clubId, ...dates, Slots: JSON.stringify(Slots) })
    .returning('ClassScheduleId')
    .executeTakeFirstOrThrow();
  return row.ClassScheduleId;
}

export async function updateSchedule(
  db: Queryable,
  scheduleId: ClassScheduleId,
  { Slots, ...dates }: ScheduleDates,
): Promise<void> {
  await db
    .updateTable('class_schedules')
    .set((eb) => ({ ...dates, Slots: JSON.stringify(Slots), RowVersion: eb('RowVersion', '+', 1) }))
    .where('ClassScheduleId', '=', scheduleId)
    .execute();
}

export async function deleteEmptySchedules(db: Queryable, scheduleIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('class_schedules')
    .where('ClassScheduleId', '=', sql<number>`any(${scheduleIds})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('classes').select('ClassId').whereRef('classes.ClassScheduleId', '=', 'class_schedules.ClassScheduleId'),
        ),
      ),
    )
    .execute();
}

export const daysOf = (db: Queryable, scheduleId: ClassScheduleId): Promise<DayRow[]> =>
  db.selectFrom('scheduled_days').selectAll().where('ClassScheduleId', '=', scheduleId).orderBy('Begin').execute();

/** The rows of one statement, because PostgreSQL allows 65,535 parameters. */
const AT_ONCE = 5000;

export async function insertDays(db: Queryable, days: readonly DayRow[]): Promise<void> {
  for (let from = 0; from < days.length; from += AT_ONCE) {
    await db
      .insertInto('scheduled_days')
      .values(days.slice(from, from + AT_ONCE))
      .execute();
  }
}

export async function deleteDays(db: Queryable, scheduleId: ClassScheduleId, begins: readonly Date[]): Promise<void> {
  await db
    .deleteFrom('scheduled_days')
    .where('ClassScheduleId', '=', scheduleId)
    .where('Begin', '=', sql<Date>`any(${begins}::timestamptz[])`)
    .execute();
}

export async function setDay(
  db: Queryable,
  scheduleId: ClassScheduleId,
  begin: Date,
  Type: ScheduledDayType,
  ClassId: ClassId | null,
): Promise<void> {
  await db
    .updateTable('scheduled_days')
    .set({ Type, ClassId })
    .where('ClassScheduleId', '=', scheduleId)
    .where('Begin', '=', begin)
    .execute();
}

export async function exceptDaysOfClasses(db: Queryable, classIds: readonly number[]): Promise<void> {
  await db
    .updateTable('scheduled_days')
    .set({ Type: 'Exception', ClassId: null })
    .where('ClassId', '=', sql<number>`any(${classIds})`)
    .where('OfCourse', '=', false)
    .execute();
}
