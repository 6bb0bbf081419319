import type { QueryOf, ResultOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { lateSteps, type MoneyReport, type Three, TREND_MONTHS } from '@clubpulse/contract/office/reports/reports';
import type {
  getMonthReport,
  getRetention,
  listReportMembers,
  listReportPayments,
} from '@clubpulse/contract/office/reports/reports.calls';
import { type MonthPeriods, periodsOf, trendOf } from '@clubpulse/rules/office/reports/periods';
import { addMonths, dayIn } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import {
  clientsIn,
  cohortsOf,
  membersOf,
  type OwedRow,
  owedByStep,
  type RecurringRow,
  reasonsOf,
  recurringIn,
} from './clients.facts.ts';
import type { ReportQuery } from './held.facts.ts';
import { type IncomeRows, incomeIn, isOlderThan, paymentsOf } from './income.facts.ts';

interface ReportParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<{ readonly TimeZone: string; readonly Currency: string } | undefined>;
  readonly now?: () => Date;
}
type Ready = Required<ReportParts>;

export type Reports = ReturnType<typeof createReports>;

export function createReports(parts: ReportParts) {
  return bindActs({ now: () => new Date(), ...parts }, { month, payments, members, retention });
}

interface Known {
  readonly query: ReportQuery;
  readonly periods: MonthPeriods;
  readonly currency: string;
}

async function known({ club, now }: Ready, clubId: ClubId, named: string): Promise<Known | Refusal> {
  const found = await club(clubId);
  if (found === undefined) return refuse('NotFound');
  const at = now();
  const today = dayIn(found.TimeZone, at);
  const periods = periodsOf(named, today);
  if (periods === undefined) return refuse('ValidationFailed', { errors: [{ field: 'Month', key: 'date-no-greater-than-now' }] });
  return { query: { clubId, timeZone: found.TimeZone, today, now: at }, periods, currency: found.Currency };
}

async function month(
  parts: Ready,
  clubId: ClubId,
  { Month }: QueryOf<typeof getMonthReport>,
): Promise<ResultOf<typeof getMonthReport> | Refusal> {
  const found = await known(parts, clubId, Month);
  if (isRefusal(found)) return found;
  const { query, periods, currency } = found;
  const { db } = parts;
  const trend = trendOf(periods.now, TREND_MONTHS);
  const [{ products, methods }, recurring, owed, clients, isOlder] = await Promise.all([
    incomeIn(db, query, periods),
    recurringIn(db, query, periods.now),
    owedByStep(db, query),
    clientsIn(db, query, [...trend, periods.before, periods.yearAgo]),
    isOlderThan(db, query, periods.yearAgo),
  ]);
  const [now, before, yearAgo] = [clients[TREND_MONTHS - 1], clients[TREND_MONTHS], clients[TREND_MONTHS + 1]];
  if (now === undefined || before === undefined || yearAgo === undefined) throw new Error('A period has no clients.');
  const used = new Set([...products, ...methods, ...recurring, ...owed].map(({ Currency }) => Currency));
  used.delete(currency);
  const rows = { products, methods, recurring, owed };
  return {
    Month,
    Days: periods.now,
    IsToDate: periods.isToDate,
    Before: periods.before,
    YearAgo: isOlder ? periods.yearAgo : null,
    Today: query.today,
    Money: [currency, ...[...used].sort()].map((one) => moneyOf(one, rows, isOlder)),
    Clients: { Now: now, Before: before, YearAgo: isOlder ? yearAgo : null },
    Trend: trend.map(({ first }, place) => ({
      Month: first.slice(0, 7),
      Joined: clients[place]?.Joined ?? 0,
      Left: clients[place]?.Left ?? 0,
    })),
  };
}

interface MoneyRows extends IncomeRows {
  readonly recurring: readonly RecurringRow[];
  readonly owed: readonly OwedRow[];
}

