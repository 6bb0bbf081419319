import { isRefusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accepted, type BillingHouse, openBilling, said } from '../../test/billing.ts';

let house: BillingHouse;
let athlete: number;
let type: number;
beforeAll(async () => {
  house = await openBilling('2026-11-20T09:00:00Z');
  type = (await house.type()).ClassSubscriptionId;
});
beforeEach(async () => {
  house.at('2026-11-20T09:00:00Z');
  athlete = await house.athlete();
});
afterAll(() => house.close());

const cash = { Method: 'Cash', Amount: null, VisibleInExport: true } as const;
const get = async (id: number) => accepted(await house.subscriptions.get(id));
const writeOff = (id: number, Amount: number) => house.changes.writeOff(id, { Amount, Reason: 'Moved away' }, house.manager);
async function owing(overrides: object = {}, ofType: Parameters<BillingHouse['type']>[0] = {}) {
  const { ClassSubscriptionId } = await house.type(ofType);
  return (await house.assigned(athlete, { ClassSubscriptionId, ...overrides })).UserSubscriptionId;
}

it('a debt stays when its subscription is over, and is paid then', async () => {
  const id = await owing();
  accepted(await house.subscriptions.pay(id, { ...cash, Amount: 2_000 }, house.manager));
  await house.wake('2027-01-10T09:00:00Z');
  expect(await get(id)).toMatchObject({ State: 'Expired', PaymentLabel: 'Unpaid', AmountDue: 3_900 });
  expect(await house.changes.delete(id, house.manager)).toMatchObject({
    refused: 'SubscriptionHasDebt',
    values: { amount: '39.00 EUR' },
  });
  accepted(await house.subscriptions.pay(id, cash, house.manager));
  expect(await get(id)).toMatchObject({ State: 'Expired', PaymentLabel: 'Paid', AmountDue: 0 });
});

it('is given up by somebody with a reason, as she saw it', async () => {
  const id = await owing();
  await house.wake('2027-01-10T09:00:00Z');
  expect(said(await writeOff(id, 5_000))).toBe('more-than-due');
  expect(accepted(await writeOff(id, 5_900))).toMatchObject({
    PaymentLabel: 'Canceled',
    AmountDue: 0,
    WriteOffs: [{ Amount: 5_900, Number: null, Reason: 'Moved away', Operator: { email: 'desk@example.com' } }],
  });
  expect((await house.events('UserSubscription')).at(-1)).toMatchObject({ Reason: 'WrittenOff', By: house.manager });
  expect(said(await writeOff(id, 5_900))).toBe('SubscriptionNothingToPay');
  expect(said(await house.subscriptions.pay(id, cash, house.manager))).toBe('SubscriptionNothingToPay');
  expect((await house.subscriptions.ofUser(athlete)).map(({ WriteOffs }) => WriteOffs)).toEqual([[]]);
  expect(await house.changes.delete(id, house.manager)).toBeUndefined();
});

it('of an installment leaves the next one to pay', async () => {
  const id = await owing({ Price: 9_000, Installments: 3 }, { DurationDays: 90 });
  accepted(await writeOff(id, 3_000));
  const { AmountDue, PaymentLabel, InstallmentPlan } = await get(id);
  expect([AmountDue, PaymentLabel, InstallmentPlan[0]?.PaidAt]).toEqual([3_000, 'ToPay', null]);
  expect(InstallmentPlan[0]?.WrittenOffAt).not.toBeNull();
  accepted(await house.subscriptions.pay(id, cash, house.manager));
  accepted(await writeOff(id, 3_000));
  expect(await get(id)).toMatchObject({ AmountDue: 0, PaymentLabel: 'Canceled' });
});

