import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { listDayCloses } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { createOrder } from '@clubpulse/contract/billing/credits.calls';
import { createSubscriptionType } from '@clubpulse/contract/billing/subscription-types.calls';
import { assignSubscription, paySubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import {
  createTransaction,
  getDeskLimits,
  listTransactions,
  saveDeskLimits,
} from '@clubpulse/contract/billing/transactions.calls';
import { listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { correctClubUser, getDeskProfile, proposeEmail } from '@clubpulse/contract/members/adding/adding.calls';
import { createExpiration, listClubUserExpirations } from '@clubpulse/contract/members/documents/documents.calls';
import { giveRole, takeRole } from '@clubpulse/contract/members/membership.calls';
import { listClubUserNotes } from '@clubpulse/contract/members/notes/notes.calls';
import { getClubUser, listClubUsers } from '@clubpulse/contract/members/people.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
let id: number;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
  id = world.clubA;
});
afterAll(() => server.close());

let count = 0;
const holder = async (...roles: readonly ('FrontDesk' | 'Accountant' | 'Athlete')[]) => {
  const Email = `office${++count}.${id}@example.com`;
  const userId = await aUser(server.db, { Email, EmailConfirmed: true });
  for (const role of roles) await aRole(server.db, userId, role, id);
  return { userId, token: await server.tokenFor(Email) };
};
const manager = () => world.tokens.managerA;

it('the front desk can read people, but no notes', async () => {
  const { token } = await holder('FrontDesk');
  expect((await server.call(listMyClubs, { token })).result.map(({ ClubId }) => ClubId)).toEqual([id]);
  const params = { id, userId: world.ids.athleteA };
  expect((await server.call(getClubUser, { params, token })).status).toBe(200);
  expect((await server.call(listClubUserNotes, { params, token })).status).toBe(403);
  expect((await server.call(getClubUser, { params: { ...params, id: world.clubB }, token })).status).toBe(403);
});

it('the front desk refunds at most 50.00 of a purchase, or the limit of the club, and reads the transactions of one member only', async () => {
  const { token } = await holder('FrontDesk');
  const UserId = world.ids.athleteA;
  const money = { Method: 'Cash', Currency: 'EUR', UserId } as const;
  const create = (body: object, by = token) =>
    server.call(createTransaction, { params: { id }, body: { ...money, ...body }, token: by });
  const purchase = { Type: 'Purchase', Amount: 9_000 };
  expect((await create(purchase)).problem.errors).toMatchObject([{ field: 'Type' }]);
  const LinkedTransactionId = (await create(purchase, manager())).result.TransactionId;
  const back = (Amount: number) => create({ Type: 'Refund', Amount, LinkedTransactionId });
  expect((await back(5_001)).problem.errors).toMatchObject([{ field: 'Amount', key: 'refund-by-manager' }]);
  expect((await back(3_000)).result).toMatchObject({ Type: 'Refund', Amount: 3_000 });
  expect((await back(2_001)).status).toBe(400);
  expect((await back(2_000)).status).toBe(201);
  const limit = { params: { id }, body: { RefundMost: 6_000, DifferenceNotified: 0 } };
  expect((await server.call(saveDeskLimits, { ...limit, token })).status).toBe(403);
  await server.call(saveDeskLimits, { ...limit, token: manager() });
  expect((await server.call(getDeskLimits, { params: { id }, token })).result).toEqual(limit.body);
  expect((await back(1_001)).status).toBe(400);
  expect((await back(1_000)).status).toBe(201);
  const query = { Begin: '2026-01-01T00:00:00Z', End: '2026-01-31T00:00:00Z' };
  expect((await server.call(listTransactions, { params: { id }, query, token })).problem.errors).toMatchObject([
    { field: 'UserId' },
  ]);
  expect(
    (await server.call(listTransactions, { params: { id }, query: { ...query, UserId: String(UserId) }, token })).status,
  ).toBe(200);
});

it('only managers leave a payment out of the export', async () => {
  const { token } = await holder('FrontDesk');
  const hidden = { Method: 'Cash', VisibleInExport: false } as const;
  const type = await aSubscriptionType(server.db, id);
  const held = await aSubscription(server.db, id, world.ids.athleteA, type);
  const refused = [
    await server.call(paySubscription, { params: { id: held }, body: hidden, token }),
    await server.call(createOrder, {
      body: { OrderType: 'Credits', ClubId: id, UserId: world.ids.athleteA, ClubCreditsPackageId: 1, ...hidden },
      token,
    }),
    await server.call(assignSubscription, {
      params: { id, userId: world.ids.athleteA },
      body: { ClassSubscriptionId: type, Payment: hidden },
      token,
    }),
  ];
  expect(refused.map(({ problem }) => problem.errors)).toMatchObject(
    ['VisibleInExport', 'VisibleInExport', 'Payment.VisibleInExport'].map((field) => [{ field, key: 'export-by-manager' }]),
  );
});

