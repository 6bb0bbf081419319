import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId, Place } from '@clubpulse/contract/calendar/classes/classes';
import type { RecurringBookingId } from '@clubpulse/contract/calendar/seats/recurring-bookings.calls';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import { type Queryable, violatedConstraint } from '../../../platform/database/database.ts';
import type { Step } from '../../../platform/database/statements.ts';

export interface RecurringRow {
  readonly RecurringBookingId: number;
  readonly UserId: UserId;
  readonly ClubId: ClubId;
  readonly ClassScheduleId: number;
  readonly Name: string;
  readonly DayOfWeek: number;
  readonly StartTime: string;
  readonly Place: Place;
  readonly Queue: boolean;
  readonly Until: string | null;
  readonly CreatedAt: Date;
  readonly LastClassBegin: Date | null;
  readonly LastRefused: string | null;
}

export interface NewRecurring {
  readonly UserId: UserId;
  readonly ClubId: ClubId;
  readonly ClassScheduleId: number;
  readonly DayOfWeek: number;
  readonly StartTime: string;
  readonly Place: Place;
  readonly Queue: boolean;
  readonly Until: string | null;
}

export async function insertRecurring(db: Queryable, recurring: NewRecurring): Promise<number | undefined> {
  const row = await db
    .insertInto('recurring_bookings')
    .values(recurring)
    .onConflict((conflict) => conflict.doNothing())
    .returning('RecurringBookingId')
    .executeTakeFirst();
  return row?.RecurringBookingId;
}

export async function recurringOf(db: Queryable, userId: UserId, recurringId?: number): Promise<RecurringRow[]> {
  const { rows } = await sql<RecurringRow>`
    select r.*, coalesce(c."Name", '') as "Name", t."ClassBegin" as "LastClassBegin", t."Refused" as "LastRefused"
    from recurring_bookings r
      left join lateral (select n."Name" from classes n where n."ClassScheduleId" = r."ClassScheduleId"
        order by n."Begin" desc limit 1) c on true
      left join lateral (select l."ClassBegin", l."Refused" from recurring_booking_tries l
        where l."RecurringBookingId" = r."RecurringBookingId" order by l."ClassBegin" desc limit 1) t on true
    where r."UserId" = ${userId} and r."RecurringBookingId" = coalesce(${recurringId ?? null}::bigint, r."RecurringBookingId")
    order by r."DayOfWeek", r."StartTime", r."RecurringBookingId"`.execute(db);
  return rows;
}

