import type { UserId } from '@clubpulse/contract/accounts/users';
import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import { type RawBuilder, sql } from 'kysely';
import { PLAN_ONCE, type Queryable } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/text-search.ts';
import { type ClassFacts, classColumns, classTables, type MineFacts, mineSql } from './seats.facts.ts';

export interface SeatOfUser {
  readonly now: Date;
  readonly class: ClassFacts;
  readonly mine: MineFacts;
  readonly settings: BookingSettings | null;
}

export interface SeatsOfUserFilter {
  readonly userId: UserId;
  readonly clubId?: number | undefined;
  readonly from: Date;
  readonly to: Date;
  readonly text?: string | undefined;
}

const settingsSql = sql`(select to_jsonb(b) - 'ClubId' from club_booking_settings b where b."ClubId" = c."ClubId")`;

const seatsOfUserTables = ({ userId, clubId, from, to, text }: SeatsOfUserFilter) => {
  const pattern = containing(text ?? '');
  return sql`${classTables} join class_participants p on p."ClassId" = c."ClassId"
    where p."UserId" = ${userId} and p."ClassBegin" < ${to} and p."ClassEnd" > ${from}
      and ${clubId === undefined ? sql`true` : sql`p."ClubId" = ${clubId}`}
      and ${text ? sql`(c."Name" ilike ${pattern} or k."Name" ilike ${pattern})` : sql`true`}`;
};

export async function seatsOfUser(
  db: Queryable,
  filter: SeatsOfUserFilter,
  start: number,
  length: number,
): Promise<SeatOfUser[]> {
  const { rows } = await sql<ClassFacts & { Now: Date; Mine: MineFacts; Settings: BookingSettings | null }>`${sql.raw(PLAN_ONCE)}
    select ${classColumns}, clock_timestamp() as "Now", ${mineSql} as "Mine",
      ${settingsSql} as "Settings"
    from ${seatsOfUserTables(filter)}
    order by c."Begin", c."ClassId" limit ${length} offset ${start}`.execute(db);
  return rows.map(({ Now, Mine, Settings, ...found }) => ({ now: Now, class: found, mine: Mine, settings: Settings }));
}

export async function countSeatsOfUser(db: Queryable, filter: SeatsOfUserFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`${sql.raw(PLAN_ONCE)}
    select count(*) as count from ${seatsOfUserTables(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface OwnDay<Seat extends SeatOfUser | ClassFacts> {
  readonly seat: Seat;
  readonly Begin: Date;
  readonly End: Date;
}

const daysOf = (from: Date, to: Date): RawBuilder<unknown> => sql`lateral (
  select c."Begin" as "DayBegin", c."End" as "DayEnd" where c."ClassType" <> 'Course'
  union all select s."Begin", s."End" from scheduled_days s
    where c."ClassType" = 'Course' and s."ClassId" = c."ClassId" and s."Type" = 'Definition') d
  on d."DayBegin" < ${to} and d."DayEnd" > ${from}`;

export async function seatDays(db: Queryable, userId: UserId, from: Date, to: Date): Promise<OwnDay<SeatOfUser>[]> {
  type Row = ClassFacts & { Now: Date; Mine: MineFacts; Settings: BookingSettings | null; DayBegin: Date; DayEnd: Date };
  const { rows } = await sql<Row>`${sql.raw(PLAN_ONCE)}
    select ${classColumns}, clock_timestamp() as "Now", ${mineSql} as "Mine", ${settingsSql} as "Settings", d."DayBegin", d."DayEnd"
    from ${classTables} join class_participants p on p."ClassId" = c."ClassId" join ${daysOf(from, to)}
    where p."UserId" = ${userId} and p."State" <> 'Canceled' and p."ClassBegin" < ${to} and p."ClassEnd" > ${from}
    order by d."DayBegin", c."ClassId"`.execute(db);
  return rows.map(({ Now, Mine, Settings, DayBegin, DayEnd, ...clubClass }) => ({
    seat: { now: Now, class: clubClass, mine: Mine, settings: Settings },
    Begin: DayBegin,
    End: DayEnd,
  }));
}

export async function teachingDays(db: Queryable, userId: UserId, from: Date, to: Date): Promise<OwnDay<ClassFacts>[]> {
  const { rows } = await sql<ClassFacts & { DayBegin: Date; DayEnd: Date }>`${sql.raw(PLAN_ONCE)}
    select ${classColumns}, d."DayBegin", d."DayEnd" from ${classTables} join ${daysOf(from, to)}
    where c."TrainerId" = ${userId} and c."PublishState" = 'Published' and c."CanceledAt" is null and c."Begin" < ${to} and c."End" > ${from}
    order by d."DayBegin", c."ClassId"`.execute(db);
  return rows.map(({ DayBegin, DayEnd, ...clubClass }) => ({ seat: clubClass, Begin: DayBegin, End: DayEnd }));
}
