import type { BasicUser } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Led } from '@clubpulse/rules/community/trainer-rankings/fullest';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface TrainerLed extends Led, BasicUser {
  readonly Athletes: number;
}

/**
 * What each trainer of the club led of its classes that begin in the interval (`to` outside) and are over: by name. Courses are one booking
 * for many days, and are left out; so is what was canceled or never published.
 */
export async function ledBetween(
  db: Queryable,
  clubId: ClubId,
  { from, to, now }: { readonly from: Date; readonly to: Date; readonly now: Date },
): Promise<TrainerLed[]> {
  const { rows } = await sql<TrainerLed>`
    with led as (
      select c."TrainerId", c."ClassId", c."MaxInSiteParticipants" as seats from classes c
      where c."ClubId" = ${clubId} and c."Begin" >= ${from} and c."Begin" < ${to} and c."End" <= ${now}
        and c."PublishState" = 'Published' and c."CanceledAt" is null and c."ClassType" <> 'Course' and c."CalendarType" = 'Club'
    ), given as (
      select "TrainerId", count(*)::int as "Classes", sum(seats)::int as "Seats" from led group by "TrainerId"
    ), taken as (
      select led."TrainerId", count(*) filter (where p."Place" = 'InSite')::int as "Booked", count(distinct p."UserId")::int as "Athletes",
        count(*) filter (where p."NoShow")::int as "NoShows"
      from led join class_participants p on p."ClassId" = led."ClassId" and p."State" = 'Booked' group by led."TrainerId"
    )
    select u."UserId", u."Nickname", u."FirstMidName", u."LastName", u."PictureUri",
      coalesce(given."Classes", 0) as "Classes", coalesce(given."Seats", 0) as "Seats",
      coalesce(taken."Booked", 0) as "Booked", coalesce(taken."Athletes", 0) as "Athletes", coalesce(taken."NoShows", 0) as "NoShows"
    from user_roles role
    join users u on u."UserId" = role."UserId"
    left join given on given."TrainerId" = u."UserId"
    left join taken on taken."TrainerId" = u."UserId"
    where role."ClubId" = ${clubId} and role."Role" = 'Trainer'
    order by u."SortName", u."UserId"`.execute(db);
  return rows;
}
