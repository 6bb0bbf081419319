import type { RefundEffect } from '@clubpulse/contract/billing/transactions';
import { transactionInputSchema } from '@clubpulse/contract/billing/transactions';
import { addDays } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeats } from '../../calendar/seats/public.ts';
import { accepted, type BillingServer, openBilling, resultKey } from '../../test/billing.ts';
import { aClass, hours } from '../../test/booking-rows.ts';
import { expectOneDebt } from '../../test/money/owed.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { move } from '../ledger/public.ts';

let house: BillingServer;
let athlete: number;
let type: number;
beforeAll(async () => {
  house = await openBilling(new Date().toISOString());
  type = (await house.type({ DurationDays: 60, MaxActivities: 10 })).ClassSubscriptionId;
});
beforeEach(async () => {
  house.at(new Date().toISOString());
  athlete = await house.athlete();
});
afterAll(() => house.close());

const cash = { Method: 'Cash', Amount: null, VisibleInExport: true } as const;
async function paidTen() {
  const { UserSubscriptionId: held } = await house.assigned(athlete, { ClassSubscriptionId: type });
  const { Transaction } = accepted(await house.subscriptions.pay(held, cash, house.manager));
  return { held, purchase: Transaction.TransactionId };
}
const refund = (LinkedTransactionId: number, Amount: number, Effect?: RefundEffect) => {
  const input = { Type: 'Refund', Method: 'Cash', Amount, Currency: 'EUR', LinkedTransactionId, Effect } as const;
  return house.transactions.create(house.clubId, transactionInputSchema.parse(input), house.manager);
};
const stateOf = async (held: number) => {
  const { State, StateReason, PaymentLabel, RemainingTickets } = accepted(await house.subscriptions.get(held));
  return [State, StateReason, PaymentLabel, RemainingTickets];
};
async function book(Begin: Date): Promise<number> {
  const classId = await aClass(house.db, house.clubId, { Begin, TicketsCostInSite: 1, ClassSubscriptionIds: [type] });
  const seats = createSeats({ db: house.db, seatFreed: async () => {} });
  const request = { by: 'athlete', Place: 'InSite', paymentMode: 'Auto', force: false, Queue: false } as const;
  accepted(await seats.join({ classId, userId: athlete, staffId: null, answer: () => 'booked' }, request));
  return classId;
}
const booked = () =>
  house.db
    .selectFrom('class_participants')
    .select('ClassId')
    .where('UserId', '=', athlete)
    .where('State', '=', 'Booked')
    .execute();

describe('a full refund of a subscription', () => {
  it('ends the subscription by default, which then pays no more bookings', async () => {
    const { held, purchase } = await paidTen();
    const made = accepted(await refund(purchase, 5_900));
    expect(made.Effect).toBe('End');
    expect(await stateOf(held)).toEqual(['Canceled', 'Refunded', 'Canceled', 10]);
    expect((await house.events('UserSubscription')).at(-1)).toMatchObject({
      Target: athlete,
      Reason: 'Refunded',
      State: 'Canceled',
    });
    await expect(book(hours(48))).rejects.toThrow('NoValidSubscriptions');
    expect(resultKey(await house.subscriptions.pay(held, cash, house.manager))).toBe('SubscriptionNothingToPay');
  });

  it('lists the future bookings of the subscription and removes the member from them as staff would', async () => {
    const { held, purchase } = await paidTen();
    const [later, sooner] = [await book(hours(72)), await book(hours(48))];
    const before = accepted(await house.transactions.bought(house.clubId, purchase));
    expect(before.Subscription).toMatchObject({ UserSubscriptionId: held, IsOver: false });
    expect(before.Bookings.map(({ ClassId }) => ClassId)).toEqual([sooner, later]);
    accepted(await refund(purchase, 5_900, 'End'));
    expect(await booked()).toEqual([]);
    const events = (await house.events('ClassUnsubscription')).filter(({ Target }) => Target === athlete);
    expect(events).toMatchObject([
      { Reason: 'Removed', By: house.manager },
      { Reason: 'Removed', By: house.manager },
    ]);
    const { InSiteParticipants } = await house.db
      .selectFrom('classes')
      .select('InSiteParticipants')
      .where('ClassId', '=', sooner)
      .executeTakeFirstOrThrow();
    expect(InSiteParticipants).toBe(0);
  });

  it('does not end the subscription when staff chooses so', async () => {
    const { held, purchase } = await paidTen();
    await book(hours(48));
    expect(accepted(await refund(purchase, 5_900, 'Keep')).Effect).toBe('Keep');
    expect(await stateOf(held)).toEqual(['Active', null, 'Paid', 9]);
    expect(await booked()).toHaveLength(1);
  });

  it('restores the subscription when it is removed from the books', async () => {
    const { held, purchase } = await paidTen();
    const { TransactionId } = accepted(await refund(purchase, 5_900));
    expect(await house.transactions.delete(house.clubId, TransactionId, house.manager)).toBeUndefined();
    expect(await stateOf(held)).toEqual(['Active', null, 'Paid', 10]);
  });

  it('is refused without a change of bookings when it exceeds the unrefunded amount', async () => {
    const { purchase } = await paidTen();
    await book(hours(48));
    expect(resultKey(await refund(purchase, 5_901, 'End'))).toBe('refund-exceeds-purchase');
    expect(await booked()).toHaveLength(1);
  });
});

