import type { UserId } from '@clubpulse/contract/accounts/users';
import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { BadgeKey } from '@clubpulse/contract/community/badges';
import type { Attended, Placed, Training } from '@clubpulse/rules/community/badges/badges';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface TestValue {
  readonly Day: string;
  readonly Key: MeasureKey;
  readonly Value: number;
}

export interface PersonFacts {
  readonly UserId: number;
  readonly BirthDate: string | null;
  readonly Gender: 'Unspecified' | 'Male' | 'Female' | null;
  readonly Height: number | null;
  readonly Trainings: readonly Training[];
  readonly Classes: readonly Attended[];
  readonly Measured: readonly string[];
  readonly Tests: readonly TestValue[];
  readonly Places: readonly Placed[];
}

/** Each marked day of a course counts as a booking. `testKeys` are measures that are fitness tests. */
export async function factsOf(
  db: Queryable,
  userIds: readonly number[],
  { testKeys, now }: { readonly testKeys: readonly MeasureKey[]; readonly now: Date },
): Promise<PersonFacts[]> {
  if (userIds.length === 0) return [];
  const ids = sql`any(${[...userIds]}::bigint[])`;
  const { rows } = await sql<PersonFacts>`
    with person as (
      select "UserId", "TimeZone", "BirthDate", "Gender", "Height" from users where "UserId" = ${ids}
    ), placed as (
      select * from (
        select part."UserId", part."Total", challenge."AwardedAt", rank() over (
          partition by part."ChallengeId" order by part."Total" desc, part."Trainings", part."LastDay")::int as "Rank"
        from (
          select "ChallengeId", "UserId", "Total", "Trainings", "LastDay" from challenge_participants
          where "RemovedAt" is null and "Total" is not null
          -- Places stand whoever is not there any more.
          union all select "ChallengeId", null, "Total", "Trainings", "LastDay" from challenge_totals_left
        ) part join challenges challenge on challenge."ChallengeId" = part."ChallengeId"
        where challenge."AwardedAt" is not null and challenge."Enabled"
          and part."ChallengeId" in (select own."ChallengeId" from challenge_participants own where own."UserId" = ${ids})
      ) everybody where "UserId" = ${ids}
    )
    select person."UserId", to_char(person."BirthDate", 'YYYY-MM-DD') as "BirthDate", person."Gender", person."Height",
      coalesce((select jsonb_agg(jsonb_build_object(
          'Day', to_char(one."Begin" at time zone person."TimeZone", 'YYYY-MM-DD'),
          'Clock', to_char(one."Begin" at time zone person."TimeZone", 'HH24:MI'),
          'Points', one."Points", 'Duration', one."Duration", 'TargetTime', one."TargetTime", 'Zone5Time', one."Zone5Time",
          'TrainingType', one."TrainingType", 'Distance', one."Distance"))
        from trainings one where one."UserId" = person."UserId" and one."ClosedAt" is not null and one."Counts"),
        '[]') as "Trainings",
      coalesce((select jsonb_agg(jsonb_build_object(
          'Day', to_char(coalesce(course."Day", seat."ClassBegin") at time zone person."TimeZone", 'YYYY-MM-DD'),
          'Present', coalesce(course."Attendance", seat."Attendance") is not distinct from 'Present',
          'NoShow', coalesce(course."NoShow", seat."NoShow")))
        from class_participants seat
        left join course_attendance course on course."ClassParticipantId" = seat."ClassParticipantId"
        where seat."UserId" = person."UserId" and seat."State" = 'Booked'
          and coalesce(course."Day", seat."ClassEnd") <= ${now}),
        '[]') as "Classes",
      coalesce((select jsonb_agg(distinct to_char(one."TimeStamp" at time zone person."TimeZone", 'YYYY-MM-DD'))
        from measure_events one where one."UserId" = person."UserId"), '[]') as "Measured",
      coalesce((select jsonb_agg(jsonb_build_object(
          'Day', to_char(one."TimeStamp" at time zone person."TimeZone", 'YYYY-MM-DD'), 'Key', value."Key", 'Value', value."Value"))
        from measure_events one join measures value on value."MeasureEventId" = one."MeasureEventId"
        where one."UserId" = person."UserId" and value."Key" = any(${[...testKeys]}::text[])), '[]') as "Tests",
      coalesce((select jsonb_agg(jsonb_build_object(
          'Day', to_char(one."AwardedAt" at time zone person."TimeZone", 'YYYY-MM-DD'), 'Rank', one."Rank", 'Total', one."Total"))
        from placed one where one."UserId" = person."UserId"), '[]') as "Places"
    from person order by person."UserId"`.execute(db);
  return rows;
}

export async function didInClub(db: Queryable, clubId: number, since: Date): Promise<number[]> {
  const { rows } = await sql<{ UserId: number }>`
    select "UserId" from (
      select "UserId" from class_participants where "ClubId" = ${clubId} and "State" = 'Booked' and "ClassEnd" >= ${since} and "ClassEnd" <= now()
      union
      select part."UserId" from challenge_participants part join challenges challenge on challenge."ChallengeId" = part."ChallengeId"
      where part."ClubId" = ${clubId} and challenge."AwardedAt" >= ${since}
    ) did order by "UserId"`.execute(db);
  return rows.map(({ UserId }) => UserId);
}

export interface EarnedRow {
  readonly Badge: BadgeKey | null;
  readonly Tier: number | null;
  readonly Day: string;
  readonly ChallengeId: number | null;
  readonly Title: string | null;
  readonly Credits: number | null;
}

export async function badgesOf(db: Queryable, userId: UserId): Promise<EarnedRow[]> {
  const { rows } = await sql<EarnedRow>`
    select "Badge", "Tier", to_char("Day", 'YYYY-MM-DD') as "Day", "ChallengeId", "Title", "Credits" from (
      select "Badge", null::integer as "Tier", "Day", null::bigint as "ChallengeId", null::text as "Title", null::integer as "Credits"
      from user_badges where "UserId" = ${userId}
      union all
      select null, award."Tier", (award."At" at time zone person."TimeZone")::date, award."ChallengeId", challenge."Title", award."Credits"
      from challenge_awards award
      join challenges challenge on challenge."ChallengeId" = award."ChallengeId"
      join users person on person."UserId" = award."UserId"
      where award."UserId" = ${userId}
    ) earned order by earned."Day" desc, "ChallengeId" desc nulls last, "Badge"`.execute(db);
  return rows;
}
