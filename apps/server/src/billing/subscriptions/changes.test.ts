import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeats } from '../../calendar/seats/public.ts';
import { accepted, type BillingServer, openBilling, resultKey } from '../../test/billing.ts';
import { aClass } from '../../test/booking-rows.ts';
import { runs } from '../../test/proof/at-length.ts';

let server: BillingServer;
let athlete: number;
let held: number;
beforeAll(async () => {
  server = await openBilling('2026-11-20T09:00:00Z');
});
beforeEach(async () => {
  server.at('2026-11-20T09:00:00Z');
  athlete = await server.athlete();
  const { ClassSubscriptionId } = await server.type({ DurationDays: 60, MaxActivities: 10 });
  held = (await server.assigned(athlete, { ClassSubscriptionId })).UserSubscriptionId;
});
afterAll(() => server.close());

async function booked(Begin: Date): Promise<number> {
  const ClassId = await aClass(server.db, server.clubId, { Begin });
  await server.db
    .insertInto('class_participants')
    .values({
      ClassId,
      UserId: athlete,
      ClubId: server.clubId,
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
const notified = async () => (await server.events('UserSubscription')).at(-1);

describe('the suspension of a subscription', () => {
  it('until a date extends the end by the suspended days when staff ends it early', async () => {
    const suspended = accepted(await server.changes.suspend(held, '2026-12-20', server.manager));
    expect(suspended).toMatchObject({ State: 'Suspended', SuspendedDate: '2026-11-20', ReactivationDate: '2026-12-20' });
    expect(await notified()).toMatchObject({ Type: 'UserSubscriptionSuspend', ExpirationDate: '2026-12-20', By: server.manager });
    server.at('2026-11-30T09:00:00Z');
    expect(accepted(await server.changes.reactivate(held, null, server.manager))).toMatchObject({
      State: 'Active',
      SuspendedDate: null,
      ReactivationDate: null,
      ExpiryDate: '2027-01-28',
    });
    expect(await notified()).toMatchObject({ Type: 'UserSubscriptionReactivate', Reason: 'Reactivated' });
  });

  it('without a date lasts until staff sets one', async () => {
    accepted(await server.changes.suspend(held, null, server.manager));
    expect(resultKey(await server.changes.reactivate(held, '2026-11-26', server.manager))).toBe('suspension-min-days');
    expect(accepted(await server.changes.reactivate(held, '2026-11-27', server.manager))).toMatchObject({
      State: 'Suspended',
      ReactivationDate: '2026-11-27',
    });
    server.at('2026-11-26T23:00:00Z');
    expect(accepted(await server.subscriptions.get(held))).toMatchObject({ State: 'Active', ExpiryDate: '2027-01-25' });
  });

  it.each([
    ['2026-11-19', 'date-in-future'],
    ['2026-11-20', 'date-in-future'],
    ['2026-11-26', 'suspension-min-days'],
    ['2026-11-27', 'accepted'],
  ])('until %s is %s', async (date, expected) =>
    expect(resultKey(await server.changes.suspend(held, date, server.manager))).toBe(expected),
  );

  it('is refused when the subscription is not active or pays future bookings', async () => {
    const classId = await booked(new Date('2026-11-25T18:00:00Z'));
    expect(await server.changes.suspend(held, null, server.manager)).toMatchObject({
      refused: 'SubscriptionHasBookings',
      values: { bookings: 1 },
    });
    await server.db.deleteFrom('class_participants').where('ClassId', '=', classId).execute();
    accepted(await server.changes.suspend(held, null, server.manager));
    expect(resultKey(await server.changes.suspend(held, null, server.manager))).toBe('SubscriptionNotActive');
    accepted(await server.changes.reactivate(held, null, server.manager));
    expect(resultKey(await server.changes.reactivate(held, null, server.manager))).toBe('SubscriptionNotSuspended');
    server.at('2027-03-01T09:00:00Z');
    expect(resultKey(await server.changes.suspend(held, null, server.manager))).toBe('SubscriptionNotActive');
  });
});

describe('the cancellation of a subscription', () => {
  it('ends it at once, unless it pays future bookings', async () => {
    const classId = await booked(new Date('2026-11-20T08:30:00Z'));
    expect(resultKey(await server.changes.cancel(held, false, server.manager))).toBe('SubscriptionHasBookings');
    await server.db.deleteFrom('class_participants').where('ClassId', '=', classId).execute();
    expect(accepted(await server.changes.cancel(held, false, server.manager))).toMatchObject({
      State: 'Canceled',
      StateReason: 'Immediately',
      DeactivationDate: '2026-11-20',
    });
    expect(await notified()).toMatchObject({ Type: 'UserSubscriptionUpdate', State: 'Canceled', Reason: 'CanceledImmediately' });
    for (const again of [
      await server.changes.cancel(held, true, server.manager),
      await server.changes.update(held, edit, server.manager),
    ])
      expect(resultKey(again)).toBe('SubscriptionAlreadyEnded');
    expect(resultKey(await server.changes.undoCancel(held, server.manager))).toBe('SubscriptionNotCanceled');
  });

  it('with immediate effect does not end earlier debts', async () => {
    const pay = (id: number) =>
      server.subscriptions.pay(id, { Method: 'Cash', Amount: null, VisibleInExport: true }, server.manager);
    const cancelled = async (id: number) => accepted(await server.changes.cancel(id, false, server.manager)).PaymentLabel;
    const { ClassSubscriptionId } = await server.type({ DurationDays: 90 });
    const three = await server.assigned(await server.athlete(), { ClassSubscriptionId, Installments: 3 });
    server.at('2027-01-05T09:00:00Z');
    expect(await cancelled(three.UserSubscriptionId)).toBe('Unpaid');
    expect(accepted(await pay(three.UserSubscriptionId)).Subscription.PaymentLabel).toBe('Unpaid');
    expect(accepted(await pay(three.UserSubscriptionId)).Subscription.PaymentLabel).toBe('Canceled');
    expect(resultKey(await pay(three.UserSubscriptionId))).toBe('SubscriptionNothingToPay');
  });

  it('at the end of the period is effective on that day and can be withdrawn before', async () => {
    await booked(new Date('2026-11-25T18:00:00Z'));
    expect(resultKey(await server.changes.undoCancel(held, server.manager))).toBe('SubscriptionNotCanceled');
    expect(accepted(await server.changes.cancel(held, true, server.manager))).toMatchObject({
      State: 'Active',
      ScheduledEnd: '2027-01-18',
    });
    expect(accepted(await server.changes.undoCancel(held, server.manager))).toMatchObject({
      State: 'Active',
      ScheduledEnd: null,
    });
    accepted(await server.changes.cancel(held, true, server.manager));
    server.at('2027-01-18T23:00:00Z');
    expect(accepted(await server.subscriptions.get(held))).toMatchObject({ State: 'NonRenewed', StateReason: 'PeriodEnd' });
  });
});

describe('an edit of a subscription', () => {
  it('changes dates and the resulting state, and tickets through the ledger', async () => {
    expect(
      accepted(
        await server.changes.update(
          held,
          { ...edit, ActivationDate: '2026-11-25', RemainingTickets: 12, DueDate: '2026-12-01' },
          server.manager,
        ),
      ),
    ).toMatchObject({
      State: 'NotStarted',
      ActivationDate: '2026-11-25',
      RemainingTickets: 12,
      DueDateUTC: '2026-12-01T00:00:00.000Z',
      Notes: 'agreed by phone',
    });
    const entries = await server.db
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
    expect(accepted(await server.changes.update(held, { ...edit, RemainingTickets: 0 }, server.manager))).toMatchObject({
      State: 'Expired',
      StateReason: 'Tickets',
    });
    expect(accepted(await server.changes.update(held, edit, server.manager))).toMatchObject({
      State: 'Active',
      StateReason: null,
    });
  });

  it('does not change the tickets when the input has none', async () => {
    accepted(await server.changes.update(held, { ...edit, RemainingTickets: 7 }, server.manager));
    const { RemainingTickets: _read, ...words } = edit;
    expect(accepted(await server.changes.update(held, { ...words, Notes: 'A note' }, server.manager))).toMatchObject({
      Notes: 'A note',
      RemainingTickets: 7,
    });
  });

  it('is refused when it is the second of two based on the same row version', async () => {
    const { RowVersion } = accepted(await server.subscriptions.get(held));
    const save = (Notes: string, read: number) =>
      server.changes.update(held, { ...edit, Notes, RowVersion: read }, server.manager);
    const both = await Promise.all([save('First', RowVersion), save('Second', RowVersion)]);
    expect(
      both
        .map((one) => ('refused' in one ? one.refused : one.RowVersion))
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([RowVersion + 1, 'StaleRowVersion']);
    expect(await server.subscriptions.get(held)).toEqual(both.find((one) => !('refused' in one)));
    accepted(await server.changes.suspend(held, null, server.manager));
    expect(resultKey(await save('Late', RowVersion + 1))).toBe('StaleRowVersion');
  });

  it.each([
    ['an end that is not later than its start', { ExpiryDate: '2026-11-20' }, 'end-after-start'],
    ['fewer tickets than it needs', { RemainingTickets: null }, 'invalid-number'],
  ])('is refused with %s', async (_name, overrides, expected) =>
    expect(resultKey(await server.changes.update(held, { ...edit, ...overrides }, server.manager))).toBe(expected),
  );

  it('is refused when it sets another end of a subscription that the provider renews, but may remove the end', async () => {
    const online = { ExtSubscriptionId: `sub_${held}`, ExtStatus: 'active', ExpiryDate: edit.ExpiryDate };
    await server.db.updateTable('user_subscriptions').set(online).where('UserSubscriptionId', '=', held).execute();
    const update = (ExpiryDate: string | null) => server.changes.update(held, { ...edit, ExpiryDate }, server.manager);
    expect(resultKey(await update('2026-12-01'))).toBe('end-by-canceling');
    expect(accepted(await update(edit.ExpiryDate))).toMatchObject({ ExpiryDate: edit.ExpiryDate, Notes: edit.Notes });
    expect(accepted(await update(null))).toMatchObject({ ExpiryDate: null });
    expect(resultKey(await update(edit.ExpiryDate))).toBe('end-by-canceling');
  });
});

describe('the removal of a subscription', () => {
  it('is refused while the subscription pays future bookings, and leaves its transactions in the books', async () => {
    const { Transaction } = accepted(
      await server.subscriptions.pay(held, { Method: 'Cash', Amount: null, VisibleInExport: true }, server.manager),
    );
    const classId = await booked(new Date('2026-11-25T18:00:00Z'));
    expect(resultKey(await server.changes.delete(held, server.manager))).toBe('SubscriptionHasBookings');
    await server.db.deleteFrom('class_participants').where('ClassId', '=', classId).execute();
    expect(await server.changes.delete(held, server.manager)).toBeUndefined();
    expect(resultKey(await server.subscriptions.get(held))).toBe('NotFound');
    expect(accepted(await server.transactions.get(server.clubId, Transaction.TransactionId))).toMatchObject({ Amount: 5_900 });
    expect(await notified()).toMatchObject({ Type: 'UserSubscriptionDelete', SubscriptionName: 'Open monthly' });
    expect(resultKey(await server.changes.delete(held, server.manager))).toBe('NotFound');
  });
});

describe('a booking and a concurrent suspension of its subscription', () => {
  it('never both succeed', { tags: ['examples'] }, async () => {
    const seats = createSeats({ db: server.db, seatFreed: async () => {} });
    const request = { by: 'athlete', Place: 'InSite', paymentMode: 'Auto', force: false, Queue: false } as const;
    for (let round = 0; round < runs(15); round += 1) {
      server.at(new Date().toISOString());
      const userId = await server.athlete();
      const { ClassSubscriptionId } = await server.type({ MaxActivities: 3 });
      const { UserSubscriptionId } = await server.assigned(userId, { ClassSubscriptionId });
      const classId = await aClass(server.db, server.clubId, { ClassSubscriptionIds: [ClassSubscriptionId] });
      const [joined, suspended] = await Promise.all([
        seats.join({ classId, userId, staffId: null, answer: () => 'booked' }, request),
        server.changes.suspend(UserSubscriptionId, null, server.manager),
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
    expect(accepted(await server.subscriptions.get(held))).toMatchObject({ WeeklyBookings: 2, MonthlyBookings: 3 });
  });
});

const edit = {
  ActivationDate: '2026-11-20',
  ExpiryDate: '2027-01-18',
  RemainingTickets: 10,
  DueDate: null,
  Notes: 'agreed by phone',
};