describe('a partial refund of a subscription', () => {
  it('changes only the payment by default', async () => {
    const { held, purchase } = await paidTen();
    expect(accepted(await refund(purchase, 900)).Effect).toBe('Keep');
    expect(await stateOf(held)).toEqual(['Active', null, 'Paid', 10]);
    accepted(await refund(purchase, 5_000));
    expect(await stateOf(held)).toEqual(['Canceled', 'Refunded', 'Canceled', 10]);
  });

  it('takes tickets back in proportion, and returns them when it is removed from the books', async () => {
    const { held, purchase } = await paidTen();
    const { TransactionId } = accepted(await refund(purchase, 2_950, 'TakeBack'));
    expect(await stateOf(held)).toEqual(['Active', null, 'Paid', 5]);
    await book(hours(48));
    expect(await refund(purchase, 2_950, 'TakeBack')).toEqual({
      refused: 'TicketsAlreadySpent',
      values: { needed: 5, balance: 4, refundable: 2_360 },
    });
    accepted(await refund(purchase, 2_360, 'TakeBack'));
    expect(await stateOf(held)).toEqual(['Expired', 'Tickets', 'Paid', 0]);
    expect(await booked()).toHaveLength(1);
    expect(await house.transactions.delete(house.clubId, TransactionId, house.manager)).toBeUndefined();
    expect(await stateOf(held)).toEqual(['Active', null, 'Paid', 5]);
  });

  it('ends the subscription and leaves the other payments when staff chooses so', { tags: ['atLength'] }, async () => {
    const { held, purchase } = await paidTen();
    accepted(await refund(purchase, 2_000, 'End'));
    expect(await stateOf(held)).toEqual(['Canceled', 'Refunded', 'Canceled', 10]);
    expect(accepted(await refund(purchase, 3_900)).Effect).toBe('End');
  });

  it('ends the subscription until the last of several such refunds is removed from the books, in either order', {
    tags: ['atLength'],
  }, async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { held, purchase } = await paidTen();
      const both = [await refund(purchase, 2_000, 'End'), await refund(purchase, 1_000, 'End')].map((made) => accepted(made));
      const [sooner, later] = order.map((index) => both[index]?.TransactionId ?? 0);
      expect(await house.transactions.delete(house.clubId, sooner ?? 0, house.manager)).toBeUndefined();
      expect(await stateOf(held)).toEqual(['Canceled', 'Refunded', 'Canceled', 10]);
      expect(await house.transactions.delete(house.clubId, later ?? 0, house.manager)).toBeUndefined();
      expect(await stateOf(held)).toEqual(['Active', null, 'Paid', 10]);
    }
  });

  it('takes no tickets from a subscription without tickets', async () => {
    const { ClassSubscriptionId } = await house.type();
    const { UserSubscriptionId } = await house.assigned(athlete, { ClassSubscriptionId });
    const { Transaction } = accepted(await house.subscriptions.pay(UserSubscriptionId, cash, house.manager));
    expect(resultKey(await refund(Transaction.TransactionId, 100, 'TakeBack'))).toBe('nothing-to-take-back');
  });
});

