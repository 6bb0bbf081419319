import { scheduleLimits } from '@clubpulse/rules/calendar/classes/schedule';
import { START_EARLY_MINUTES } from '@clubpulse/rules/live/class-sessions/class-sessions';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Trained, TrainedIn } from '../../training/trainings/public.ts';

/** What is on in a club began at most so long ago (`classes/calendar.store`). */
const LONGEST = `${scheduleLimits.maxMinutes} minutes`;
/** And what a tap started began at most so long before its hour. */
const EARLY = `${START_EARLY_MINUTES} minutes`;

/**
 * How long of the training `t` the day `d` of the class `c` was on where she was: before its hour while it ran, in its hour in the room in which
 * it was then. It was in the first of its rooms also before it ran, in each until it ran in the next, and is in its class's again once it was
 * ended (decision 0159).
 */
const wasThere = sql`
  select sum(greatest(least(its.until, t."End") - greatest(its.since, t."Begin"), '0')) as there from (
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
  where seat."InAnyRoom" or its.room = t."DisplayGroupId"`;

/**
 * The class each of them was trained in, in their order: one that was on in the club for at least half of the training, at its hour or
 * before it once a tap had started it, where she has a seat (in that room, in no named one, or online), else the one that the room held.
 * Of one that was ended in its hour what was begun after it where she was heard takes the rest. Null: none.
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
        select jsonb_build_object('Name', c."Name", 'TrainingType', c."TrainingType") as found
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
        where (seat."InAnyRoom" or kept."GroupTrainingId" is not null or c."DisplayGroupId" = t."DisplayGroupId")
          and was.there > '0' and 2 * was.there >= t."End" - t."Begin"
        order by p."ClassId" is null, was.there desc, c."ClassId"
        limit 1) lesson on true
    order by at`.execute(db);
  return rows.map(({ found }) => found);
}
