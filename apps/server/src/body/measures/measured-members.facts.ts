import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';

export interface AthleteRow {
  readonly UserId: number;
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  readonly PictureUri: string | null;
}

/** The athletes of a club by name. */
export async function athletesOf(db: Queryable, clubId: ClubId): Promise<AthleteRow[]> {
  const { rows } = await sql<AthleteRow>`
    select "UserId", "Nickname", "FirstMidName", "LastName", "PictureUri" from users
    where "UserId" in (select "UserId" from user_roles where "ClubId" = ${clubId} and "Role" = 'Athlete')
    order by lower("LastName"), lower("FirstMidName"), "UserId"`.execute(db);
  return rows;
}

export interface LastRow {
  readonly UserId: number;
  readonly Key: string;
  readonly Value: number;
  readonly TimeStamp: Date;
  readonly DeviceModel: string | null;
}

/** The newest value of each of these measures; what weight alone says of body fat is none. */
export async function lastOfEach(db: Queryable, userIds: readonly number[], keys: readonly string[]): Promise<LastRow[]> {
  const { rows } = await sql<LastRow>`
    select distinct on (measures."UserId", measures."Key") measures."UserId", measures."Key", measures."Value", measure_events."TimeStamp",
      measure_events."DeviceModel"
    from measures join measure_events using ("MeasureEventId")
    where measures."UserId" = any(${listOf(userIds)}::bigint[]) and measures."Key" = any(${[...keys]}::text[])
      and measures."Method" is distinct from 'Deurenberg'
    order by measures."UserId", measures."Key", measure_events."TimeStamp" desc, measures."MeasureEventId" desc`.execute(db);
  return rows;
}

/** When each was measured last, whatever it was. */
export async function lastMeasured(db: Queryable, userIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await sql<{ UserId: number; At: Date }>`
    select "UserId", max("TimeStamp") as "At" from measure_events
    where "UserId" = any(${listOf(userIds)}::bigint[]) group by "UserId"`.execute(db);
  return new Map(rows.map(({ UserId, At }) => [UserId, At]));
}

/** The athletes of the club who are in none with a lower id: of her clubs one tells her. */
export async function firstHere(db: Queryable, clubId: ClubId): Promise<number[]> {
  const { rows } = await sql<{ UserId: number }>`
    select "UserId" from user_roles here where "Role" = 'Athlete' and "ClubId" = ${clubId} and not exists (
      select from user_roles other
      where other."UserId" = here."UserId" and other."Role" = 'Athlete' and other."ClubId" < here."ClubId")`.execute(db);
  return rows.map(({ UserId }) => UserId);
}