export async function deleteRecurring(db: Queryable, userId: UserId, recurringId: RecurringBookingId): Promise<boolean> {
  const result = await db
    .deleteFrom('recurring_bookings')
    .where('RecurringBookingId', '=', recurringId)
    .where('UserId', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export interface DueTry {
  readonly RecurringBookingId: number;
  readonly UserId: UserId;
  readonly ClubId: ClubId;
  readonly Place: Place;
  readonly Queue: boolean;
  readonly ClassId: ClassId;
  readonly Name: string;
  readonly Begin: Date;
}

const untried = (clubId: number) => sql`recurring_bookings r
      join classes c on c."ClassScheduleId" = r."ClassScheduleId" and c."PublishState" = 'Published' and c."CanceledAt" is null
        and c."Begin" > clock_timestamp() + make_interval(hours => c."BookingBeforeHours")
      join clubs k on k."ClubId" = r."ClubId"
      cross join lateral (select c."Begin" at time zone k."TimeZone" as begins) local
    where r."ClubId" = ${clubId} and extract(isodow from local.begins) = r."DayOfWeek"
      and to_char(local.begins, 'HH24:MI') = r."StartTime"
      and (r."Until" is null or local.begins::date <= r."Until")
      and not exists(select from recurring_booking_tries t
        where t."RecurringBookingId" = r."RecurringBookingId" and t."ClassId" = c."ClassId")`;

export async function nextOpening(db: Queryable, clubId: number): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(c."BookingOpensAt") as at from ${untried(clubId)} and c."BookingOpensAt" > clock_timestamp()`.execute(db);
  return rows[0]?.at ?? undefined;
}

export async function clubsWithRecurring(db: Queryable): Promise<number[]> {
  return (await db.selectFrom('recurring_bookings').select('ClubId').distinct().execute()).map((row) => row.ClubId);
}

export async function dueTries(db: Queryable, clubId: number, limit: number): Promise<DueTry[]> {
  const { rows } = await sql<DueTry>`
    select r."RecurringBookingId", r."UserId", r."ClubId", r."Place", r."Queue", c."ClassId", c."Name", c."Begin"
    from ${untried(clubId)} and c."BookingOpensAt" <= clock_timestamp()
    order by r."CreatedAt", r."RecurringBookingId", c."Begin" limit ${limit}`.execute(db);
  return rows;
}

/** Marks the class as tried. The mark and the booking are both written or neither. */
export const tryStep = ({ RecurringBookingId, ClassId, Begin }: DueTry): Step => ({
  name: 'tried',
  write: (previous) => sql`insert into recurring_booking_tries ("RecurringBookingId", "ClassId", "ClassBegin")
    select ${RecurringBookingId}::bigint, ${ClassId}::bigint, ${Begin}::timestamptz from ${previous} returning "ClassId"`,
});

interface SlotOfSeries {
  readonly ClassScheduleId: number;
  readonly DayOfWeek: number;
  readonly StartTime: string;
}

export interface MovedSlot {
  readonly from: SlotOfSeries;
  readonly to: SlotOfSeries;
  readonly classes: readonly { readonly from: number; readonly to: number; readonly Begin: Date }[];
  /** False if earlier classes remain in the old series. */
  readonly ends: boolean;
}

/** Attempts to book a class count as attempts for its new time. */
export async function moveRecurring(trx: Queryable, { from, to, classes, ends }: MovedSlot): Promise<void> {
  const ofSlot = (alias: string, slot: SlotOfSeries) => sql`${sql.ref(`${alias}.ClassScheduleId`)} = ${slot.ClassScheduleId}
    and ${sql.ref(`${alias}.DayOfWeek`)} = ${slot.DayOfWeek} and ${sql.ref(`${alias}.StartTime`)} = ${slot.StartTime}`;
  await sql`insert into recurring_bookings ("UserId", "ClubId", "ClassScheduleId", "DayOfWeek", "StartTime", "Place", "Queue", "Until",
      "CreatedAt")
    select o."UserId", o."ClubId", ${to.ClassScheduleId}, ${to.DayOfWeek}::integer, ${to.StartTime}, o."Place", o."Queue", o."Until",
      o."CreatedAt"
    from recurring_bookings o where ${ofSlot('o', from)} on conflict do nothing`.execute(trx);
  await sql`insert into recurring_booking_tries ("RecurringBookingId", "ClassId", "ClassBegin", "Refused", "At")
    select n."RecurringBookingId", m."to", m."Begin", t."Refused", t."At"
    from recurring_bookings n
      join recurring_bookings o on o."UserId" = n."UserId" and ${ofSlot('o', from)}
      join recurring_booking_tries t on t."RecurringBookingId" = o."RecurringBookingId"
      join jsonb_to_recordset(${JSON.stringify(classes)}::jsonb) as m("from" bigint, "to" bigint, "Begin" timestamptz)
        on m."from" = t."ClassId"
    where ${ofSlot('n', to)} on conflict do nothing`.execute(trx);
  if (ends) await sql`delete from recurring_bookings o where ${ofSlot('o', from)}`.execute(trx);
}

export const isMissing = (error: unknown): boolean => /^recurring_booking_tries_\w+_fkey$/.test(violatedConstraint(error) ?? '');

export async function noteTry(
  db: Queryable,
  { RecurringBookingId, ClassId, Begin }: DueTry,
  Refused: string | null,
): Promise<boolean> {
  const result = await db
    .insertInto('recurring_booking_tries')
    .values({ RecurringBookingId, ClassId, ClassBegin: Begin, Refused })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
