import type { ClientCounts, LateStep, MemberList, ReportMember } from '@clubpulse/contract/office/reports/reports';
import type { ReasonCount } from '@clubpulse/contract/office/reports/retention';
import { addDays, type Day, type Days } from '@clubpulse/rules/time/days';
import { type RawBuilder, sql } from 'kysely';
import { type InSql, owedSql } from '../../billing/subscriptions/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { coversDay, heldFrom, monthly, type OfClub, type ReportQuery, recursOn } from './held.facts.ts';

const daysOf = (days: readonly Day[]) => `{${days.join()}}`;

/**
 * Rows (`days`, people): bit n is set for clients of the day n. At most 62 days, in order. Each subscription is read once, and
 * few rows remain.
 */
const clientsBy = (query: ReportQuery, days: readonly Day[]): RawBuilder<unknown> => {
  const [from] = days;
  if (from === undefined) throw new Error('Clients are counted on some day.');
  const ordered = sql`${daysOf(days)}::date[]`;
  return sql`
    select days, count(*)::int as people from (
      select bit_or((1::int8 << greatest(upto, before)) - (1::int8 << before)) as days
      from (
        select h.person, width_bucket(h.first - 1, ${ordered}) as before,
          coalesce(width_bucket(h.last, ${ordered}), ${days.length}) as upto
        from (${heldFrom(query, from)}) h
      ) spans
      group by person
    ) persons
    where days <> 0 group by days`;
};

export async function clientsIn(db: Queryable, query: ReportQuery, periods: readonly Days[]): Promise<ClientCounts[]> {
  const ends = periods.map(({ first, last }) => [addDays(first, -1), last] as const);
  const days = [...new Set(ends.flat())].sort();
  const bitOf = (day: Day) => 2 ** days.indexOf(day);
  const { rows } = await sql<ClientCounts>`
    with client as materialized (${clientsBy(query, days)}),
    period as (
      select * from unnest(${`{${ends.map(([start]) => bitOf(start)).join()}}`}::int8[],
        ${`{${ends.map(([, end]) => bitOf(end)).join()}}`}::int8[]) with ordinality as p(first, last, place)
    ),
    counted as (
      select p.place, c.people, c.days & p.first <> 0 as start, c.days & p.last <> 0 as "end" from period p cross join client c
    )
    select coalesce(sum(people) filter (where start), 0)::int as "Start", coalesce(sum(people) filter (where "end"), 0)::int as "End",
      coalesce(sum(people) filter (where "end" and not start), 0)::int as "Joined",
      coalesce(sum(people) filter (where start and not "end"), 0)::int as "Left"
    from period left join counted using (place) group by place order by place`.execute(db);
  return rows;
}

interface CohortCount {
  readonly cohort: number;
  readonly month: number;
  readonly count: number;
}

/**
 * The number of clients who joined in the period `cohort` and were clients at the end of the period that is `month` periods
 * later.
 */
export async function cohortsOf(db: Queryable, query: ReportQuery, periods: readonly Days[]): Promise<CohortCount[]> {
  const [oldest] = periods;
  if (oldest === undefined) return [];
  const days = [addDays(oldest.first, -1), ...periods.map(({ last }) => last)];
  const { rows } = await sql<CohortCount>`
    with client as materialized (${clientsBy(query, days)}),
    place as (select n, 1::int8 << n as bit, 1::int8 << (n - 1) as before from generate_series(1, ${periods.length}::int) n)
    select j.n - 1 as cohort, s.n - j.n as month, sum(c.people)::int as count
    from client c
    join place j on c.days & j.bit <> 0 and c.days & j.before = 0
    join place s on s.n >= j.n and c.days & s.bit <> 0
    group by 1, 2`.execute(db);
  return rows;
}

/** Why clients left, the most frequent reason first. As in their lists, the subscription that ended last decides. */
export async function reasonsOf(db: Queryable, query: ReportQuery, periods: readonly Days[]): Promise<ReasonCount[]> {
  const [oldest] = periods;
  if (oldest === undefined) return [];
  const before = addDays(oldest.first, -1);
  const days = [before, ...periods.map(({ last }) => last)];
  const { rows } = await sql<ReasonCount>`
    with held as materialized (${heldFrom(query, before)}),
    start as (select * from unnest(${daysOf(days)}::date[]) with ordinality as s(day, n)),
    leaver as (
      select h.person, s.n, s.day, e.day as "end" from start s join start e on e.n = s.n + 1 join held h on ${coversDay(sql`s.day`)}
      group by h.person, s.n, s.day, e.day
    ),
    ended as (
      select distinct on (l.person, l.n) h.reason, h.last, l."end" from leaver l join held h using (person)
      where h.first <= l."end" and coalesce(h.last >= l.day, true)
      order by l.person, l.n, h.last desc nulls first, h.id desc
    )
    select reason as "Reason", count(*)::int as "People" from ended where last < "end"
    group by reason order by reason is null, "People" desc, reason`.execute(db);
  return rows;
}

export interface RecurringRow {
  readonly Currency: string;
  readonly Before: number;
  readonly Now: number;
  readonly BeganCount: number;
  readonly Began: number;
  readonly EndedCount: number;
}

interface RecurringQuery extends OfClub {
  readonly today: InSql<Day>;
}