describe('a refund that ends a subscription with debts', () => {
  async function partPaid(ofType: Parameters<BillingServer['type']>[0] = {}) {
    const { ClassSubscriptionId } = await house.type({ DurationDays: 90, ...ofType });
    const { UserSubscriptionId: held } = await house.assigned(athlete, { ClassSubscriptionId, Price: 9_000, Installments: 3 });
    const pay = async (Amount: number) =>
      accepted(await house.subscriptions.pay(held, { ...cash, Amount }, house.manager)).Transaction.TransactionId;
    return { held, purchase: await pay(2_000), pay };
  }
  const owed = async (held: number) => {
    const { AmountDue, Owed, PaymentLabel } = accepted(await house.subscriptions.get(held));
    await expectOneDebt(house);
    return [AmountDue, Owed, PaymentLabel];
  };
  const later = (days: number) => new Date(house.now().getTime() + days * 86_400_000).toISOString();
  const nothing = [0, 0, 'Canceled'];

  it('ends the debts, whether full or partial, and does not make paid parts due again', async () => {
    for (const Amount of [2_000, 500]) {
      const { held, purchase } = await partPaid();
      expect(await owed(held)).toEqual([1_000, 1_000, 'ToPay']);
      accepted(await refund(purchase, Amount, 'End'));
      expect(await owed(held)).toEqual(nothing);
      expect(resultKey(await house.subscriptions.pay(held, cash, house.manager))).toBe('SubscriptionNothingToPay');
      expect(await house.changes.delete(held, house.manager)).toBeUndefined();
    }
  });

  it('ends overdue installments too, and leaves no debt when the member leaves', { tags: ['atLength'] }, async () => {
    const { held, purchase } = await partPaid();
    house.at(later(40));
    expect(await owed(held)).toEqual([1_000, 4_000, 'Unpaid']);
    accepted(await refund(purchase, 2_000));
    expect(await owed(held)).toEqual(nothing);
    await house.leave(athlete);
    expect(await house.debts.ofUser(athlete)).toEqual([]);
  });

  it.each(
    oneIn<[string, (held: number) => Promise<unknown>]>(3, [
      ['canceled', (held) => house.changes.cancel(held, false, house.manager)],
      ['not renewed', (held) => house.stored(held, { State: 'NonRenewed', StateReason: 'PeriodEnd' })],
      ['canceled without another payment', (held) => house.stored(held, { State: 'Canceled', StateReason: 'UnpaidExternal' })],
    ]),
  )(
    'ends the debts of a subscription that was over before: %s; removing the refund from the books restores the debts',
    { tags: ['examples'] },
    async (_name, end) => {
      const { held, purchase } = await partPaid();
      await end(held);
      const before = await owed(held);
      const [State, StateReason] = await stateOf(held);
      accepted(await refund(purchase, 1_000));
      expect(await owed(held)).toEqual(before);
      const { TransactionId } = accepted(await refund(purchase, 1_000));
      expect(await owed(held)).toEqual(nothing);
      expect(await house.transactions.delete(house.clubId, TransactionId, house.manager)).toBeUndefined();
      expect(await owed(held)).toEqual(before);
      expect((await stateOf(held)).slice(0, 2)).toEqual([State, StateReason]);
    },
  );

  it('still ends the subscription when a second refund is removed from the books', { tags: ['atLength'] }, async () => {
    const { held, purchase, pay } = await partPaid();
    const second = await pay(500);
    accepted(await refund(purchase, 2_000));
    const { TransactionId, Effect } = accepted(await refund(second, 500));
    expect(Effect).toBe('End');
    expect(await house.transactions.delete(house.clubId, TransactionId, house.manager)).toBeUndefined();
    expect(await owed(held)).toEqual(nothing);
  });

  it('leaves the debts when staff chooses no effect on the subscription', { tags: ['atLength'] }, async () => {
    const { held, purchase } = await partPaid();
    accepted(await refund(purchase, 2_000, 'Keep'));
    expect(await owed(held)).toEqual([1_000, 1_000, 'ToPay']);
  });
});

