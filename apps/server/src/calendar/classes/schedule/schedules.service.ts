import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { Class, ClassId, ClassUpdate } from '@clubpulse/contract/calendar/classes/classes';
import type { Schedule, ScheduledDay, ScheduledDayException } from '@clubpulse/contract/calendar/classes/schedule';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { bookingWindow } from '@clubpulse/rules/calendar/booking-rules/booking-times';
import { Temporal } from 'temporal-polyfill';
import type { Licenses } from '../../../clubs/licenses/public.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import {
  type ClassRow,
  classOf,
  classOfSeriesAt,
  lockClasses,
  type NamedClassRow,
  updateClasses,
  windowsOfSeries,
} from '../class-rows.store.ts';
import { refuseFields, refuseForeign } from '../classes.checks.ts';
import { emitClasses } from '../classes.events.ts';
import type { ClubPort } from '../classes.ports.ts';
import { presentClass } from '../classes.present.ts';
import { exceptDays } from './except-days.service.ts';
import { lockDays } from './locked-days.service.ts';
import { type Change, replaceSchedule } from './replace-schedule.service.ts';
import { daysOf, scheduleOf } from './schedules.store.ts';

export interface ClassAndDays {
  readonly Class: Class;
  readonly ScheduledDays: ScheduledDay[];
}

interface Needs {
  readonly db: Database;
  readonly club: ClubPort;
  readonly licenses: Pick<Licenses, 'refuseUnlicensed'>;
  readonly now?: () => Date;
}

export type Schedules = ReturnType<typeof createSchedules>;

export function createSchedules({ db, club, licenses, now = () => new Date() }: Needs) {
  return {
    get: (classId: ClassId) => get(db, club, classId),

    async days(classId: ClassId): Promise<ScheduledDay[] | Refusal> {
      const row = await classOf(db, classId);
      return row ? scheduledDays(db, row) : refuse('NotFound');
    },

    replace(by: CallerId, classId: ClassId, schedule: Schedule): Promise<ClassAndDays | Refusal> {
      return change(
        db,
        club,
        now,
        licenses,
        classId,
        async (trx, row, moment) => inBody(await replaceSchedule(trx, row, schedule, moment)) ?? notified(trx, row, by),
      );
    },

    except(by: CallerId, classId: ClassId, days: readonly ScheduledDayException[]): Promise<ClassAndDays | Refusal> {
      return change(
        db,
        club,
        now,
        licenses,
        classId,
        async (trx, row, moment) => (await exceptDays(trx, row, days, moment)) ?? notified(trx, row, by),
      );
    },

    update(by: CallerId, classId: ClassId, { RowVersion, Schedule: schedule, ...fields }: ClassUpdate): Promise<Class | Refusal> {
      return change(db, club, now, licenses, classId, async (trx, { ClassScheduleId }, moment) => {
        // Every change of days locks the schedule, then its classes by id.
        if (schedule && ClassScheduleId !== null) await lockDays(trx, ClassScheduleId, classId, moment.now);
        else await lockClasses(trx, [classId]);
        const row = await classOf(trx, classId);
        if (!row) return refuse('NotFound');
        if (row.RowVersion !== RowVersion) return refuse('StaleRowVersion');
        const others = ClassScheduleId === null ? [] : await windowsOfSeries(trx, ClassScheduleId, [classId], moment.now);
        const refused =
          refuseFields(fields, others, row) ??
          (await refuseForeign(trx, row.ClubId, fields, row)) ??
          (schedule && (await replaceSchedule(trx, row, schedule, moment, fields)));
        if (refused) return refused;
        const moved = await classOf(trx, classId);
        if (moved) {
          const { opensAt } = bookingWindow(moved.Begin, fields, moment.timeZone);
          await updateClasses(trx, [classId], { ...fields, BookingOpensAt: opensAt });
        }
        const current = await after(trx, row);
        if (!current) return refuse('NotFound');
        await emitClasses(trx, 'ClassUpdated', [current], by);
        return presentClass(current);
      });
    },
  };
}

async function change<T>(
  db: Database,
  club: Needs['club'],
  now: () => Date,
  licenses: Needs['licenses'],
  classId: ClassId,
  run: (trx: Queryable, row: NamedClassRow, moment: Change) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const row = await classOf(db, classId);
  const ofClub = row && (await club(row.ClubId));
  if (!ofClub) return refuse('NotFound');
  return db
    .transaction()
    .execute((trx) =>
      run(trx, row, { timeZone: ofClub.TimeZone, now: now(), refuseMore: () => licenses.refuseUnlicensed(trx, row.ClubId) }),
    );
}

async function get(db: Database, club: Needs['club'], classId: ClassId): Promise<Schedule | Refusal> {
  const row = await classOf(db, classId);
  const ofClub = row && (await club(row.ClubId));
  if (!ofClub) return refuse('NotFound');
  if (row.ClassScheduleId === null) return singleSchedule(row, ofClub.TimeZone);
  const schedule = await scheduleOf(db, row.ClassScheduleId);
  if (!schedule) return refuse('NotFound');
  const { ScheduleStartDate, ScheduleEndDate, Slots } = schedule;
  return { Kind: 'Weekly', ScheduleStartDate, ScheduleEndDate, Slots: [...Slots] };
}

async function notified(trx: Queryable, row: ClassRow, by: CallerId): Promise<ClassAndDays | Refusal> {
  const current = await after(trx, row);
  if (!current) return refuse('NotFound');
  await emitClasses(trx, 'ScheduleChanged', [current], by);
  return { Class: presentClass(current), ScheduledDays: await scheduledDays(trx, current) };
}

async function after(trx: Queryable, { ClassId, ClassScheduleId, Begin }: ClassRow): Promise<NamedClassRow | undefined> {
  return (await classOf(trx, ClassId)) ?? (ClassScheduleId === null ? undefined : classOfSeriesAt(trx, ClassScheduleId, Begin));
}

/** In this call the schedule is the whole body, so field names lose the prefix `Schedule` of the class form. */
function inBody(refusal: Refusal | undefined): Refusal | undefined {
  const errors = refusal?.errors?.map((error) => ({ ...error, field: error.field.replace(/^Schedule(\.|$)/, '') || 'Kind' }));
  return refusal && { ...refusal, ...(errors && { errors }) };
}

async function scheduledDays(db: Queryable, row: ClassRow): Promise<ScheduledDay[]> {
  const days = row.ClassScheduleId === null ? [{ ...row, Type: 'Definition' as const }] : await daysOf(db, row.ClassScheduleId);
  return days.map(({ Begin, End, Type, ClassId }) => ({
    Begin: Begin.toISOString(),
    End: End.toISOString(),
    Type,
    ClassId: Type === 'Exception' ? null : ClassId,
  }));
}

function singleSchedule({ Begin, Duration }: ClassRow, timeZone: string): Schedule {
  const local = Temporal.Instant.fromEpochMilliseconds(Begin.getTime()).toZonedDateTimeISO(timeZone);
  return {
    Kind: 'Single',
    ScheduleStartDate: local.toPlainDate().toString(),
    SingleStartTime: local.toPlainTime().toString({ smallestUnit: 'minute' }),
    SingleDuration: Duration,
  };
}
