import type { Day } from '@clubpulse/rules/time/days';
import type { Activity, SourceRow } from '@clubpulse/rules/training/trainings/sources';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { listOf, prepared } from '../../../platform/database/statements.ts';
import type { SecondsOf } from '../../heart-minutes/public.ts';

export interface StoredSource extends SourceRow, Activity {
  readonly UserId: number;
}

const within = prepared<{ people: string; froms: string; tos: string }, StoredSource>(
  (place) => sql`
    select t."TrainingId", t."UserId", t."ClubId", t."Source", t."ActivityId", t."Counts", t."CountsInClub",
      floor(extract(epoch from t."Begin"))::bigint as begin, ceil(extract(epoch from t."End"))::bigint as "end",
      t."Duration" - t."GapTime" as heard, (1000 * extract(epoch from t."ChosenAt"))::bigint as "chosenAt"
    from unnest(${place('people')}::bigint[], ${place('froms')}::bigint[], ${place('tos')}::bigint[]) as wanted (person, first, last)
    join trainings t on t."UserId" = person and t."Begin" < to_timestamp(last) and t."End" > to_timestamp(first)
      -- None is longer than a day.
      and t."Begin" > to_timestamp(first) - interval '25 hours'`,
);

export const sourcesWithin = (db: Queryable, intervals: readonly SecondsOf[]): Promise<StoredSource[]> =>
  within(db, {
    people: listOf(intervals.map(({ UserId }) => UserId)),
    froms: listOf(intervals.map(({ from }) => from)),
    tos: listOf(intervals.map(({ to }) => to)),
  });

export async function writeActivities(
  trx: Queryable,
  rows: readonly (Activity & Pick<SourceRow, 'TrainingId'>)[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update trainings set "ActivityId" = row."ActivityId", "Counts" = row."Counts", "CountsInClub" = row."CountsInClub"
    from json_populate_recordset(null::trainings, ${JSON.stringify(rows)}::json) row
    where trainings."TrainingId" = row."TrainingId"`.execute(trx);
}

export async function choose(trx: Queryable, trainingId: number, others: readonly number[], at: Date): Promise<void> {
  await sql`
    update trainings set "ChosenAt" = case when "TrainingId" = ${trainingId} then ${at}::timestamptz end
    where "TrainingId" = ${trainingId} or "TrainingId" = any(${listOf(others)}::bigint[])`.execute(trx);
}

export interface Week {
  readonly TimeZone: string;
  readonly First: Day;
  readonly Points: number;
}

export async function weekOf(db: Queryable, userId: number, at: Date): Promise<Week> {
  const { rows } = await sql<Week>`
    with week as (
      select "UserId", "TimeZone", day - ((extract(dow from day)::int - first_day + 7) % 7) as first
      from users cross join lateral (select (${at}::timestamptz at time zone "TimeZone")::date as day,
        case "FirstDayOfWeek" when 'Sunday' then 0 when 'Monday' then 1 else 6 end as first_day) its
      where "UserId" = ${userId}
    )
    select "TimeZone", to_char(first, 'YYYY-MM-DD') as "First", coalesce((
      select sum(day."Points") from training_days day
      where day."UserId" = week."UserId" and day."ClubId" is null and day."Day" between first and first + 6), 0)::int as "Points"
    from week`.execute(db);
  return rows[0] ?? { TimeZone: 'UTC', First: at.toISOString().slice(0, 10), Points: 0 };
}

export async function pointsOf(
  db: Queryable,
  trainingIds: readonly number[],
  { TimeZone, First }: Week,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ TrainingId: number; Points: number }>`
    select "TrainingId", "Points" from trainings where "TrainingId" = any(${listOf(trainingIds)}::bigint[])
      and ("Begin" at time zone ${TimeZone})::date between ${First}::date and ${First}::date + 6`.execute(db);
  return new Map(rows.map(({ TrainingId, Points }) => [TrainingId, Points]));
}
