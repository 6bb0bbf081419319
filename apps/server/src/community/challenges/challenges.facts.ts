import type { ChallengeId } from '@clubpulse/contract/community/challenges';
import type { Total } from '@clubpulse/rules/community/rankings/ranks';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** `Points` is what the challenge counts, so that the house's rule of places holds for every type. */
export interface ContestantTotal extends Total {
  readonly UserId: number;
}

/** What each who takes part did in the club on the days of the challenge, by name, or what stood when its awards were given. */
export async function totalsOfChallenge(db: Queryable, challengeId: ChallengeId): Promise<ContestantTotal[]> {
  const { rows } = await sql<ContestantTotal>`
    select part."UserId",
      coalesce(part."Total", sum(case challenge."Type"
        when 'Points' then day."Points"
        when 'Trainings' then day."Trainings"
        when 'ActiveDays' then 1
        when 'Duration' then day."Duration"
        when 'Calories' then day."Calories"
        when 'ZoneTime' then (
          select sum((array[day."Zone0Time", day."Zone1Time", day."Zone2Time", day."Zone3Time", day."Zone4Time", day."Zone5Time"])[zone + 1])
          from (select distinct zone from unnest(challenge."ValidZones") zone) valid)
        end) filter (where day."Day" is not null), 0)::bigint as "Points",
      coalesce(part."Trainings", sum(day."Trainings"), 0)::int as "Trainings",
      coalesce(part."Duration", sum(day."Duration"), 0)::bigint as "Duration",
      to_char(coalesce(part."LastDay", max(day."Day"), challenge."EndDate"), 'YYYY-MM-DD') as "LastDay"
    from challenge_participants part
    join challenges challenge on challenge."ChallengeId" = part."ChallengeId"
    join users on users."UserId" = part."UserId"
    left join training_days day on day."UserId" = part."UserId" and day."ClubId" = challenge."ClubId"
      and day."Day" between challenge."StartDate" and challenge."EndDate" and challenge."AwardedAt" is null
    where part."ChallengeId" = ${challengeId} and part."RemovedAt" is null
    group by part."ChallengeId", part."UserId", users."SortName", challenge."EndDate"
    order by users."SortName", part."UserId"`.execute(db);
  return rows;
}
