import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeats } from '../../calendar/seats/public.ts';
import { accepted, type BillingServer, openBilling, resultKey } from '../../test/billing.ts';
import { aClass } from '../../test/booking-rows.ts';
import { runs } from '../../test/proof/at-length.ts';

let house: BillingServer;
let athlete: number;
let held: number;
beforeAll(async () => {
  house = await openBilling('2026-11-20T09:00:00Z');
});
beforeEach(async () => {
  house.at('2026-11-20T09:00:00Z');
  athlete = await house.athlete();
  const { ClassSubscriptionId } = await house.type({ DurationDays: 60, MaxActivities: 10 });
  held = (await house.assigned(athlete, { ClassSubscriptionId })).UserSubscriptionId;
});
afterAll(() => house.close());

async function booked(Begin: Date): Promise<number> {
  const ClassId = await aClass(house.db, house.clubId, { Begin });
  await house.db
    .insertInto('class_participants')
    .values({
      ClassId,
      UserId: athlete,
      ClubId: house.clubId,
      ClassBegin: Begin,
      ClassEnd: new Date(Begin.getTime() + 3_600_000),
      Place: 'InSite',
      State: 'Booked',
      PaymentKind: 'Subscription',
      UserSubscriptionId: held,
      Tickets: 1,
    })
    .execute();
  return ClassId;
}
const notified = async () => (await house.events('UserSubscription')).at(-1);

describe('the suspension of a subscription', () => {
  it('until a date extends the end by the suspended days when staff ends it early', async () => {
    const suspended = accepted(await house.changes.suspend(held, '2026-12-20', house.manager));
    expect(suspended).toMatchObject({ State: 'Suspended', SuspendedDate: '2026-11-20', ReactivationDate: '2026-12-20' });
    expect(await notified()).toMatchObject({ Type: 'UserSubscriptionSuspend', ExpirationDate: '2026-12-20', By: house.manager });
    house.at('2026-11-30T09:00:00Z');
    expect(accepted(await house.changes.reactivate(held, null, house.manager))).toMatchObject({
      State: 'Active',
      SuspendedDate: null,
      ReactivationDate: null,
      ExpiryDate: '2027-01-28',
    });
    expect(await notified()).toMatchObject({ Type: 'UserSubscriptionReactivate', Reason: 'Reactivated' });
  });

  it('without a date lasts until staff sets one', async () => {
    accepted(await house.changes.suspend(held, null, house.manager));
    expect(resultKey(await house.changes.reactivate(held, '2026-11-26', house.manager))).toBe('suspension-min-days');
    expect(accepted(await house.changes.reactivate(held, '2026-11-27', house.manager))).toMatchObject({
      State: 'Suspended',
      ReactivationDate: '2026-11-27',
    });
    house.at('2026-11-26T23:00:00Z');
    expect(accepted(await house.subscriptions.get(held))).toMatchObject({ State: 'Active', ExpiryDate: '2027-01-25' });
  });

  it.each([
    ['2026-11-19', 'date-in-future'],
    ['2026-11-20', 'date-in-future'],
    ['2026-11-26', 'suspension-min-days'],
    ['2026-11-27', 'accepted'],
  ])('until %s is %s', async (date, expected) =>
    expect(resultKey(await house.changes.suspend(held, date, house.manager))).toBe(expected),
  );

  it('is refused when the subscription is not active or pays future bookings', async () => {
    const classId = await booked(new Date('2026-11-25T18:00:00Z'));
    expect(await house.changes.suspend(held, null, house.manager)).toMatchObject({
      refused: 'SubscriptionHasBookings',
      values: { bookings: 1 },
    });
    await house.db.deleteFrom('class_participants').where('ClassId', '=', classId).execute();
    accepted(await house.changes.suspend(held, null, house.manager));
    expect(resultKey(await house.changes.suspend(held, null, house.manager))).toBe('SubscriptionNotActive');
    accepted(await house.changes.reactivate(held, null, house.manager));
    expect(resultKey(await house.changes.reactivate(held, null, house.manager))).toBe('SubscriptionNotSuspended');
    house.at('2027-03-01T09:00:00Z');
    expect(resultKey(await house.changes.suspend(held, null, house.manager))).toBe('SubscriptionNotActive');
  });
});

