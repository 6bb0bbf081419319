import type { QueryOf } from '@clubpulse/contract/call';
import type { IncomeMethod, MethodIncome, ProductIncome, ReportPayment } from '@clubpulse/contract/office/reports/reports';
import type { listReportPayments } from '@clubpulse/contract/office/reports/reports.calls';
import type { MonthPeriods } from '@clubpulse/rules/office/reports/periods';
import { addDays, type Day, type Days, startOfDay } from '@clubpulse/rules/time/days';
import { type RawBuilder, sql } from 'kysely';
import type { InSql } from '../../billing/subscriptions/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { heldFrom, type OfClub, type ReportQuery } from './held.facts.ts';

type Shown = Pick<QueryOf<typeof listReportPayments>, 'Currency' | 'Kind' | 'Name' | 'Method' | 'start' | 'length'>;

const method = sql<IncomeMethod>`case when t."PaymentMode" = 'Online' then 'Online' else t."Method" end`;
/** The product of a transaction is a subscription (name without the number of the installment), credits, or another product. */
const bought = sql`coalesce(purchase."UserSubscriptionId", t."UserSubscriptionId")`;
const kind = sql`case when ${bought} is not null then 'Subscription'
  when coalesce(purchase."ClubCreditsPackageId", t."ClubCreditsPackageId") is not null then 'Credits' else 'Other' end`;
const name = sql`case when ${bought} is null then ''
  else coalesce((select s."SubscriptionName" from user_subscriptions s where s."UserSubscriptionId" = ${bought}), regexp_replace(coalesce(purchase."Description", t."Description"), ' [0-9]+/[0-9]+$', '')) end`;

const isIn = ({ timeZone }: ReportQuery, { first, last }: Days) =>
  sql`(t."At" >= ${startOfDay(timeZone, first)} and t."At" < ${startOfDay(timeZone, addDays(last, 1))})`;

/** Amounts by the day of payment. A refund is negative, and counts for the product of its purchase. */
export const moneyIn = (
  { clubId }: Pick<OfClub, 'clubId'>,
  chosen: RawBuilder<unknown>,
  period = sql`null`,
): RawBuilder<unknown> => sql`
  select ${period} as period, t."TransactionId", t."At", t."UserId", t."Currency", t."Description", ${method} as method, ${kind} as kind, ${name} as name,
    case when t."Type" = 'Refund' then -t."Amount" else t."Amount" end as amount
  from transactions t
  left join transactions purchase on purchase."TransactionId" = t."LinkedTransactionId"
  where t."ClubId" = ${clubId} and t."DeletedAt" is null and t."VisibleInExport" and ${chosen}`;

/** The periods do not overlap, so each transaction is read once. */
function money(query: ReportQuery, { now, before, yearAgo }: MonthPeriods): RawBuilder<unknown> {
  const [isNow, isBefore, isYearAgo] = [isIn(query, now), isIn(query, before), isIn(query, yearAgo)];
  const period = sql`case when ${isNow} then 'Now' when ${isBefore} then 'Before' else 'YearAgo' end`;
  return moneyIn(query, sql`(${isNow} or ${isBefore} or ${isYearAgo})`, period);
}

const sumOf = (period: 'Now' | 'Before' | 'YearAgo') => sql`coalesce(sum(amount) filter (where period = ${period}), 0)::int8`;
const sums = sql`${sumOf('Now')} as "Now", ${sumOf('Before')} as "Before", ${sumOf('YearAgo')} as "YearAgo"`;

type OfCurrency = { readonly Currency: string };

export interface IncomeRows {
  readonly products: readonly (ProductIncome & OfCurrency)[];
  readonly methods: readonly (MethodIncome & OfCurrency)[];
}

export async function incomeIn(db: Queryable, query: ReportQuery, periods: MonthPeriods): Promise<IncomeRows> {
  type Row = ProductIncome & MethodIncome & OfCurrency;
  const { rows } = await sql<Omit<Row, 'Method'> & { readonly Method: IncomeMethod | null }>`
    select "Currency", kind as "Kind", name as "Name", method as "Method", ${sums} from (${money(query, periods)}) money
    group by grouping sets (("Currency", kind, name), ("Currency", method))
    order by "Now" desc, "Before" desc, kind desc, name, method`.execute(db);
  const isOfMethod = (row: (typeof rows)[number]): row is Row => row.Method !== null;
  return { products: rows.filter(({ Method }) => Method === null), methods: rows.filter(isOfMethod) };
}

interface PastDays {
  readonly first: InSql<Day>;
  readonly last: InSql<Day>;
  /** Instant after the last day. */
  readonly until: InSql<Date>;
}

/** True if the club had payments or clients by the last day. */
export const wasActive = (club: OfClub, { first, last, until }: PastDays): RawBuilder<boolean> => sql<boolean>`(
  exists (select from transactions t where t."ClubId" = ${club.clubId} and t."DeletedAt" is null and t."At" < ${until})
  or exists (select from (${heldFrom(club, first)}) h where h.first <= ${last}::date))`;

export async function isOlderThan(db: Queryable, query: ReportQuery, days: Days): Promise<boolean> {
  const until = startOfDay(query.timeZone, addDays(days.last, 1));
  const { rows } = await sql<{ readonly isOlder: boolean }>`select ${wasActive(query, { ...days, until })} as "isOlder"`.execute(
    db,
  );
  return rows[0]?.isOlder === true;
}

export interface PaymentRow extends Omit<ReportPayment, 'At'> {
  readonly At: Date;
}
interface Payments {
  readonly rows: PaymentRow[];
  readonly count: number;
  readonly amount: number;
}

export async function paymentsOf(db: Queryable, query: ReportQuery, days: Days, shown: Shown): Promise<Payments> {
  const { Currency, Kind, Name, Method, start, length } = shown;
  const ofKind = Kind === undefined ? sql`true` : sql`kind = ${Kind} and name = ${Name}`;
  const ofMethod = Method === undefined ? sql`true` : sql`method = ${Method}`;
  const { rows } = await sql<{ readonly count: number; readonly amount: number; readonly rows: Payments['rows'] | null }>`
    with found as materialized (
      select * from (${moneyIn(query, isIn(query, days))}) money where "Currency" = ${Currency} and ${ofKind} and ${ofMethod}
    )
    select (select count(*)::int from found) as count, (select coalesce(sum(amount), 0)::int8 from found) as amount,
      (select jsonb_agg(to_jsonb(page) order by page."At" desc, page."TransactionId" desc) from (
        select f."TransactionId", f."At", f."UserId", u."Nickname", u."FirstMidName", u."LastName", f."Description",
          f.method as "Method", f.amount as "Amount"
        from found f left join users u using ("UserId")
        order by f."At" desc, f."TransactionId" desc limit ${length} offset ${start}
      ) page) as rows`.execute(db);
  const { count = 0, amount = 0, rows: page } = rows[0] ?? {};
  return { count, amount, rows: (page ?? []).map((row) => ({ ...row, At: new Date(row.At) })) };
}
