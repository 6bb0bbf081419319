import type { ScheduledDayException } from '@clubpulse/contract/calendar/classes/schedule';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { toggleDays } from '@clubpulse/rules/calendar/classes/schedule-change';
import type { Queryable } from '../../../platform/database/database.ts';
import { type ClassRow, deleteClasses, insertClasses } from '../class-rows.store.ts';
import { copiesOf } from './class-dates.rows.ts';
import { lockDays } from './locked-days.service.ts';
import { type Moment, moveCourse } from './replace-schedule.service.ts';
import * as store from './schedules.store.ts';

/**
 * Deletes the class of a new exception. The day of an ended exception gets an unpublished copy of `row`. A refusal writes
 * nothing.
 */
export async function exceptDays(
  trx: Queryable,
  row: ClassRow,
  exceptions: readonly ScheduledDayException[],
  { timeZone, now }: Moment,
): Promise<Refusal | undefined> {
  const scheduleId = row.ClassScheduleId;
  if (scheduleId === null) return refuse('NotFound');
  const locked = await lockDays(trx, scheduleId, row.ClassId, now);
  if (!locked.request) return refuse('NotFound');
  const toggle = toggleDays(
    locked.days,
    exceptions.map(({ Begin, Type }) => ({ Begin: new Date(Begin), Type })),
    now,
  );
  if (isRefusal(toggle)) return toggle;

  const ofCourse = row.ClassType === 'Course';
  const comeBack = ofCourse ? [] : await insertClasses(trx, copiesOf(locked.request, toggle.toDefinition, timeZone));
  for (const day of toggle.toException) await store.setDay(trx, scheduleId, day.Begin, 'Exception', null);
  for (const [index, day] of toggle.toDefinition.entries())
    await store.setDay(trx, scheduleId, day.Begin, 'Definition', ofCourse ? row.ClassId : (comeBack[index] ?? null));
  if (ofCourse) await moveCourse(trx, locked.request, timeZone);
  else {
    await deleteClasses(
      trx,
      toggle.toException.flatMap((day) => day.ClassId ?? []),
    );
  }
  return undefined;
}
