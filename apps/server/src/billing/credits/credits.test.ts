import type { CreditsPackageFields } from '@clubpulse/contract/billing/credits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted, type BillingServer, openBilling, resultKey } from '../../test/billing.ts';
import { aClub } from '../../test/rows.ts';

let house: BillingServer;
beforeAll(async () => {
  house = await openBilling('2026-11-20T09:00:00Z');
});
afterAll(() => house.close());

const paging = { draw: 3, start: 0, length: 10 };
const tenCredits = {
  Name: '10 credits',
  Credits: 10,
  Price: 5_000,
  Currency: 'EUR',
  PaymentAccountType: 'Manual',
  Purchasable: true,
} as const;
const aPackage = async (overrides: object = {}, clubId = house.clubId) =>
  accepted(await house.packages.create(clubId, { ...tenCredits, ...overrides }, house.manager));
const orderOf = (UserId: number) =>
  ({
    ClubId: house.clubId,
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
    const clubId = await aClub(house.db);
    const large = await aPackage({ Name: '50 credits', Credits: 50 }, clubId);
    const small = await aPackage({}, clubId);
    expect(await house.packages.ofClub(clubId)).toEqual([small, large]);
    const saved = accepted(
      await house.packages.update(
        small.ClubCreditsPackageId,
        { ...tenCredits, Price: 4_500, RowVersion: small.RowVersion },
        house.manager,
      ),
    );
    expect(saved.Price).toBe(4_500);
    expect(await house.packages.delete(large.ClubCreditsPackageId, house.manager)).toBeUndefined();
    expect(await house.packages.ofClub(clubId)).toEqual([saved]);
    expect(resultKey(await house.packages.delete(large.ClubCreditsPackageId, house.manager))).toBe('NotFound');
    expect(await house.packages.clubOf(large.ClubCreditsPackageId)).toBeUndefined();
  });

  it('refuse the second of two updates based on the same row version', async () => {
    const clubId = await aClub(house.db);
    const { ClubCreditsPackageId: id } = await aPackage({}, clubId);
    const save = (changed: Partial<CreditsPackageFields>, RowVersion: number) =>
      house.packages.update(id, { ...tenCredits, ...changed, RowVersion }, house.manager);
    const both = await Promise.all([save({ Name: 'Renamed' }, 0), save({ Price: 1 }, 0)]);
    expect(
      both
        .map((one) => ('refused' in one ? one.refused : one.RowVersion))
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([1, 'StaleRowVersion']);
    expect(await house.packages.ofClub(clubId)).toEqual([both.find((one) => !('refused' in one))]);
    expect(accepted(await save({ Name: 'Again' }, 1))).toMatchObject({ Name: 'Again', RowVersion: 2 });
  });
});

describe('credits of a member', () => {
  it('are recorded with the date of their payment when they are bought', async () => {
    const athlete = await house.athlete();
    const { ClubCreditsPackageId } = await aPackage();
    const sold = accepted(await house.orders.create(creditsOrder(athlete, ClubCreditsPackageId), house.manager));
    expect(sold.CreditTransaction?.At).toBe(sold.Transaction.At);
    const { data } = accepted(await house.credits.ledger(house.clubId, athlete, { draw: 1, start: 0, length: 1 }));
    expect(data[0]?.At).toBe(house.now().toISOString());
  });

  it('are recorded with operator, note and balance when staff adds or takes them', async () => {
    const athlete = await house.athlete();
    accepted(await house.credits.adjust(house.clubId, athlete, { Credits: 5, Note: 'sorry for the cold shower' }, house.manager));
    accepted(await house.credits.adjust(house.clubId, athlete, { Credits: -2, Note: '' }, house.manager));
    expect(await house.credits.adjust(house.clubId, athlete, { Credits: -4, Note: '' }, house.manager)).toEqual({
      refused: 'NotEnoughCredits',
      values: { needed: 4, balance: 3 },
    });
    expect(accepted(await house.credits.balance(house.clubId, athlete)).Balance).toBe(3);
    const operator = { Operator: { email: 'desk@example.com' } };
    expect(accepted(await house.credits.ledger(house.clubId, athlete, paging))).toMatchObject({
      draw: 3,
      recordsTotal: 2,
      recordsFiltered: 2,
      data: [
        { Credits: -2, BalanceAfter: 3, Reason: 'Adjustment', Note: '', ...operator },
        { Credits: 5, BalanceAfter: 5, Reason: 'Adjustment', Note: 'sorry for the cold shower', ...operator },
      ],
    });
    expect(accepted(await house.credits.ledger(house.clubId, athlete, { ...paging, globalSearch: 'cold' })).recordsFiltered).toBe(
      1,
    );
    expect((await house.events('Credits')).slice(-2)).toMatchObject([
      { Type: 'CreditsAdd', Target: athlete, Credits: 5, TotalCredits: 5, By: house.manager },
      { Type: 'CreditsSub', Target: athlete, Credits: 2, TotalCredits: 3 },
    ]);
  });

  it('are counted separately in each club and visible only to their owner', async () => {
    const athlete = await house.athlete();
    const other = await aClub(house.db);
    expect(await house.credits.ofUser(athlete)).toMatchObject([{ ClubId: house.clubId, Balance: 0 }]);
    expect(resultKey(await house.credits.balance(other, athlete))).toBe('NotFound');
    expect(resultKey(await house.credits.ledger(other, athlete, paging))).toBe('NotFound');
    expect(resultKey(await house.credits.adjust(other, athlete, { Credits: 1, Note: '' }, house.manager))).toBe('NotFound');
    accepted(await house.credits.adjust(house.clubId, athlete, { Credits: 7, Note: '' }, house.manager));
    expect(await house.credits.ofUser(athlete)).toMatchObject([{ Balance: 7 }]);
    const { data } = await house.credits.ofClub(house.clubId, paging);
    expect(data).toContainEqual(expect.objectContaining({ UserId: athlete, Balance: 7 }));
  });

  it('do not include the tickets of a subscription', async () => {
    const athlete = await house.athlete();
    const { ClassSubscriptionId } = await house.type({ Name: 'Ten tickets', MaxActivities: 10 });
    const before = (await house.credits.ofClub(house.clubId, paging)).recordsTotal;
    await house.assigned(athlete, { ClassSubscriptionId });
    expect(accepted(await house.credits.ledger(house.clubId, athlete, paging))).toMatchObject({ recordsTotal: 0, data: [] });
    expect(accepted(await house.credits.balance(house.clubId, athlete)).Balance).toBe(0);
    expect(await house.credits.ofUser(athlete)).toMatchObject([{ Balance: 0 }]);
    expect((await house.credits.ofClub(house.clubId, paging)).recordsTotal).toBe(before);

    accepted(await house.credits.adjust(house.clubId, athlete, { Credits: 4, Note: '' }, house.manager));
    expect(accepted(await house.credits.ledger(house.clubId, athlete, paging))).toMatchObject({
      recordsTotal: 1,
      recordsFiltered: 1,
      data: [{ Credits: 4, BalanceAfter: 4 }],
    });
  });
});

