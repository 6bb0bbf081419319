import type { Gender, UserId } from '@clubpulse/contract/accounts/users';
import type { Day } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface PersonRow {
  readonly TimeZone: string;
  readonly FirstDayOfWeek: 'Monday' | 'Saturday' | 'Sunday';
  readonly Gender: Gender | null;
  /** The last measured resting heart rate, or the rate of the zone settings. Null when both are unknown. */
  readonly Resting: number | null;
}

export async function personOf(db: Queryable, userId: UserId): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select "TimeZone", "FirstDayOfWeek", "Gender", coalesce(
      (select "Value" from measures join measure_events using ("MeasureEventId")
        where measures."UserId" = users."UserId" and "Key" = 'restingHeartRate' order by "TimeStamp" desc limit 1),
      (select "RestingHeartRate" from zone_settings where zone_settings."UserId" = users."UserId"
        and "RestingHeartRate" is not null order by "Since" desc limit 1)) as "Resting"
    from users where "UserId" = ${userId}`.execute(db);
  return rows[0];
}

export const daysSince = (db: Queryable, userId: UserId, first: Day) =>
  db
    .selectFrom('training_days')
    .select(['Day', 'Points', 'Trainings', 'Duration'])
    .select(['Zone0Time', 'Zone1Time', 'Zone2Time', 'Zone3Time', 'Zone4Time', 'Zone5Time'])
    .where('UserId', '=', userId)
    .where('ClubId', 'is', null)
    .where('Day', '>=', first)
    .execute();

export interface BeatsRow {
  readonly Day: string;
  readonly Seconds: number;
  readonly Average: number;
  readonly Most: number;
}

export async function beatsSince(db: Queryable, userId: UserId, first: Day): Promise<BeatsRow[]> {
  const { rows } = await sql<BeatsRow>`
    select to_char("Begin" at time zone "TimeZone", 'YYYY-MM-DD') as "Day", "Duration" - "GapTime" as "Seconds",
      "AverageHeartRate" as "Average", "Zone5Bpm" as "Most"
    from trainings join users using ("UserId")
    where "UserId" = ${userId} and "Counts" and "AverageHeartRate" is not null
      and "Begin" >= (${first}::date)::timestamp at time zone "TimeZone"`.execute(db);
  return rows;
}

export interface FeltRow {
  readonly Day: string;
  readonly Seconds: number;
  /** Perceived effort, 0 to 10. */
  readonly Felt: number;
}

export async function feltSince(db: Queryable, userId: UserId, first: Day): Promise<FeltRow[]> {
  const { rows } = await sql<FeltRow>`
    select to_char("Begin" at time zone "TimeZone", 'YYYY-MM-DD') as "Day",
      extract(epoch from "End" - "Begin")::int as "Seconds", "Felt"
    from workout_sheet_runs join users using ("UserId")
    where "UserId" = ${userId} and "Felt" is not null
      and "Begin" >= (${first}::date)::timestamp at time zone "TimeZone"`.execute(db);
  return rows;
}