describe('a refund that is removed from the books', () => {
  const takeOff = (id: number) => house.transactions.delete(house.clubId, id, house.manager);

  it('restores the state of a subscription that was canceled as unpaid, and a payment can then reactivate the subscription', {
    tags: ['atLength'],
  }, async () => {
    const since = house.now();
    const { ClassSubscriptionId } = await house.type({ Type: 'External', DurationDays: 60 });
    const { UserSubscriptionId: held } = await house.assigned(athlete, { ClassSubscriptionId });
    const { Transaction } = accepted(await house.subscriptions.pay(held, { ...cash, Amount: 900 }, house.manager));
    house.at(new Date(since.getTime() + 10 * 86_400_000).toISOString());
    const made = accepted(await refund(Transaction.TransactionId, 900));
    expect(await stateOf(held)).toEqual(['Canceled', 'Refunded', 'Canceled', null]);
    expect(await takeOff(made.TransactionId)).toBeUndefined();
    expect(await stateOf(held)).toEqual(['Canceled', 'UnpaidExternal', 'Unpaid', null]);
    accepted(await house.subscriptions.pay(held, cash, house.manager));
    expect(await stateOf(held)).toEqual(['Active', null, 'Paid', null]);
  });

  it('stays on the books when the returned tickets would exceed the limit of the balance', async () => {
    const { held, purchase } = await paidTen();
    const { TransactionId } = accepted(await refund(purchase, 590, 'TakeBack'));
    const account = { ClubId: house.clubId, UserId: athlete, UserSubscriptionId: held };
    const gift = { Change: 1_000_000_000 - 9, Reason: 'Adjustment', by: house.manager } as const;
    await house.db.transaction().execute((trx) => move(trx, account, gift));
    const before = accepted(await house.transactions.get(house.clubId, TransactionId));
    expect(resultKey(await takeOff(TransactionId))).toBe('balance-too-high');
    expect(accepted(await house.transactions.get(house.clubId, TransactionId))).toEqual(before);
    expect(accepted(await house.transactions.get(house.clubId, purchase))).toMatchObject({ RefundedAmount: 590 });
  });

  it('restores a suspension of the subscription, or adds the suspended days when the suspension has ended meanwhile', {
    tags: ['atLength'],
  }, async () => {
    const since = house.now();
    const later = (days: number) => new Date(since.getTime() + days * 86_400_000).toISOString();
    const suspended = async (days: number | null) => {
      const { held, purchase } = await paidTen();
      const { ActivationDate } = accepted(await house.subscriptions.get(held));
      const until = days === null ? null : addDays(ActivationDate, days);
      const before = accepted(await house.changes.suspend(held, until, house.manager));
      const { TransactionId } = accepted(await refund(purchase, 5_900));
      expect(await stateOf(held)).toEqual(['Canceled', 'Refunded', 'Canceled', 10]);
      return { held, before, TransactionId };
    };
    const [byHand, over] = [await suspended(null), await suspended(10)];
    house.at(later(20));
    for (const { TransactionId } of [byHand, over]) expect(await takeOff(TransactionId)).toBeUndefined();
    const after = accepted(await house.subscriptions.get(byHand.held));
    expect(after).toEqual({ ...byHand.before, RowVersion: after.RowVersion });
    const { ExpiryDate } = over.before;
    expect(accepted(await house.subscriptions.get(over.held))).toMatchObject({
      State: 'Active',
      SuspendedDate: null,
      ExpiryDate: addDays(ExpiryDate ?? '', 10),
    });
  });
});

