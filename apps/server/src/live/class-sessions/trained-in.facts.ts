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
        left join lateral (select greatest(least(s."StoppedAt", d."Begin", t."End") - greatest(s."StartedAt", t."Begin"), '0') as there
          from class_sessions s where s."ClassId" = d."ClassId" and s."ClassBegin" = d."Begin" and s."StartedAt" < d."Begin") early on true
        left join class_sessions held on held."ClassId" = d."ClassId" and held."ClassBegin" = d."Begin" and held."StoppedAt" < d."End"
        left join lateral (select min(after."Begin") as at from group_trainings after
          where after."ClubId" = t."ClubId" and after."Begin" >= held."StoppedAt" and after."Begin" < d."End"
            and (after."DisplayGroupId" is null or after."DisplayGroupId" = t."DisplayGroupId")
            and after."ClassSessionId" is distinct from held."ClassSessionId") other on true
        cross join lateral (select greatest(least(d."End", other.at, t."End") - greatest(d."Begin", t."Begin"), '0') + coalesce(early.there, '0') as there) was
        join classes c on c."ClassId" = d."ClassId" and c."PublishState" = 'Published' and c."CalendarType" <> 'Services'
        left join class_participants p on p."ClassId" = c."ClassId" and p."UserId" = t."UserId" and p."State" = 'Booked'
        where (c."DisplayGroupId" = t."DisplayGroupId"
            or p."ClassId" is not null and (c."DisplayGroupId" is null or t."DisplayGroupId" is null or p."Place" = 'Remote'))
          and 2 * was.there >= t."End" - t."Begin"
        order by p."ClassId" is null, was.there desc, c."ClassId"
        limit 1) lesson on true
    order by at`.execute(db);
  return rows.map(({ found }) => found);
}