/** Monthly revenue on the day before the period and on its last day, and the changes in between. */
export const recurringSql = (
  query: RecurringQuery,
  start: InSql<Day>,
  last: InSql<Day>,
): RawBuilder<RecurringRow> => sql<RecurringRow>`
    select "Currency", coalesce(round(sum(amount) filter (where before)), 0)::int8 as "Before",
      coalesce(round(sum(amount) filter (where after)), 0)::int8 as "Now",
      count(*) filter (where after and not before)::int as "BeganCount",
      coalesce(round(sum(amount) filter (where after and not before)), 0)::int8 as "Began",
      count(*) filter (where before and not after)::int as "EndedCount"
    from (
      select h."Currency", ${monthly} as amount, ${recursOn(start, query.today)} as before, ${recursOn(last, query.today)} as after
      from (${heldFrom(query, start)}) h where h."RecurrenceUnit" is not null
    ) one
    where before or after group by "Currency"`;

export async function recurringIn(db: Queryable, query: ReportQuery, { first, last }: Days): Promise<RecurringRow[]> {
  const { rows } = await recurringSql(query, addDays(first, -1), last).execute(db);
  return rows;
}

const stepOf = (today: string) => sql<LateStep>`case
  when coalesce(o."Due" >= ${today}::date, true) then 'NotDue' when ${today}::date - o."Due" <= 7 then 'Days7'
  when ${today}::date - o."Due" <= 14 then 'Days14' when ${today}::date - o."Due" <= 30 then 'Days30' else 'Over30' end`;

export interface OwedRow {
  readonly Currency: string;
  readonly Step: LateStep | null;
  readonly People: number;
  readonly Amount: number;
}

/** The amounts owed today. A person who owes in two steps counts in each step, and once in the sum. */
export async function owedByStep(db: Queryable, query: ReportQuery): Promise<OwedRow[]> {
  const { rows } = await sql<OwedRow>`
    select "Currency", step as "Step", count(distinct "Debtor")::int as "People", sum("Amount")::int8 as "Amount"
    from (select o.*, ${stepOf(query.today)} as step from ${owedSql(query)} o) owed
    group by grouping sets (("Currency", step), ("Currency"))`.execute(db);
  return rows;
}

interface Listed {
  readonly List: MemberList;
  readonly Currency: string | undefined;
  readonly stays: Day | undefined;
  readonly start: number;
  readonly length: number;
}
interface Members {
  readonly rows: ReportMember[];
  readonly count: number;
}

/** A subscription id below 0 is of a member who left the club and whose data is no longer stored. */
const ended = sql`case when f."UserId" is not null then f.ended[1][1]::int8 end as "UserSubscriptionId", f.ended[1][2] as "Reason",
  f.ended[1][3] as "Words"`;

export async function membersOf(db: Queryable, query: ReportQuery, days: Days, listed: Listed): Promise<Members> {
  const { start, length, List } = listed;
  const { rows } = await sql<{ readonly count: number; readonly rows: ReportMember[] | null }>`
    with found as materialized (${membersIn(query, days, listed)})
    select (select count(*)::int from found) as count,
      (select jsonb_agg(to_jsonb(page) - 'place' order by page.place) from (
        select f."UserId", u."Nickname", u."FirstMidName", u."LastName", f."SubscriptionName", f."Day", f."Amount",
          ${List === 'Left' ? ended : sql`null::int8 as "UserSubscriptionId", null as "Reason", null as "Words"`},
          row_number() over (order by f."Day", u."SortName", f.id) as place
        from found f left join users u using ("UserId") order by place limit ${length} offset ${start}
      ) page) as rows`.execute(db);
  return { count: rows[0]?.count ?? 0, rows: rows[0]?.rows ?? [] };
}

function membersIn(query: ReportQuery, { first, last }: Days, { List, Currency, stays }: Listed): RawBuilder<unknown> {
  const before = addDays(first, -1);
  if (List === 'Joined' || List === 'Left') {
    const [is, isNot] = List === 'Joined' ? [last, before] : [before, last];
    const day = List === 'Joined' ? sql`min(h.first) filter (where ${coversDay(is)})` : sql`max(h.last)`;
    return sql`
      select max(h."UserId") as "UserId", max(h.id) as id, ${day} as "Day", null::int8 as "Amount",
        string_agg(distinct h."SubscriptionName", ', ') filter (where ${coversDay(is)}) as "SubscriptionName",
        (array_agg(array[h.id::text, h.reason, h.words] order by h.last desc nulls first, h.id desc) filter (where h.first <= ${last}::date)
        )[1:1] as ended
      from (${heldFrom(query, before)}) h group by h.person
      having bool_or(${coversDay(is)}) and not bool_or(${coversDay(isNot)})
        and ${stays === undefined ? sql`true` : sql`bool_or(${coversDay(stays)})`}`;
  }
  if (List === 'Began' || List === 'Ended') {
    const [is, isNot] = List === 'Began' ? [last, before] : [before, last];
    return sql`
      select h."UserId", h.id, h."SubscriptionName", ${List === 'Began' ? sql`h.first` : sql`h.last`} as "Day", round(${monthly})::int8 as "Amount"
      from (${heldFrom(query, before)}) h
      where h."RecurrenceUnit" is not null and h."Currency" = ${Currency} and ${recursOn(is, query.today)} and not ${recursOn(isNot, query.today)}`;
  }
  return sql`
    select max(o."UserId") as "UserId", min(o."UserSubscriptionId") as id, string_agg(distinct o."SubscriptionName", ', ') as "SubscriptionName",
      min(o."Due") as "Day", sum(o."Amount")::int8 as "Amount"
    from ${owedSql(query)} o where o."Currency" = ${Currency} and ${stepOf(query.today)} = ${List} group by o."Debtor"`;
}
