import type { CreditsPackageFields } from '@clubpulse/contract/billing/credits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted, type BillingServer, openBilling, resultKey } from '../../test/billing.ts';
import { aClub } from '../../test/rows.ts';

let server: BillingServer;
beforeAll(async () => {
  server = await openBilling('2026-11-20T09:00:00Z');
});
afterAll(() => server.close());

const paging = { draw: 3, start: 0, length: 10 };
const tenCredits = {
  Name: '10 credits',
  Credits: 10,
  Price: 5_000,
  Currency: 'EUR',
  PaymentAccountType: 'Manual',
  Purchasable: true,
} as const;
const aPackage = async (overrides: object = {}, clubId = server.clubId) =>
  accepted(await server.packages.create(clubId, { ...tenCredits, ...overrides }, server.manager));
const orderOf = (UserId: number) =>
  ({
    ClubId: server.clubId,
    UserId,
    PaymentMode: 'Manual',
    Method: 'Cash',
    VisibleInExport: true,
  }) as const;
const creditsOrder = (UserId: number, ClubCreditsPackageId: number) =>
  ({ OrderType: 'Credits', ...orderOf(UserId), ClubCreditsPackageId }) as const;
const subscriptionOrder = (UserId: number, ClassSubscriptionId: number) =>
  ({
    OrderType: 'Subscription',
    ...orderOf(UserId),
    ClassSubscriptionId,
    SubscriptionPlanId: null,
    ActivationDate: null,
    Besides: [],
  }) as const;

