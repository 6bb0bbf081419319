import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { NextClass } from '../../body/health/public.ts';
import type { Queryable } from '../../platform/database/database.ts';

export async function nextClassOf(db: Queryable, clubId: ClubId, from: Date, to: Date): Promise<NextClass | undefined> {
  const { rows } = await sql<{ ClassId: ClassId; Name: string; Begin: Date; UserIds: number[] }>`
    select c."ClassId", c."Name", day."Begin", array(
      select p."UserId" from class_participants p
      where p."ClassId" = c."ClassId" and p."State" = 'Booked' and p."Place" = 'InSite' order by p."UserId"
    ) as "UserIds"
    from (
      select "ClassId", "Begin" from classes
      where "ClubId" = ${clubId} and "ClassType" <> 'Course' and "Begin" >= ${from} and "Begin" < ${to}
      union all
      select "ClassId", "Begin" from scheduled_days
      where "ClubId" = ${clubId} and "OfCourse" and "Type" = 'Definition' and "Begin" >= ${from} and "Begin" < ${to}
    ) day
    join classes c using ("ClassId")
    where c."PublishState" = 'Published' and c."CanceledAt" is null and c."CalendarType" = 'Club'
    order by day."Begin", c."ClassId" limit 1`.execute(db);
  return rows[0];
}
