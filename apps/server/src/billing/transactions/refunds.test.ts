import type { RefundEffect } from '@clubpulse/contract/billing/transactions';
import { transactionInputSchema } from '@clubpulse/contract/billing/transactions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeats } from '../../calendar/seats/public.ts';
import { accepted, type BillingHouse, openBilling, said } from '../../test/billing.ts';
import { aClass, hours } from '../../test/booking-rows.ts';

let house: BillingHouse;
let athlete: number;
let type: number;
beforeAll(async () => {
  // The calendar goes by the database's clock.
  house = await openBilling(new Date().toISOString());
  type = (await house.type({ DurationDays: 60, MaxActivities: 10 })).ClassSubscriptionId;
});
beforeEach(async () => {
  athlete = await house.athlete();
});
afterAll(() => house.close());

const cash = { Method: 'Cash', Amount: null, VisibleInExport: true } as const;
/** Ten tickets for EUR 59.00, paid. */
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
/** A seat the subscription pays, booked as members do. */
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
  it('ends it where nothing is said: nothing books with it any more', async () => {
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
    expect(said(await house.subscriptions.pay(held, cash, house.manager))).toBe('SubscriptionNothingToPay');
  });

  it('says which bookings to come go with it, and takes her off them as staff does', async () => {
    const { held, purchase } = await paidTen();
    const [later, sooner] = [await book(hours(72)), await book(hours(48))];
    const before = accepted(await house.transactions.bought(house.clubId, purchase));
    expect(before.Subscription).toMatchObject({ UserSubscriptionId: held, IsOver: false });
    expect(before.Bookings.map(({ ClassId }) => ClassId)).toEqual([sooner, later]);
    accepted(await refund(purchase, 5_900, 'End'));
    expect(await booked()).toEqual([]);
    const told = (await house.events('ClassUnsubscription')).filter(({ Target }) => Target === athlete);
    expect(told).toMatchObject([
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

  it('leaves it where staff says so', async () => {
    const { held, purchase } = await paidTen();
    await book(hours(48));
    expect(accepted(await refund(purchase, 5_900, 'Keep')).Effect).toBe('Keep');
    expect(await stateOf(held)).toEqual(['Active', null, 'Paid', 9]);
    expect(await booked()).toHaveLength(1);
  });

  it('that is taken off the books lets it go on', async () => {
    const { held, purchase } = await paidTen();
    const { TransactionId } = accepted(await refund(purchase, 5_900));
    expect(await house.transactions.delete(house.clubId, TransactionId, house.manager)).toBeUndefined();
    expect(await stateOf(held)).toEqual(['Active', null, 'Paid', 10]);
  });

  it('is refused as a whole, with its bookings as they were, when it is more than is left', async () => {
    const { purchase } = await paidTen();
    await book(hours(48));
    expect(said(await refund(purchase, 5_901, 'End'))).toBe('refund-exceeds-purchase');
    expect(await booked()).toHaveLength(1);
  });
});

describe('a part of the price given back', () => {
  it('is a favour unless staff says otherwise', async () => {
    const { held, purchase } = await paidTen();
    expect(accepted(await refund(purchase, 900)).Effect).toBe('Keep');
    expect(await stateOf(held)).toEqual(['Active', null, 'Paid', 10]);
    // The rest of it is all of it.
    accepted(await refund(purchase, 5_000));
    expect(await stateOf(held)).toEqual(['Canceled', 'Refunded', 'Canceled', 10]);
  });

  it('takes tickets back in proportion, and gives them again when it is taken off the books', async () => {
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

  it('ends it and keeps the rest of the money where staff says so', async () => {
    const { held, purchase } = await paidTen();
    accepted(await refund(purchase, 2_000, 'End'));
    expect(await stateOf(held)).toEqual(['Canceled', 'Immediately', 'Paid', 10]);
    expect(accepted(await refund(purchase, 3_900)).Effect).toBe('Keep');
    expect(await stateOf(held)).toEqual(['Canceled', 'Refunded', 'Canceled', 10]);
  });

  it('takes no tickets of what counts none', async () => {
    const { ClassSubscriptionId } = await house.type();
    const { UserSubscriptionId } = await house.assigned(athlete, { ClassSubscriptionId });
    const { Transaction } = accepted(await house.subscriptions.pay(UserSubscriptionId, cash, house.manager));
    expect(said(await refund(Transaction.TransactionId, 100, 'TakeBack'))).toBe('nothing-to-take-back');
  });
});

it('a booking and a refund that ends what would pay it: never does a seat stay that nobody paid', async () => {
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
