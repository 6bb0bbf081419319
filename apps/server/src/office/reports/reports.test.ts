import {
  getMonthReport,
  getRetention,
  listReportMembers,
  listReportPayments,
} from '@clubpulse/contract/office/reports/reports.calls';
import { addMonths, dayIn, startOfDay } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anAthlete, aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';

const timeZone = 'Europe/Rome';
let server: TestServer;
let club: number;
let today: string;
let manager: string;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  today = dayIn(timeZone, new Date());
  club = await aClub(server.db, { TimeZone: timeZone });
  const Email = `manager${club}@reports.example`;
  await aRole(server.db, await aUser(server.db, { Email }), 'Manager', club);
  manager = await server.tokenFor(Email);
});

const monthAgo = (months: number) => addMonths(today, -months).slice(0, 7);
const report = (Month: string) => server.call(getMonthReport, { params: { id: club }, query: { Month }, token: manager });
const paid = (Amount: number, At: Date, fields: object = {}) =>
  server.db
    .insertInto('transactions')
    .values({ ClubId: club, Type: 'Purchase', Method: 'Cash', Currency: 'EUR', Amount, At, ...fields })
    .execute();

it('the report of a new club has no column of a year ago, and only the currency of the club', async () => {
  const { result } = await report(monthAgo(1));
  expect(result).toMatchObject({ IsToDate: false, YearAgo: null, Clients: { Now: { Start: 0, End: 0 }, YearAgo: null } });
  expect(result.Money).toMatchObject([
    { Currency: 'EUR', Income: { Now: 0, Before: 0, YearAgo: null }, Products: [], Methods: [] },
  ]);
});

it('money counts on the day of payment in the time zone of the club', async () => {
  const first = startOfDay(timeZone, `${monthAgo(1)}-01`);
  await paid(100, new Date(first.getTime() - 1));
  await paid(20, first);
  await paid(3, first, { Type: 'Refund' });
  await paid(5, startOfDay(timeZone, addMonths(`${monthAgo(1)}-01`, -12)), { PaymentMode: 'Online' });
  const { result } = await report(monthAgo(1));
  expect(result.Money[0]?.Income).toEqual({ Now: 17, Before: 100, YearAgo: 5 });
  expect(result.Money[0]?.Methods).toEqual([
    { Method: 'Cash', Now: 17, Before: 100, YearAgo: 0 },
    { Method: 'Online', Now: 0, Before: 0, YearAgo: 5 },
  ]);
  const query = { Month: monthAgo(1), Currency: 'EUR', Method: 'Cash' } as const;
  const list = await server.call(listReportPayments, { params: { id: club }, query, token: manager });
  expect(list.result).toMatchObject({ recordsTotal: 2, Amount: 17, data: [{ Amount: -3 }, { Amount: 20 }] });
});

it('currencies are never added', async () => {
  const at = startOfDay(timeZone, `${monthAgo(1)}-02`);
  await paid(20, at);
  await paid(30, at, { Currency: 'CHF' });
  const { result } = await report(monthAgo(1));
  expect(result.Money.map(({ Currency, Income }) => [Currency, Income.Now])).toEqual([
    ['EUR', 20],
    ['CHF', 30],
  ]);
});

it('a client joins with the first subscription that has a price, and leaves after its last day; a trial makes no client', async () => {
  const type = await aSubscriptionType(server.db, club);
  const first = `${monthAgo(1)}-10`;
  const [joins, tries, leaves] = [
    await anAthlete(server.db, club),
    await anAthlete(server.db, club),
    await anAthlete(server.db, club),
  ];
  const renews = { RecurrenceUnit: 'Year', RecurrenceEvery: 1, Price: 12_000 } as const;
  await aSubscription(server.db, club, joins, type, null, { ActivationDate: first, ...renews });
  await aSubscription(server.db, club, tries, type, null, { ActivationDate: first, Price: 0 });
  const ended = { State: 'Expired', ActivationDate: `${monthAgo(3)}-01`, ExpiryDate: first } as const;
  await aSubscription(server.db, club, leaves, type, null, ended);
  const { result } = await report(monthAgo(1));
  expect(result.Clients.Now).toEqual({ Start: 1, End: 1, Joined: 1, Left: 1 });
  expect(result.Money[0]?.Recurring).toEqual({
    Before: 0,
    Began: { Count: 1, Amount: 1000 },
    Ended: { Count: 0, Amount: 0 },
    Now: 1000,
  });
  const members = async (List: 'Joined' | 'Left') =>
    (await server.call(listReportMembers, { params: { id: club }, query: { Month: monthAgo(1), List }, token: manager })).result;
  expect((await members('Joined')).data).toMatchObject([{ UserId: joins, Day: first, SubscriptionName: 'Open monthly' }]);
  expect((await members('Left')).data).toMatchObject([{ UserId: leaves, Day: first }]);
});

it('each figure of the retention equals the list that it opens', async () => {
  const type = await aSubscriptionType(server.db, club);
  const ActivationDate = `${monthAgo(3)}-05`;
  for (const ExpiryDate of [`${monthAgo(3)}-20`, `${monthAgo(2)}-20`, `${monthAgo(1)}-20`]) {
    const ended = { State: 'Expired', ActivationDate, ExpiryDate } as const;
    await aSubscription(server.db, club, await anAthlete(server.db, club), type, null, ended);
  }
  const read = { params: { id: club }, query: { Month: monthAgo(1) }, token: manager };
  const { Cohorts } = (await server.call(getRetention, read)).result;
  const joined = Cohorts.find(({ Month }) => Month === monthAgo(3));
  expect(joined?.Stayed).toEqual([2, 1, 0]);
  for (const [After, stayed] of (joined?.Stayed ?? []).entries()) {
    const query = { Month: monthAgo(3), List: 'Joined', After } as const;
    const list = await server.call(listReportMembers, { params: { id: club }, query, token: manager });
    expect(list.result.recordsTotal).toBe(stayed);
  }
  const query = { Month: monthAgo(1), List: 'Joined', After: 2 } as const;
  const refused = await server.call(listReportMembers, { params: { id: club }, query, token: manager });
  expect(refused.problem.errors).toMatchObject([{ field: 'After', key: 'date-no-greater-than-now' }]);
});

it('the running month is reported until today', async () => {
  const { result } = await report(today.slice(0, 7));
  expect(result.Days).toEqual({ first: `${today.slice(0, 7)}-01`, last: today });
});

it('a future month and a list without its currency are refused', async () => {
  const refused = await report(addMonths(today, 1).slice(0, 7));
  expect(refused.problem).toMatchObject({
    ErrorType: 'ValidationFailed',
    errors: [{ field: 'Month', key: 'date-no-greater-than-now' }],
  });
  const query = { Month: monthAgo(1), List: 'Began' } as const;
  const list = await server.call(listReportMembers, { params: { id: club }, query, token: manager });
  expect(list.problem).toMatchObject({ ErrorType: 'ValidationFailed', errors: [{ key: 'field-required' }] });
});
