import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type MemberList, type MonthReport, memberLists, type Three } from '@clubpulse/contract/office/reports/reports';
import type { Retention } from '@clubpulse/contract/office/reports/retention';
import { periodsOf, trendOf } from '@clubpulse/rules/office/reports/periods';
import { addDays, type Days, startOfDay } from '@clubpulse/rules/time/days';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { owedSql } from '../../billing/subscriptions/public.ts';
import { accepted } from '../../test/billing.ts';
import { anAthlete, aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { leaveClub } from '../../test/leaving.ts';
import { atLength } from '../../test/proof/at-length.ts';
import { aClub } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createClubFigures } from './club-figures.service.ts';
import { createReports } from './reports.service.ts';

let server: TestServer;
let emptyClub: number;
beforeAll(async () => {
  server = await openServer();
  emptyClub = await aClub(server.db, { TimeZone: 'America/Los_Angeles', Currency: 'USD' });
});
afterAll(() => server.close());

// The clock of Rome changes on 2026-10-25 and 2026-03-29.
const timeZone = 'Europe/Rome';
const today = '2026-11-30';
const now = new Date('2026-11-30T10:00:00Z');
const months = ['2026-11', '2026-10', '2026-03', '2025-11'];

const aDay = fc.constantFrom(
  '2025-10-31',
  '2025-11-01',
  '2025-11-30',
  '2025-12-01',
  '2026-02-28',
  '2026-03-01',
  '2026-03-29',
  '2026-03-31',
  '2026-04-01',
  '2026-09-30',
  '2026-10-01',
  '2026-10-25',
  '2026-10-31',
  '2026-11-01',
  '2026-11-29',
  '2026-11-30',
);
const currency = fc.constantFrom('EUR', 'EUR', 'CHF');
const aPlan = fc.record({
  State: fc.constantFrom('Active', 'Expiring', 'Suspended', 'Expired', 'NonRenewed', 'Canceled', 'NotStarted'),
  from: aDay,
  end: fc.option(aDay),
  scheduled: fc.option(aDay, { freq: 4 }),
  deactivated: fc.option(aDay),
  suspended: aDay,
  Price: fc.constantFrom(0, 5_900, 59_000),
  Currency: currency,
  recurs: fc.constantFrom(null, ['Month', 1], ['Month', 3], ['Year', 1], ['Day', 30]),
  reason: fc.constantFrom(null, 'Moved', 'Price', 'Other'),
  due: fc.option(fc.constantFrom(-31, -30, -15, -14, -8, -7, -1, 0, 3)),
});
const aPayment = fc.record({
  day: aDay,
  minute: fc.constantFrom(0, 1, 720, 1438),
  Method: fc.constantFrom('Cash', 'Debit', 'Credit', 'BankDebit', 'WireTransfer', 'Other'),
  PaymentMode: fc.constantFrom('Manual', 'Manual', 'Online'),
  Amount: fc.integer({ min: 1, max: 90_000 }),
  Currency: currency,
  what: fc.constantFrom('subscription', 'left', 'credits', 'other'),
  fate: fc.constantFrom('stays', 'stays', 'stays', 'hidden', 'deleted'),
  refund: fc.option(aDay, { freq: 3 }),
});
const aMember = fc.record({
  plans: fc.array(aPlan, { maxLength: 3 }),
  leaves: fc.boolean(),
});
const aWorld = fc.record({
  members: fc.array(aMember, { minLength: 2, maxLength: 7 }),
  payments: fc.array(aPayment, { maxLength: 12 }),
  month: fc.constantFrom(...months),
});
type World = typeof aWorld extends fc.Arbitrary<infer T> ? T : never;

const later = (one: string, other: string | null) => (other !== null && other < one ? one : other);

