import { subscriptionStates as allStates } from '@clubpulse/contract/billing/subscriptions';
import { addDays, startOfDay } from '@clubpulse/rules/time/days';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accepted, type BillingServer, openBilling } from '../../test/billing.ts';

const ZONE = 'Europe/Rome';
const begins = (day: string) => new Date(startOfDay(ZONE, day).getTime() + 10_000).toISOString();

let server: BillingServer;
let athlete: number;
beforeEach(async () => {
  server = await openBilling('2026-11-20T09:00:00Z', { TimeZone: ZONE });
  athlete = await server.athlete();
  await server.wake('2026-11-20T09:00:00Z');
});
afterEach(() => server.close());

const held = async (overrides: Parameters<BillingServer['type']>[0], request: object = {}) => {
  const { ClassSubscriptionId } = await server.type(overrides);
  return (await server.assigned(athlete, { ClassSubscriptionId, ...request })).UserSubscriptionId;
};
const recurring = async (Payment: { Method: 'Cash'; VisibleInExport: boolean } | null) => {
  await server.db.updateTable('clubs').set({ EnableOnlinePayments: true }).execute();
  const { ClassSubscriptionId } = await server.type();
  const plan = accepted(
    await server.types.createPlan(
      ClassSubscriptionId,
      {
        Name: 'Monthly',
        Price: 4_900,
        Recurrence: { Every: 1, Unit: 'Month' },
        Installments: 1,
        TrialDays: null,
        DurationDays: null,
      },
      server.manager,
    ),
  );
  return server.assigned(athlete, { ClassSubscriptionId, SubscriptionPlanId: plan.SubscriptionPlanId, Payment });
};
const stored = (id: number) =>
  server.db.selectFrom('user_subscriptions').selectAll().where('UserSubscriptionId', '=', id).executeTakeFirstOrThrow();
let received = 0;
const notified = async () => {
  const all = await server.events('UserSubscription');
  const news = all.slice(received);
  received = all.length;
  return news.map(({ Type, State, Reason, Days }) =>
    [Type.replace('UserSubscription', ''), State, Reason, Days]
      .filter((part) => typeof part === 'string' || typeof part === 'number')
      .join(' '),
  );
};
beforeEach(() => {
  received = 0;
});

