import type { ClassFields } from '@clubpulse/contract/calendar/classes/classes';
import type { Schedule } from '@clubpulse/contract/calendar/classes/schedule';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { asWeekly, type Occurrence, occurrences, planSchedule } from '@clubpulse/rules/calendar/classes/schedule';
import { changeSchedule, type DayFacts } from '@clubpulse/rules/calendar/classes/schedule-change';
import type { Queryable } from '../../../platform/database/database.ts';
import { type ClassRow, deleteClasses, insertClasses, lockClasses, updateClasses } from '../class-rows.store.ts';
import { refuseAction, stateFacts } from '../class-state.checks.ts';
import { copiesOf, courseOf, datesOf, pairByDate } from './class-dates.rows.ts';
import { lockDays } from './locked-days.service.ts';
import * as store from './schedules.store.ts';

export interface Moment {
  readonly timeZone: string;
  readonly now: Date;
}
export interface Change extends Moment {
  readonly refuseMore: () => Promise<Refusal | undefined>;
}

/** A new day gets an unpublished copy of the class. Refuses to remove or move a class that is published or has participants. */
export async function replaceSchedule(
  trx: Queryable,
  row: ClassRow,
  schedule: Schedule,
  moment: Change,
  fields: Partial<ClassFields> = {},
): Promise<Refusal | undefined> {
  const { timeZone, now } = moment;
  const context = { ClassType: row.ClassType, timeZone, now };
  if (row.ClassScheduleId === null) {
    const planned = planSchedule(schedule, context);
    return isRefusal(planned) ? planned : moveSingle(trx, row.ClassId, planned[0], moment);
  }

  const scheduleId = row.ClassScheduleId;
  const { request, rows, days } = await lockDays(trx, scheduleId, row.ClassId, now);
  if (!request) return refuse('NotFound');
  const exceptions = days.filter((day) => day.Type === 'Exception').map((day) => day.Begin);
  const plan = planSchedule(schedule, context, exceptions);
  if (isRefusal(plan)) return plan;
  const change = changeSchedule(stateFacts(request), days, occurrences(schedule, timeZone), now);
  if (isRefusal(change)) return change;

  const { moved, removed, added } = pairByDate(change.remove, change.add, timeZone);
  const changed = [...moved, ...change.resize];
  // A moved Exception remains an Exception, so all days of an accepted schedule may be Exceptions.
  const leaving = new Set<DayFacts>(removed);
  if (added.length === 0 && days.every((day) => day.Type === 'Exception' || leaving.has(day)))
    return refuse('ScheduleGeneratesNoEvents');
  const refused = added.length > removed.length ? await moment.refuseMore() : undefined;
  if (refused) return refused;
  const ofCourse = row.ClassType === 'Course';
  await store.deleteDays(
    trx,
    scheduleId,
    [...changed.map(({ day }) => day), ...removed].map((day) => day.Begin),
  );
  const made = ofCourse ? [] : await insertClasses(trx, copiesOf({ ...request, ...fields }, added, timeZone));
  const place = { ClassScheduleId: scheduleId, ClubId: row.ClubId, OfCourse: ofCourse };
  await store.insertDays(trx, [
    ...changed.map(({ day: { Type, ClassId }, to: { Begin, End } }) => ({ ...place, Begin, End, Type, ClassId })),
    ...added.map(({ Begin, End }, index) => ({
      ...place,
      Begin,
      End,
      Type: 'Definition' as const,
      ClassId: ofCourse ? row.ClassId : (made[index] ?? null),
    })),
  ]);
  const { first, last, slots } = asWeekly(schedule);
  await store.updateSchedule(trx, scheduleId, { ScheduleStartDate: first, ScheduleEndDate: last, Slots: slots });
  if (ofCourse) {
    await moveCourse(trx, request, timeZone);
    return undefined;
  }
  for (const { day, to } of changed) {
    const moving = day.ClassId === null ? undefined : rows.get(day.ClassId);
    if (moving) await updateClasses(trx, [moving.ClassId], datesOf(to, moving, timeZone));
  }
  await deleteClasses(
    trx,
    removed.flatMap((day) => day.ClassId ?? []),
  );
  return undefined;
}

async function moveSingle(
  trx: Queryable,
  classId: number,
  day: Occurrence | undefined,
  { timeZone, now }: Moment,
): Promise<Refusal | undefined> {
  const [row] = await lockClasses(trx, [classId]);
  if (!row || !day) return refuse('NotFound');
  if (day.Begin.getTime() === row.Begin.getTime() && day.End.getTime() === row.End.getTime()) return undefined;
  const refused = refuseAction(row, 'editDates', now);
  if (!refused) await updateClasses(trx, [row.ClassId], datesOf(day, row, timeZone));
  return refused;
}

export async function moveCourse(trx: Queryable, course: ClassRow, timeZone: string): Promise<void> {
  const days = await store.daysOf(trx, course.ClassScheduleId ?? 0);
  const courseDays = courseOf(days.filter((day) => day.Type === 'Definition'));
  await updateClasses(trx, [course.ClassId], datesOf(courseDays, course, timeZone));
}