async function writeMember(clubId: number, type: number, { plans }: World['members'][number]): Promise<number> {
  const { db } = server;
  const id = await anAthlete(db, clubId);
  await db.insertInto('club_athletes').values({ ClubId: clubId, UserId: id }).execute();
  for (const { State, from, end, scheduled, deactivated, suspended, recurs, due, reason, Price, Currency } of plans) {
    const [unit, every] = recurs ?? [];
    const UserSubscriptionId = await aSubscription(db, clubId, id, type, null, {
      State,
      Price,
      Currency,
      SubscriptionName: Price > 10_000 ? 'Open annual' : 'Open monthly',
      ActivationDate: from,
      ExpiryDate: later(from, end),
      ScheduledEnd: scheduled,
      DeactivationDate: State === 'Canceled' || State === 'NonRenewed' ? (deactivated ?? today) : null,
      SuspendedDate: State === 'Suspended' ? suspended : null,
      RecurrenceUnit: (unit ?? null) as 'Month' | null,
      RecurrenceEvery: (every ?? null) as number | null,
      ExtStatus: due === null ? 'paid' : null,
      DueDateUTC: due === null ? null : new Date(`${addDays(today, due)}T00:00:00Z`),
    });
    if (reason !== null)
      await db.insertInto('end_reasons').values({ ClubId: clubId, UserId: id, UserSubscriptionId, Reason: reason }).execute();
  }
  return id;
}

async function writePayment(clubId: number, held: readonly number[], payment: World['payments'][number]): Promise<void> {
  const { what, fate, refund, day: on, minute, ...fields } = payment;
  const At = new Date(startOfDay(timeZone, on).getTime() + minute * 60_000);
  const product =
    what === 'subscription' && held[0] !== undefined
      ? { UserSubscriptionId: held[payment.Amount % held.length] ?? held[0] }
      : what === 'left'
        ? { UserSubscriptionId: 999_999_999, Description: 'Gone plan 2/10' }
        : what === 'credits'
          ? { ClubCreditsPackageId: 5 }
          : {};
  const row = { ClubId: clubId, Type: 'Purchase', At, ...fields, ...product } as const;
  const sent = { ...row, VisibleInExport: fate !== 'hidden', DeletedAt: fate === 'deleted' ? now : null };
  const { TransactionId } = await server.db
    .insertInto('transactions')
    .values(sent)
    .returning('TransactionId')
    .executeTakeFirstOrThrow();
  if (refund === null) return;
  const refundFields = {
    ClubId: clubId,
    Type: 'Refund',
    Method: 'Cash',
    Currency: fields.Currency,
    LinkedTransactionId: TransactionId,
  } as const;
  const At2 = startOfDay(timeZone, refund);
  await server.db
    .insertInto('transactions')
    .values({ ...refundFields, At: At2, Amount: Math.ceil(fields.Amount / 2) })
    .execute();
}

interface Sum {
  readonly Currency: string;
  readonly Key: string;
  readonly Amount: number;
}

/** Computes the income by the days in the club's time zone, and reads the product for each row. */
async function expectedIncome(clubId: number, { first, last }: Days, by: 'product' | 'method'): Promise<Sum[]> {
  const sold = (column: string) =>
    sql.raw(
      `(select p."${column}" from transactions p where p."TransactionId" = coalesce(t."LinkedTransactionId", t."TransactionId"))`,
    );
  const product = sql`case when ${sold('UserSubscriptionId')} is null then case when ${sold('ClubCreditsPackageId')} is null then 'Other/' else 'Credits/' end
    else 'Subscription/' || coalesce((select s."SubscriptionName" from user_subscriptions s where s."UserSubscriptionId" = ${sold('UserSubscriptionId')}),
      replace(${sold('Description')}, ' 2/10', '')) end`;
  const method = sql`case t."PaymentMode" when 'Online' then 'Online' else t."Method" end`;
  const { rows } = await sql<Sum>`
    select t."Currency", ${by === 'product' ? product : method} as "Key",
      sum(t."Amount" * (case t."Type" when 'Refund' then -1 else 1 end))::int as "Amount"
    from transactions t where t."ClubId" = ${clubId} and t."DeletedAt" is null and t."VisibleInExport"
      and to_char(t."At" at time zone ${timeZone}, 'YYYY-MM-DD') between ${first} and ${last}
    group by 1, 2`.execute(server.db);
  return rows;
}

