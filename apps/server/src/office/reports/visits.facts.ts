import type { GivenHours, VisitSource } from '@clubpulse/contract/office/reports/visits';
import { addDays, type Day, type Days, startOfDay } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { seenIn } from '../../members/visits/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { ReportQuery } from './held.facts.ts';

export interface SeenRow {
  readonly Day: Day | null;
  readonly Source: VisitSource | null;
  readonly Visits: number;
  readonly People: number;
}

export async function visitsIn(db: Queryable, { clubId, timeZone, now }: ReportQuery, { first, last }: Days): Promise<SeenRow[]> {
  const end = startOfDay(timeZone, addDays(last, 1)).getTime() - 1;
  const stretch = { since: startOfDay(timeZone, first), until: new Date(Math.min(end, now.getTime())) };
  const { rows } = await sql<SeenRow>`
    with seen as materialized (
      select distinct "UserId", to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day, source
      from (${seenIn(clubId, stretch, () => sql`true`)}) each
    )
    select day as "Day", source as "Source", count(distinct ("UserId", day))::int as "Visits", count(distinct "UserId")::int as "People"
    from seen group by grouping sets ((day, source), (day), (source), ()) order by day, source`.execute(db);
  return rows;
}

/** Classes that trainers gave: published group classes and personal lessons that ended. */
export async function givenIn(
  db: Queryable,
  { clubId, timeZone, now }: ReportQuery,
  { first, last }: Days,
): Promise<GivenHours[]> {
  const { rows } = await sql<GivenHours>`
    with given as materialized (
      select c."ClassId", c."TrainerId", c."CalendarType", c."Duration" from classes c
      where c."ClubId" = ${clubId} and c."TrainerId" is not null and c."CalendarType" in ('Club', 'PT')
        and c."PublishState" = 'Published' and c."CanceledAt" is null
        and c."Begin" >= ${startOfDay(timeZone, first)} and c."Begin" < ${startOfDay(timeZone, addDays(last, 1))} and c."End" <= ${now}
    )
    select one.*, u."Nickname", u."FirstMidName", u."LastName", coalesce(attended.people, 0) as "People"
    from (
      select "TrainerId" as "UserId", count(*) filter (where "CalendarType" = 'Club')::int as "Classes",
        count(*) filter (where "CalendarType" = 'PT')::int as "Lessons", sum("Duration")::int as "Minutes"
      from given group by 1
    ) one
    left join users u using ("UserId")
    left join (
      select g."TrainerId" as "UserId", count(distinct p."UserId")::int as people
      from given g join class_participants p using ("ClassId")
      where p."State" = 'Booked' and not p."NoShow" and p."Attendance" is distinct from 'Absent' group by 1
    ) attended using ("UserId")
    order by one."Minutes" desc, one."UserId"`.execute(db);
  return rows;
}
