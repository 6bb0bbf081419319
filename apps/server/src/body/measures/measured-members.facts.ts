import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasuredSort } from '@clubpulse/contract/body/measures/measures';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type RawBuilder, sql } from 'kysely';
import { sharesWith } from '../../accounts/consents/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import { everyWord, foldedSql, searchTerms } from '../../platform/database/text-search.ts';

export interface AthleteRow {
  readonly UserId: number;
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  readonly PictureUri: string | null;
  readonly Weight: number | null;
  readonly WeightAt: Date | null;
  readonly BodyFatPercent: number | null;
  readonly BodyFatPercentAt: Date | null;
  readonly FitnessTestScore: number | null;
  readonly FitnessTestScoreAt: Date | null;
  readonly FitnessTestAt: Date | null;
  readonly LastAt: Date | null;
  readonly IsReminded: boolean;
}

interface Wanted {
  readonly clubId: ClubId;
  readonly fresh: { readonly weight: Date; readonly bodyFatPercent: Date; readonly fitnessTestScore: Date };
  readonly search: string;
  readonly overdue: boolean;
  readonly sort: MeasuredSort;
  readonly at: Date;
  readonly start: number;
  readonly length: number;
}

const byName = sql`lower("LastName"), lower("FirstMidName"), "UserId"`;
const orders: Readonly<Record<MeasuredSort, RawBuilder<unknown>>> = {
  Overdue: sql`"Due" nulls last`,
  Name: byName,
  '-Name': sql`lower("LastName") desc, lower("FirstMidName") desc, "UserId" desc`,
  Weight: sql`"Weight" nulls last`,
  '-Weight': sql`"Weight" desc nulls last`,
  BodyFatPercent: sql`"BodyFatPercent" nulls last`,
  '-BodyFatPercent': sql`"BodyFatPercent" desc nulls last`,
  FitnessTestScore: sql`"FitnessTestScore" nulls last`,
  '-FitnessTestScore': sql`"FitnessTestScore" desc nulls last`,
  Last: sql`"LastAt" nulls last`,
  '-Last': sql`"LastAt" desc nulls last`,
};
export interface MeasuredPage {
  readonly rows: readonly AthleteRow[];
  readonly counts: { readonly All: number; readonly Sharing: number; readonly Overdue: number; readonly Found: number };
}

export async function measuredAthletes(db: Queryable, wanted: Wanted): Promise<MeasuredPage> {
  const { clubId, fresh, search, overdue, sort, at, start, length } = wanted;
  const id = sql.ref('role.UserId');
  const old = (newest: RawBuilder<unknown>, since: Date) =>
    sql`case when ${newest} < ${since} then floor(extract(epoch from ${newest} - ${since}::timestamptz) / 86400) end`;
  const due = sql`least(${old(sql`"WeightAt"`, fresh.weight)}, ${old(sql`"BodyFatPercentAt"`, fresh.bodyFatPercent)},
    ${old(sql`"FitnessTestAt"`, fresh.fitnessTestScore)})`;
  const matches = everyWord(searchTerms(search), foldedSql('Nickname', 'FirstMidName', 'LastName'));
  const { rows } = await sql<AthleteRow & MeasuredPage['counts']>`
    with athlete as materialized (
      select role."UserId", "Nickname", "FirstMidName", "LastName", "PictureUri", standing."Weight", "WeightAt", "BodyFatPercent",
        "BodyFatPercentAt", "FitnessTestScore", "FitnessTestScoreAt", "FitnessTestAt", "LastAt", ${due} as "Due",
        ${sharesWith(id, clubId, 'Body')} as shares
      from user_roles role join users using ("UserId") left join measure_standings standing using ("UserId")
      where role."ClubId" = ${clubId} and role."Role" = 'Athlete'
    ), found as (
      select * from athlete where shares and ${matches} and (not ${overdue}::boolean or "Due" is not null)
    ), page as (
      select * from found order by ${orders[sort]}, ${byName} offset ${start} limit ${length}
    )
    select page.*, counts.*, exists (
      select from measure_reminders told join clubs using ("ClubId")
      where told."ClubId" = ${clubId} and told."UserId" = page."UserId"
        and told."Day" = (${at}::timestamptz at time zone clubs."TimeZone")::date) as "IsReminded" from (
      select count(*)::int as "All", (count(*) filter (where shares))::int as "Sharing",
        (count(*) filter (where shares and "Due" is not null))::int as "Overdue", (select count(*) from found)::int as "Found"
      from athlete
    ) counts left join page on true
    order by ${orders[sort]}, ${byName}`.execute(db);
  const [counts = { All: 0, Sharing: 0, Overdue: 0, Found: 0 }] = rows;
  return { rows: rows.filter((row) => row.UserId !== null), counts };
}

export interface LastRow {
  readonly UserId: number;
  readonly Key: string;
  readonly Value: number;
  readonly TimeStamp: Date;
  readonly DeviceModel: string | null;
}

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

export async function lastTyped(
  db: Queryable,
  userIds: readonly number[],
  keys: readonly MeasureKey[],
): Promise<{ UserId: number; Key: MeasureKey; Value: number; TimeStamp: Date }[]> {
  const { rows } = await sql<{ UserId: number; Key: MeasureKey; Value: number; TimeStamp: Date }>`
    select distinct on (measures."UserId", measures."Key") measures."UserId", measures."Key", measures."Value", measure_events."TimeStamp"
    from measures join measure_events using ("MeasureEventId")
    where measures."UserId" = any(${listOf(userIds)}::bigint[]) and measures."Key" = any(${[...keys]}::text[]) and measures."Typed"
    order by measures."UserId", measures."Key", measure_events."TimeStamp" desc, measures."MeasureEventId" desc`.execute(db);
  return rows;
}

interface MeasuredRow {
  readonly UserId: number;
  readonly weight: Date | null;
  readonly bodyFatPercent: Date | null;
  readonly fitnessTestScore: Date | null;
}

export async function measuredAt(db: Queryable, userIds: readonly number[]): Promise<MeasuredRow[]> {
  const { rows } = await sql<MeasuredRow>`
    select "UserId", "WeightAt" as "weight", "BodyFatPercentAt" as "bodyFatPercent", "FitnessTestAt" as "fitnessTestScore"
    from measure_standings where "UserId" = any(${listOf(userIds)}::bigint[]) order by "UserId"`.execute(db);
  return rows;
}

/** An athlete of several clubs gets one notice, from the club with the lowest id. */
export async function firstHere(db: Queryable, clubId: ClubId): Promise<number[]> {
  const { rows } = await sql<{ UserId: number }>`
    select "UserId" from user_roles here where "Role" = 'Athlete' and "ClubId" = ${clubId} and not exists (
      select from user_roles other
      where other."UserId" = here."UserId" and other."Role" = 'Athlete' and other."ClubId" < here."ClubId")`.execute(db);
  return rows.map(({ UserId }) => UserId);
}
