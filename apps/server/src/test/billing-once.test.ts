import * as credits from '@clubpulse/contract/billing/credits.calls';
import { createSubscriptionType } from '@clubpulse/contract/billing/subscription-types.calls';
import * as subscriptions from '@clubpulse/contract/billing/subscriptions.calls';
import * as transactions from '@clubpulse/contract/billing/transactions.calls';
import { type Call, IDEMPOTENCY_HEADER } from '@clubpulse/contract/call';
import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import * as invitations from '@clubpulse/contract/members/invitations.calls';
import { approveJoining } from '@clubpulse/contract/members/joining/joining.calls';
import { giveRole, leaveClub } from '@clubpulse/contract/members/membership.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthly } from './billing.ts';
import { aRole, aUser } from './rows.ts';
import type { ClubRows } from './sample.ts';
import { createRows } from './samples.ts';
import { openServer, type TestInput, type TestServer } from './server.ts';
import { createWorld, type World } from './world.ts';

let server: TestServer;
let world: World;
let rows: ClubRows;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
  rows = (await createRows(server, world)).own;
});
afterAll(() => server.close());

const count = async (table: 'transactions' | 'ledger_entries' | 'user_subscriptions' | 'events') =>
  (
    await server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
const counts = async () => Promise.all((['transactions', 'ledger_entries', 'user_subscriptions', 'events'] as const).map(count));

const member = () => ({ id: world.clubA, userId: world.ids.athleteA });
const cases: Record<string, { call: Call; input: () => TestInput<Call>; other: object }> = {
  'an order': {
    call: credits.createOrder,
    input: () => ({
      body: {
        OrderType: 'Credits',
        ClubId: world.clubA,
        UserId: world.ids.athleteA,
        Method: 'Cash',
        ClubCreditsPackageId: rows.creditsPackage,
      },
    }),
    other: { Method: 'Debit' },
  },
  'credits by hand': {
    call: credits.createCreditTransaction,
    input: () => ({ params: member(), body: { Credits: 5 } }),
    other: { Credits: 6 },
  },
  'an assignment': {
    call: subscriptions.assignSubscription,
    input: () => ({
      params: member(),
      body: {
        ClassSubscriptionId: rows.subscriptionType,
        Payment: { Method: 'Cash' },
        Besides: [rows.userSubscription],
      },
    }),
    other: { Notes: 'another one' },
  },
  'a payment': {
    call: subscriptions.paySubscription,
    input: () => ({ params: { id: rows.userSubscription }, body: { Method: 'Cash' } }),
    other: { Method: 'Debit' },
  },
  'a transaction': {
    call: transactions.createTransaction,
    input: () => ({ params: { id: world.clubA }, body: { Type: 'Purchase', Method: 'Cash', Amount: 1, Currency: 'EUR' } }),
    other: { Amount: 2 },
  },
};

describe('a request with an idempotency key', () => {
  it.each(Object.keys(cases))('acts once for %s, however often and fast it is repeated', async (name) => {
    const chosenCase = cases[name];
    if (!chosenCase) throw new Error(name);
    const { call, input, other } = chosenCase;
    const token = world.tokens.managerA;
    const ask = () => server.call(call, { ...input(), token, key: `key of ${name}`.replaceAll(' ', '-') });
    const before = await counts();
    const [first, ...rest] = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(first.status).toBe(201);
    const once = await counts();
    expect(once).not.toEqual(before);
    for (const again of [...rest, await ask()]) {
      expect(again.status).toBe(201);
      expect(again.result).toEqual(first.result);
    }
    expect(await counts()).toEqual(once);
    const changed = { ...input(), body: { ...Object(input().body), ...other } };
    const reused = await server.call(call, { ...changed, token, key: `key of ${name}`.replaceAll(' ', '-') });
    expect(reused.problem.ErrorType).toBe('IdempotencyKeyReused');
    expect(await counts()).toEqual(once);
  });

  it('returns the same refusal again when it is repeated, because its key is used', async () => {
    const take = { params: member(), body: { Credits: -1_000 }, token: world.tokens.managerA, key: 'too-much' };
    const first = await server.call(credits.createCreditTransaction, take);
    const again = await server.call(credits.createCreditTransaction, take);
    expect([first.problem.ErrorType, again.problem.ErrorType]).toEqual(['NotEnoughCredits', 'NotEnoughCredits']);
    expect(again.problem.values).toEqual(first.problem.values);
  });

  it(`acts again when it is repeated without its ${IDEMPOTENCY_HEADER}`, async () => {
    const give = { params: member(), body: { Credits: 1 }, token: world.tokens.managerA };
    const [one, two] = [
      await server.call(credits.createCreditTransaction, give),
      await server.call(credits.createCreditTransaction, give),
    ];
    expect(two.result.BalanceAfter).toBe(one.result.BalanceAfter + 1);
  });
});

describe('a user who joins a club', () => {
  const ways = {
    'by its code': ({ token }: Arrival) => server.call(joinClub, { body: { Code: world.codeA }, token }),
    'by approval of their request': async ({ id, token }: Arrival) => {
      await server.db.updateTable('clubs').set({ JoinMode: 'Approval' }).where('ClubId', '=', world.clubA).execute();
      await server.call(joinClub, { body: { Code: world.codeA }, token });
      await server.db.updateTable('clubs').set({ JoinMode: 'Open' }).where('ClubId', '=', world.clubA).execute();
      return server.call(approveJoining, { params: { id: world.clubA, userId: id }, token: world.tokens.managerA });
    },
    'by a poster': async ({ token }: Arrival) => {
      const made = { params: { id: world.clubA }, body: { Title: 'Door' }, token: world.tokens.managerA };
      const { Code } = (await server.call(invitations.createInvitationLink, made)).result;
      return server.call(invitations.acceptInvitation, { params: { code: Code }, token });
    },
    'by an invitation, as a file of people makes them': async ({ Email, token }: Arrival) => {
      const People = [{ Email, FirstMidName: 'Ada', LastName: 'Neri' }];
      const body = { People, Role: 'Athlete', Language: 'it', Message: '' } as const;
      const sent = await server.call(invitations.sendInvitations, {
        params: { id: world.clubA },
        body,
        token: world.tokens.managerA,
      });
      const code = sent.result.Invitations[0]?.Code ?? '';
      return server.call(invitations.acceptInvitation, { params: { code }, token });
    },
    'by the desk, as a trainer of the club': async ({ id }: Arrival) => {
      await aRole(server.db, id, 'Trainer', world.clubA);
      const params = { id: world.clubA, userId: id };
      return server.call(giveRole, { params, body: { Role: 'Athlete' }, token: world.tokens.managerA });
    },
  };
  interface Arrival {
    readonly id: number;
    readonly Email: string;
    readonly token: string;
  }
  const arrival = async (): Promise<Arrival> => {
    const Email = `arrival${++arrivals}.${world.clubA}@example.com`;
    const id = await aUser(server.db, { Email, EmailConfirmed: true });
    return { id, Email, token: await server.tokenFor(Email) };
  };
  let arrivals = 0;
  const held = async ({ id, token }: Arrival) =>
    (await server.call(subscriptions.listMySubscriptions, { params: { id }, token })).result;
  beforeAll(async () => {
    const trial = { ...monthly, Name: 'Trial week', Price: 0, DurationDays: 7, AutoAssignTrial: true };
    await server.call(createSubscriptionType, { body: { ClubId: world.clubA, ...trial }, token: world.tokens.managerA });
  });

  it.each(Object.entries(ways))('gets the trial subscription at once by %s', async (_, join) => {
    const person = await arrival();
    expect((await join(person)).status).toBeLessThan(300);
    expect(await held(person)).toMatchObject([{ SubscriptionName: 'Trial week', State: 'Active', PaymentLabel: 'Paid' }]);
    const stage = await server.db.selectFrom('memberships').select('ClientStage').where('UserId', '=', person.id).execute();
    expect(stage).toEqual([{ ClientStage: 'trial' }]);
  });

  it('gets the trial once and none on return, even when the club has another trial by then', async () => {
    const person = await arrival();
    await ways['by its code'](person);
    await server.call(leaveClub, { params: { id: person.id, clubId: world.clubA }, token: person.token });
    const other = { ...monthly, Name: 'Trial month', Price: 0, DurationDays: 30, AutoAssignTrial: true };
    await server.call(createSubscriptionType, { body: { ClubId: world.clubA, ...other }, token: world.tokens.managerA });
    expect((await ways['by its code'](person)).status).toBeLessThan(300);
    expect(await held(person)).toEqual([]);
    const newcomer = await arrival();
    await ways['by its code'](newcomer);
    expect((await held(newcomer)).map(({ SubscriptionName }) => SubscriptionName).sort()).toEqual(['Trial month', 'Trial week']);
  });
});

describe('an athlete who reads their payments', () => {
  it('gets them without the club’s internal fields', async () => {
    const input = { params: { id: world.ids.athleteA }, token: world.tokens.athleteA };
    const { result } = await server.call(transactions.listMyTransactions, input);
    expect(result.data.length).toBeGreaterThan(0);
    for (const paid of result.data)
      for (const hidden of ['Note', 'Operator', 'PlatformFee']) expect(paid).not.toHaveProperty(hidden);
  });
});
