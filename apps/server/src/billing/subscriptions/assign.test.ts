import { type AssignSubscription, assignSubscriptionSchema } from '@clubpulse/contract/billing/subscriptions';
import { isRefusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted, type BillingServer, openBilling, resultKey } from '../../test/billing.ts';
import { aClub } from '../../test/rows.ts';
import { assignTrials } from './public.ts';

let server: BillingServer;
let athlete: number;
beforeAll(async () => {
  server = await openBilling('2026-11-20T09:00:00Z');
  athlete = await server.athlete();
});
afterAll(() => server.close());

const plan = (typeId: number, overrides: object) =>
  server.types.createPlan(
    typeId,
    { Name: 'A plan', Price: 6_000, Recurrence: null, Installments: 1, TrialDays: null, DurationDays: null, ...overrides },
    server.manager,
  );
const cardPayments = (EnableOnlinePayments: boolean) =>
  server.db.updateTable('clubs').set({ EnableOnlinePayments }).where('ClubId', '=', server.clubId).execute();
const transactionsOf = (UserSubscriptionId: number) =>
  server.db
    .selectFrom('transactions')
    .selectAll()
    .where('UserSubscriptionId', '=', UserSubscriptionId)
    .orderBy('TransactionId')
    .execute();

describe('an assignment of a subscription', () => {
  it('copies name, price, limits and duration of the type, and its price is due', async () => {
    const { ClassSubscriptionId } = await server.type({ MaxWeeklyBookings: 2, MaxMonthlyBookings: 6, Color: '#1787a6' });
    expect(await server.assigned(athlete, { ClassSubscriptionId })).toMatchObject({
      SubscriptionName: 'Open monthly',
      Color: '#1787a6',
      State: 'Active',
      Price: 5_900,
      ActivationDate: '2026-11-20',
      ExpiryDate: '2026-12-19',
      MaxWeeklyBookings: 2,
      MaxMonthlyBookings: 6,
      RemainingTickets: null,
      WeeklyBookings: 0,
      PaymentLabel: 'ToPay',
      DueDateUTC: '2026-11-20T00:00:00.000Z',
    });
    expect((await server.events('UserSubscription')).at(-1)).toMatchObject({
      Type: 'UserSubscriptionAdd',
      Target: athlete,
      SubscriptionName: 'Open monthly',
      ExpirationDate: '2026-12-19',
      Reason: 'Assigned',
      By: server.manager,
    });
  });

  it('with a payment is paid, and the transaction records the operator', async () => {
    const { ClassSubscriptionId } = await server.type();
    const Payment = { Method: 'Cash', VisibleInExport: false } as const;
    const { UserSubscriptionId, PaymentLabel } = await server.assigned(athlete, { ClassSubscriptionId, Payment });
    expect(PaymentLabel).toBe('Paid');
    expect(await transactionsOf(UserSubscriptionId)).toMatchObject([
      {
        Type: 'Purchase',
        Method: 'Cash',
        Amount: 5_900,
        PlatformFee: 0,
        Description: 'Open monthly',
        OperatorEmail: 'desk@example.com',
        VisibleInExport: false,
      },
    ]);
    expect(resultKey(await server.subscriptions.pay(UserSubscriptionId, card, server.manager))).toBe('SubscriptionNothingToPay');
  });

  it('records its tickets in the ledger and begins on the requested day', async () => {
    const { ClassSubscriptionId } = await server.type({ MaxActivities: 10 });
    expect(await server.assigned(athlete, { ClassSubscriptionId, ActivationDate: '2026-12-01' })).toMatchObject({
      State: 'NotStarted',
      MaxActivities: 10,
      RemainingTickets: 10,
      ExpiryDate: '2026-12-30',
    });
  });

  it('is paid at once when the subscription is free', async () => {
    const { ClassSubscriptionId } = await server.type({ Price: 0 });
    const free = await server.assigned(athlete, { ClassSubscriptionId });
    expect(free).toMatchObject({ State: 'Active', PaymentLabel: 'Paid' });
    expect(resultKey(await server.subscriptions.pay(free.UserSubscriptionId, card, server.manager))).toBe(
      'SubscriptionNothingToPay',
    );
  });

  it('with installments is paid by one payment after the other, each with its transaction', async () => {
    const { ClassSubscriptionId } = await server.type({ DurationDays: 90 });
    const { SubscriptionPlanId } = accepted(await plan(ClassSubscriptionId, { Price: 10_000, Installments: 3 }));
    const Payment = { Method: 'Debit', VisibleInExport: true } as const;
    const assigned = await server.assigned(athlete, { ClassSubscriptionId, SubscriptionPlanId, Payment });
    expect(assigned).toMatchObject({
      Installments: 3,
      InstallmentPrice: 3_333,
      PaymentLabel: 'ToPay',
      DueDateUTC: '2026-12-20T00:00:00.000Z',
      InstallmentPlan: [
        { Number: 1, Amount: 3_334, DueDate: '2026-11-20', PaidAt: '2026-11-20T09:00:00.000Z' },
        { Number: 2, Amount: 3_333, DueDate: '2026-12-20', PaidAt: null, TransactionId: null },
        { Number: 3, Amount: 3_333, DueDate: '2027-01-20', PaidAt: null, TransactionId: null },
      ],
    });
    const id = assigned.UserSubscriptionId;
    const second = accepted(await server.subscriptions.pay(id, card, server.manager));
    expect(second.Transaction).toMatchObject({ Amount: 3_333, Description: 'Open monthly 2/3', UserSubscriptionId: id });
    const third = accepted(await server.subscriptions.pay(id, card, server.manager));
    expect(third.Subscription).toMatchObject({ PaymentLabel: 'Paid', DueDateUTC: null });
    expect(resultKey(await server.subscriptions.pay(id, card, server.manager))).toBe('SubscriptionNothingToPay');
    expect((await transactionsOf(id)).map((row) => row.Amount)).toEqual([3_334, 3_333, 3_333]);
  });

  it('with a recurring plan has no end date and needs card payments in the club profile', async () => {
    const { ClassSubscriptionId } = await server.type();
    await cardPayments(true);
    const { SubscriptionPlanId } = accepted(await plan(ClassSubscriptionId, { Recurrence: { Every: 1, Unit: 'Month' } }));
    expect(await server.assigned(athlete, { ClassSubscriptionId, SubscriptionPlanId })).toMatchObject({
      Price: 6_000,
      Recurrence: { Every: 1, Unit: 'Month' },
      RenewsOn: '2026-12-20',
      ExpiryDate: null,
    });
    await cardPayments(false);
    const request = { ...defaults, ClassSubscriptionId, SubscriptionPlanId };
    expect(resultKey(await server.subscriptions.assign(server.clubId, athlete, request, server.manager))).toBe(
      'RecurringPlanNeedsCardPayments',
    );
    expect(resultKey(await plan(ClassSubscriptionId, { Recurrence: { Every: 1, Unit: 'Year' } }))).toBe(
      'RecurringPlanNeedsCardPayments',
    );
  });

  it.each([
    ['a payment order priced 0', { Price: 0, Payment: { Method: 'Cash', VisibleInExport: true } }, 'SubscriptionAssignmentError'],
    ['an end that is not later than its start', { ActivationDate: '2026-12-01', ExpiryDate: '2026-12-01' }, 'end-after-start'],
    ['an unknown plan', { SubscriptionPlanId: 999_999 }, 'invalid-id'],
  ] as const)('is refused with %s', async (_name, overrides, expected) => {
    const { ClassSubscriptionId } = await server.type();
    const before = (await server.events()).length;
    const request = { ...defaults, ClassSubscriptionId, ...overrides };
    expect(resultKey(await server.subscriptions.assign(server.clubId, athlete, request, server.manager))).toBe(expected);
    expect((await server.events()).length).toBe(before);
  });

  it('accepts only members and types of the same club', async () => {
    const { ClassSubscriptionId } = await server.type();
    const other = await aClub(server.db);
    const outsider = await server.athlete(other);
    const request = { ...defaults, ClassSubscriptionId };
    expect(resultKey(await server.subscriptions.assign(server.clubId, outsider, request, server.manager))).toBe('NotFound');
    expect(resultKey(await server.subscriptions.assign(other, outsider, request, server.manager))).toBe('invalid-id');
    expect(resultKey(await server.subscriptions.ofClubUser(server.clubId, outsider))).toBe('NotFound');
  });
});