describe('the cancellation of a subscription', () => {
  it('ends it at once, unless it pays future bookings', async () => {
    const classId = await booked(new Date('2026-11-20T08:30:00Z'));
    expect(resultKey(await house.changes.cancel(held, false, house.manager))).toBe('SubscriptionHasBookings');
    await house.db.deleteFrom('class_participants').where('ClassId', '=', classId).execute();
    expect(accepted(await house.changes.cancel(held, false, house.manager))).toMatchObject({
      State: 'Canceled',
      StateReason: 'Immediately',
      DeactivationDate: '2026-11-20',
    });
    expect(await notified()).toMatchObject({ Type: 'UserSubscriptionUpdate', State: 'Canceled', Reason: 'CanceledImmediately' });
    for (const again of [
      await house.changes.cancel(held, true, house.manager),
      await house.changes.update(held, edit, house.manager),
    ])
      expect(resultKey(again)).toBe('SubscriptionAlreadyEnded');
    expect(resultKey(await house.changes.undoCancel(held, house.manager))).toBe('SubscriptionNotCanceled');
  });

  it('with immediate effect does not end earlier debts', async () => {
    const pay = (id: number) =>
      house.subscriptions.pay(id, { Method: 'Cash', Amount: null, VisibleInExport: true }, house.manager);
    const cancelled = async (id: number) => accepted(await house.changes.cancel(id, false, house.manager)).PaymentLabel;
    const { ClassSubscriptionId } = await house.type({ DurationDays: 90 });
    const three = await house.assigned(await house.athlete(), { ClassSubscriptionId, Installments: 3 });
    house.at('2027-01-05T09:00:00Z');
    expect(await cancelled(three.UserSubscriptionId)).toBe('Unpaid');
    expect(accepted(await pay(three.UserSubscriptionId)).Subscription.PaymentLabel).toBe('Unpaid');
    expect(accepted(await pay(three.UserSubscriptionId)).Subscription.PaymentLabel).toBe('Canceled');
    expect(resultKey(await pay(three.UserSubscriptionId))).toBe('SubscriptionNothingToPay');
  });

  it('at the end of the period is effective on that day and can be withdrawn before', async () => {
    await booked(new Date('2026-11-25T18:00:00Z'));
    expect(resultKey(await house.changes.undoCancel(held, house.manager))).toBe('SubscriptionNotCanceled');
    expect(accepted(await house.changes.cancel(held, true, house.manager))).toMatchObject({
      State: 'Active',
      ScheduledEnd: '2027-01-18',
    });
    expect(accepted(await house.changes.undoCancel(held, house.manager))).toMatchObject({ State: 'Active', ScheduledEnd: null });
    accepted(await house.changes.cancel(held, true, house.manager));
    house.at('2027-01-18T23:00:00Z');
    expect(accepted(await house.subscriptions.get(held))).toMatchObject({ State: 'NonRenewed', StateReason: 'PeriodEnd' });
  });
});

