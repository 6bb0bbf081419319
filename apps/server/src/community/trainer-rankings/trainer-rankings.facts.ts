import type { BasicUser } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Led } from '@clubpulse/rules/community/trainer-rankings/fullest';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface TrainerLed extends Led, BasicUser {
  readonly Athletes: number;
  readonly PointsEach: number | null;
}

export interface LedIn {
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
}

/** Courses are left out, because one booking covers many days. */
const ledOf = (clubId: ClubId, { from, to, now }: LedIn, further: RawBuilder<unknown> = sql``) => sql`
  select c."TrainerId", c."ClassId", c."Name", c."Begin", c."MaxInSiteParticipants" as seats from classes c
  where c."ClubId" = ${clubId} and c."Begin" >= ${from} and c."Begin" < ${to} and c."End" <= ${now}
    and c."PublishState" = 'Published' and c."CanceledAt" is null and c."ClassType" <> 'Course' and c."CalendarType" = 'Club' ${further}`;

/** Seats of deleted users are included (decision 0036), but not counted in `Athletes`. */
const seatsTaken = sql`lateral (
  select "UserId", "Place", "NoShow" from class_participants where "ClassId" = led."ClassId" and "State" = 'Booked'
  union all select null, "Place", "NoShow" from nameless_seats where "ClassId" = led."ClassId")`;

export async function ledBetween(db: Queryable, clubId: ClubId, span: LedIn): Promise<TrainerLed[]> {
  const { rows } = await sql<TrainerLed>`
    with led as (${ledOf(clubId, span)}), given as (
      select "TrainerId", count(*)::int as "Classes", sum(seats)::int as "Seats" from led group by "TrainerId"
    ), taken as (
      select led."TrainerId", count(*) filter (where p."Place" = 'InSite')::int as "Booked", count(distinct p."UserId")::int as "Athletes",
        count(*) filter (where p."NoShow")::int as "NoShows"
      from led cross join ${seatsTaken} p group by led."TrainerId"
    ), heard as (
      select g."TrainerId", round(avg(counted."Points"))::int as "PointsEach"
      from group_trainings g
      join trainings counted on counted."GroupTrainingId" = g."GroupTrainingId" and counted."ClubId" = g."ClubId"
      where g."ClubId" = ${clubId} and g."Begin" >= ${span.from} and g."Begin" < ${span.to} and g."End" <= ${span.now}
      group by g."TrainerId"
    )
    select u."UserId", u."Nickname", u."FirstMidName", u."LastName", u."PictureUri",
      coalesce(given."Classes", 0) as "Classes", coalesce(given."Seats", 0) as "Seats",
      coalesce(taken."Booked", 0) as "Booked", coalesce(taken."Athletes", 0) as "Athletes", coalesce(taken."NoShows", 0) as "NoShows",
      heard."PointsEach"
    from user_roles role
    join users u on u."UserId" = role."UserId"
    left join given on given."TrainerId" = u."UserId"
    left join taken on taken."TrainerId" = u."UserId"
    left join heard on heard."TrainerId" = u."UserId"
    where role."ClubId" = ${clubId} and role."Role" = 'Trainer'
    order by u."SortName", u."UserId"`.execute(db);
  return rows;
}

interface LedAs extends Led {
  readonly Key: string;
}

export async function classesLedBy(
  db: Queryable,
  clubId: ClubId,
  span: LedIn,
  { trainerId, by, timeZone }: { readonly trainerId: number; readonly by: 'Name' | 'Month'; readonly timeZone: string },
): Promise<LedAs[]> {
  const key = by === 'Name' ? sql`"Name"` : sql`to_char("Begin" at time zone ${timeZone}, 'YYYY-MM-01')`;
  const { rows } = await sql<LedAs>`
    with led as (${ledOf(clubId, span, sql`and c."TrainerId" = ${trainerId}`)}), seen as (
      select led.*, ${key} as "Key", coalesce(taken."Booked", 0) as "Booked", coalesce(taken."NoShows", 0) as "NoShows"
      from led left join lateral (
        select count(*) filter (where p."Place" = 'InSite')::int as "Booked", count(*) filter (where p."NoShow")::int as "NoShows"
        from ${seatsTaken} p
      ) taken on true
    )
    select "Key", count(*)::int as "Classes", sum(seats)::int as "Seats", sum("Booked")::int as "Booked", sum("NoShows")::int as "NoShows"
    from seen group by "Key" order by count(*) desc, "Key"`.execute(db);
  return rows;
}

export const ranksTrainers = async (db: Queryable, clubId: ClubId): Promise<boolean> =>
  (await db.selectFrom('clubs').select('EnableTrainerRankings').where('ClubId', '=', clubId).executeTakeFirst())
    ?.EnableTrainerRankings ?? false;