describe('two desks that take the same payment', () => {
  it('record the payment once, and the second desk is refused because the amount due has changed', async () => {
    const { ClassSubscriptionId } = await server.type({ DurationDays: 90 });
    const { SubscriptionPlanId } = accepted(await plan(ClassSubscriptionId, { Price: 9_000, Installments: 3 }));
    const held = await server.assigned(athlete, { ClassSubscriptionId, SubscriptionPlanId });
    const { UserSubscriptionId, AmountDue, DueDateUTC } = held;
    const pay = (Amount: number | null) =>
      server.subscriptions.pay(UserSubscriptionId, { ...card, Amount, Seen: { AmountDue, DueDateUTC } }, server.manager);
    accepted(await pay(AmountDue - 100));
    expect(await pay(AmountDue)).toEqual({
      refused: 'SubscriptionDueChanged',
      values: { amount: '1.00 EUR', AmountDue: 100, Currency: 'EUR' },
    });
    const rest = { AmountDue: 100, DueDateUTC };
    accepted(await server.subscriptions.pay(UserSubscriptionId, { ...card, Seen: rest }, server.manager));
    expect(resultKey(await pay(AmountDue))).toBe('SubscriptionDueChanged');
    expect(resultKey(await server.subscriptions.pay(UserSubscriptionId, { ...card, Seen: rest }, server.manager))).toBe(
      'SubscriptionDueChanged',
    );
  });
});