describe('an order that a desk enters', () => {
  it('adds the ordered credits and records the payment in one transaction', async () => {
    const athlete = await house.athlete();
    const { ClubCreditsPackageId } = await aPackage();
    const sold = accepted(await house.orders.create(creditsOrder(athlete, ClubCreditsPackageId), house.manager));
    expect(sold).toMatchObject({
      Transaction: { Type: 'Purchase', Amount: 5_000, Description: '10 credits', ClubCreditsPackageId, UserId: athlete },
      CreditTransaction: { Credits: 10, BalanceAfter: 10, Reason: 'Purchase' },
      Subscription: null,
    });
    expect(sold.CreditTransaction?.TransactionId).toBe(sold.Transaction.TransactionId);
    expect((await house.events()).slice(-3).map((event) => event.Type)).toEqual([
      'TransactionAdded',
      'CreditsAdd',
      'OrderFulfilled',
    ]);
  });

  it('assigns an ordered subscription as paid', async () => {
    const athlete = await house.athlete();
    const { ClassSubscriptionId } = await house.type();
    const sold = accepted(await house.orders.create(subscriptionOrder(athlete, ClassSubscriptionId), house.manager));
    expect(sold).toMatchObject({
      Transaction: { Amount: 5_900, UserSubscriptionId: sold.Subscription?.UserSubscriptionId },
      Subscription: { State: 'Active', PaymentLabel: 'Paid' },
      CreditTransaction: null,
    });
    expect((await house.events('OrderFulfilled')).at(-1)).toMatchObject({ Target: athlete, SubscriptionName: 'Open monthly' });
  });

  it('is refused for an online payment, a free item, or an unknown item or member', async () => {
    const athlete = await house.athlete();
    const elsewhere = await aClub(house.db);
    const outsider = await house.athlete(elsewhere);
    const { ClubCreditsPackageId } = await aPackage();
    const free = await aPackage({ Price: 0 });
    const foreign = await aPackage({}, elsewhere);
    const { ClassSubscriptionId } = await house.type({ Price: 0 });
    const order = creditsOrder(athlete, ClubCreditsPackageId);
    const answers = [
      await house.orders.create({ ...order, PaymentMode: 'Online' }, house.manager),
      await house.orders.create(creditsOrder(athlete, free.ClubCreditsPackageId), house.manager),
      await house.orders.create(creditsOrder(athlete, foreign.ClubCreditsPackageId), house.manager),
      await house.orders.create(creditsOrder(outsider, ClubCreditsPackageId), house.manager),
      await house.orders.create(subscriptionOrder(athlete, ClassSubscriptionId), house.manager),
    ];
    expect(answers.map(resultKey)).toEqual([
      'OnlinePaymentsNotConfigured',
      'price-required',
      'invalid-id',
      'invalid-id',
      'SubscriptionAssignmentError',
    ]);
    expect(accepted(await house.credits.balance(house.clubId, athlete)).Balance).toBe(0);
  });
});
