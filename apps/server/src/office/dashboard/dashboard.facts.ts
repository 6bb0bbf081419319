import type { DashboardList, DashboardRow } from '@clubpulse/contract/office/dashboard/dashboard';
import type { RiskFacts } from '@clubpulse/rules/members/pipeline/risk-signs';
import type { Days } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { latestPlanSql } from '../../billing/subscriptions/public.ts';
import { newPeriodOf } from '../../members/people/public.ts';
import { heldIn, nextTaskIn } from '../../members/pipeline/public.ts';
import { lastSeenIn, seenIn } from '../../members/visits/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { everyWord, searchTextOf } from '../../platform/database/text-search.ts';
import { type DashboardQuery, listed, tables } from './lists.facts.ts';

interface Box {
  readonly List: DashboardList;
  readonly days: Days | null;
}

export async function countsOf(db: Queryable, query: DashboardQuery, boxes: readonly Box[]): Promise<number[]> {
  if (boxes.length === 0) return [];
  const counts = boxes.map(({ List, days }) => sql`(select count(*)::int from (${listed(List, query, days)}) one)`);
  const { rows } = await sql<{ readonly counts: number[] }>`
    with ${tables(query)} select array[${sql.join(counts)}] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}

type Shown = Omit<DashboardRow, 'Since' | 'LastSeen' | 'Signs' | 'Weeks' | 'Birthday'>;
export interface ListRow extends Shown, RiskFacts {
  readonly Since: Date;
  readonly LastSeen: Date | null;
  readonly BirthDate: string | null;
  readonly All: number;
  readonly Matching: number;
}

interface Page {
  readonly start: number;
  readonly count: number;
  readonly withOwed: boolean;
  readonly words: readonly string[];
}

/** Each row has the number of all members and of matching members. */
export async function rowsOf(
  db: Queryable,
  query: DashboardQuery,
  { List, days }: Box,
  { start, count, withOwed, words }: Page,
): Promise<ListRow[]> {
  const { clubId, timeZone, today, now, habitSince } = query;
  const user = sql`found."UserId"`;
  const isOne = (userId: unknown) => sql<boolean>`${userId} = ${user}`;
  const payment = withOwed
    ? sql`select jsonb_build_object('Label', max(o."Payment"), 'Amount', sum(o."Amount"), 'Currency', o."Currency", 'Due', min(o."Due")) as one
        from owed o where o."UserId" = ${user} group by o."Currency" order by max(o."Payment") desc, min(o."Due") limit 1`
    : sql`select null::jsonb as one`;
  const { rows } = await sql<ListRow>`
    with ${tables(query)},
    found as materialized (
      select one."UserId", one.place, one."SortName", one."All", count(*) over ()::int as "Matching"
      from (
        select l."UserId", l.place, u."SortName", u."SearchText", count(*) over ()::int as "All"
        from (${listed(List, query, days)}) l join users u using ("UserId")
      ) one
      where ${everyWord(words, searchTextOf('one'))}
      order by one.place, one."SortName", one."UserId" limit ${count} offset ${start}
    )
    select u."UserId", u."Nickname", u."FirstMidName", u."LastName", u."PictureUri", u."BirthDate", found."All", found."Matching",
      m."ClientStage", r."Since", ${lastSeenIn(clubId, user, now)} as "LastSeen",
      ${newPeriodOf(user, sql`${clubId}`, sql`${now}`)} as "NewPeriod", coalesce(days.visits, '{}') as "Visits",
      coalesce(has.holds, false) as "Holds", has."UserId" is not null as "Held",
      to_char(case when has.endless then null else has.ends end, 'YYYY-MM-DD') as "EndsOn",
      to_jsonb(task) as "NextTask", plan.one as "Plan", payment.one as "Owed"
    from found
    join users u on u."UserId" = ${user}
    join memberships m on m."ClubId" = ${clubId} and m."UserId" = ${user}
    join user_roles r on r."ClubId" = ${clubId} and r."UserId" = ${user} and r."Role" = 'Athlete'
    left join lateral (${heldIn(clubId, isOne)}) has on true
    left join lateral (
      select array_agg(distinct to_char(at at time zone ${timeZone}, 'YYYY-MM-DD')) as visits
      from (${seenIn(clubId, { since: habitSince, until: now }, isOne)}) seen
    ) days on true
    left join lateral (${nextTaskIn(clubId, user, today)}) task on true
    left join lateral (${latestPlanSql(clubId, user)}) plan on true
    left join lateral (${payment}) payment on true
    order by found.place, found."SortName", found."UserId"`.execute(db);
  return rows;
}