describe('an edit of a subscription', () => {
  it('changes dates and the resulting state, and tickets through the ledger', async () => {
    expect(
      accepted(
        await house.changes.update(
          held,
          { ...edit, ActivationDate: '2026-11-25', RemainingTickets: 12, DueDate: '2026-12-01' },
          house.manager,
        ),
      ),
    ).toMatchObject({
      State: 'NotStarted',
      ActivationDate: '2026-11-25',
      RemainingTickets: 12,
      DueDateUTC: '2026-12-01T00:00:00.000Z',
      Notes: 'agreed by phone',
    });
    const entries = await house.db
      .selectFrom('ledger_entries as entry')
      .innerJoin('ledger_accounts as account', 'account.LedgerAccountId', 'entry.LedgerAccountId')
      .select(['entry.Change', 'entry.BalanceAfter', 'entry.Reason', 'entry.OperatorEmail'])
      .where('account.UserSubscriptionId', '=', held)
      .orderBy('entry.LedgerEntryId')
      .execute();
    expect(entries).toEqual([
      { Change: 10, BalanceAfter: 10, Reason: 'Assigned', OperatorEmail: 'desk@example.com' },
      { Change: 2, BalanceAfter: 12, Reason: 'Adjustment', OperatorEmail: 'desk@example.com' },
    ]);
    expect(accepted(await house.changes.update(held, { ...edit, RemainingTickets: 0 }, house.manager))).toMatchObject({
      State: 'Expired',
      StateReason: 'Tickets',
    });
    expect(accepted(await house.changes.update(held, edit, house.manager))).toMatchObject({ State: 'Active', StateReason: null });
  });

  it('does not change the tickets when the input has none', async () => {
    accepted(await house.changes.update(held, { ...edit, RemainingTickets: 7 }, house.manager));
    const { RemainingTickets: _read, ...words } = edit;
    expect(accepted(await house.changes.update(held, { ...words, Notes: 'A note' }, house.manager))).toMatchObject({
      Notes: 'A note',
      RemainingTickets: 7,
    });
  });

  it('is refused when it is the second of two based on the same row version', async () => {
    const { RowVersion } = accepted(await house.subscriptions.get(held));
    const save = (Notes: string, read: number) => house.changes.update(held, { ...edit, Notes, RowVersion: read }, house.manager);
    const both = await Promise.all([save('First', RowVersion), save('Second', RowVersion)]);
    expect(
      both
        .map((one) => ('refused' in one ? one.refused : one.RowVersion))
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([RowVersion + 1, 'StaleRowVersion']);
    expect(await house.subscriptions.get(held)).toEqual(both.find((one) => !('refused' in one)));
    accepted(await house.changes.suspend(held, null, house.manager));
    expect(resultKey(await save('Late', RowVersion + 1))).toBe('StaleRowVersion');
  });

  it.each([
    ['an end that is not later than its start', { ExpiryDate: '2026-11-20' }, 'end-after-start'],
    ['fewer tickets than it needs', { RemainingTickets: null }, 'invalid-number'],
  ])('is refused with %s', async (_name, overrides, expected) =>
    expect(resultKey(await house.changes.update(held, { ...edit, ...overrides }, house.manager))).toBe(expected),
  );

  it('is refused when it sets another end of a subscription that the provider renews, but may remove the end', async () => {
    const online = { ExtSubscriptionId: `sub_${held}`, ExtStatus: 'active', ExpiryDate: edit.ExpiryDate };
    await house.db.updateTable('user_subscriptions').set(online).where('UserSubscriptionId', '=', held).execute();
    const update = (ExpiryDate: string | null) => house.changes.update(held, { ...edit, ExpiryDate }, house.manager);
    expect(resultKey(await update('2026-12-01'))).toBe('end-by-canceling');
    expect(accepted(await update(edit.ExpiryDate))).toMatchObject({ ExpiryDate: edit.ExpiryDate, Notes: edit.Notes });
    expect(accepted(await update(null))).toMatchObject({ ExpiryDate: null });
    expect(resultKey(await update(edit.ExpiryDate))).toBe('end-by-canceling');
  });
});

describe('the removal of a subscription', () => {
  it('is refused while the subscription pays future bookings, and leaves its transactions in the books', async () => {
    const { Transaction } = accepted(
      await house.subscriptions.pay(held, { Method: 'Cash', Amount: null, VisibleInExport: true }, house.manager),
    );
    const classId = await booked(new Date('2026-11-25T18:00:00Z'));
    expect(resultKey(await house.changes.delete(held, house.manager))).toBe('SubscriptionHasBookings');
    await house.db.deleteFrom('class_participants').where('ClassId', '=', classId).execute();
    expect(await house.changes.delete(held, house.manager)).toBeUndefined();
    expect(resultKey(await house.subscriptions.get(held))).toBe('NotFound');
    expect(accepted(await house.transactions.get(house.clubId, Transaction.TransactionId))).toMatchObject({ Amount: 5_900 });
    expect(await notified()).toMatchObject({ Type: 'UserSubscriptionDelete', SubscriptionName: 'Open monthly' });
    expect(resultKey(await house.changes.delete(held, house.manager))).toBe('NotFound');
  });
});

describe('a booking and a concurrent suspension of its subscription', () => {
  it('never both succeed', { tags: ['examples'] }, async () => {
    const seats = createSeats({ db: house.db, seatFreed: async () => {} });
    const request = { by: 'athlete', Place: 'InSite', paymentMode: 'Auto', force: false, Queue: false } as const;
    for (let round = 0; round < runs(15); round += 1) {
      house.at(new Date().toISOString());
      const userId = await house.athlete();
      const { ClassSubscriptionId } = await house.type({ MaxActivities: 3 });
      const { UserSubscriptionId } = await house.assigned(userId, { ClassSubscriptionId });
      const classId = await aClass(house.db, house.clubId, { ClassSubscriptionIds: [ClassSubscriptionId] });
      const [joined, suspended] = await Promise.all([
        seats.join({ classId, userId, staffId: null, answer: () => 'booked' }, request),
        house.changes.suspend(UserSubscriptionId, null, house.manager),
      ]);
      expect([
        ['accepted', 'SubscriptionHasBookings'],
        ['NoValidSubscriptions', 'accepted'],
      ]).toContainEqual([resultKey(joined), resultKey(suspended)]);
    }
  });
});

describe('the usage of a subscription', () => {
  it('counts the seats of this week and month that the subscription pays', async () => {
    for (const at of ['2026-11-16T08:00:00Z', '2026-11-22T08:00:00Z', '2026-11-02T08:00:00Z', '2026-12-01T08:00:00Z'])
      await booked(new Date(at));
    expect(accepted(await house.subscriptions.get(held))).toMatchObject({ WeeklyBookings: 2, MonthlyBookings: 3 });
  });
});

const edit = {
  ActivationDate: '2026-11-20',
  ExpiryDate: '2027-01-18',
  RemainingTickets: 10,
  DueDate: null,
  Notes: 'agreed by phone',
};
