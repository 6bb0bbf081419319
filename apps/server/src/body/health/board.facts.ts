import type { HealthSample } from '@clubpulse/contract/body/health/health';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Day } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import { everyWord, foldedSql, searchTerms } from '../../platform/database/text-search.ts';

export interface AthleteRow {
  readonly UserId: number;
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  readonly PictureUri: string | null;
}

export async function athletesOf(db: Queryable, clubId: ClubId): Promise<AthleteRow[]> {
  const { rows } = await sql<AthleteRow>`
    select "UserId", "Nickname", "FirstMidName", "LastName", "PictureUri" from users
    where "UserId" in (select "UserId" from user_roles where "ClubId" = ${clubId} and "Role" = 'Athlete')
    order by lower("LastName"), lower("FirstMidName"), "UserId"`.execute(db);
  return rows;
}

export async function usersMatching(db: Queryable, userIds: readonly number[], search: string): Promise<ReadonlySet<number>> {
  const { rows } = await sql<Pick<AthleteRow, 'UserId'>>`
    select "UserId" from users where "UserId" = any(${listOf(userIds)}::bigint[])
      and ${everyWord(searchTerms(search), foldedSql('Nickname', 'FirstMidName', 'LastName'))}`.execute(db);
  return new Set(rows.map(({ UserId }) => UserId));
}

export interface DayRow {
  readonly UserId: number;
  readonly Kind: 'Daily' | 'Sleep' | 'Hrv' | 'Stress';
  readonly Day: Day;
  readonly RecordedAt: Date;
  readonly Seconds: number;
  readonly DeviceModel: string;
  readonly Figures: Readonly<Record<string, unknown>>;
  readonly Battery: HealthSample[] | null;
}

export async function daysOf(db: Queryable, userIds: readonly number[], day: Day): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select distinct on ("UserId", "Kind", "Day")
      "UserId", "Kind", "Day", "RecordedAt", "Seconds", "DeviceModel", "Figures",
      case when "Kind" = 'Stress' and "Day" = ${day}::date then "Samples"->'Battery' end as "Battery"
    from health_summaries
    where "UserId" = any(${listOf(userIds)}::bigint[]) and "Kind" in ('Daily', 'Sleep', 'Hrv', 'Stress')
      and "Day" between ${day}::date - 1 and ${day}::date
    order by "UserId", "Kind", "Day", "Seconds" desc, "RecordedAt" desc`.execute(db);
  return rows;
}

export interface UsualRow {
  readonly UserId: number;
  readonly Figure: 'hrv' | 'resting' | 'asleep';
  readonly count: number;
  readonly mean: number;
  readonly deviation: number;
}

const figuresOf = (userIds: readonly number[]) => sql`
  select distinct on ("UserId", "Kind", "Day") "UserId", "Day",
    case "Kind" when 'Hrv' then 'hrv' when 'Daily' then 'resting' else 'asleep' end as "Figure",
    (case "Kind" when 'Hrv' then "Figures"->>'LastNightAverage' when 'Daily' then "Figures"->>'RestingHeartRate'
      else "Figures"->>'AsleepSeconds' end)::double precision as "Value"
  from health_summaries
  where "UserId" = any(${listOf(userIds)}::bigint[]) and "Kind" in ('Daily', 'Sleep', 'Hrv')`;
const longestFirst = sql`order by "UserId", "Kind", "Day", "Seconds" desc, "RecordedAt" desc`;

export async function usualOf(db: Queryable, userIds: readonly number[], day: Day, days: number): Promise<UsualRow[]> {
  const { rows } = await sql<UsualRow>`
    select "UserId", "Figure", count("Value")::int as count, avg("Value") as mean, stddev_pop("Value") as deviation
    from (${figuresOf(userIds)} and "Day" between ${day}::date - ${days}::int and ${day}::date - 1 ${longestFirst}) said
    where "Value" is not null group by "UserId", "Figure"`.execute(db);
  return rows;
}

export interface CourseRow {
  readonly UserId: number;
  readonly Day: Day;
  readonly Figure: UsualRow['Figure'];
  readonly Value: number;
}

export async function coursesOf(db: Queryable, userIds: readonly number[], day: Day, days: number): Promise<CourseRow[]> {
  const { rows } = await sql<CourseRow>`
    select "UserId", "Day", "Figure", "Value"
    from (${figuresOf(userIds)} and "Day" between ${day}::date - ${days - 1}::int and ${day}::date ${longestFirst}) said
    where "Value" is not null`.execute(db);
  return rows;
}

export interface GroupRow {
  readonly Day: Day;
  readonly Figure: UsualRow['Figure'];
  readonly count: number;
  readonly mean: number;
}

export async function meansOf(db: Queryable, userIds: readonly number[], day: Day, days: number): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select "Day", "Figure", count("Value")::int as count, avg("Value") as mean
    from (${figuresOf(userIds)} and "Day" between ${day}::date - ${days - 1}::int and ${day}::date ${longestFirst}) said
    where "Value" is not null group by "Day", "Figure" order by "Day"`.execute(db);
  return rows;
}

export interface LastReceivedRow {
  readonly UserId: number;
  readonly Day: Day;
  readonly RecordedAt: Date;
  readonly DeviceModel: string;
  readonly HeardAt: Date;
}

export async function lastReceived(db: Queryable, userIds: readonly number[], day: Day): Promise<LastReceivedRow[]> {
  const { rows } = await sql<LastReceivedRow>`
    select person."UserId", newest."Day", newest."RecordedAt", newest."DeviceModel", newest."HeardAt"
    from unnest(${listOf(userIds)}::bigint[]) person ("UserId")
    cross join lateral (
      select "Day", "RecordedAt", "DeviceModel", "ReceivedAt" as "HeardAt" from (
        select distinct on ("Kind") * from health_summaries kept
        where kept."UserId" = person."UserId" and kept."Kind" in ('Daily', 'Sleep', 'Hrv', 'Pulseox', 'Stress') and kept."Day" <= ${day}::date
        order by "Kind", "Day" desc, "RecordedAt" desc
      ) newest order by "Day" desc, "RecordedAt" desc limit 1
    ) newest`.execute(db);
  return rows;
}

export async function timeZoneOfClub(db: Queryable, clubId: ClubId): Promise<string | undefined> {
  const row = await db.selectFrom('clubs').select('TimeZone').where('ClubId', '=', clubId).executeTakeFirst();
  return row?.TimeZone;
}
export async function timeZoneOfUser(db: Queryable, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('TimeZone').where('UserId', '=', userId).executeTakeFirst();
  return row?.TimeZone;
}
