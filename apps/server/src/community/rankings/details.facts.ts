import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Days } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';

export async function listedOf(
  db: Queryable,
  clubs: readonly ClubId[],
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (clubs.length === 0 || userIds.length === 0) return new Set();
  const { rows } = await sql<{ UserId: number }>`
    select distinct "UserId" from user_roles role
    where "UserId" = any(${listOf(userIds)}::bigint[]) and "ClubId" = any(${listOf(clubs)}::bigint[]) and "Role" = 'Athlete'
      and not exists (select from unlisted_people unlisted where unlisted."UserId" = role."UserId")`.execute(db);
  return new Set(rows.map(({ UserId }) => UserId));
}

/** Stored days have no average, so trainings are read. */
export async function averageHeartRates(
  db: Queryable,
  days: Days,
  whose: readonly { readonly UserId: number; readonly ClubId: ClubId }[],
): Promise<ReadonlyMap<number, number>> {
  if (whose.length === 0) return new Map();
  const users = sql`${listOf(whose.map(({ UserId }) => UserId))}::bigint[]`;
  const clubs = sql`${listOf(whose.map(({ ClubId }) => ClubId))}::bigint[]`;
  // In every time zone a day begins less than one day before or after the UTC day.
  const around = sql`between ${days.first}::date - 1 and ${days.last}::date + 2`;
  const { rows } = await sql<{ UserId: number; Value: number }>`
    with readable as materialized (select * from unnest(${users}, ${clubs}) readable ("UserId", "ClubId"))
    select "UserId", round(sum("AverageHeartRate"::bigint * heard."Heard")::numeric / sum(heard."Heard"))::int as "Value"
    from readable
    join (select *, "Duration" - "GapTime" as "Heard" from trainings where "CountsInClub" and "Source" <> 'Hand') heard using ("UserId", "ClubId")
    join clubs using ("ClubId")
    where heard."Begin" ${around} and heard."Heard" > 0 and "AverageHeartRate" is not null
      and (heard."Begin" at time zone clubs."TimeZone")::date between ${days.first} and ${days.last}
    group by "UserId"`.execute(db);
  return new Map(rows.map(({ UserId, Value }) => [UserId, Value]));
}