async function clientsOn(clubId: number, day: string): Promise<Set<number>> {
  const { rows } = await sql<{ UserId: number }>`
    select p."UserId" from club_athletes p where p."ClubId" = ${clubId} and exists (
      select from user_subscriptions s where s."UserId" = p."UserId" and s."ClubId" = p."ClubId" and s."Price" <> 0
        and s."State" <> 'NotStarted' and s."ActivationDate" <= ${day}::date and (
          s."State" = 'Suspended'
          or s."State" in ('Canceled', 'NonRenewed') and s."DeactivationDate" >= ${day}::date
          or s."State" = 'Expired' and coalesce(s."ScheduledEnd", s."ExpiryDate", s."ActivationDate") >= ${day}::date
          or s."State" in ('Active', 'Expiring') and coalesce(s."ScheduledEnd", s."ExpiryDate", 'infinity'::date) >= ${day}::date))`.execute(
    server.db,
  );
  return new Set(rows.map(({ UserId }) => UserId));
}

interface Recurring {
  readonly Currency: string;
  readonly id: number;
  readonly Amount: number;
}
async function recurringOn(clubId: number, day: string): Promise<Recurring[]> {
  const { rows } = await sql<Recurring>`
    select s."Currency", s."UserSubscriptionId" as id, case s."RecurrenceUnit" when 'Month' then s."Price"::float8 / s."RecurrenceEvery"
      when 'Year' then s."Price"::float8 / (12 * s."RecurrenceEvery") else s."Price"::float8 * 365 / (12 * s."RecurrenceEvery") end as "Amount"
    from user_subscriptions s join club_athletes p on p."UserId" = s."UserId" and p."ClubId" = s."ClubId"
    where s."ClubId" = ${clubId} and s."RecurrenceUnit" is not null and s."Price" > 0 and s."State" <> 'NotStarted'
      and s."ActivationDate" <= ${day}::date
      and not (s."State" = 'Suspended' and s."SuspendedDate" <= ${day}::date)
      and (s."State" = 'Suspended' or ${day}::date <= coalesce(s."DeactivationDate", s."ScheduledEnd", s."ExpiryDate",
        case s."State" when 'Expired' then s."ActivationDate" else 'infinity'::date end))`.execute(server.db);
  return rows;
}

const countWithout = (one: ReadonlySet<number>, other: ReadonlySet<number>) => [...one].filter((id) => !other.has(id)).length;
const sortedSums = (sums: readonly Sum[]) =>
  sums
    .filter(({ Amount }) => Amount !== 0)
    .map(({ Currency, Key, Amount }) => `${Currency} ${Key} ${Amount}`)
    .sort();
const shown = (
  report: MonthReport,
  rows: (block: MonthReport['Money'][number]) => (Three & { Key: string })[],
  amountOf: (row: Three) => number,
) =>
  sortedSums(
    report.Money.flatMap((block) =>
      rows(block).map((row) => ({ Currency: block.Currency, Key: row.Key, Amount: amountOf(row) })),
    ),
  );

async function writeWorld({ members, payments }: World) {
  const { db } = server;
  const clubId = (await aClub(db, { TimeZone: timeZone, Currency: 'EUR' })) as ClubId;
  const type = await aSubscriptionType(db, clubId);
  const ids: number[] = [];
  for (const member of members) ids.push(await writeMember(clubId, type, member));
  const held = await db.selectFrom('user_subscriptions').select('UserSubscriptionId').where('ClubId', '=', clubId).execute();
  const subscriptions = held.map(({ UserSubscriptionId }): number => UserSubscriptionId);
  for (const payment of payments) await writePayment(clubId, subscriptions, payment);
  const reports = createReports({ db, club: async () => ({ TimeZone: timeZone, Currency: 'EUR' }), now: () => now });
  return { clubId, ids, reports };
}

it('every figure of a month equals an independent SQL statement, and opens a list with as many rows, in random clubs', {
  tags: ['examples'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(aWorld, async (world) => {
      const { clubId, ids, reports } = await writeWorld(world);
      const Month = world.month;
      const report = accepted(await reports.month(clubId, { Month }));
      const periods = periodsOf(Month, today);
      if (periods === undefined) throw new Error('The month did not begin.');
      await compareIncome(clubId, report, periods);
      await compareClients(clubId, report, periods);
      await compareRecurring(clubId, report, periods.now);
      await compareOwed(clubId, report);
      await compareLists(clubId, report, reports);
      await compareClubFigures(clubId, report);
      const retention = accepted(await reports.retention(clubId, { Month }));
      await compareCohorts(clubId, report, periods.now, retention);
      await compareReasons(clubId, Month, retention, reports);

      for (const [place, { leaves }] of world.members.entries())
        if (leaves) await leaveClub(server.db, { ClubId: clubId, UserId: ids[place] ?? 0, at: now });
      const after = accepted(await reports.month(clubId, { Month }));
      const lasting = ({ Clients, Trend, Money }: MonthReport) => ({
        Clients,
        Trend,
        Money: Money.map(({ Currency, Income, Methods, Recurring }) => ({ Currency, Income, Methods, Recurring })).filter(
          ({ Income, Recurring }) => Income.Now !== 0 || Recurring.Now !== 0,
        ),
      });
      expect(lasting(after)).toEqual(lasting(report));
    }),
    { numRuns: atLength ? 40 : 3 },
  );
});