describe('the daily job of subscriptions', () => {
  it('starts a subscription, warns of its end and ends it at the club’s midnight, with reasons', async () => {
    const id = await held({ DurationDays: 31 }, { ActivationDate: '2026-11-25' });
    expect(await notified()).toEqual(['Add NotStarted Assigned']);
    await server.wake(new Date(startOfDay(ZONE, '2026-11-25').getTime() - 1).toISOString());
    expect(await notified()).toEqual([]);
    expect((await stored(id)).State).toBe('NotStarted');
    await server.wake(begins('2026-11-25'));
    await server.wake(begins('2026-11-25'));
    expect(await notified()).toEqual(['Update Active Started', 'Expiring Active Date 30']);
    for (let day = '2026-11-26'; day <= '2026-12-26'; day = addDays(day, 1)) await server.wake(begins(day));
    expect(await notified()).toEqual([
      'Update Expiring Expiring',
      'Expiring Expiring Date 7',
      'Expiring Expiring Date 1',
      'Expired Expired Date',
    ]);
    expect(await stored(id)).toMatchObject({ State: 'Expired', StateReason: 'Date' });
  });

  it('emits the events of missed days separately, and sends only one warning, with what remains today', async () => {
    const suspended = await held({ DurationDays: 25 });
    accepted(await server.changes.suspend(suspended, '2026-11-27', server.manager));
    await notified();
    await server.wake(begins('2026-12-16'));
    expect(await notified()).toEqual(['Reactivate Active Reactivated', 'Update Expiring Expiring', 'Expiring Expiring Date 5']);
    expect(await stored(suspended)).toMatchObject({ State: 'Expiring', ExpiryDate: '2026-12-21', SuspendedDate: null });
    const days = (await server.events('UserSubscription')).slice(-3).map((event) => event.Day);
    expect(days).toEqual(['2026-11-27', '2026-12-14', '2026-12-16']);
  });

  it('deactivates an external payment that is unpaid after 7 days', async () => {
    const unpaid = await held({ Type: 'External' });
    const paid = await held({ Type: 'External' });
    accepted(await server.subscriptions.pay(paid, cash, server.manager));
    await notified();
    await server.wake(begins('2026-11-26'));
    expect(accepted(await server.subscriptions.get(unpaid))).toMatchObject({
      State: 'Active',
      PaymentLabel: 'ToPay',
      DueDateUTC: '2026-11-26T00:00:00.000Z',
    });
    await server.wake(begins('2026-11-27'));
    expect(await notified()).toEqual(['Update Canceled UnpaidExternal']);
    expect(await stored(unpaid)).toMatchObject({ State: 'Canceled', DeactivationDate: '2026-11-27' });
    expect(accepted(await server.subscriptions.get(unpaid)).PaymentLabel).toBe('Unpaid');
    expect((await stored(paid)).State).toBe('Active');
    expect(accepted(await server.subscriptions.pay(unpaid, cash, server.manager)).Subscription).toMatchObject({
      State: 'Active',
      StateReason: null,
      DeactivationDate: null,
      PaymentLabel: 'Paid',
    });
    expect(await notified()).toEqual(['Reactivate Active PaidLate']);
  });

  it('renews a recurring subscription, and each new period becomes due', async () => {
    const { UserSubscriptionId: id } = await recurring({ Method: 'Cash', VisibleInExport: true });
    await notified();
    await server.wake(begins('2026-12-20'));
    expect(await notified()).toEqual(['Update Active Renewed']);
    const due = async () => {
      const { PaymentLabel, DueDateUTC, RenewsOn } = accepted(await server.subscriptions.get(id));
      return [PaymentLabel, DueDateUTC?.slice(0, 10), RenewsOn];
    };
    expect(await due()).toEqual(['ToPay', '2026-12-20', '2027-01-20']);
    await server.wake(begins('2027-01-20'));
    expect(await due()).toEqual(['Unpaid', '2026-12-20', '2027-02-20']);
    accepted(await server.subscriptions.pay(id, cash, server.manager));
    expect(await due()).toEqual(['ToPay', '2027-01-20', '2027-02-20']);
    accepted(await server.subscriptions.pay(id, cash, server.manager));
    expect(await due()).toEqual(['Paid', undefined, '2027-02-20']);
    expect(await server.subscriptions.pay(id, cash, server.manager)).toMatchObject({ refused: 'SubscriptionNothingToPay' });
  });

  it('counts periods after a suspension from the moved days', async () => {
    const { UserSubscriptionId: id } = await recurring(null);
    accepted(await server.changes.suspend(id, '2026-11-30', server.manager));
    await server.wake(begins('2026-11-30'));
    await server.wake(begins('2027-01-30'));
    expect(await stored(id)).toMatchObject({ PeriodsFrom: '2026-12-30', RenewsOn: '2027-02-28' });
    for (let n = 0; n < 3; n += 1) accepted(await server.subscriptions.pay(id, cash, server.manager));
    expect(accepted(await server.subscriptions.get(id))).toMatchObject({ PaymentLabel: 'Paid' });
  });

  it('ends a subscription that was cancelled for the period end at the club’s midnight', async () => {
    const { UserSubscriptionId: id } = await recurring(null);
    accepted(await server.changes.cancel(id, true, server.manager));
    await server.wake(begins('2026-12-19'));
    await notified();
    await server.wake(begins('2026-12-20'));
    expect(await notified()).toEqual(['Update NonRenewed PeriodEnd']);
    expect(await stored(id)).toMatchObject({ State: 'NonRenewed', DeactivationDate: '2026-12-19' });
  });

  it('warns once of the last ticket, ends a subscription without tickets, and reactivates it when a ticket returns', async () => {
    const id = await held({ DurationDays: 300, MaxActivities: 3 });
    const tickets = async (RemainingTickets: number) => {
      const account = await server.db
        .selectFrom('ledger_accounts')
        .select(['LedgerAccountId', 'Balance'])
        .where('UserSubscriptionId', '=', id)
        .executeTakeFirstOrThrow();
      const entry = {
        LedgerAccountId: account.LedgerAccountId,
        Change: RemainingTickets - account.Balance,
        BalanceAfter: RemainingTickets,
        Reason: 'Booking' as const,
        At: server.now(),
      };
      await server.db
        .updateTable('ledger_accounts')
        .set({ Balance: RemainingTickets })
        .where('UserSubscriptionId', '=', id)
        .execute();
      await server.db.insertInto('ledger_entries').values(entry).execute();
    };
    await notified();
    await server.wake('2026-11-21T09:00:00Z');
    await tickets(1);
    await server.wake(begins('2026-11-22'));
    await server.wake(begins('2026-11-23'));
    expect(await notified()).toEqual(['Update Expiring Expiring', 'Expiring Expiring Tickets']);
    await tickets(0);
    await server.wake(begins('2026-11-24'));
    expect(await notified()).toEqual(['Expired Expired Tickets']);
    await tickets(2);
    await server.wake(begins('2026-11-25'));
    expect(await notified()).toEqual(['Update Active TicketsCameBack']);
    await tickets(0);
    await server.wake(begins('2026-11-26'));
    await notified();
    await server.wake(begins('2027-09-20'));
    expect(await notified()).toEqual([]);
    expect(await stored(id)).toMatchObject({ State: 'Expired', StateReason: 'Date' });
  });

  it('publishes later changes of state by a payment provider as events', async () => {
    const id = await held({});
    await notified();
    await server.stored(id, { ExtSubscriptionId: 'sub_1', ExtStatus: 'paused' });
    await server.wake(begins('2026-11-21'));
    await server.stored(id, { ExtStatus: 'active' });
    await server.wake(begins('2026-11-22'));
    await server.stored(id, { PaymentStatus: 'CanceledImmediately' });
    await server.wake(begins('2026-11-23'));
    expect(await notified()).toEqual(['Update Paused Paused', 'Update Active Resumed', 'Update Canceled Immediately']);
  });

  it('can bring a subscription into each of its states', async () => {
    const seen = new Set<string>();
    const look = async () => {
      for (const { State } of await server.db.selectFrom('user_subscriptions').select('State').execute()) seen.add(State);
    };
    await held({ DurationDays: 20 }, { ActivationDate: '2026-11-25' });
    const suspended = await held({ DurationDays: null });
    accepted(await server.changes.suspend(suspended, null, server.manager));
    const ending = await held({ DurationDays: 10 });
    accepted(await server.changes.cancel(ending, true, server.manager));
    const canceled = await held({});
    accepted(await server.changes.cancel(canceled, false, server.manager));
    const paused = await held({});
    await server.stored(paused, { ExtSubscriptionId: 'sub_1', ExtStatus: 'paused' });
    for (let day = '2026-11-20'; day < '2026-12-20'; day = addDays(day, 1)) {
      await server.wake(begins(day));
      await look();
    }
    expect([...seen].sort()).toEqual([...allStates].sort());
  });
});

const cash = { Method: 'Cash', Amount: null, VisibleInExport: true } as const;
