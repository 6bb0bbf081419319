import type { Queryable } from '../../../platform/database/database.ts';
import { insertClasses, type NewClass } from '../class-rows.store.ts';
import { courseOf, type DatedClass, datesOf } from './class-dates.rows.ts';
import { type DayRow, insertDays, insertSchedule, type ScheduleDates } from './schedules.store.ts';

export type NewDay = Pick<DayRow, 'Begin' | 'End' | 'Type'>;

export async function insertSeries(
  trx: Queryable,
  clubId: number,
  schedule: ScheduleDates,
  classes: readonly DatedClass[],
  exceptions: readonly Pick<NewDay, 'Begin' | 'End'>[] = [],
): Promise<number[]> {
  const ClassScheduleId = await insertSchedule(trx, clubId, schedule);
  const ids = await insertClasses(
    trx,
    classes.map((row) => ({ ...row, ClassScheduleId })),
  );
  const place = { ClassScheduleId, ClubId: clubId, OfCourse: false };
  await insertDays(trx, [
    ...classes.map(({ Begin, End }, index) => ({
      ...place,
      Begin,
      End,
      Type: 'Definition' as const,
      ClassId: ids[index] ?? null,
    })),
    ...exceptions.map(({ Begin, End }) => ({ ...place, Begin, End, Type: 'Exception' as const, ClassId: null })),
  ]);
  return ids;
}

export async function insertCourse(
  trx: Queryable,
  schedule: ScheduleDates,
  fields: Omit<NewClass, 'Begin' | 'End' | 'Duration' | 'BookingOpensAt'>,
  days: readonly NewDay[],
  timeZone: string,
): Promise<number> {
  const ClassScheduleId = await insertSchedule(trx, fields.ClubId, schedule);
  const course = courseOf(days.filter((day) => day.Type === 'Definition'));
  const [ClassId] = await insertClasses(trx, [{ ...fields, ...datesOf(course, fields, timeZone), ClassScheduleId }]);
  if (ClassId === undefined) throw new Error('PostgreSQL answered no id of a course.');
  const place = { ClassScheduleId, ClubId: fields.ClubId, OfCourse: true };
  await insertDays(
    trx,
    days.map(({ Begin, End, Type }) => ({ ...place, Begin, End, Type, ClassId: Type === 'Definition' ? ClassId : null })),
  );
  return ClassId;
}
