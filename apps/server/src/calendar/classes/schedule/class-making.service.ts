import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { BatchResult, Class, ClassId, ClassInput } from '@clubpulse/contract/calendar/classes/classes';
import type { Schedule } from '@clubpulse/contract/calendar/classes/schedule';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Caller } from '@clubpulse/rules/accounts/roles/access';
import { asWeekly, daysToMake, type Occurrence, planSchedule } from '@clubpulse/rules/calendar/classes/schedule';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { type RequestKey, transactOnce } from '../../../platform/http/idempotency.store.ts';
import { refuseMaking } from '../calendar-rights.checks.ts';
import { type Batch, batchResult, lockBatch } from '../class-batches.service.ts';
import { type ClassRow, classOf, deleteClasses, insertClasses, seriesOf } from '../class-rows.store.ts';
import { refuseAction } from '../class-state.checks.ts';
import { refuseFields, refuseForeign } from '../classes.checks.ts';
import { emitClasses } from '../classes.events.ts';
import type { ClubPort } from '../classes.ports.ts';
import { presentClass } from '../classes.present.ts';
import { datesOf } from './class-dates.rows.ts';
import { insertCourse, insertSeries } from './new-classes.service.ts';
import { deleteEmptySchedules, exceptDaysOfClasses, lockSchedules } from './schedules.store.ts';

export type ClassMaking = ReturnType<typeof createClassMaking>;

export function createClassMaking({ db, club, now = () => new Date() }: { db: Database; club: ClubPort; now?: () => Date }) {
  return {
    async create(
      caller: Caller,
      { Schedule: schedule, ...input }: ClassInput,
      key?: RequestKey,
    ): Promise<{ Class: Class; Classes: number } | Refusal> {
      const ofClub = await club(input.ClubId);
      if (!ofClub) return refuse('NotFound');
      const { ClubId, ClassType, CalendarType } = input;

      const timeZone = ofClub.TimeZone;
      const refused = refuseMaking(caller, ofClub, CalendarType) ?? refuseFields(input, []);
      if (refused) return refused;
      const context = { ClassType, timeZone, now: now() };
      const planned = planSchedule(schedule, context);
      if (isRefusal(planned)) return planned;
      const days = daysToMake(planned, context);

      return transactOnce(db, key, async (trx) => {
        const foreign = await refuseForeign(trx, ClubId, input);
        if (foreign) return foreign;
        const ids = await insert(trx, input, schedule, days, timeZone);
        const row = await classOf(trx, ids[0] ?? 0);
        if (!row) throw new Error('A schedule with days made no class.');
        await emitClasses(
          trx,
          'ClassAdded',
          ids.map((ClassId) => ({ ...row, ClassId })),
          caller.UserId,
        );
        return { Class: presentClass(row), Classes: ids.length };
      });
    },

    delete: (by: CallerId, classId: ClassId) => deleteClass(db, now, by, classId),

    batchDelete(by: CallerId, batch: Batch): Promise<BatchResult> {
      return db.transaction().execute(async (trx) => {
        await lockSchedules(trx, await seriesOf(trx, batch.ClassIds));
        const { rows, unknown } = await lockBatch(trx, batch);
        const decided = rows.map((row) => ({ row, refused: refuseAction(row, 'delete', now()) }));
        await take(
          trx,
          decided.flatMap(({ row, refused }) => (refused ? [] : [row])),
          by,
        );
        return batchResult(decided, unknown);
      });
    },
  };
}

async function deleteClass(db: Database, now: () => Date, by: CallerId, classId: ClassId): Promise<Refusal | undefined> {
  const known = await classOf(db, classId);
  if (!known) return refuse('NotFound');
  return db.transaction().execute(async (trx) => {
    await lockSchedules(trx, known.ClassScheduleId === null ? [] : [known.ClassScheduleId]);
    const { rows } = await lockBatch(trx, { ClubId: known.ClubId, ClassIds: [classId] });
    const [row] = rows;
    if (!row) return refuse('NotFound');
    const refused = refuseAction(row, 'delete', now());
    if (!refused) await take(trx, [row], by);
    return refused;
  });
}

async function take(trx: Queryable, rows: readonly ClassRow[], by: CallerId): Promise<void> {
  const ids = rows.map((row) => row.ClassId);
  await exceptDaysOfClasses(trx, ids);
  await deleteClasses(trx, ids);
  await deleteEmptySchedules(
    trx,
    rows.flatMap((row) => row.ClassScheduleId ?? []),
  );
  await emitClasses(trx, 'ClassDeleted', rows, by);
}

async function insert(
  trx: Queryable,
  fields: Omit<ClassInput, 'Schedule'>,
  schedule: Schedule,
  days: readonly Occurrence[],
  timeZone: string,
): Promise<number[]> {
  const classes = days.map((day) => ({ ...fields, ...datesOf(day, fields, timeZone) }));
  if (schedule.Kind === 'Single') return insertClasses(trx, classes);
  const { first, last, slots } = asWeekly(schedule);
  const dates = { ScheduleStartDate: first, ScheduleEndDate: last, Slots: slots };
  if (fields.ClassType !== 'Course') return insertSeries(trx, fields.ClubId, dates, classes);
  const definitions = days.map(({ Begin, End }) => ({ Begin, End, Type: 'Definition' as const }));
  return [await insertCourse(trx, dates, fields, definitions, timeZone)];
}
