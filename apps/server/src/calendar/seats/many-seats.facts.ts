import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import { PLAN_ONCE, type Queryable } from '../../platform/database/database.ts';
import { personSql } from './participants/person.facts.ts';
import {
  type ClassFacts,
  classColumns,
  classTables,
  type MemberFacts,
  type MineFacts,
  memberOfClass,
  memberSql,
  mineSql,
  type SeatFacts,
  type SeatRow,
  seatOf,
} from './seats.facts.ts';

export async function seatFactsOfClass(db: Queryable, classId: ClassId): Promise<SeatFacts[]> {
  const { rows } = await sql<SeatRow>`
    select ${classColumns}, clock_timestamp() as "Now", ${mineSql} as "Mine", ${memberOfClass} as "Member", ${personSql} as "Person"
    from ${classTables} join class_participants p on p."ClassId" = c."ClassId" join users u on u."UserId" = p."UserId"
      left join club_athletes m on m."ClubId" = c."ClubId" and m."UserId" = u."UserId"
    where c."ClassId" = ${classId}
    order by p."State", case when p."State" = 'Waiting' then p."Since" end, lower(u."FirstMidName"), lower(u."LastName"), u."UserId"`.execute(
    db,
  );
  return rows.map(seatOf);
}

export interface DaysFacts {
  readonly member: MemberFacts;
  readonly seats: readonly SeatFacts[];
}

export async function seatFactsOfDays(
  db: Queryable,
  clubId: ClubId,
  userId: UserId,
  from: Date,
  to: Date,
): Promise<DaysFacts | undefined> {
  const { rows: members } = await sql<{ now: Date; member: MemberFacts }>`${sql.raw(PLAN_ONCE)}
    select clock_timestamp() as now,
      ${memberSql(sql`u."UserId"`, sql`${from}::timestamptz`, sql`${to}::timestamptz`)} as member
    from clubs k join users u on u."UserId" = ${userId}
      left join club_athletes m on m."ClubId" = k."ClubId" and m."UserId" = u."UserId"
    where k."ClubId" = ${clubId}`.execute(db);
  const [found] = members;
  if (!found) return undefined;
  const { rows } = await sql<ClassFacts & { Mine: MineFacts | null }>`${sql.raw(PLAN_ONCE)}
    select ${classColumns}, ${mineSql} as "Mine"
    from ${classTables} left join class_participants p on p."ClassId" = c."ClassId" and p."UserId" = ${userId}
    where c."ClubId" = ${clubId} and c."PublishState" = 'Published'
      and (c."Begin" >= ${from} and c."Begin" < ${to} or c."ClassId" = any(array(select d."ClassId" from scheduled_days d
        where d."ClubId" = ${clubId} and d."OfCourse" and d."Type" = 'Definition' and d."Begin" >= ${from} and d."Begin" < ${to})))
    order by c."Begin", c."ClassId"`.execute(db);
  return {
    member: found.member,
    seats: rows.map(({ Mine, ...clubClass }) => ({ ...found, class: clubClass, mine: Mine, person: null })),
  };
}