type Periods = NonNullable<ReturnType<typeof periodsOf>>;

async function compareIncome(clubId: number, report: MonthReport, { now: days, before, yearAgo }: Periods): Promise<void> {
  const products = ({ Products }: MonthReport['Money'][number]) =>
    Products.map((row) => ({ ...row, Key: `${row.Kind}/${row.Name}` }));
  const methods = ({ Methods }: MonthReport['Money'][number]) => Methods.map((row) => ({ ...row, Key: row.Method }));
  for (const [by, rows] of [
    ['product', products],
    ['method', methods],
  ] as const) {
    expect(shown(report, rows, ({ Now }) => Now)).toEqual(sortedSums(await expectedIncome(clubId, days, by)));
    expect(shown(report, rows, ({ Before }) => Before)).toEqual(sortedSums(await expectedIncome(clubId, before, by)));
    if (report.YearAgo !== null)
      expect(shown(report, rows, ({ YearAgo }) => YearAgo ?? 0)).toEqual(sortedSums(await expectedIncome(clubId, yearAgo, by)));
  }
  for (const { Income, Products, Methods } of report.Money)
    for (const rows of [Products, Methods]) expect(rows.reduce((sum, { Now }) => sum + Now, 0)).toBe(Income.Now);
}

async function compareClients(clubId: number, report: MonthReport, { now: days, before }: Periods): Promise<void> {
  const count = async ({ first, last }: Days) => {
    const [start, end] = [await clientsOn(clubId, addDays(first, -1)), await clientsOn(clubId, last)];
    return { Start: start.size, End: end.size, Joined: countWithout(end, start), Left: countWithout(start, end) };
  };
  expect(report.Clients.Now).toEqual(await count(days));
  expect(report.Clients.Before).toEqual(await count(before));
  const { Start, Joined, Left, End } = report.Clients.Now;
  expect(Start + Joined - Left).toBe(End);
  for (const [place, month] of trendOf(days, 12).entries()) {
    const { Joined: joined, Left: left } = await count(month);
    expect(report.Trend[place]).toEqual({ Month: month.first.slice(0, 7), Joined: joined, Left: left });
  }
}

async function compareRecurring(clubId: number, report: MonthReport, { first, last }: Days): Promise<void> {
  const [before, after] = [await recurringOn(clubId, addDays(first, -1)), await recurringOn(clubId, last)];
  for (const { Currency, Recurring: shownRow } of report.Money) {
    const sum = (rows: readonly Recurring[]) =>
      rows.filter((row) => row.Currency === Currency).reduce((all, { Amount }) => all + Amount, 0);
    const without = (rows: readonly Recurring[], others: readonly Recurring[]) =>
      rows.filter((row) => row.Currency === Currency && !others.some(({ id }) => id === row.id));
    expect(Math.abs(shownRow.Before - sum(before))).toBeLessThan(0.501);
    expect(Math.abs(shownRow.Now - sum(after))).toBeLessThan(0.501);
    expect(Math.abs(shownRow.Began.Amount - sum(without(after, before)))).toBeLessThan(0.501);
    expect(Math.abs(shownRow.Ended.Amount - sum(without(before, after)))).toBeLessThan(1.51);
    expect([shownRow.Began.Count, shownRow.Ended.Count]).toEqual([without(after, before).length, without(before, after).length]);
    expect(shownRow.Before + shownRow.Began.Amount - shownRow.Ended.Amount).toBe(shownRow.Now);
  }
}

