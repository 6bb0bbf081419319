import { scheduleLimits } from '@clubpulse/rules/calendar/classes/schedule';
import { START_EARLY_MINUTES } from '@clubpulse/rules/live/class-sessions/class-sessions';
import { TRAINING_MIN_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import { NAME_CHARACTERS } from '@clubpulse/rules/training/trainings/together';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Trained, TrainedIn } from '../../training/trainings/public.ts';

const LONGEST = `${scheduleLimits.maxMinutes} minutes`;
const EARLY = `${START_EARLY_MINUTES} minutes`;

const lengthOf = (times: RawBuilder<unknown>) =>
  sql`(select coalesce(sum(upper(span) - lower(span)), '0') from unnest(${times}) span)`;

/**
 * The times of the training `t` in the room of the class `c` on the day `d`. The class may have changed rooms (decision 0061).
 */
const wasThere = sql`
  select range_agg(tstzrange(greatest(its.since, t."Begin"), least(its.until, t."End"))) as times from (
    select ran."DisplayGroupId" as room, ran."Begin" as since, least(ran."End", d."Begin") as until
      from group_training_stretches ran where ran."GroupTrainingId" = kept."GroupTrainingId" and ran."Begin" < d."Begin"
    union all
    select one.room, greatest(one.since, d."Begin"), least(one.until, d."End", other.at) from (
      select ran."DisplayGroupId" as room, case when row_number() over w = 1 then '-infinity' else ran."Begin" end as since,
          coalesce(lead(ran."Begin") over w, ran."End", 'infinity') as until
        from group_training_stretches ran where ran."GroupTrainingId" = kept."GroupTrainingId" window w as (order by ran."Begin")
      union all
      select c."DisplayGroupId", coalesce(max(ran."End"), '-infinity'), 'infinity'
        from group_training_stretches ran where ran."GroupTrainingId" = kept."GroupTrainingId" having count(*) = count(ran."End")) one) its
  where (seat."InAnyRoom" or its.room = t."DisplayGroupId") and greatest(its.since, t."Begin") < least(its.until, t."End")`;

/**
 * The class that covers at least half of the training, preferably one that the athlete booked. If only several classes together
 * cover half, the names of all these classes.
 */
export async function trainedIn(db: Queryable, trained: readonly Trained[]): Promise<(TrainedIn | null)[]> {
  const people = JSON.stringify(
    trained.map(({ UserId, ClubId, DisplayGroupId, Begin, End }) => ({ UserId, ClubId, DisplayGroupId, Begin, End })),
  );
  const { rows } = await sql<{ found: TrainedIn | null }>`
    select found from rows from (jsonb_to_recordset(${people}::jsonb)
        as ("UserId" bigint, "ClubId" bigint, "DisplayGroupId" bigint, "Begin" timestamptz, "End" timestamptz)) with ordinality
        as t("UserId", "ClubId", "DisplayGroupId", "Begin", "End", at)
      left join lateral (
        with lessons as (
          select c."ClassId", c."Name", c."TrainingType", d."Begin", p."ClassId" is not null as "HasSeat", was.times, long.there,
            2 * long.there >= t."End" - t."Begin" as "IsHalf"
          from (
            select o."ClassId", o."Begin", o."End" from classes o
              where o."ClubId" = t."ClubId" and o."ClassType" <> 'Course'
                and o."Begin" > t."Begin" - ${LONGEST}::interval and o."Begin" < t."End" + ${EARLY}::interval
            union all select s."ClassId", s."Begin", s."End" from scheduled_days s
              where s."ClubId" = t."ClubId" and s."OfCourse" and s."Type" = 'Definition'
                and s."Begin" > t."Begin" - ${LONGEST}::interval and s."Begin" < t."End" + ${EARLY}::interval) d
          join classes c on c."ClassId" = d."ClassId" and c."PublishState" = 'Published' and c."CalendarType" <> 'Services'
          left join class_participants p on p."ClassId" = c."ClassId" and p."UserId" = t."UserId" and p."State" = 'Booked'
          cross join lateral (select coalesce(p."ClassId" is not null
            and (c."DisplayGroupId" is null or t."DisplayGroupId" is null or p."Place" = 'Remote'), false) as "InAnyRoom") seat
          left join class_sessions held on held."ClassId" = d."ClassId" and held."ClassBegin" = d."Begin"
          left join group_trainings kept on kept."ClassSessionId" = held."ClassSessionId"
          left join lateral (select min(began."Begin") as at
            from group_trainings after join group_training_stretches began on began."GroupTrainingId" = after."GroupTrainingId"
            where held."StoppedAt" < d."End" and after."ClubId" = t."ClubId"
              and after."Begin" > held."StoppedAt" - interval '1 day' and after."Begin" < d."End"
              and began."Begin" >= held."StoppedAt" and began."Begin" < d."End"
              and (began."DisplayGroupId" is null or began."DisplayGroupId" = t."DisplayGroupId")
              and after."ClassSessionId" is distinct from held."ClassSessionId") other on true
          cross join lateral (${wasThere}) was
          cross join lateral (select ${lengthOf(sql`was.times`)} as there) long
          where (seat."InAnyRoom" or kept."GroupTrainingId" is not null or c."DisplayGroupId" = t."DisplayGroupId")
            and was.times is not null
        ), longest as (select * from lessons order by "IsHalf" desc, ("IsHalf" and "HasSeat") desc, there desc, "ClassId" limit 1),
        named as (select "Name", min("Begin") as began, range_agg(times) as times from lessons
          where there >= make_interval(secs => ${TRAINING_MIN_SECONDS}) group by "Name")
        select jsonb_build_object('Name', case when "IsHalf" or length("Names") > ${NAME_CHARACTERS} then "Name" else "Names" end,
          'TrainingType', "TrainingType") as found
        from longest cross join
          (select string_agg("Name", ' · ' order by began, "Name") as "Names", range_agg(times) as times from named) every
        where "IsHalf" or 2 * ${lengthOf(sql`every.times`)} >= t."End" - t."Begin") lesson on true
    order by at`.execute(db);
  return rows.map(({ found }) => found);
}
