import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DashboardList } from '@clubpulse/contract/office/dashboard/dashboard';
import { overStates } from '@clubpulse/rules/billing/subscriptions/states';
import { ENDING_DAYS } from '@clubpulse/rules/members/pipeline/risk-signs';
import { birthdaysIn, NO_ACTIVITY_DAYS } from '@clubpulse/rules/office/dashboard/dashboard-lists';
import { addDays, type Days, startOfDay } from '@clubpulse/rules/time/days';
import { type RawBuilder, sql } from 'kysely';
import { sharesWith } from '../../accounts/consents/public.ts';
import { owedSql } from '../../billing/subscriptions/public.ts';
import { isOwnStaff } from '../../members/people/public.ts';
import { isAtRisk } from '../../members/pipeline/public.ts';
import { lastSeenIn, seenIn } from '../../members/visits/public.ts';
import { listOf } from '../../platform/database/statements.ts';

export interface DashboardQuery {
  readonly clubId: ClubId;
  readonly timeZone: string;
  readonly today: string;
  readonly now: Date;
  /** Begin of the weeks whose visits show a habit. */
  readonly habitSince: Date;
  /** Only staff see birthdays (decision 0020). */
  readonly isStaff: boolean;
}

/**
 * Tables of members except staff, their subscriptions, the last end of former subscriptions, and owed amounts. A used-up pack
 * ended with the last class that it paid.
 */
export const tables = ({ clubId, timeZone, now }: DashboardQuery): RawBuilder<unknown> => sql`
  member as materialized (
    select m."UserId", m."ClientStage", r."Since" from memberships m
    join user_roles r on r."ClubId" = m."ClubId" and r."UserId" = m."UserId" and r."Role" = 'Athlete'
    where m."ClubId" = ${clubId} and not ${isOwnStaff(sql`m."UserId"`, sql`${clubId}`)}
  ),
  held as materialized (
    select "UserId", bool_or(ends is null) as endless, max(ends) as ends
    from (
      select s."UserId", coalesce(s."ScheduledEnd", s."ExpiryDate") as ends from user_subscriptions s
      where s."ClubId" = ${clubId} and s."State" not in (${sql.join(overStates)})
    ) current group by "UserId"
  ),
  ended as materialized (
    select s."UserId", max(coalesce(s."DeactivationDate", case when s."StateReason" = 'Tickets' then (
        select (max(p."ClassBegin") at time zone ${timeZone})::date from class_participants p
        where p."UserSubscriptionId" = s."UserSubscriptionId") end, s."ScheduledEnd", s."ExpiryDate")) as day
    from user_subscriptions s
    where s."ClubId" = ${clubId} and s."State" in (${sql.join(overStates)}) and s."UserId" not in (select held."UserId" from held)
    group by s."UserId"
  ),
  owed as materialized (select o.* from ${owedSql({ clubId, timeZone, now })} o where o."UserId" is not null)`;

type Listed = (query: DashboardQuery, days: Days) => RawBuilder<unknown>;

const owed =
  (label: 'ToPay' | 'Unpaid'): Listed =>
  ({ today }, { first, last }) =>
    sql`
  select "UserId", min(o."Due") as place from member join owed o using ("UserId")
  where o."Payment" = ${label} and ${
    label === 'Unpaid' ? sql`true` : sql`coalesce(o."Due", ${today}::date) between ${first}::date and ${last}::date`
  }
  group by "UserId"`;

/** Each list is SQL of rows ("UserId", place). Lower places are first. */
const lists: Record<DashboardList, Listed> = {
  Active: ({ clubId }) => sql`
    select "UserId", 0 as place from member where "UserId" in (
      select s."UserId" from user_subscriptions s where s."ClubId" = ${clubId} and s."State" in ('Active', 'Expiring'))`,
  Expiring: (_, { first, last }) => sql`
    select "UserId", held.ends as place from member join held using ("UserId")
    where not held.endless and held.ends between ${first}::date and ${last}::date`,
  Expired: ({ today }, { first, last }) => sql`
    select "UserId", ${today}::date - ended.day as place from member join ended using ("UserId")
    where ended.day between ${first}::date and ${last}::date`,
  NoActivity: ({ clubId, timeZone, today, now }) => {
    const since = startOfDay(timeZone, addDays(today, 1 - NO_ACTIVITY_DAYS));
    return sql`
    select "UserId", ${now}::timestamptz - ${lastSeenIn(clubId, sql`member."UserId"`, now)} as place from member
    where "Since" < ${since} and "UserId" not in (
      select seen."UserId" from (${seenIn(clubId, { since, until: now }, () => sql`true`)}) seen)`;
  },
  AtRisk: (query) => sql`
    select "UserId", 0 as place from member
    where "ClientStage" = 'client' and ${isAtRisk(
      sql`"UserId"`,
      query,
      sql`
      select "UserId" from member where "ClientStage" = 'client' and "UserId" in (
        select ended."UserId" from ended union all
        select held."UserId" from held where not held.endless
          and held.ends between ${query.today}::date and ${query.today}::date + ${ENDING_DAYS}::int)`,
    )}`,
  New: ({ timeZone, now }, { first, last }) => sql`
    select "UserId", ${now}::timestamptz - "Since" as place from member
    where "Since" >= ${startOfDay(timeZone, first)} and "Since" < ${startOfDay(timeZone, addDays(last, 1))}`,
  Birthdays: ({ clubId, isStaff }, days) => {
    const ends = listOf(birthdaysIn(days).map((birthday) => Number(birthday.replace('-', ''))));
    const end = sql`(extract(month from users."BirthDate") * 100 + extract(day from users."BirthDate"))`;
    return sql`
    select "UserId", place
    from (
      select "UserId", array_position(${ends}::numeric[], ${end}) as place from member join users using ("UserId")
      where ${isStaff} and ${end} = any(${ends}::numeric[])
      -- So that consents are read for these only.
      offset 0
    ) one
    where ${sharesWith(sql`one."UserId"`, clubId, 'Contact')}`;
  },
  ToPay: owed('ToPay'),
  Unpaid: owed('Unpaid'),
};

/** `days` null: today, for a list without a range. */
export const listed = (list: DashboardList, query: DashboardQuery, days: Days | null): RawBuilder<unknown> =>
  lists[list](query, days ?? { first: query.today, last: query.today });
