import type { BrandId } from '@clubpulse/contract/clubs/clubs';
import type { ClubComparison, ComparedPeriod } from '@clubpulse/contract/office/club-overview';
import { comparedSpan } from '@clubpulse/rules/office/club-overview/compared-span';
import { sql } from 'kysely';
import { owedSql } from '../../billing/subscriptions/public.ts';
import type { Queryable } from '../../platform/database/database.ts';

type Figures = Omit<ClubComparison, 'Unpaid'> & { TimeZone: string };

const clubsOf = (db: Queryable, brandId: BrandId) =>
  db.selectFrom('clubs').select(['ClubId', 'TimeZone']).where('BrandId', '=', brandId).execute();

async function figuresOf(db: Queryable, brandId: BrandId, period: ComparedPeriod, now: Date): Promise<Figures[]> {
  const clubs = await clubsOf(db, brandId);
  const spans = clubs.map(({ ClubId, TimeZone }) => ({ ClubId, ...comparedSpan(period, TimeZone, now) }));
  const seats = sql`c."MaxInSiteParticipants" + c."MaxRemoteParticipants"`;
  const taken = sql`c."InSiteParticipants" + c."RemoteParticipants"`;
  const recent = sql`c."Begin" >= span."from" and c."Begin" < span."until"`;
  const before = sql`c."Begin" >= span."beforeFrom" and c."Begin" < span."beforeUntil"`;
  const { rows } = await sql<Figures>`
    select club."ClubId", club."TimeZone", people.*, held.*
    from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as span("ClubId" bigint, "from" timestamptz, "until" timestamptz,
      "beforeFrom" timestamptz, "beforeUntil" timestamptz)
    join clubs club on club."ClubId" = span."ClubId"
    cross join lateral (
      select count(*)::int as "Members", (count(*) filter (where r."Since" >= span."from" and r."Since" < span."until"))::int + (
        select count(*)::int from nameless_joins gone where gone."ClubId" = club."ClubId"
          and gone."Day" >= (span."from" at time zone club."TimeZone")::date
          and gone."Day" <= ((span."until" - interval '1 millisecond') at time zone club."TimeZone")::date
      ) as "Joined"
      from user_roles r where r."ClubId" = club."ClubId" and r."Role" = 'Athlete'
    ) people
    cross join lateral (
      select coalesce(sum(${seats}) filter (where ${recent}), 0)::int as "Seats",
        coalesce(sum(${taken}) filter (where ${recent}), 0)::int as "SeatsTaken",
        coalesce(sum(${seats}) filter (where ${before}), 0)::int as "SeatsBefore",
        coalesce(sum(${taken}) filter (where ${before}), 0)::int as "SeatsTakenBefore"
      from classes c
      where c."ClubId" = club."ClubId" and c."PublishState" = 'Published' and c."CanceledAt" is null and c."CalendarType" = 'Club'
        and c."Begin" >= span."beforeFrom" and c."Begin" < span."until" and c."End" <= ${now}
    ) held
    order by club."Name", club."ClubId"`.execute(db);
  return rows;
}

type Late = ClubComparison['Unpaid'][number] & { ClubId: number };

async function lateOf(db: Queryable, clubs: readonly Figures[], now: Date): Promise<Late[]> {
  if (clubs.length === 0) return [];
  const each = clubs.map(({ ClubId: clubId, TimeZone: timeZone }) => {
    return sql`select ${clubId}::int as "ClubId", o.* from ${owedSql({ clubId, timeZone, now })} o where o."Payment" = 'Unpaid'`;
  });
  const { rows } = await sql<Late>`
    select late."ClubId", late."Currency", sum(late."Amount")::float8 as "Amount", count(distinct late."UserId")::int as "People"
    from (${sql.join(each, sql` union all `)}) late
    group by 1, 2 order by 1, 3 desc, 2`.execute(db);
  return rows;
}

export async function comparisonOf(
  db: Queryable,
  brandId: BrandId,
  period: ComparedPeriod,
  now: Date,
): Promise<ClubComparison[]> {
  const clubs = await figuresOf(db, brandId, period, now);
  const late = await lateOf(db, clubs, now);
  return clubs.map(({ TimeZone: _timeZone, ...club }) => ({
    ...club,
    Unpaid: late.filter(({ ClubId }) => ClubId === club.ClubId).map(({ ClubId: _clubId, ...sum }) => sum),
  }));
}
