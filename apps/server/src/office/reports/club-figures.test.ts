import { getClubsReport, getMonthReport, getOccupancy } from '@clubpulse/contract/office/reports/reports.calls';
import { addMonths, dayIn, instantAt, startOfDay } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aClass, anAthlete, aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let clubs: number[];
const today = dayIn('Europe/Rome', new Date());
const month = addMonths(today, -1).slice(0, 7);
let tokens: { readonly owner: string; readonly accountant: string; readonly trainer: string };

async function write(club: number, zone: string, amount: number): Promise<void> {
  const { db } = server;
  const type = await aSubscriptionType(db, club);
  const plan = { RecurrenceUnit: 'Month', RecurrenceEvery: 1, Price: amount } as const;
  await aSubscription(db, club, await anAthlete(db, club), type, null, { ...plan, ActivationDate: `${month}-10` });
  const due = { ExtStatus: null, DueDateUTC: new Date(`${month}-12T00:00:00Z`) };
  await aSubscription(db, club, await anAthlete(db, club), type, null, { ...plan, ...due, ActivationDate: '2020-01-01' });
  const purchase = { ClubId: club, Type: 'Purchase', Method: 'Cash', Currency: 'EUR' } as const;
  const first = startOfDay(zone, `${month}-01`);
  const rows = [
    { ...purchase, Amount: amount, At: first },
    { ...purchase, Amount: 7, At: new Date(first.getTime() - 1) },
    { ...purchase, Amount: 5, At: first, Currency: 'CHF' },
    { ...purchase, Amount: 3, At: startOfDay(zone, addMonths(`${month}-01`, -12)) },
  ];
  await db.insertInto('transactions').values(rows).execute();
  const held = { MaxInSiteParticipants: 10, InSiteParticipants: 4, CalendarType: 'Club', PublishState: 'Published' } as const;
  await aClass(db, club, { ...held, Begin: instantAt(zone, `${month}-01`, '00:00') });
  await aClass(db, club, { ...held, Begin: instantAt(zone, addMonths(`${month}-01`, -1), '00:00') });
}

beforeAll(async () => {
  server = await openServer();
  const { db } = server;
  const { BrandId } = await db.insertInto('brands').values({ Name: 'Compared' }).returning('BrandId').executeTakeFirstOrThrow();
  const zones = ['Europe/Rome', 'America/Los_Angeles'];
  clubs = [];
  for (const TimeZone of zones) clubs.push(await aClub(db, { TimeZone, BrandId }));
  for (const [place, club] of clubs.entries()) await write(club, zones[place] ?? '', 1_000 * (place + 1));
  const [first = 0] = clubs;
  const email = (name: string) => `${name}${first}@clubs.example`;
  const owner = await aUser(db, { Email: email('owner') });
  await db.insertInto('user_roles').values({ BrandId, UserId: owner, Role: 'Owner' }).execute();
  await aRole(db, await aUser(db, { Email: email('accountant') }), 'Accountant', first);
  const trainer = await aUser(db, { Email: email('trainer') });
  await aRole(db, trainer, 'Trainer', first);
  await aRole(db, trainer, 'FrontDesk', first);
  tokens = {
    owner: await server.tokenFor(email('owner')),
    accountant: await server.tokenFor(email('accountant')),
    trainer: await server.tokenFor(email('trainer')),
  };
});
afterAll(() => server.close());

const ascending = (one: number, other: number) => one - other;

it('the figures of each club of an owner equal the reports of the club, each in its time zone', async () => {
  const { result } = await server.call(getClubsReport, { query: { Month: month }, token: tokens.owner });
  expect(result.Clubs.map(({ Club }) => Club.ClubId).toSorted(ascending)).toEqual(clubs.toSorted(ascending));
  for (const { Club, Days, Before, YearAgo, Clients, Money, Occupancy } of result.Clubs) {
    const params = { id: Club.ClubId };
    const report = await server.call(getMonthReport, { params, query: { Month: month }, token: tokens.owner });
    expect({ Days, Before, YearAgo, Clients }).toEqual({
      Days: report.result.Days,
      Before: report.result.Before,
      YearAgo: report.result.YearAgo,
      Clients: report.result.Clients,
    });
    expect(Money).toEqual(
      report.result.Money.map(({ Currency, Income, Recurring, Owed }) => ({
        Currency,
        Income,
        Recurring: { Before: Recurring.Before, Now: Recurring.Now },
        Owed: { People: Owed.People, Amount: Owed.Amount },
      })),
    );
    const days = { from: Days.first, to: Days.last };
    expect(Occupancy.Now).toEqual((await server.call(getOccupancy, { params, query: days, token: tokens.owner })).result.Total);
  }
  const amount = 1_000 * (1 + clubs.indexOf(result.Clubs[0]?.Club.ClubId ?? 0));
  expect(result.Clubs[0]).toMatchObject({
    Clients: { Now: { Start: 1, End: 2, Joined: 1, Left: 0 } },
    Money: [
      { Currency: 'EUR', Income: { Now: amount, Before: 7, YearAgo: 3 }, Recurring: { Before: amount, Now: 2 * amount } },
      { Currency: 'CHF', Income: { Now: 5, Before: 0, YearAgo: 0 }, Owed: { People: 0, Amount: 0 } },
    ],
    Occupancy: { Now: { Classes: 1, Seats: 10, Taken: 4 }, Before: { Classes: 1 }, YearAgo: { Classes: 0 } },
  });
});

it('an accountant sees the figures of their own club, and a trainer at the desk sees no figures', async () => {
  const own = await server.call(getClubsReport, { query: {}, token: tokens.accountant });
  expect(own.result.Clubs.map(({ Club }) => Club.ClubId)).toEqual([clubs[0]]);
  expect(own.result.Month).toBe(own.result.Latest);
  expect((await server.call(getClubsReport, { query: {}, token: tokens.trainer })).result.Clubs).toEqual([]);
});

it('a month that did not begin in each club is refused', async () => {
  const Month = addMonths(today, 1).slice(0, 7);
  const { problem } = await server.call(getClubsReport, { query: { Month }, token: tokens.owner });
  expect(problem).toMatchObject({
    ErrorType: 'ValidationFailed',
    errors: [{ field: 'Month', key: 'date-no-greater-than-now' }],
  });
});
