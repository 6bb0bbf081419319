import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClassScheduleId } from '@clubpulse/contract/calendar/classes/schedule';
import type { DayFacts } from '@clubpulse/rules/calendar/classes/schedule-change';
import type { Queryable } from '../../../platform/database/database.ts';
import { type ClassRow, lockSeries } from '../class-rows.store.ts';
import { stateFacts } from '../class-state.checks.ts';
import { type DayRow, daysOf, lockSchedules } from './schedules.store.ts';

export interface LockedSeries {
  readonly request: ClassRow | undefined;
  readonly rows: ReadonlyMap<number, ClassRow>;
  readonly days: readonly (DayRow & DayFacts)[];
}

export async function lockDays(trx: Queryable, scheduleId: ClassScheduleId, classId: ClassId, now: Date): Promise<LockedSeries> {
  await lockSchedules(trx, [scheduleId]);
  const rows = new Map((await lockSeries(trx, scheduleId, classId, now)).map((row) => [row.ClassId, row]));
  const days = (await daysOf(trx, scheduleId)).map((day) => {
    const row = day.ClassId === null ? undefined : rows.get(day.ClassId);
    const { PublishState, isCanceled, participants } = row ? stateFacts(row) : nothing;
    return { ...day, Duration: minutes(day), PublishState, isCanceled, participants };
  });
  return { request: rows.get(classId), rows, days };
}

const nothing = { PublishState: 'Unpublished', isCanceled: false, participants: 0 } as const;

export const minutes = ({ Begin, End }: { Begin: Date; End: Date }): number => (End.getTime() - Begin.getTime()) / 60_000;
