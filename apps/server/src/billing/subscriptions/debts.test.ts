import { transactionInputSchema } from '@clubpulse/contract/billing/transactions';
import { isRefusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accepted, type BillingServer, openBilling, resultKey } from '../../test/billing.ts';

let server: BillingServer;
let athlete: number;
let type: number;
beforeAll(async () => {
  server = await openBilling('2026-11-20T09:00:00Z');
  type = (await server.type()).ClassSubscriptionId;
});
beforeEach(async () => {
  server.at('2026-11-20T09:00:00Z');
  athlete = await server.athlete();
});
afterAll(() => server.close());

const cash = { Method: 'Cash', Amount: null, VisibleInExport: true } as const;
const get = async (id: number) => accepted(await server.subscriptions.get(id));
const writeOff = (id: number, Amount: number) => server.changes.writeOff(id, { Amount, Reason: 'Moved away' }, server.manager);
async function owing(overrides: object = {}, ofType: Parameters<BillingServer['type']>[0] = {}) {
  const { ClassSubscriptionId } = await server.type(ofType);
  return (await server.assigned(athlete, { ClassSubscriptionId, ...overrides })).UserSubscriptionId;
}

it('a debt remains when its subscription has ended, and can still be paid', async () => {
  const id = await owing();
  accepted(await server.subscriptions.pay(id, { ...cash, Amount: 2_000 }, server.manager));
  await server.wake('2027-01-10T09:00:00Z');
  expect(await get(id)).toMatchObject({ State: 'Expired', PaymentLabel: 'Unpaid', AmountDue: 3_900 });
  expect(await server.changes.delete(id, server.manager)).toMatchObject({
    refused: 'SubscriptionHasDebt',
    values: { amount: '39.00 EUR' },
  });
  accepted(await server.subscriptions.pay(id, cash, server.manager));
  expect(await get(id)).toMatchObject({ State: 'Expired', PaymentLabel: 'Paid', AmountDue: 0 });
});

it('a debt is written off with operator and reason, only for the amount shown to the operator', async () => {
  const id = await owing();
  await server.wake('2027-01-10T09:00:00Z');
  expect(resultKey(await writeOff(id, 5_000))).toBe('more-than-due');
  expect(accepted(await writeOff(id, 5_900))).toMatchObject({
    PaymentLabel: 'Canceled',
    AmountDue: 0,
    WriteOffs: [{ Amount: 5_900, Number: null, Reason: 'Moved away', Operator: { email: 'desk@example.com' } }],
  });
  expect((await server.events('UserSubscription')).at(-1)).toMatchObject({ Reason: 'WrittenOff', By: server.manager });
  expect(resultKey(await writeOff(id, 5_900))).toBe('SubscriptionNothingToPay');
  expect(resultKey(await server.subscriptions.pay(id, cash, server.manager))).toBe('SubscriptionNothingToPay');
  expect((await server.subscriptions.ofUser(athlete)).map(({ WriteOffs }) => WriteOffs)).toEqual([[]]);
  expect(await server.changes.delete(id, server.manager)).toBeUndefined();
});

it('the next installment remains due when one is written off', async () => {
  const id = await owing({ Price: 9_000, Installments: 3 }, { DurationDays: 90 });
  accepted(await writeOff(id, 3_000));
  const { AmountDue, PaymentLabel, InstallmentPlan } = await get(id);
  expect([AmountDue, PaymentLabel, InstallmentPlan[0]?.PaidAt]).toEqual([3_000, 'ToPay', null]);
  expect(InstallmentPlan[0]?.WrittenOffAt).not.toBeNull();
  accepted(await server.subscriptions.pay(id, cash, server.manager));
  accepted(await writeOff(id, 3_000));
  expect(await get(id)).toMatchObject({ AmountDue: 0, PaymentLabel: 'Canceled' });
});