describe('an external payment of a subscription', () => {
  it('activates the subscription at once, and a transaction is recorded when the subscription is paid', async () => {
    const { ClassSubscriptionId } = await server.type({ Type: 'External' });
    const { UserSubscriptionId, ...assigned } = await server.assigned(athlete, { ClassSubscriptionId });
    expect(assigned).toMatchObject({ State: 'Active', ExternalPayment: true, DueDateUTC: '2026-11-26T00:00:00.000Z' });
    const Amount = 5_000;
    const paid = accepted(await server.subscriptions.pay(UserSubscriptionId, { ...card, Amount }, server.manager));
    expect(paid).toMatchObject({
      Subscription: { PaymentLabel: 'ToPay', ExtStatus: null, AmountDue: 900, PartPaid: 5_000 },
      Transaction: { Amount: 5_000, Method: 'Credit', LeftDue: 900 },
    });
    expect(accepted(await server.subscriptions.pay(UserSubscriptionId, card, server.manager))).toMatchObject({
      Subscription: { PaymentLabel: 'Paid', ExtStatus: 'paid', AmountDue: 0, PartPaid: 0 },
      Transaction: { Amount: 900, LeftDue: 0 },
    });
    expect(resultKey(await server.subscriptions.pay(UserSubscriptionId, { ...card, Amount: 0 }, server.manager))).toBe(
      'price-required',
    );
  });
});

