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

let server: BillingServer;
let athlete: number;
let type: number;
beforeAll(async () => {
  server = await openBilling(new Date().toISOString());
  type = (await server.type({ DurationDays: 60, MaxActivities: 10 })).ClassSubscriptionId;
});
beforeEach(async () => {
  server.at(new Date().toISOString());
  athlete = await server.athlete();
});
afterAll(() => server.close());

const cash = { Method: 'Cash', Amount: null, VisibleInExport: true } as const;
async function paidTen() {
  const { UserSubscriptionId: held } = await server.assigned(athlete, { ClassSubscriptionId: type });
  const { Transaction } = accepted(await server.subscriptions.pay(held, cash, server.manager));
  return { held, purchase: Transaction.TransactionId };
}
const refund = (LinkedTransactionId: number, Amount: number, Effect?: RefundEffect) => {
  const input = { Type: 'Refund', Method: 'Cash', Amount, Currency: 'EUR', LinkedTransactionId, Effect } as const;
  return server.transactions.create(server.clubId, transactionInputSchema.parse(input), server.manager);
};
const stateOf = async (held: number) => {
  const { State, StateReason, PaymentLabel, RemainingTickets } = accepted(await server.subscriptions.get(held));
  return [State, StateReason, PaymentLabel, RemainingTickets];
};
async function book(Begin: Date): Promise<number> {
  const classId = await aClass(server.db, server.clubId, { Begin, TicketsCostInSite: 1, ClassSubscriptionIds: [type] });
  const seats = createSeats({ db: server.db, seatFreed: async () => {} });
  const request = { by: 'athlete', Place: 'InSite', paymentMode: 'Auto', force: false, Queue: false } as const;
  accepted(await seats.join({ classId, userId: athlete, staffId: null, answer: () => 'booked' }, request));
  return classId;
}
const booked = () =>
  server.db
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
    expect((await server.events('UserSubscription')).at(-1)).toMatchObject({
      Target: athlete,
      Reason: 'Refunded',
      State: 'Canceled',
    });
    await expect(book(hours(48))).rejects.toThrow('NoValidSubscriptions');
    expect(resultKey(await server.subscriptions.pay(held, cash, server.manager))).toBe('SubscriptionNothingToPay');
  });

  it('lists the future bookings of the subscription and removes the member from them as staff would', async () => {
    const { held, purchase } = await paidTen();
    const [later, sooner] = [await book(hours(72)), await book(hours(48))];
    const before = accepted(await server.transactions.bought(server.clubId, purchase));
    expect(before.Subscription).toMatchObject({ UserSubscriptionId: held, IsOver: false });
    expect(before.Bookings.map(({ ClassId }) => ClassId)).toEqual([sooner, later]);
    accepted(await refund(purchase, 5_900, 'End'));
    expect(await booked()).toEqual([]);
    const events = (await server.events('ClassUnsubscription')).filter(({ Target }) => Target === athlete);
    expect(events).toMatchObject([
      { Reason: 'Removed', By: server.manager },
      { Reason: 'Removed', By: server.manager },
    ]);
    const { InSiteParticipants } = await server.db
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
    expect(await server.transactions.delete(server.clubId, TransactionId, server.manager)).toBeUndefined();
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
    expect(await server.transactions.delete(server.clubId, TransactionId, server.manager)).toBeUndefined();
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
      expect(await server.transactions.delete(server.clubId, sooner ?? 0, server.manager)).toBeUndefined();
      expect(await stateOf(held)).toEqual(['Canceled', 'Refunded', 'Canceled', 10]);
      expect(await server.transactions.delete(server.clubId, later ?? 0, server.manager)).toBeUndefined();
      expect(await stateOf(held)).toEqual(['Active', null, 'Paid', 10]);
    }
  });

  it('takes no tickets from a subscription without tickets', async () => {
    const { ClassSubscriptionId } = await server.type();
    const { UserSubscriptionId } = await server.assigned(athlete, { ClassSubscriptionId });
    const { Transaction } = accepted(await server.subscriptions.pay(UserSubscriptionId, cash, server.manager));
    expect(resultKey(await refund(Transaction.TransactionId, 100, 'TakeBack'))).toBe('nothing-to-take-back');
  });
});