it('an external payment that was canceled as unpaid remains canceled after a part payment, and becomes active when paid in full', {
  tags: ['atLength'],
}, async () => {
  const [id, late] = [await owing({}, { Type: 'External' }), await owing({}, { Type: 'External' })];
  await server.wake('2026-12-01T09:00:00Z');
  expect(await get(id)).toMatchObject({ State: 'Canceled', StateReason: 'UnpaidExternal', AmountDue: 5_900 });
  accepted(await server.subscriptions.pay(id, { ...cash, Amount: 900 }, server.manager));
  expect(await get(id)).toMatchObject({ State: 'Canceled', AmountDue: 5_000 });
  accepted(await server.subscriptions.pay(id, cash, server.manager));
  expect(await get(id)).toMatchObject({ State: 'Active', StateReason: null, PaymentLabel: 'Paid' });
  await server.wake('2027-01-10T09:00:00Z');
  accepted(await server.subscriptions.pay(late, cash, server.manager));
  expect(await get(late)).toMatchObject({ State: 'Expired', StateReason: 'Date', PaymentLabel: 'Paid' });
});

const pay = (id: number, Amount: number | null) =>
  server.subscriptions.pay(id, { Method: 'Cash', Amount, VisibleInExport: true }, server.manager);
const dueOf = async (id: number) => {
  const { PaymentLabel, AmountDue, PartPaid } = accepted(await server.subscriptions.get(id));
  return [PaymentLabel, AmountDue, PartPaid];
};
const tooMuch = (amount: string) => ({
  refused: 'ValidationFailed',
  errors: [{ field: 'Amount', key: 'more-than-due', values: { amount, AmountLeft: expect.any(Number), Currency: 'EUR' } }],
});

describe('a debt for a subscription', () => {
  it('is settled only by full payment, and the balance of a part payment becomes overdue too', async () => {
    const { UserSubscriptionId: id } = await server.assigned(athlete, { ClassSubscriptionId: type });
    expect(accepted(await pay(id, 1)).Transaction).toMatchObject({ Amount: 1, LeftDue: 5_899 });
    expect(await dueOf(id)).toEqual(['ToPay', 5_899, 1]);
    server.at('2026-11-21T09:00:00Z');
    expect(await dueOf(id)).toEqual(['Unpaid', 5_899, 1]);
    expect(await pay(id, 5_900)).toEqual(tooMuch('58.99 EUR'));
    expect(accepted(await pay(id, null)).Transaction).toMatchObject({ Amount: 5_899, LeftDue: 0 });
    expect(await dueOf(id)).toEqual(['Paid', 0, 0]);
  });

  it('with installments is the amount of the next installment', async () => {
    const { UserSubscriptionId: id } = await server.assigned(athlete, {
      ClassSubscriptionId: type,
      Price: 9_000,
      Installments: 1,
    });
    expect(await pay(id, 1_000_000_000)).toEqual(tooMuch('90.00 EUR'));
    const parts = await server.assigned(athlete, {
      ClassSubscriptionId: (await server.type({ DurationDays: 90 })).ClassSubscriptionId,
      Price: 9_000,
      Installments: 3,
    });
    const other = parts.UserSubscriptionId;
    accepted(await pay(other, 2_000));
    expect(await dueOf(other)).toEqual(['ToPay', 1_000, 2_000]);
    expect(await pay(other, 1_001)).toEqual(tooMuch('10.00 EUR'));
    accepted(await pay(other, 1_000));
    expect(await dueOf(other)).toEqual(['ToPay', 3_000, 0]);
    const [first, second] = accepted(await server.subscriptions.get(other)).InstallmentPlan;
    expect([first?.PaidAt !== null, second?.PaidAt]).toEqual([true, null]);
  });

  it('is not paid twice by two concurrent desks', async () => {
    const { UserSubscriptionId: id } = await server.assigned(athlete, { ClassSubscriptionId: type });
    const answers = await Promise.all([3_000, 3_000, 2_900, 59_00, 1_000].map((amount) => pay(id, amount)));
    const taken = answers.flatMap((answer) => (isRefusal(answer) ? [] : [answer.Transaction.Amount]));
    const paid = taken.reduce((sum, amount) => sum + amount, 0);
    expect(paid).toBeLessThanOrEqual(5_900);
    expect((await dueOf(id))[1]).toBe(5_900 - paid);
  });
});