describe('an assignment of a type that the member already holds', () => {
  const desk = async (userId: number, request: Partial<AssignSubscription> & Pick<AssignSubscription, 'ClassSubscriptionId'>) =>
    server.subscriptions.assign(server.clubId, userId, assignSubscriptionSchema.parse(request), server.manager);

  it('is accepted only when the request names the held subscription', async () => {
    const member = await server.athlete();
    const { ClassSubscriptionId } = await server.type();
    const held = accepted(await desk(member, { ClassSubscriptionId }));
    expect(await desk(member, { ClassSubscriptionId })).toEqual({
      refused: 'SubscriptionAlreadyHeld',
      values: { UserSubscriptionId: held.UserSubscriptionId, name: 'Open monthly', since: '2026-11-20' },
    });
    expect(resultKey(await desk(member, { ClassSubscriptionId, Besides: [held.UserSubscriptionId] }))).toBe('accepted');
    const other = await server.type({ Name: 'Another' });
    expect(resultKey(await desk(member, { ClassSubscriptionId: other.ClassSubscriptionId }))).toBe('accepted');
  });

  it('is accepted as a renewal from the day after the last day', async () => {
    const member = await server.athlete();
    const { ClassSubscriptionId } = await server.type();
    await desk(member, { ClassSubscriptionId });
    expect(resultKey(await desk(member, { ClassSubscriptionId, ActivationDate: '2026-12-19' }))).toBe('SubscriptionAlreadyHeld');
    expect(resultKey(await desk(member, { ClassSubscriptionId, ActivationDate: '2026-12-20' }))).toBe('accepted');
  });

  it('is also refused in an order', async () => {
    const member = await server.athlete();
    const { ClassSubscriptionId } = await server.type();
    const order = {
      OrderType: 'Subscription',
      ClubId: server.clubId,
      UserId: member,
      PaymentMode: 'Manual',
      Method: 'Cash',
      VisibleInExport: true,
      ClassSubscriptionId,
      SubscriptionPlanId: null,
      ActivationDate: null,
      Besides: [],
    } as const;
    expect(resultKey(await server.orders.create(order, server.manager))).toBe('accepted');
    expect(resultKey(await server.orders.create(order, server.manager))).toBe('SubscriptionAlreadyHeld');
  });

  it('is refused for the second of two concurrent desks', { tags: ['atLength'] }, async () => {
    const { ClassSubscriptionId } = await server.type();
    for (let round = 0; round < 20; round += 1) {
      const member = await server.athlete();
      const Payment = { Method: 'Cash', VisibleInExport: true } as const;
      const sell = () => desk(member, { ClassSubscriptionId, Payment });
      expect((await Promise.all([sell(), sell(), sell()])).map(resultKey).sort()).toEqual([
        'SubscriptionAlreadyHeld',
        'SubscriptionAlreadyHeld',
        'accepted',
      ]);
    }
  });
});

describe('a trial subscription', () => {
  it('is assigned once to every new member', async () => {
    const own = await aClub(server.db);
    const newcomer = await server.athlete(own);
    const { ClassSubscriptionId } = await server.type({ Name: 'Trial week', Price: 0, DurationDays: 7, AutoAssignTrial: true });
    await server.db
      .updateTable('class_subscriptions')
      .set({ ClubId: own })
      .where('ClassSubscriptionId', '=', ClassSubscriptionId)
      .execute();
    const join = () =>
      assignTrials(server.db, { ClubId: own, UserId: newcomer, TimeZone: 'Pacific/Auckland' }, new Date('2026-11-20T12:00:00Z'));
    await join();
    await join();
    const held = await server.subscriptions.ofClubUser(own, newcomer);
    if (isRefusal(held)) throw new Error(held.refused);
    expect(held).toHaveLength(1);
    expect(held[0]).toMatchObject({ SubscriptionName: 'Trial week', ActivationDate: '2026-11-21', ExpiryDate: '2026-11-27' });
    expect((await server.events('UserSubscriptionAdd')).at(-1)).toMatchObject({ Reason: 'Trial', By: null });
  });
});

const card = { Method: 'Credit', Amount: null, VisibleInExport: true } as const;
const defaults = {
  SubscriptionPlanId: null,
  ActivationDate: null,
  ExpiryDate: null,
  Price: null,
  Installments: null,
  ExternalPayment: false,
  Payment: null,
  Notes: '',
  Besides: [],
};