it('the front desk reads the dates of certificates without their notes', async () => {
  const { token } = await holder('FrontDesk');
  const UserId = world.ids.athleteA;
  const body = { ClubId: id, UserId, Type: 'MedicalCertificate', ExpirationDate: '2099-01-31', Notes: 'Asthma' } as const;
  expect((await server.call(createExpiration, { body, token })).status).toBe(403);
  await server.call(createExpiration, { body, token: manager() });
  const read = async (by: string) =>
    (await server.call(listClubUserExpirations, { params: { id, userId: UserId }, token: by })).result.map(
      ({ ExpirationDate, Notes }) => [ExpirationDate, Notes],
    );
  expect([await read(token), await read(manager())]).toEqual([[['2099-01-31', '']], [['2099-01-31', 'Asthma']]]);
});

it('an accountant can read transactions and closed days, but no people', async () => {
  const { token } = await holder('Accountant');
  const query = { Begin: '2026-01-01T00:00:00Z', End: '2026-01-31T00:00:00Z' };
  expect((await server.call(listTransactions, { params: { id }, query, token })).status).toBe(200);
  expect((await server.call(listDayCloses, { params: { id }, token })).status).toBe(200);
  expect((await server.call(listClubUsers, { params: { id }, token })).status).toBe(403);
});

it('the front desk sells at the price on sale only', async () => {
  const { token } = await holder('FrontDesk');
  const limits = { MaxActivities: null, MaxWeeklyBookings: null, MaxMonthlyBookings: null };
  const body = { ClubId: id, Name: 'Flex', Type: 'Open', Price: 4900, Currency: 'EUR', DurationDays: 30, ...limits } as const;
  const { ClassSubscriptionId } = (await server.call(createSubscriptionType, { body, token: manager() })).result;
  const params = { id, userId: world.ids.athleteA };
  const cheaper = { ClassSubscriptionId, Price: 100, ExpiryDate: '2099-01-01' };
  const { status, problem } = await server.call(assignSubscription, { params, body: cheaper, token });
  expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['Price', 'ExpiryDate']]);
  const { result } = await server.call(assignSubscription, { params, body: { ClassSubscriptionId }, token });
  expect(result.Price).toBe(4900);
  const besides = { ...cheaper, Besides: [result.UserSubscriptionId] };
  expect((await server.call(assignSubscription, { params, body: besides, token: manager() })).result.Price).toBe(100);
});

it('the front desk corrects the contact data of a member without an account', async () => {
  const { token } = await holder('FrontDesk');
  const userId = await aUser(server.db, { EmailConfirmed: false });
  await aRole(server.db, userId, 'Athlete', id);
  const params = { id, userId };
  const { Correctable, SignsIn: _, ...written } = (await server.call(getDeskProfile, { params, token })).result;
  expect(Correctable).toContain('Phone');
  const body = { ...written, FirstMidName: 'Rita', Phone: '+39 02 1234' };
  expect((await server.call(correctClubUser, { params, body, token })).result).toMatchObject({ Phone: '+39 02 1234' });
});

it('the front desk corrects no staff, and proposes no e-mail address for them', async () => {
  const { token } = await holder('FrontDesk');
  const { userId } = await holder('Accountant', 'Athlete');
  const params = { id, userId };
  const {
    Correctable: _,
    SignsIn: _signsIn,
    ...written
  } = (await server.call(getDeskProfile, { params, token: manager() })).result;
  expect((await server.call(getDeskProfile, { params, token })).problem.ErrorType).toBe('InsufficientRights');
  const body = { ...written, FirstMidName: 'Rita' };
  expect((await server.call(correctClubUser, { params, body, token })).problem.ErrorType).toBe('InsufficientRights');
  const Email = 'other.than@example.com';
  expect((await server.call(proposeEmail, { params, body: { Email }, token })).problem.ErrorType).toBe('InsufficientRights');
});

it('both roles are given and removed by managers only', async () => {
  const { userId, token } = await holder('Athlete');
  const params = { id, userId };
  const held = async () => (await server.call(getClubUser, { params, token: manager() })).result.Roles;
  for (const Role of ['FrontDesk', 'Accountant'] as const) {
    const { result } = await server.call(giveRole, { params, body: { Role }, token: manager() });
    expect(result.Roles).toContain(Role);
    expect(await held()).toEqual([Role, 'Athlete']);
    expect((await server.call(giveRole, { params, body: { Role: 'Manager' }, token })).status).toBe(403);
    await server.call(takeRole, { params: { ...params, role: Role }, token: manager() });
    expect(await held()).toEqual(['Athlete']);
  }
});

it('a club that requires a second factor is closed to both roles without one', async () => {
  for (const role of ['FrontDesk', 'Accountant'] as const) {
    const { token } = await holder(role, 'Athlete');
    await server.db.insertInto('club_factor_demands').values({ ClubId: id }).execute();
    const { AvailableRoles, ClosedClubs } = (await server.call(getSelf, { token })).result;
    await server.db.deleteFrom('club_factor_demands').where('ClubId', '=', id).execute();
    expect([AvailableRoles[role], AvailableRoles.Athlete, ClosedClubs.length]).toEqual([[], [{ ClubId: id }], 1]);
  }
});