function moneyOf(currency: string, { products, methods, recurring, owed }: MoneyRows, isOlder: boolean): MoneyReport {
  const ofCurrency = <Row extends { readonly Currency: string }>(rows: readonly Row[]) =>
    rows.filter(({ Currency }) => Currency === currency);
  const three = ({ Now: now, Before: before, YearAgo }: Three): Three => ({
    Now: now,
    Before: before,
    YearAgo: isOlder ? YearAgo : null,
  });
  const own = ofCurrency(products).map(({ Kind, Name, ...row }) => ({ Kind, Name, ...three(row) }));
  const sum = (amountOf: (row: Three) => number) => own.reduce((all, row) => all + amountOf(row), 0);
  const { Before = 0, Now = 0, Began = 0, BeganCount = 0, EndedCount = 0 } = ofCurrency(recurring)[0] ?? {};
  const steps = ofCurrency(owed);
  const all = steps.find(({ Step }) => Step === null);
  return {
    Currency: currency,
    Income: {
      Now: sum((row) => row.Now),
      Before: sum((row) => row.Before),
      YearAgo: isOlder ? sum(({ YearAgo }) => YearAgo ?? 0) : null,
    },
    Products: own,
    Methods: ofCurrency(methods).map(({ Method, ...row }) => ({ Method, ...three(row) })),
    // The ended amount is computed as the rest, because sums of twelfths are rounded.
    Recurring: {
      Before,
      Began: { Count: BeganCount, Amount: Began },
      Ended: { Count: EndedCount, Amount: Before + Began - Now },
      Now,
    },
    Owed: {
      People: all?.People ?? 0,
      Amount: all?.Amount ?? 0,
      Steps: lateSteps.map((Step) => {
        const { People = 0, Amount = 0 } = steps.find((one) => one.Step === Step) ?? {};
        return { Step, People, Amount };
      }),
    },
  };
}

async function payments(
  parts: Ready,
  clubId: ClubId,
  { draw, Month, ...shown }: QueryOf<typeof listReportPayments>,
): Promise<ResultOf<typeof listReportPayments> | Refusal> {
  const found = await known(parts, clubId, Month);
  if (isRefusal(found)) return found;
  const { rows, count, amount } = await paymentsOf(parts.db, found.query, found.periods.now, shown);
  const data = rows.map((row) => ({ ...row, At: row.At.toISOString() }));
  return { draw, recordsTotal: count, recordsFiltered: count, data, Amount: amount };
}

async function members(
  parts: Ready,
  clubId: ClubId,
  { draw, Month, ...listed }: QueryOf<typeof listReportMembers>,
): Promise<ResultOf<typeof listReportMembers> | Refusal> {
  const found = await known(parts, clubId, Month);
  if (isRefusal(found)) return found;
  const { After, ...list } = listed;
  const later = After === undefined ? undefined : periodsOf(addMonths(`${Month}-01`, After).slice(0, 7), found.query.today);
  if (After !== undefined && later === undefined)
    return refuse('ValidationFailed', { errors: [{ field: 'After', key: 'date-no-greater-than-now' }] });
  const { rows, count } = await membersOf(parts.db, found.query, found.periods.now, {
    ...list,
    Currency: list.Currency,
    stays: later?.now.last,
  });
  return { draw, recordsTotal: count, recordsFiltered: count, data: rows };
}

async function retention(
  parts: Ready,
  clubId: ClubId,
  { Month }: QueryOf<typeof getRetention>,
): Promise<ResultOf<typeof getRetention> | Refusal> {
  const found = await known(parts, clubId, Month);
  if (isRefusal(found)) return found;
  const months = trendOf(found.periods.now, TREND_MONTHS);
  const [counts, Reasons] = await Promise.all([
    cohortsOf(parts.db, found.query, months),
    reasonsOf(parts.db, found.query, months),
  ]);
  return {
    Reasons,
    Cohorts: months.map(({ first }, cohort) => {
      const Stayed = months
        .slice(cohort)
        .map((_, after) => counts.find((one) => one.cohort === cohort && one.month === after)?.count ?? 0);
      return { Month: first.slice(0, 7), Joined: Stayed[0] ?? 0, Stayed };
    }),
  };
}
