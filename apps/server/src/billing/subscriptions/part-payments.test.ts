import { isRefusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accepted, type BillingHouse, openBilling } from '../../test/billing.ts';

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
