import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { BatchResult } from '@clubpulse/contract/calendar/classes/classes';
import type { Schedule, WeeklySlot } from '@clubpulse/contract/calendar/classes/schedule';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type Occurrence, occurrences, planSchedule } from '@clubpulse/rules/calendar/classes/schedule';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { type RequestKey, transactOnce } from '../../../platform/http/idempotency.store.ts';
import { type Batch, batchResult, lockBatch } from '../class-batches.service.ts';
import { type ClassRow, insertClasses } from '../class-rows.store.ts';
import { emitClasses } from '../classes.events.ts';
import type { ClubPort } from '../classes.ports.ts';
import { copiesOf, templateOf } from './class-dates.rows.ts';
import { dateLater, daysLater, slotOf, wallClock } from './days-later.rows.ts';
import { insertCourse, insertSeries } from './new-classes.service.ts';
import type { Moment } from './replace-schedule.service.ts';
import { daysOf, scheduleOf } from './schedules.store.ts';

interface Copied {
  readonly row: ClassRow;
  readonly copy: { readonly id: number } | { readonly refused: Refusal };
}

export type ClassClones = ReturnType<typeof createClassClones>;

export function createClassClones({ db, club, now = () => new Date() }: { db: Database; club: ClubPort; now?: () => Date }) {
  return {
    /** Copies of a series become a new series. Refuses a copy that is over or too far ahead. */
    async batchClone(
      by: CallerId,
      { ShiftDays, ...batch }: Batch & { readonly ShiftDays: number },
      key?: RequestKey,
    ): Promise<BatchResult | Refusal> {
      const ofClub = await club(batch.ClubId);
      if (!ofClub) return refuse('NotFound');
      const moment = { timeZone: ofClub.TimeZone, now: now() };
      return transactOnce(db, key, async (trx) => {
        const { rows, unknown } = await lockBatch(trx, batch);
        const singles = rows.filter((row) => row.ClassScheduleId === null);
        const courses = rows.filter((row) => row.ClassType === 'Course');
        const series = Map.groupBy(
          rows.filter((row) => row.ClassScheduleId !== null && row.ClassType !== 'Course'),
          (row) => row.ClassScheduleId,
        );
        const copied: Copied[] = [];
        for (const row of singles) copied.push(...(await copyDays(trx, [row], ShiftDays, moment)));
        for (const rowsOfSeries of series.values()) copied.push(...(await copyDays(trx, rowsOfSeries, ShiftDays, moment)));
        for (const row of courses) copied.push(await copyCourse(trx, row, ShiftDays, moment));

        const copies = copied.flatMap(({ row, copy }) => ('id' in copy ? [{ ...row, ClassId: copy.id }] : []));
        await emitClasses(trx, 'ClassAdded', copies, by);
        const refused = copied.flatMap(({ row, copy }) => ('refused' in copy ? [{ row, refused: copy.refused }] : []));
        return { ...batchResult(refused, unknown), Done: copies.map((row) => row.ClassId) };
      });
    },
  };
}

async function copyDays(trx: Queryable, rows: readonly ClassRow[], shift: number, { timeZone, now }: Moment): Promise<Copied[]> {
  const planned = rows.map((row) => {
    const { date, clock } = daysLater(row.Begin, shift, timeZone);
    const single = { Kind: 'Single', ScheduleStartDate: date, SingleStartTime: clock, SingleDuration: row.Duration } as const;
    const plan = planSchedule(single, { ClassType: 'Single', timeZone, now });
    return { row, day: isRefusal(plan) ? outOfReach(plan) : (plan[0] ?? refuse('ScheduleGeneratesNoEvents')) };
  });
  const going = planned.flatMap(({ row, day }) => (isRefusal(day) ? [] : [{ row, day }]));
  const copies = going.flatMap(({ row, day }) => copiesOf(row, [day], timeZone));
  const ids =
    rows[0]?.ClassScheduleId === null
      ? await insertClasses(trx, copies)
      : await insertCopiedSeries(
          trx,
          copies,
          going.map(({ day }) => day),
          timeZone,
        );
  const idOf = new Map(going.map(({ row }, index) => [row.ClassId, ids[index] ?? 0]));
  return planned.map(({ row, day }) => ({
    row,
    copy: isRefusal(day) ? { refused: day } : { id: idOf.get(row.ClassId) ?? 0 },
  }));
}

export async function insertCopiedSeries(
  trx: Queryable,
  copies: ReturnType<typeof copiesOf>,
  days: readonly Occurrence[],
  timeZone: string,
): Promise<number[]> {
  const [first] = copies;
  if (!first) return [];
  const dates = days.map((day) => wallClock(day.Begin, timeZone).date).sort();
  const slots = new Map(days.map((day) => slotOf(day, timeZone)).map((slot) => [`${slot.DayOfWeek} ${slot.StartTime}`, slot]));
  const schedule = {
    ScheduleStartDate: dates[0] ?? '',
    ScheduleEndDate: dates.at(-1) ?? '',
    Slots: [...slots.values()],
  };
  const copied = new Set(days.map((day) => day.Begin.getTime()));
  const others = occurrences({ Kind: 'Weekly', ...schedule }, timeZone).filter((day) => !copied.has(day.Begin.getTime()));
  return insertSeries(trx, first.ClubId, schedule, copies, others);
}

async function copyCourse(trx: Queryable, row: ClassRow, shift: number, { timeZone, now }: Moment): Promise<Copied> {
  const stored = row.ClassScheduleId === null ? undefined : await scheduleOf(trx, row.ClassScheduleId);
  if (!stored) return { row, copy: { refused: refuse('NotFound') } };
  const dates = {
    ScheduleStartDate: dateLater(stored.ScheduleStartDate, shift),
    ScheduleEndDate: dateLater(stored.ScheduleEndDate, shift),
    Slots: stored.Slots.map((slot): WeeklySlot => ({ ...slot, DayOfWeek: ((slot.DayOfWeek - 1 + shift) % 7) + 1 })),
  };
  const schedule: Schedule = { Kind: 'Weekly', ...dates };
  const exceptions = (await daysOf(trx, stored.ClassScheduleId))
    .filter((day) => day.Type === 'Exception')
    .map((day) => daysLater(day.Begin, shift, timeZone).instant);
  const plan = planSchedule(schedule, { ClassType: 'Course', timeZone, now }, exceptions);
  if (isRefusal(plan)) return { row, copy: { refused: outOfReach(plan) } };
  const definitions = new Set(plan.map((day) => day.Begin.getTime()));
  const days = occurrences(schedule, timeZone).map(({ Begin, End }) => ({
    Begin,
    End,
    Type: definitions.has(Begin.getTime()) ? ('Definition' as const) : ('Exception' as const),
  }));
  return { row, copy: { id: await insertCourse(trx, dates, templateOf(row), days, timeZone) } };
}

function outOfReach(refusal: Refusal): Refusal {
  if (refusal.errors?.some((error) => error.key === 'schedule-all-in-past')) return refuse('ClassIsPast');
  const errors = refusal.errors?.map((error) => ({ ...error, field: 'ShiftDays' }));
  return { ...refusal, ...(errors && { errors }) };
}
