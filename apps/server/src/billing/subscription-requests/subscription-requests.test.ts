import * as calls from '@clubpulse/contract/billing/subscription-requests/subscription-requests.calls';
import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import { assignSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';
import { openOwnServer } from '../../test/server.ts';

let server: BookingServer;
let athlete: Person;
let manager: Person;
beforeAll(async () => {
  server = await openBookingServer(openOwnServer());
  manager = await server.person('Manager');
  await server.db.updateTable('clubs').set({ EnableStore: true }).where('ClubId', '=', server.club).execute();
});
beforeEach(async () => {
  athlete = await server.person('Athlete');
  await server.runDueJobs();
  await server.db.deleteFrom('mails').execute();
});
afterAll(() => server.close());

const aType = async (fields: { Type?: 'Invite' | 'Open'; Purchasable?: boolean } = {}) => {
  const row = {
    ClubId: server.club,
    Name: 'Open monthly',
    Price: 5_900,
    Currency: 'EUR',
    Type: 'Open',
    Purchasable: true,
  } as const;
  const { ClassSubscriptionId } = await server.db
    .insertInto('class_subscriptions')
    .values({ ...row, ...fields })
    .returning('ClassSubscriptionId')
    .executeTakeFirstOrThrow();
  return ClassSubscriptionId;
};
const aPlan = async (ClassSubscriptionId: number, recurs: boolean) => {
  const Recurrence = recurs ? ({ RecurrenceEvery: 1, RecurrenceUnit: 'Month' } as const) : {};
  const { SubscriptionPlanId } = await server.db
    .insertInto('subscription_plans')
    .values({ ClassSubscriptionId, Name: recurs ? 'Monthly' : 'In parts', Price: 6_000, ...Recurrence })
    .returning('SubscriptionPlanId')
    .executeTakeFirstOrThrow();
  return SubscriptionPlanId;
};
const ask = (body: object) =>
  server.call(calls.askForSubscription, {
    params: { id: athlete.id, clubId: server.club },
    body: { ...body },
    token: athlete.token,
  });
const mine = async () =>
  (await server.call(calls.listMySubscriptionRequests, { params: { id: athlete.id }, token: athlete.token })).result;
const ofMember = () => ({ id: server.club, userId: athlete.id });
const atDesk = async () =>
  (await server.call(calls.listClubUserSubscriptionRequests, { params: ofMember(), token: manager.token })).result;
const mails = () => server.db.selectFrom('mails').select(['To', 'Subject', 'Text']).orderBy('MailId').execute();

it('a request for a subscription notifies the managers once, and an assignment closes it', async () => {
  const ClassSubscriptionId = await aType();
  expect((await ask({ ClassSubscriptionId })).status).toBe(201);
  expect((await ask({ ClassSubscriptionId })).status).toBe(201);
  await server.runDueJobs();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.Subject).toContain('Open monthly');
  expect(mail?.Text).toContain(`/#/EditUser/${athlete.id}/subscriptions`);
  expect(await atDesk()).toMatchObject([{ ClassSubscriptionId, SubscriptionName: 'Open monthly', Price: 5_900 }]);
  expect(await mine()).toEqual(await atDesk());
  await server.call(assignSubscription, { params: ofMember(), body: { ClassSubscriptionId }, token: manager.token });
  expect(await mine()).toEqual([]);
});

it('a request for a subscription notifies the athlete of a decline, and is deleted when the athlete withdraws it', async () => {
  const { result: first } = await ask({ ClassSubscriptionId: await aType() });
  const { result: second } = await ask({ ClassSubscriptionId: await aType() });
  await server.runDueJobs();
  await server.db.deleteFrom('mails').execute();
  const [declined, withdrawn] = [first.SubscriptionRequestId, second.SubscriptionRequestId];
  const no = { params: { ...ofMember(), requestId: declined }, token: manager.token };
  expect((await server.call(calls.declineSubscriptionRequest, no)).status).toBe(204);
  expect((await server.call(calls.declineSubscriptionRequest, no)).status).toBe(404);
  const back = { params: { id: athlete.id, requestId: withdrawn }, token: athlete.token };
  expect((await server.call(calls.withdrawSubscriptionRequest, back)).status).toBe(204);
  expect(await mine()).toEqual([]);
  await server.runDueJobs();
  const { Email } = await server.db
    .selectFrom('users')
    .select('Email')
    .where('UserId', '=', athlete.id)
    .executeTakeFirstOrThrow();
  expect(await mails()).toMatchObject([{ To: Email }]);
});