async function compareOwed(clubId: number, report: MonthReport): Promise<void> {
  const { rows } = await sql<{ Debtor: string; Currency: string; Amount: number; late: number | null }>`
    select o."Debtor", o."Currency", o."Amount"::int, ${today}::date - o."Due" as late from ${owedSql({ clubId, timeZone, now })} o`.execute(
    server.db,
  );
  const steps = { NotDue: [-999, 0], Days7: [1, 7], Days14: [8, 14], Days30: [15, 30], Over30: [31, 9999] } as const;
  for (const { Currency, Owed } of report.Money) {
    const own = rows.filter((row) => row.Currency === Currency);
    const people = (some: typeof rows) => new Set(some.map(({ Debtor }) => Debtor)).size;
    const amount = (some: typeof rows) => some.reduce((sum, { Amount }) => sum + Amount, 0);
    expect([Owed.People, Owed.Amount]).toEqual([people(own), amount(own)]);
    for (const { Step, People, Amount } of Owed.Steps) {
      const late = own.filter((row) => (row.late ?? 0) >= steps[Step][0] && (row.late ?? 0) <= steps[Step][1]);
      expect([Step, People, Amount]).toEqual([Step, people(late), amount(late)]);
    }
    const late = Owed.Steps.filter(({ Step }) => Step !== 'NotDue').reduce((sum, { Amount }) => sum + Amount, 0);
    expect([Currency, late]).toEqual([Currency, await lateOf(clubId, Currency)]);
  }
}

/** By `owed_of`, which the member's page and debts of former members use. A due day after the first day is not late until then. */
async function lateOf(clubId: number, Currency: string): Promise<number> {
  const { rows } = await sql<{ late: number }>`
    select coalesce(sum(amount), 0)::int as late from (
      select owed."Amount" as amount from user_subscriptions s cross join lateral owed_of(s, ${addDays(today, -1)}::date) owed
      where s."ClubId" = ${clubId} and s."Currency" = ${Currency} and owed."Since" < ${today}::date
        and exists(select from user_roles r where r."UserId" = s."UserId" and r."ClubId" = ${clubId})
        and (s."DueDateUTC" < ${today}::date
          or exists(select from user_subscription_installments i where i."UserSubscriptionId" = s."UserSubscriptionId"))
      union all
      select "Amount" - "PartPaid" from debts
      where "ClubId" = ${clubId} and "Currency" = ${Currency} and "OwedSince" < ${today}::date and not ended_by_refund("UserSubscriptionId")
    ) each`.execute(server.db);
  return rows[0]?.late ?? 0;
}

async function compareLists(
  clubId: ClubId,
  { Month, Money, Clients }: MonthReport,
  reports: ReturnType<typeof createReports>,
): Promise<void> {
  const page = { draw: 0, start: 0, length: 1000 };
  const members = async (List: MemberList, Currency?: string) =>
    accepted(await reports.members(clubId, { ...page, Month, List, Currency }));
  expect((await members('Joined')).recordsTotal).toBe(Clients.Now.Joined);
  expect((await members('Left')).recordsTotal).toBe(Clients.Now.Left);
  for (const { Currency, Income, Products, Methods, Recurring, Owed } of Money) {
    const payments = async (chosen: object) =>
      accepted(await reports.payments(clubId, { ...page, Month, Currency, Name: '', ...chosen }));
    for (const { Kind, Name, Now } of Products) {
      const { Amount, data } = await payments({ Kind, Name });
      expect([Amount, data.reduce((sum, row) => sum + row.Amount, 0)]).toEqual([Now, Now]);
    }
    for (const { Method, Now } of Methods) expect((await payments({ Method })).Amount).toBe(Now);
    expect((await payments({})).Amount).toBe(Income.Now);
    for (const List of memberLists.filter((one) => one !== 'Joined' && one !== 'Left')) {
      const { recordsTotal, data } = await members(List, Currency);
      const step = Owed.Steps.find(({ Step }) => Step === List);
      const wanted = step?.People ?? Recurring[List === 'Began' ? 'Began' : 'Ended'].Count;
      expect([List, recordsTotal, data.length]).toEqual([List, wanted, wanted]);
      if (step) expect(data.reduce((sum, row) => sum + (row.Amount ?? 0), 0)).toBe(step.Amount);
    }
  }
}