describe('a refund of a subscription paid in several payments', () => {
  async function paidIn(...amounts: number[]) {
    const { UserSubscriptionId: held } = await house.assigned(athlete, { ClassSubscriptionId: type });
    const purchases: number[] = [];
    for (const Amount of amounts)
      purchases.push(accepted(await house.subscriptions.pay(held, { ...cash, Amount }, house.manager)).Transaction.TransactionId);
    return { held, purchases };
  }

  it('takes tickets in proportion to all refunds, and takes all remaining tickets with the last refund', async () => {
    const { held, purchases } = await paidIn(2_950, 2_950);
    const [first = 0, second = 0] = purchases;
    accepted(await refund(first, 1, 'TakeBack'));
    accepted(await refund(second, 1, 'TakeBack'));
    expect(await stateOf(held)).toEqual(['Active', null, 'Paid', 9]);
    accepted(await refund(first, 2_949, 'Keep'));
    accepted(await refund(second, 2_949, 'End'));
    expect(await stateOf(held)).toEqual(['Canceled', 'Refunded', 'Canceled', 9]);
  });

  it('can be moved to the other payment and has its effect there', { tags: ['atLength'] }, async () => {
    const { held, purchases } = await paidIn(2_950, 2_950);
    const [first = 0, second = 0] = purchases;
    accepted(await house.changes.cancel(held, false, house.manager));
    const made = accepted(await refund(first, 2_950, 'Keep'));
    const input = { Type: 'Refund', Method: 'Cash', Amount: 2_950, Currency: 'EUR', LinkedTransactionId: second } as const;
    const moved = transactionInputSchema.parse({ ...input, UserId: athlete });
    accepted(await house.transactions.update(house.clubId, made.TransactionId, moved, house.manager));
    expect(await stateOf(held)).toEqual(['Canceled', 'Refunded', 'Canceled', 10]);
    const less = { ...moved, Amount: 100 };
    expect(resultKey(await house.transactions.update(house.clubId, made.TransactionId, less, house.manager))).toBe(
      'TransactionIsLinked',
    );
    expect(await house.transactions.delete(house.clubId, made.TransactionId, house.manager)).toBeUndefined();
    expect(await stateOf(held)).toEqual(['Canceled', 'Immediately', 'Paid', 10]);
  });
});

it('a refund belongs to the member of its purchase', async () => {
  const { purchase } = await paidTen();
  const other = await house.athlete();
  const input = { Type: 'Refund', Method: 'Cash', Amount: 100, Currency: 'EUR', LinkedTransactionId: purchase } as const;
  const refundOf = (UserId: number | null) => transactionInputSchema.parse({ ...input, UserId, Effect: 'Keep' });
  expect(await house.transactions.create(house.clubId, refundOf(other), house.manager)).toEqual({
    refused: 'ValidationFailed',
    errors: [{ field: 'UserId', key: 'refund-of-another' }],
  });
  const { TransactionId } = accepted(await house.transactions.create(house.clubId, refundOf(athlete), house.manager));
  const update = (UserId: number | null) =>
    house.transactions.update(house.clubId, TransactionId, { ...refundOf(UserId), Amount: 90 }, house.manager);
  expect(resultKey(await update(other))).toBe('refund-of-another');
  expect(accepted(await update(null))).toMatchObject({ UserId: athlete, Amount: 90 });
});

it('a booking and a concurrent full refund never leave an unpaid seat', {
  tags: ['atLength'],
}, async () => {
  for (let round = 0; round < 8; round += 1) {
    const { held, purchase } = await paidTen();
    await book(hours(48));
    const other = book(hours(72)).catch(() => undefined);
    const [refunded] = await Promise.all([refund(purchase, 5_900, 'End'), other]);
    expect(accepted(refunded).Effect).toBe('End');
    const left = await house.db.selectFrom('class_participants').selectAll().where('UserSubscriptionId', '=', held).execute();
    expect(left).toEqual([]);
  }
});