it('a request for a subscription is accepted only for types that are open, in the store and assignable', async () => {
  const open = await aType();
  const [parts, monthly] = [await aPlan(open, false), await aPlan(open, true)];
  const answers = [
    await ask({ ClassSubscriptionId: await aType({ Type: 'Invite' }) }),
    await ask({ ClassSubscriptionId: await aType({ Purchasable: false }) }),
    await ask({ ClassSubscriptionId: open, SubscriptionPlanId: monthly }),
    await ask({ ClassSubscriptionId: open, SubscriptionPlanId: parts }),
  ];
  expect(answers.map(({ status, problem }) => problem?.errors?.[0]?.field ?? status)).toEqual([
    'ClassSubscriptionId',
    'ClassSubscriptionId',
    'SubscriptionPlanId',
    201,
  ]);
  expect(answers.at(-1)?.result).toMatchObject({ PlanName: 'In parts', Price: 6_000 });
  const store = await server.call(getStore, { params: { id: athlete.id, clubId: server.club }, token: athlete.token });
  const offered = store.result.SubscriptionTypes.find((type) => type.ClassSubscriptionId === open);
  expect(offered?.Plans.map(({ Name }) => Name)).toEqual(['In parts']);
});

it('the requests for subscriptions of a club are listed oldest first and found by member or type name', async () => {
  const ofClub = async (query: object = {}) =>
    (await server.call(calls.listClubSubscriptionRequests, { params: { id: server.club }, query, token: manager.token })).result;
  const before = (await ofClub()).recordsTotal;
  const first = await ask({ ClassSubscriptionId: await aType() });
  const second = await ask({ ClassSubscriptionId: await aType() });
  const both = await ofClub();
  expect(both.recordsTotal).toBe(before + 2);
  expect(both.data.slice(-2)).toMatchObject([
    { SubscriptionRequestId: first.result.SubscriptionRequestId, Person: { UserId: athlete.id } },
    { SubscriptionRequestId: second.result.SubscriptionRequestId },
  ]);
  const { Nickname } = await server.db
    .selectFrom('users')
    .select('Nickname')
    .where('UserId', '=', athlete.id)
    .executeTakeFirstOrThrow();
  expect(await ofClub({ globalSearch: `${Nickname} OPEN`, length: 1 })).toMatchObject({ recordsFiltered: 2, data: [{}] });
  expect(await ofClub({ globalSearch: 'nobody of that name' })).toMatchObject({ recordsFiltered: 0, data: [] });
});

it('a request for a subscription requires acceptance of the current terms of purchase', async () => {
  const ClassSubscriptionId = await aType();
  const terms = { ClubId: server.club, Title: 'Terms of purchase', Text: 'Paid is paid.', PublishState: 'Published' } as const;
  const { PolicyId } = await server.db
    .insertInto('policies')
    .values({ ...terms, Type: 'TermsOfPurchase', Version: 2, PublicationDate: new Date() })
    .returning('PolicyId')
    .executeTakeFirstOrThrow();
  const answered = { PolicyId, UserId: athlete.id, Acceptance: 'Accepted', AcceptanceDate: new Date() } as const;
  const accept = (Version: number) =>
    server.db
      .insertInto('policy_answers')
      .values({ ...answered, Version })
      .execute();
  expect(await ask({ ClassSubscriptionId })).toMatchObject({ status: 409, problem: { ErrorType: 'PoliciesNotAccepted' } });
  await accept(1);
  expect((await ask({ ClassSubscriptionId })).status).toBe(409);
  expect(await mine()).toEqual([]);
  await accept(2);
  expect((await ask({ ClassSubscriptionId })).status).toBe(201);
  await server.db.deleteFrom('policies').where('PolicyId', '=', PolicyId).execute();
});