async function compareClubFigures(clubId: number, report: MonthReport): Promise<void> {
  const figures = createClubFigures({ db: server.db, clubs: server.clubs.factsOf, now: () => now });
  const held = { Owner: [], Trainer: [], FrontDesk: [], Accountant: [{ ClubId: emptyClub }], Athlete: [] };
  const { Clubs } = accepted(await figures.clubs({ ...held, Manager: [{ ClubId: clubId }] }, { Month: report.Month }));
  const { Days, Before, YearAgo, Clients } = report;
  const Money = report.Money.map(({ Currency, Income, Recurring: { Before: before, Now }, Owed: { People, Amount } }) => ({
    Currency,
    Income,
    Recurring: { Before: before, Now },
    Owed: { People, Amount },
  }));
  expect(Clubs.find(({ Club }) => Club.ClubId === clubId)).toMatchObject({ Days, Before, YearAgo, Clients, Money });
  expect(Clubs.find(({ Club }) => Club.ClubId === emptyClub)).toMatchObject({
    YearAgo: null,
    Clients: { Now: { Start: 0, End: 0, Joined: 0, Left: 0 } },
    Money: [{ Currency: 'USD', Income: { Now: 0 }, Owed: { People: 0 } }],
  });
}

/** Finds the reason by counting the days back from `to`. */
async function reasonOf(clubId: number, id: number, from: string, to: string): Promise<string | null> {
  const { rows } = await sql<{ Reason: string | null }>`
    select r."Reason" from user_subscriptions s left join end_reasons r using ("UserSubscriptionId")
      cross join generate_series(${from}::date, ${to}::date, interval '1 day') d
    where s."UserId" = ${id} and s."ClubId" = ${clubId} and s."Price" <> 0 and s."State" <> 'NotStarted' and s."ActivationDate" <= d
      and d <= coalesce(s."DeactivationDate", s."ScheduledEnd", s."ExpiryDate", s."ActivationDate")
    order by d desc, s."UserSubscriptionId" desc limit 1`.execute(server.db);
  return rows[0]?.Reason ?? null;
}

async function compareReasons(
  clubId: ClubId,
  Month: string,
  { Reasons }: Retention,
  reports: ReturnType<typeof createReports>,
): Promise<void> {
  const periods = periodsOf(Month, today);
  if (periods === undefined) throw new Error('The month did not begin.');
  const expected = new Map<string | null, number>();
  let last: (string | null)[] = [];
  for (const { first, last: end } of trendOf(periods.now, 12)) {
    const [start, after] = [await clientsOn(clubId, addDays(first, -1)), await clientsOn(clubId, end)];
    last = [];
    for (const id of start) if (!after.has(id)) last.push(await reasonOf(clubId, id, addDays(first, -1), end));
    for (const reason of last) expected.set(reason, (expected.get(reason) ?? 0) + 1);
  }
  const counts = Reasons.map(({ Reason, People }): [string | null, number] => [Reason, People]);
  expect(new Map(counts)).toEqual(expected);
  expect(counts).toHaveLength(expected.size);
  const page = { draw: 0, start: 0, length: 1000, Currency: undefined };
  const { data } = accepted(await reports.members(clubId, { ...page, Month, List: 'Left' }));
  expect(data.map(({ Reason }) => Reason ?? '').toSorted()).toEqual(last.map((reason) => reason ?? '').toSorted());
}

async function compareCohorts(clubId: number, { Trend }: MonthReport, days: Days, { Cohorts }: Retention): Promise<void> {
  const trend = trendOf(days, 12);
  const [first] = trend;
  if (first === undefined) throw new Error('A trend has months.');
  const ends: Set<number>[] = [];
  for (const end of [addDays(first.first, -1), ...trend.map(({ last }) => last)]) ends.push(await clientsOn(clubId, end));
  const none = new Set<number>();
  const cohorts = trend.map((_, place) => [...(ends[place + 1] ?? none)].filter((id) => !ends[place]?.has(id)));
  expect(Cohorts.map(({ Stayed }) => Stayed)).toEqual(
    cohorts.map((members, place) => ends.slice(place + 1).map((end) => members.filter((id) => end.has(id)).length)),
  );
  expect(Cohorts.map(({ Joined }) => Joined)).toEqual(Trend.map(({ Joined }) => Joined));
}