describe('a refund that ends a subscription with debts', () => {
  async function partPaid(ofType: Parameters<BillingServer['type']>[0] = {}) {
    const { ClassSubscriptionId } = await server.type({ DurationDays: 90, ...ofType });
    const { UserSubscriptionId: held } = await server.assigned(athlete, { ClassSubscriptionId, Price: 9_000, Installments: 3 });
    const pay = async (Amount: number) =>
      accepted(await server.subscriptions.pay(held, { ...cash, Amount }, server.manager)).Transaction.TransactionId;
    return { held, purchase: await pay(2_000), pay };
  }
  const owed = async (held: number) => {
    const { AmountDue, Owed, PaymentLabel } = accepted(await server.subscriptions.get(held));
    await expectOneDebt(server);
    return [AmountDue, Owed, PaymentLabel];
  };
  const later = (days: number) => new Date(server.now().getTime() + days * 86_400_000).toISOString();
  const nothing = [0, 0, 'Canceled'];

  it('ends the debts, whether full or partial, and does not make paid parts due again', async () => {
    for (const Amount of [2_000, 500]) {
      const { held, purchase } = await partPaid();
      expect(await owed(held)).toEqual([1_000, 1_000, 'ToPay']);
      accepted(await refund(purchase, Amount, 'End'));
      expect(await owed(held)).toEqual(nothing);
      expect(resultKey(await server.subscriptions.pay(held, cash, server.manager))).toBe('SubscriptionNothingToPay');
      expect(await server.changes.delete(held, server.manager)).toBeUndefined();
    }
  });

  it('ends overdue installments too, and leaves no debt when the member leaves', { tags: ['atLength'] }, async () => {
    const { held, purchase } = await partPaid();
    server.at(later(40));
    expect(await owed(held)).toEqual([1_000, 4_000, 'Unpaid']);
    accepted(await refund(purchase, 2_000));
    expect(await owed(held)).toEqual(nothing);
    await server.leave(athlete);
    expect(await server.debts.ofUser(athlete)).toEqual([]);
  });

  it.each(
    oneIn<[string, (held: number) => Promise<unknown>]>(3, [
      ['canceled', (held) => server.changes.cancel(held, false, server.manager)],
      ['not renewed', (held) => server.stored(held, { State: 'NonRenewed', StateReason: 'PeriodEnd' })],
      ['canceled without another payment', (held) => server.stored(held, { State: 'Canceled', StateReason: 'UnpaidExternal' })],
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
      expect(await server.transactions.delete(server.clubId, TransactionId, server.manager)).toBeUndefined();
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
    expect(await server.transactions.delete(server.clubId, TransactionId, server.manager)).toBeUndefined();
    expect(await owed(held)).toEqual(nothing);
  });

  it('leaves the debts when staff chooses no effect on the subscription', { tags: ['atLength'] }, async () => {
    const { held, purchase } = await partPaid();
    accepted(await refund(purchase, 2_000, 'Keep'));
    expect(await owed(held)).toEqual([1_000, 1_000, 'ToPay']);
  });
});

describe('a refund that is removed from the books', () => {
  const takeOff = (id: number) => server.transactions.delete(server.clubId, id, server.manager);

  it('restores the state of a subscription that was canceled as unpaid, and a payment can then reactivate the subscription', {
    tags: ['atLength'],
  }, async () => {
    const since = server.now();
    const { ClassSubscriptionId } = await server.type({ Type: 'External', DurationDays: 60 });
    const { UserSubscriptionId: held } = await server.assigned(athlete, { ClassSubscriptionId });
    const { Transaction } = accepted(await server.subscriptions.pay(held, { ...cash, Amount: 900 }, server.manager));
    server.at(new Date(since.getTime() + 10 * 86_400_000).toISOString());
    const made = accepted(await refund(Transaction.TransactionId, 900));
    expect(await stateOf(held)).toEqual(['Canceled', 'Refunded', 'Canceled', null]);
    expect(await takeOff(made.TransactionId)).toBeUndefined();
    expect(await stateOf(held)).toEqual(['Canceled', 'UnpaidExternal', 'Unpaid', null]);
    accepted(await server.subscriptions.pay(held, cash, server.manager));
    expect(await stateOf(held)).toEqual(['Active', null, 'Paid', null]);
  });

  it('stays on the books when the returned tickets would exceed the limit of the balance', async () => {
    const { held, purchase } = await paidTen();
    const { TransactionId } = accepted(await refund(purchase, 590, 'TakeBack'));
    const account = { ClubId: server.clubId, UserId: athlete, UserSubscriptionId: held };
    const gift = { Change: 1_000_000_000 - 9, Reason: 'Adjustment', by: server.manager } as const;
    await server.db.transaction().execute((trx) => move(trx, account, gift));
    const before = accepted(await server.transactions.get(server.clubId, TransactionId));
    expect(resultKey(await takeOff(TransactionId))).toBe('balance-too-high');
    expect(accepted(await server.transactions.get(server.clubId, TransactionId))).toEqual(before);
    expect(accepted(await server.transactions.get(server.clubId, purchase))).toMatchObject({ RefundedAmount: 590 });
  });

  it('restores a suspension of the subscription, or adds the suspended days when the suspension has ended meanwhile', {
    tags: ['atLength'],
  }, async () => {
    const since = server.now();
    const later = (days: number) => new Date(since.getTime() + days * 86_400_000).toISOString();
    const suspended = async (days: number | null) => {
      const { held, purchase } = await paidTen();
      const { ActivationDate } = accepted(await server.subscriptions.get(held));
      const until = days === null ? null : addDays(ActivationDate, days);
      const before = accepted(await server.changes.suspend(held, until, server.manager));
      const { TransactionId } = accepted(await refund(purchase, 5_900));
      expect(await stateOf(held)).toEqual(['Canceled', 'Refunded', 'Canceled', 10]);
      return { held, before, TransactionId };
    };
    const [byHand, over] = [await suspended(null), await suspended(10)];
    server.at(later(20));
    for (const { TransactionId } of [byHand, over]) expect(await takeOff(TransactionId)).toBeUndefined();
    const after = accepted(await server.subscriptions.get(byHand.held));
    expect(after).toEqual({ ...byHand.before, RowVersion: after.RowVersion });
    const { ExpiryDate } = over.before;
    expect(accepted(await server.subscriptions.get(over.held))).toMatchObject({
      State: 'Active',
      SuspendedDate: null,
      ExpiryDate: addDays(ExpiryDate ?? '', 10),
    });
  });
});

describe('a refund of a subscription paid in several payments', () => {
  async function paidIn(...amounts: number[]) {
    const { UserSubscriptionId: held } = await server.assigned(athlete, { ClassSubscriptionId: type });
    const purchases: number[] = [];
    for (const Amount of amounts)
      purchases.push(
        accepted(await server.subscriptions.pay(held, { ...cash, Amount }, server.manager)).Transaction.TransactionId,
      );
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
    accepted(await server.changes.cancel(held, false, server.manager));
    const made = accepted(await refund(first, 2_950, 'Keep'));
    const input = { Type: 'Refund', Method: 'Cash', Amount: 2_950, Currency: 'EUR', LinkedTransactionId: second } as const;
    const moved = transactionInputSchema.parse({ ...input, UserId: athlete });
    accepted(await server.transactions.update(server.clubId, made.TransactionId, moved, server.manager));
    expect(await stateOf(held)).toEqual(['Canceled', 'Refunded', 'Canceled', 10]);
    const less = { ...moved, Amount: 100 };
    expect(resultKey(await server.transactions.update(server.clubId, made.TransactionId, less, server.manager))).toBe(
      'TransactionIsLinked',
    );
    expect(await server.transactions.delete(server.clubId, made.TransactionId, server.manager)).toBeUndefined();
    expect(await stateOf(held)).toEqual(['Canceled', 'Immediately', 'Paid', 10]);
  });
});

it('a refund belongs to the member of its purchase', async () => {
  const { purchase } = await paidTen();
  const other = await server.athlete();
  const input = { Type: 'Refund', Method: 'Cash', Amount: 100, Currency: 'EUR', LinkedTransactionId: purchase } as const;
  const refundOf = (UserId: number | null) => transactionInputSchema.parse({ ...input, UserId, Effect: 'Keep' });
  expect(await server.transactions.create(server.clubId, refundOf(other), server.manager)).toEqual({
    refused: 'ValidationFailed',
    errors: [{ field: 'UserId', key: 'refund-of-another' }],
  });
  const { TransactionId } = accepted(await server.transactions.create(server.clubId, refundOf(athlete), server.manager));
  const update = (UserId: number | null) =>
    server.transactions.update(server.clubId, TransactionId, { ...refundOf(UserId), Amount: 90 }, server.manager);
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
    const left = await server.db.selectFrom('class_participants').selectAll().where('UserSubscriptionId', '=', held).execute();
    expect(left).toEqual([]);
  }
});
