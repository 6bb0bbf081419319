import { listClubCredits } from '@clubpulse/contract/billing/credits.calls';
import { listDebts } from '@clubpulse/contract/billing/debts/debts.calls';
import { listClubSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { listStrikes } from '@clubpulse/contract/calendar/booking-rules.calls';
import { listParticipantSubscriptions } from '@clubpulse/contract/calendar/seats/participants.calls';
import { listClubExpirations } from '@clubpulse/contract/members/documents/documents.calls';
import { listInvitations } from '@clubpulse/contract/members/invitations.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClass, anAccount, anAthlete, aSubscription, aSubscriptionType, hours } from '../../test/booking-rows.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';

const name = { FirstMidName: 'Zoë', LastName: 'Laurent', Nickname: 'Zuzu of the lists' };
const beside = { FirstMidName: 'Zoran', LastName: 'Laurentis', Nickname: 'Zoran of the lists' };

let server: TestServer;
let clubId: number;
let token: string;
beforeAll(async () => {
  server = await openServer();
  const { db } = server;
  clubId = await aClub(db);
  token = await server.tokenFor('desk@found.example');
  await aRole(db, await aUser(db, { Email: 'desk@found.example', Nickname: 'desk of the lists' }), 'Manager', clubId);
  const classId = await aClass(db, clubId, { Begin: hours(1) });
  const type = await aSubscriptionType(db, clubId);
  for (const [index, person] of [name, beside].entries()) await prepare(person, index, classId, type);
});
afterAll(() => server.close());

async function prepare(person: typeof name, index: number, ClassId: number, type: number) {
  const { db } = server;
  const Email = `${index}@found.example`;
  const UserId = await anAthlete(db, clubId, { ...person, Email });
  const now = new Date();
  const own = { ClubId: clubId, UserId };
  await aSubscription(db, clubId, UserId, type);
  await anAccount(db, clubId, UserId, 5);
  const sold = { Type: 'Purchase', Method: 'Cash', Amount: 100, Currency: 'EUR', Note: 'Locker 22', At: hours(-1) } as const;
  await db
    .insertInto('transactions')
    .values({ ...own, ...sold })
    .execute();
  const document = { Type: 'Membership', ExpirationDate: '2099-01-01', Title: 'Season card' } as const;
  await db
    .insertInto('expirations')
    .values({ ...own, ...document })
    .execute();
  const owed = { SubscriptionName: 'Open', Currency: 'EUR', Amount: 5_900, OwedSince: '2026-09-01', LeftAt: now };
  await db
    .insertInto('debts')
    .values({ ...own, ...person, ...owed, UserSubscriptionId: 7_000_000 + UserId })
    .execute();
  const { FirstMidName, LastName } = person;
  const sent = { Code: `found-${index}`, Kind: 'Email', Role: 'Athlete', Language: 'en', CreatedAt: now } as const;
  await db
    .insertInto('invitations')
    .values({ ClubId: clubId, FirstMidName, LastName, Email, ...sent, ExpiresAt: hours(24) })
    .execute();
  const missed = { Kind: 'NoShow', ClassName: 'Spinning', ClassBegin: now, At: now } as const;
  await db
    .insertInto('booking_strikes')
    .values({ ...own, ...missed })
    .execute();
  const seat = { ClassBegin: hours(1), ClassEnd: hours(2), Place: 'InSite', State: 'Booked', PaymentKind: 'Free' } as const;
  await db
    .insertInto('class_participants')
    .values({ ...own, ClassId, ...seat })
    .execute();
}

const params = () => ({ id: clubId });
const day = () => ({ Begin: hours(-12).toISOString(), End: hours(12).toISOString() });
type Names = Promise<{ recordsFiltered: number; data: { LastName: string | null }[] }>;
const lists: Record<string, (globalSearch: string) => Names> = {
  people: async (globalSearch) =>
    (await server.call(listClubPeople, { params: params(), query: { globalSearch }, token })).result,
  'the picker': async (globalSearch) =>
    (await server.call(listClubUsers, { params: params(), query: { globalSearch }, token })).result,
  transactions: async (globalSearch) => {
    const { data, recordsFiltered } = (
      await server.call(listTransactions, { params: params(), query: { ...day(), globalSearch }, token })
    ).result;
    return { recordsFiltered, data: data.map(({ LastName }) => ({ LastName: LastName ?? null })) };
  },
  subscriptions: async (globalSearch) =>
    (await server.call(listClubSubscriptions, { params: params(), query: { globalSearch }, token })).result,
  documents: async (globalSearch) =>
    (await server.call(listClubExpirations, { params: params(), query: { globalSearch }, token })).result,
  credits: async (globalSearch) =>
    (await server.call(listClubCredits, { params: params(), query: { globalSearch }, token })).result,
  debts: async (globalSearch) => (await server.call(listDebts, { params: params(), query: { globalSearch }, token })).result,
  invitations: async (globalSearch) =>
    (await server.call(listInvitations, { params: params(), query: { globalSearch }, token })).result,
  strikes: async (globalSearch) => (await server.call(listStrikes, { params: params(), query: { globalSearch }, token })).result,
  seats: async (globalSearch) =>
    (await server.call(listParticipantSubscriptions, { params: params(), query: { ...day(), globalSearch }, token })).result,
};

describe.each(Object.entries(lists))('the search of %s', (list, search) => {
  const found = async (text: string) => {
    const { data, recordsFiltered } = await search(text);
    expect(recordsFiltered).toBe(data.length);
    return data.map(({ LastName }) => LastName);
  };

  it('finds a person by first name, last name and nickname in any order, ignoring accents and case', async () => {
    expect(await found('')).toEqual(expect.arrayContaining(['Laurent', 'Laurentis']));
    const byNickname = list === 'invitations' ? [] : ['zuzu laurent'];
    for (const text of [...byNickname, 'Zoë Laurent', 'Laurent Zoë', 'zoe laurent', ' LAURENT  zoe '])
      expect(await found(text), text).toEqual(['Laurent']);
    expect(await found('zoe_laurent%'), 'taken literally').toEqual([]);
  });
});

it('each list with a search also finds its own texts, such as the name of a class or subscription', async () => {
  const texts = { transactions: 'locker zoe', documents: 'card zoe', subscriptions: 'monthly zoe', seats: 'spin zoe' };
  for (const [list, text] of Object.entries(texts)) expect((await lists[list]?.(text))?.recordsFiltered, list).toBe(1);
});