it('of what was dropped unpaid is taken late: in parts it stays dropped, whole it comes back as far as its days go', async () => {
  const [id, late] = [await owing({}, { Type: 'External' }), await owing({}, { Type: 'External' })];
  await house.wake('2026-12-01T09:00:00Z');
  expect(await get(id)).toMatchObject({ State: 'Canceled', StateReason: 'UnpaidExternal', AmountDue: 5_900 });
  accepted(await house.subscriptions.pay(id, { ...cash, Amount: 900 }, house.manager));
  expect(await get(id)).toMatchObject({ State: 'Canceled', AmountDue: 5_000 });
  accepted(await house.subscriptions.pay(id, cash, house.manager));
  expect(await get(id)).toMatchObject({ State: 'Active', StateReason: null, PaymentLabel: 'Paid' });
  await house.wake('2027-01-10T09:00:00Z');
  accepted(await house.subscriptions.pay(late, cash, house.manager));
  expect(await get(late)).toMatchObject({ State: 'Expired', StateReason: 'Date', PaymentLabel: 'Paid' });
});

const pay = (id: number, Amount: number | null) =>
  house.subscriptions.pay(id, { Method: 'Cash', Amount, VisibleInExport: true }, house.manager);
const dueOf = async (id: number) => {
  const { PaymentLabel, AmountDue, PartPaid } = accepted(await house.subscriptions.get(id));
  return [PaymentLabel, AmountDue, PartPaid];
};
const tooMuch = (amount: string) => ({
  refused: 'ValidationFailed',
  errors: [{ field: 'Amount', key: 'more-than-due', values: { amount } }],
});

describe('a debt', () => {
  it('is settled by its whole amount alone: a part leaves a balance, which goes late like it', async () => {
    const { UserSubscriptionId: id } = await house.assigned(athlete, { ClassSubscriptionId: type });
    expect(accepted(await pay(id, 1)).Transaction).toMatchObject({ Amount: 1, LeftDue: 5_899 });
    expect(await dueOf(id)).toEqual(['ToPay', 5_899, 1]);
    house.at('2026-11-21T09:00:00Z');
    expect(await dueOf(id)).toEqual(['Unpaid', 5_899, 1]);
    expect(await pay(id, 5_900)).toEqual(tooMuch('58.99 EUR'));
    expect(accepted(await pay(id, null)).Transaction).toMatchObject({ Amount: 5_899, LeftDue: 0 });
    expect(await dueOf(id)).toEqual(['Paid', 0, 0]);
  });

  it('of installments is that of the next one', async () => {
    const { UserSubscriptionId: id } = await house.assigned(athlete, {
      ClassSubscriptionId: type,
      Price: 9_000,
      Installments: 1,
    });
    expect(await pay(id, 1_000_000_000)).toEqual(tooMuch('90.00 EUR'));
    const parts = await house.assigned(athlete, {
      ClassSubscriptionId: (await house.type({ DurationDays: 90 })).ClassSubscriptionId,
      Price: 9_000,
      Installments: 3,
    });
    const other = parts.UserSubscriptionId;
    accepted(await pay(other, 2_000));
    expect(await dueOf(other)).toEqual(['ToPay', 1_000, 2_000]);
    expect(await pay(other, 1_001)).toEqual(tooMuch('10.00 EUR'));
    accepted(await pay(other, 1_000));
    expect(await dueOf(other)).toEqual(['ToPay', 3_000, 0]);
    const [first, second] = accepted(await house.subscriptions.get(other)).InstallmentPlan;
    expect([first?.PaidAt !== null, second?.PaidAt]).toEqual([true, null]);
  });

  it('is never paid twice by two desks at once', async () => {
    const { UserSubscriptionId: id } = await house.assigned(athlete, { ClassSubscriptionId: type });
    const answers = await Promise.all([3_000, 3_000, 2_900, 59_00, 1_000].map((amount) => pay(id, amount)));
    const taken = answers.flatMap((answer) => (isRefusal(answer) ? [] : [answer.Transaction.Amount]));
    const paid = taken.reduce((sum, amount) => sum + amount, 0);
    expect(paid).toBeLessThanOrEqual(5_900);
    expect((await dueOf(id))[1]).toBe(5_900 - paid);
  });
});
