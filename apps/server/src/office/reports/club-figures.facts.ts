import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import type { Filled } from '@clubpulse/contract/office/reports/occupancy';
import type { ClientCounts } from '@clubpulse/contract/office/reports/reports';
import type { Day } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { owedSql } from '../../billing/subscriptions/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { recurringSql } from './clients.facts.ts';
import { coversDay, heldFrom } from './held.facts.ts';
import { moneyIn, wasActive } from './income.facts.ts';
import { totalSql } from './occupancy.facts.ts';

export async function idsOfReported(db: Queryable, { Owner, Manager, Accountant }: AvailableRoles): Promise<number[]> {
  const brands = Owner.map(({ BrandId }) => BrandId);
  const clubs = [...Manager, ...Accountant].map(({ ClubId }) => ClubId);
  const rows = await db
    .selectFrom('clubs')
    .select('ClubId')
    .where(sql<boolean>`("BrandId" = any(${brands}::bigint[]) or "ClubId" = any(${clubs}::bigint[]))`)
    .execute();
  return rows.map(({ ClubId }) => ClubId);
}

export type ComparedMonth = 'Now' | 'Before' | 'YearAgo';

/** A period of a club; `start` is the day before it, `until` the instant after it. */
export interface FigureSpan {
  readonly clubId: number;
  readonly zone: string;
  readonly today: Day;
  readonly period: ComparedMonth;
  readonly start: Day;
  readonly first: Day;
  readonly last: Day;
  readonly from: Date;
  readonly until: Date;
}

export interface FigureRow {
  readonly ClubId: number;
  readonly Period: ComparedMonth;
  readonly Clients: ClientCounts;
  readonly Occupancy: Filled;
  readonly Income: readonly { readonly Currency: string; readonly Amount: number }[];
  /** Filled only for the period `Now`, like `Owed`. */
  readonly Recurring: readonly { readonly Currency: string; readonly Before: number; readonly Now: number }[];
  readonly Owed: readonly { readonly Currency: string; readonly People: number; readonly Amount: number }[];
  readonly WasActive: boolean;
}

/**
 * One statement for all clubs, so all figures are of one instant. It uses the SQL of the reports of one club, so they equal those
 * reports.
 */
export async function figuresOf(db: Queryable, spans: readonly FigureSpan[], now: Date): Promise<FigureRow[]> {
  const club = { clubId: sql`k."clubId"`, timeZone: sql`k.zone`, now };
  const [first, last] = [sql`k.first`, sql`k.last`];
  const [from, until] = [sql`k."from"`, sql`k.until`];
  const isIn = sql`(t."At" >= ${from} and t."At" < ${until})`;
  const { rows } = await sql<FigureRow>`
    select k."clubId" as "ClubId", k.period as "Period",
      (select to_jsonb(c) from (
        select count(*) filter (where p.before)::int as "Start", count(*) filter (where p.after)::int as "End",
          count(*) filter (where p.after and not p.before)::int as "Joined", count(*) filter (where p.before and not p.after)::int as "Left"
        from (
          select bool_or(${coversDay(sql`k.start`)}) as before, bool_or(${coversDay(last)}) as after
          from (${heldFrom(club, sql`k.start`)}) h group by h.person
        ) p
      ) c) as "Clients",
      (select to_jsonb(f) from (${totalSql({ ...club, from, until })}) f) as "Occupancy",
      coalesce((select jsonb_agg(to_jsonb(i)) from (
        select "Currency", sum(amount)::int8 as "Amount" from (${moneyIn(club, isIn)}) money group by 1
      ) i), '[]') as "Income",
      case when k.period = 'Now' then (
        select jsonb_agg(to_jsonb(r)) from (${recurringSql({ ...club, today: sql`k.today` }, sql`k.start`, last)}) r
      ) end as "Recurring",
      case when k.period = 'Now' then (
        select jsonb_agg(to_jsonb(w)) from (
          select "Currency", count(distinct "Debtor")::int as "People", sum("Amount")::int8 as "Amount" from ${owedSql(club)} owed group by 1
        ) w
      ) end as "Owed",
      ${wasActive(club, { first, last, until })} as "WasActive"
    from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as k("clubId" bigint, zone text, today date, period text, start date, first date,
      last date, "from" timestamptz, until timestamptz)`.execute(db);
  return rows.map((row) => ({ ...row, Recurring: row.Recurring ?? [], Owed: row.Owed ?? [] }));
}