describe('a debt that is neither paid nor written off', () => {
  const part = (id: number, Amount: number) => server.subscriptions.pay(id, { ...cash, Amount }, server.manager);
  const cancel = (id: number) => server.changes.cancel(id, false, server.manager);
  const hasDebt = (amount: string) => ({ refused: 'SubscriptionHasDebt', values: { amount } });
  const giveBack = (LinkedTransactionId: number, Amount: number, Effect?: 'End' | 'Keep') => {
    const input = { Type: 'Refund', Method: 'Cash', Amount, Currency: 'EUR', LinkedTransactionId, Effect } as const;
    return server.transactions.create(server.clubId, transactionInputSchema.parse(input), server.manager);
  };

  it.each([
    ['nothing', 0, '59.00 EUR', 5_900],
    ['a part', 1, '58.99 EUR', 5_899],
  ])(
    'prevents the removal of a subscription begun today with %s paid, until it is written off',
    async (_, paid, amount, open) => {
      const id = await owing();
      if (paid > 0) accepted(await part(id, paid));
      expect((await get(id)).Owed).toBe(open);
      expect(await server.changes.delete(id, server.manager)).toEqual(hasDebt(amount));
      accepted(await writeOff(id, open));
      expect((await get(id)).Owed).toBe(0);
      expect(await server.changes.delete(id, server.manager)).toBeUndefined();
    },
  );

  it('does not exist for a removed subscription that is neither begun nor due', async () => {
    const id = await owing({ ActivationDate: '2026-12-01' });
    expect(await get(id)).toMatchObject({ AmountDue: 5_900, Owed: 0 });
    accepted(await cancel(id));
    expect(await get(id)).toMatchObject({ AmountDue: 0, PaymentLabel: 'Canceled' });
    expect(await server.changes.delete(id, server.manager)).toBeUndefined();
  });

  it('remains when the subscription is cancelled at once', async () => {
    const id = await owing();
    accepted(await part(id, 1_000));
    expect(accepted(await cancel(id))).toMatchObject({ AmountDue: 4_900, Owed: 4_900, PaymentLabel: 'ToPay' });
    expect(await server.changes.delete(id, server.manager)).toEqual(hasDebt('49.00 EUR'));
    server.at('2026-11-21T09:00:00Z');
    expect((await get(id)).PaymentLabel).toBe('Unpaid');
    expect(accepted(await part(id, 4_900)).Subscription).toMatchObject({ State: 'Canceled', PaymentLabel: 'Paid', Owed: 0 });
  });

  it('includes installments that are due and the installment that has begun', async () => {
    const id = await owing({ Price: 9_000, Installments: 3 }, { DurationDays: 90 });
    server.at('2026-12-22T09:00:00Z');
    expect(await get(id)).toMatchObject({ AmountDue: 3_000, Owed: 6_000 });
    accepted(await part(id, 3_000));
    accepted(await part(id, 3_000));
    expect((await get(id)).Owed).toBe(0);
    accepted(await part(id, 500));
    expect(accepted(await cancel(id))).toMatchObject({ AmountDue: 2_500, Owed: 2_500 });
    expect(await server.changes.delete(id, server.manager)).toEqual(hasDebt('25.00 EUR'));
  });

  it('includes every begun period of a recurring subscription', async () => {
    const id = await owing();
    const monthly = { RecurrenceEvery: 1, RecurrenceUnit: 'Month', RenewsOn: '2026-12-20', ExpiryDate: null } as const;
    await server.stored(id, monthly);
    await server.wake('2027-01-25T09:00:00Z');
    expect(await get(id)).toMatchObject({ AmountDue: 5_900, Owed: 3 * 5_900 });
  });

  it('is not hidden by a postponed or removed due day', async () => {
    for (const DueDate of ['2099-01-01', null]) {
      const id = await owing();
      const { ActivationDate, ExpiryDate, RemainingTickets, Notes } = await get(id);
      const edit = { ActivationDate, ExpiryDate, RemainingTickets, Notes, DueDate };
      accepted(await server.changes.update(id, edit, server.manager));
      expect(await server.changes.delete(id, server.manager)).toEqual(hasDebt('59.00 EUR'));
      expect(accepted(await cancel(id)).AmountDue).toBe(5_900);
    }
  });

  it('remains after a refund that does not end the subscription, and ends with a refund that ends the subscription', async () => {
    const expired = await owing();
    await server.wake('2027-01-10T09:00:00Z');
    const cent = accepted(await part(expired, 1)).Transaction.TransactionId;
    const before = accepted(await server.transactions.bought(server.clubId, cent));
    expect(before.Subscription).toMatchObject({ IsOver: false, Owed: 5_899 });
    const favour = accepted(await giveBack(cent, 1, 'Keep')).TransactionId;
    expect(await get(expired)).toMatchObject({ StateReason: 'Date', PaymentLabel: 'Unpaid', AmountDue: 5_899 });
    expect(await server.changes.delete(expired, server.manager)).toEqual(hasDebt('58.99 EUR'));
    expect(await server.transactions.delete(server.clubId, favour, server.manager)).toBeUndefined();
    accepted(await giveBack(cent, 1));
    expect(await get(expired)).toMatchObject({ StateReason: 'Refunded', PaymentLabel: 'Canceled', AmountDue: 0 });
    expect(await server.changes.delete(expired, server.manager)).toBeUndefined();
  });

  it('remains readable as write-off with operator and reason after the subscription is removed', async () => {
    const id = await owing();
    accepted(await writeOff(id, 5_900));
    const read = async () => accepted(await server.subscriptions.writeOffs(server.clubId, athlete));
    const saved = { UserSubscriptionId: id, SubscriptionName: 'Open monthly', Amount: 5_900, Currency: 'EUR' };
    const person = { Reason: 'Moved away', Operator: { email: 'desk@example.com' }, At: '2026-11-20T09:00:00.000Z' };
    expect(await read()).toEqual([{ ...saved, ...person, Number: null, IsRemoved: false }]);
    expect(await server.changes.delete(id, server.manager)).toBeUndefined();
    expect(await read()).toEqual([{ ...saved, ...person, Number: null, IsRemoved: true }]);
    expect(resultKey(await server.subscriptions.writeOffs(server.clubId, 999_999))).toBe('NotFound');
  });

  it('prevents no removal after it was paid, and then amount and day of the payments cannot change', async () => {
    const id = await owing();
    const { TransactionId } = accepted(await part(id, 5_900)).Transaction;
    expect(await server.changes.delete(id, server.manager)).toBeUndefined();
    const less = { Type: 'Purchase', Method: 'Cash', Amount: 1, Currency: 'EUR', UserId: athlete } as const;
    const input = transactionInputSchema.parse(less);
    expect(resultKey(await server.transactions.update(server.clubId, TransactionId, input, server.manager))).toBe(
      'TransactionIsLinked',
    );
    expect(resultKey(await server.transactions.delete(server.clubId, TransactionId, server.manager))).toBe('TransactionIsLinked');
    expect(accepted(await server.transactions.bought(server.clubId, TransactionId)).Subscription).toBeNull();
    const back = accepted(await giveBack(TransactionId, 5_900, 'End'));
    expect(back).toMatchObject({ Effect: 'End', UserId: athlete });
    expect(await server.transactions.delete(server.clubId, back.TransactionId, server.manager)).toBeUndefined();
  });
});