describe('credit packages', () => {
  it('are listed by number of credits, can be changed, and can be removed from the list', async () => {
    const clubId = await aClub(server.db);
    const large = await aPackage({ Name: '50 credits', Credits: 50 }, clubId);
    const small = await aPackage({}, clubId);
    expect(await server.packages.ofClub(clubId)).toEqual([small, large]);
    const saved = accepted(
      await server.packages.update(
        small.ClubCreditsPackageId,
        { ...tenCredits, Price: 4_500, RowVersion: small.RowVersion },
        server.manager,
      ),
    );
    expect(saved.Price).toBe(4_500);
    expect(await server.packages.delete(large.ClubCreditsPackageId, server.manager)).toBeUndefined();
    expect(await server.packages.ofClub(clubId)).toEqual([saved]);
    expect(resultKey(await server.packages.delete(large.ClubCreditsPackageId, server.manager))).toBe('NotFound');
    expect(await server.packages.clubOf(large.ClubCreditsPackageId)).toBeUndefined();
  });

  it('refuse the second of two updates based on the same row version', async () => {
    const clubId = await aClub(server.db);
    const { ClubCreditsPackageId: id } = await aPackage({}, clubId);
    const save = (changed: Partial<CreditsPackageFields>, RowVersion: number) =>
      server.packages.update(id, { ...tenCredits, ...changed, RowVersion }, server.manager);
    const both = await Promise.all([save({ Name: 'Renamed' }, 0), save({ Price: 1 }, 0)]);
    expect(
      both
        .map((one) => ('refused' in one ? one.refused : one.RowVersion))
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([1, 'StaleRowVersion']);
    expect(await server.packages.ofClub(clubId)).toEqual([both.find((one) => !('refused' in one))]);
    expect(accepted(await save({ Name: 'Again' }, 1))).toMatchObject({ Name: 'Again', RowVersion: 2 });
  });
});

describe('credits of a member', () => {
  it('are recorded with the date of their payment when they are bought', async () => {
    const athlete = await server.athlete();
    const { ClubCreditsPackageId } = await aPackage();
    const sold = accepted(await server.orders.create(creditsOrder(athlete, ClubCreditsPackageId), server.manager));
    expect(sold.CreditTransaction?.At).toBe(sold.Transaction.At);
    const { data } = accepted(await server.credits.ledger(server.clubId, athlete, { draw: 1, start: 0, length: 1 }));
    expect(data[0]?.At).toBe(server.now().toISOString());
  });

  it('are recorded with operator, note and balance when staff adds or takes them', async () => {
    const athlete = await server.athlete();
    accepted(
      await server.credits.adjust(server.clubId, athlete, { Credits: 5, Note: 'sorry for the cold shower' }, server.manager),
    );
    accepted(await server.credits.adjust(server.clubId, athlete, { Credits: -2, Note: '' }, server.manager));
    expect(await server.credits.adjust(server.clubId, athlete, { Credits: -4, Note: '' }, server.manager)).toEqual({
      refused: 'NotEnoughCredits',
      values: { needed: 4, balance: 3 },
    });
    expect(accepted(await server.credits.balance(server.clubId, athlete)).Balance).toBe(3);
    const operator = { Operator: { email: 'desk@example.com' } };
    expect(accepted(await server.credits.ledger(server.clubId, athlete, paging))).toMatchObject({
      draw: 3,
      recordsTotal: 2,
      recordsFiltered: 2,
      data: [
        { Credits: -2, BalanceAfter: 3, Reason: 'Adjustment', Note: '', ...operator },
        { Credits: 5, BalanceAfter: 5, Reason: 'Adjustment', Note: 'sorry for the cold shower', ...operator },
      ],
    });
    expect(
      accepted(await server.credits.ledger(server.clubId, athlete, { ...paging, globalSearch: 'cold' })).recordsFiltered,
    ).toBe(1);
    expect((await server.events('Credits')).slice(-2)).toMatchObject([
      { Type: 'CreditsAdd', Target: athlete, Credits: 5, TotalCredits: 5, By: server.manager },
      { Type: 'CreditsSub', Target: athlete, Credits: 2, TotalCredits: 3 },
    ]);
  });

  it('are counted separately in each club and visible only to their owner', async () => {
    const athlete = await server.athlete();
    const other = await aClub(server.db);
    expect(await server.credits.ofUser(athlete)).toMatchObject([{ ClubId: server.clubId, Balance: 0 }]);
    expect(resultKey(await server.credits.balance(other, athlete))).toBe('NotFound');
    expect(resultKey(await server.credits.ledger(other, athlete, paging))).toBe('NotFound');
    expect(resultKey(await server.credits.adjust(other, athlete, { Credits: 1, Note: '' }, server.manager))).toBe('NotFound');
    accepted(await server.credits.adjust(server.clubId, athlete, { Credits: 7, Note: '' }, server.manager));
    expect(await server.credits.ofUser(athlete)).toMatchObject([{ Balance: 7 }]);
    const { data } = await server.credits.ofClub(server.clubId, paging);
    expect(data).toContainEqual(expect.objectContaining({ UserId: athlete, Balance: 7 }));
  });

  it('do not include the tickets of a subscription', async () => {
    const athlete = await server.athlete();
    const { ClassSubscriptionId } = await server.type({ Name: 'Ten tickets', MaxActivities: 10 });
    const before = (await server.credits.ofClub(server.clubId, paging)).recordsTotal;
    await server.assigned(athlete, { ClassSubscriptionId });
    expect(accepted(await server.credits.ledger(server.clubId, athlete, paging))).toMatchObject({ recordsTotal: 0, data: [] });
    expect(accepted(await server.credits.balance(server.clubId, athlete)).Balance).toBe(0);
    expect(await server.credits.ofUser(athlete)).toMatchObject([{ Balance: 0 }]);
    expect((await server.credits.ofClub(server.clubId, paging)).recordsTotal).toBe(before);

    accepted(await server.credits.adjust(server.clubId, athlete, { Credits: 4, Note: '' }, server.manager));
    expect(accepted(await server.credits.ledger(server.clubId, athlete, paging))).toMatchObject({
      recordsTotal: 1,
      recordsFiltered: 1,
      data: [{ Credits: 4, BalanceAfter: 4 }],
    });
  });
});

describe('an order that a desk enters', () => {
  it('adds the ordered credits and records the payment in one transaction', async () => {
    const athlete = await server.athlete();
    const { ClubCreditsPackageId } = await aPackage();
    const sold = accepted(await server.orders.create(creditsOrder(athlete, ClubCreditsPackageId), server.manager));
    expect(sold).toMatchObject({
      Transaction: { Type: 'Purchase', Amount: 5_000, Description: '10 credits', ClubCreditsPackageId, UserId: athlete },
      CreditTransaction: { Credits: 10, BalanceAfter: 10, Reason: 'Purchase' },
      Subscription: null,
    });
    expect(sold.CreditTransaction?.TransactionId).toBe(sold.Transaction.TransactionId);
    expect((await server.events()).slice(-3).map((event) => event.Type)).toEqual([
      'TransactionAdded',
      'CreditsAdd',
      'OrderFulfilled',
    ]);
  });

  it('assigns an ordered subscription as paid', async () => {
    const athlete = await server.athlete();
    const { ClassSubscriptionId } = await server.type();
    const sold = accepted(await server.orders.create(subscriptionOrder(athlete, ClassSubscriptionId), server.manager));
    expect(sold).toMatchObject({
      Transaction: { Amount: 5_900, UserSubscriptionId: sold.Subscription?.UserSubscriptionId },
      Subscription: { State: 'Active', PaymentLabel: 'Paid' },
      CreditTransaction: null,
    });
    expect((await server.events('OrderFulfilled')).at(-1)).toMatchObject({ Target: athlete, SubscriptionName: 'Open monthly' });
  });

  it('is refused for an online payment, a free item, or an unknown item or member', async () => {
    const athlete = await server.athlete();
    const elsewhere = await aClub(server.db);
    const outsider = await server.athlete(elsewhere);
    const { ClubCreditsPackageId } = await aPackage();
    const free = await aPackage({ Price: 0 });
    const foreign = await aPackage({}, elsewhere);
    const { ClassSubscriptionId } = await server.type({ Price: 0 });
    const order = creditsOrder(athlete, ClubCreditsPackageId);
    const answers = [
      await server.orders.create({ ...order, PaymentMode: 'Online' }, server.manager),
      await server.orders.create(creditsOrder(athlete, free.ClubCreditsPackageId), server.manager),
      await server.orders.create(creditsOrder(athlete, foreign.ClubCreditsPackageId), server.manager),
      await server.orders.create(creditsOrder(outsider, ClubCreditsPackageId), server.manager),
      await server.orders.create(subscriptionOrder(athlete, ClassSubscriptionId), server.manager),
    ];
    expect(answers.map(resultKey)).toEqual([
      'OnlinePaymentsNotConfigured',
      'price-required',
      'invalid-id',
      'invalid-id',
      'SubscriptionAssignmentError',
    ]);
    expect(accepted(await server.credits.balance(server.clubId, athlete)).Balance).toBe(0);
  });
});
