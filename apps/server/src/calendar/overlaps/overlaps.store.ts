import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { scheduleLimits } from '@clubpulse/rules/calendar/classes/schedule';
import { sql } from 'kysely';
import { fullNameSql } from '../../accounts/users/public.ts';
import type { Queryable } from '../../platform/database/database.ts';

export interface PlannedDay {
  readonly Begin: Date;
  readonly End: Date;
  readonly TrainerId: number | null;
  readonly DisplayGroupId: number | null;
  readonly ClassId: number | null;
}

export interface Near {
  readonly day: PlannedDay;
  readonly other: {
    readonly ClassId: number;
    readonly Name: string;
    readonly Begin: Date;
    readonly End: Date;
    readonly CanceledAt: Date | null;
    readonly TrainerId: number | null;
    readonly TrainerName: string | null;
    readonly DisplayGroupId: number | null;
    readonly RoomName: string | null;
    readonly Athletes: readonly string[];
  };
}

const LONGEST = `${scheduleLimits.maxMinutes} minutes`;

export async function daysOfClasses(db: Queryable, clubId: ClubId, ids: readonly number[]): Promise<PlannedDay[]> {
  const { rows } = await sql<PlannedDay>`
    select d."Begin", d."End", c."TrainerId", c."DisplayGroupId", c."ClassId"
    from classes c join lateral (
      select c."Begin", c."End" where c."ClassType" <> 'Course'
      union all select s."Begin", s."End" from scheduled_days s
        where c."ClassType" = 'Course' and s."ClassId" = c."ClassId" and s."Type" = 'Definition') d on d."End" > now()
    where c."ClassId" = any(${ids}::bigint[]) and c."ClubId" = ${clubId} and c."CanceledAt" is null
    order by d."Begin", c."ClassId"`.execute(db);
  return rows;
}

export interface NearQuery {
  readonly clubId: ClubId;
  readonly days: readonly PlannedDay[];
  readonly seriesOf: ClassId | null;
  readonly userId: UserId | null;
}

export async function nearDays(db: Queryable, { clubId, days, seriesOf, userId }: NearQuery): Promise<Near[]> {
  const { rows } = await sql<Near['other'] & { at: number }>`
    select w.at, o."ClassId", o."Name", d."Begin", d."End", o."CanceledAt", o."TrainerId", ${fullNameSql('t')} as "TrainerName",
      o."DisplayGroupId", g."Name" as "RoomName", p."Athletes"
    from rows from (jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
        as ("Begin" timestamptz, "End" timestamptz, "TrainerId" bigint, "DisplayGroupId" bigint, "ClassId" bigint)) with ordinality
        as w("Begin", "End", "TrainerId", "DisplayGroupId", "ClassId", at)
      join lateral (
        select c."ClassId", c."Begin", c."End" from classes c
          where c."ClubId" = ${clubId} and c."ClassType" <> 'Course'
            and c."Begin" > w."Begin" - ${LONGEST}::interval and c."Begin" < w."End"
        union all select s."ClassId", s."Begin", s."End" from scheduled_days s
          where s."ClubId" = ${clubId} and s."OfCourse" and s."Type" = 'Definition'
            and s."Begin" > w."Begin" - ${LONGEST}::interval and s."Begin" < w."End") d on d."End" > w."Begin"
      join classes o on o."ClassId" = d."ClassId" and o."ClassId" is distinct from w."ClassId"
      left join users t on t."UserId" = o."TrainerId"
      left join display_groups g on g."DisplayGroupId" = o."DisplayGroupId"
      cross join lateral (
        select coalesce(jsonb_agg(found.name order by found.name), '[]') as "Athletes" from (
          select ${fullNameSql('u')} as name from class_participants p join users u on u."UserId" = p."UserId"
          where p."ClassId" = o."ClassId" and p."State" = 'Booked'
            and case when ${userId}::bigint is null
              then exists (select from class_participants q join classes k on k."ClassId" = q."ClassId"
                where q."ClassId" = w."ClassId" and k."ClubId" = ${clubId} and q."UserId" = p."UserId" and q."State" = 'Booked')
              else p."UserId" = ${userId} end) found) p
    where (o."TrainerId" = w."TrainerId" or o."DisplayGroupId" = w."DisplayGroupId" or p."Athletes" <> '[]')
      and o."CanceledAt" is null and o."ClassId" is distinct from ${seriesOf}::bigint
      and not exists (select from classes mine
        where mine."ClassId" = ${seriesOf}::bigint and mine."ClassScheduleId" = o."ClassScheduleId")
    order by d."Begin", o."ClassId"`.execute(db);
  return rows.flatMap(({ at, ...other }) => {
    const day = days[at - 1];
    return day === undefined ? [] : [{ day, other }];
  });
}
