import {
  declineSubscriptionRequest,
  listClubUserSubscriptionRequests,
} from '@clubpulse/contract/billing/subscription-requests/subscription-requests.calls';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import {
  assignSubscription,
  cancelSubscription,
  deleteUserSubscription,
  listClubUserSubscriptions,
  listMemberWriteOffs,
  paySubscription,
  reactivateSubscription,
  suspendSubscription,
  undoCancelSubscription,
  updateUserSubscription,
  writeOffDebt,
} from '@clubpulse/contract/billing/subscriptions.calls';
import { createTransaction, getBought, listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { listClubUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answers, answer, respond } from '../../test/network.ts';
import { deskUser, manager, openDesk, refusal, startDay, trainer } from '../test/desk.tsx';
import { heldWith, requestWith, transactionWith, typeWith } from '../test/money.ts';

beforeEach(startDay);

const PATH = '/EditUser/5/subscriptions';
const open = (held: Partial<UserSubscription>[], answers: Answers = [], self = manager) =>
  openDesk(PATH, [answer(listClubUserSubscriptions, { id: 1, userId: 5 }, held.map(heldWith)), ...answers], self);
const saved =
  (changed: Partial<UserSubscription> = {}) =>
  () =>
    respond(200, heldWith(changed));

async function act(name: string) {
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Actions for PT pack 10' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}
const bodyOf = (sent: { method: string; path: string; body: unknown }[], path: string) =>
  sent.findLast((call) => call.path === path && call.method !== 'GET')?.body;

describe('the refund of a subscription', () => {
  const books = (...data: ReturnType<typeof transactionWith>[]) =>
    answer(listTransactions, { id: 1 }, { draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data, Sums: [] });
  const bought = {
    Subscription: { UserSubscriptionId: 31, SubscriptionName: 'PT pack 10', IsOver: false, Owed: 0, Tickets: null },
    Bookings: [],
  };
  const paid = transactionWith({ TransactionId: 71, UserSubscriptionId: 31, Amount: 19_000 });

  it('selects its only payment when it opens', async () => {
    const { sent } = await open(
      [{}],
      [
        books(paid, transactionWith({ TransactionId: 72, UserSubscriptionId: 8 })),
        answer(getBought, { id: 1, transactionId: 71 }, bought),
        answer(createTransaction, { id: 1 }, () => respond(201, transactionWith({ Type: 'Refund', Amount: 19_000 }))),
      ],
    );
    const { user, dialog } = await act('Record refund');
    expect(await dialog.findByText('At most €190.00 can be refunded.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Record refund' }));
    await waitFor(() => expect(bodyOf(sent, '/clubs/1/transactions')).toMatchObject({ LinkedTransactionId: 71, Amount: 19_000 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers several payments to choose from, without refunded ones', { tags: ['atLength'] }, async () => {
    const returned = transactionWith({ TransactionId: 73, UserSubscriptionId: 31, Amount: 900, RefundedAmount: 900 });
    const second = transactionWith({
      TransactionId: 74,
      UserSubscriptionId: 31,
      Amount: 2_000,
      RefundedAmount: 500,
      Method: 'Debit',
    });
    await open([{}], [books(paid, returned, second), answer(getBought, { id: 1, transactionId: 74 }, bought)]);
    const { user, dialog } = await act('Record refund');
    expect(await dialog.findByText('Which payment is refunded?')).toBeTruthy();
    expect(dialog.getAllByRole('button', { name: /€/ }).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^€190\.00 · 18\/11\/2026 · /),
      expect.stringMatching(/^€15\.00 · 18\/11\/2026 · /),
    ]);
    await user.click(dialog.getByRole('button', { name: /^€15\.00/ }));
    expect(await screen.findByText('At most €15.00 can be refunded.')).toBeTruthy();
  });

  it('is offered only when a payment was made', async () => {
    await open([{ PaymentLabel: 'ToPay' }]);
    await deskUser().click(await screen.findByRole('button', { name: 'Actions for PT pack 10' }));
    expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Record refund' })).toBeNull();
  });
});

describe('the subscriptions of a member', () => {
  it('show no open installment and nothing left of a subscription that was ended by a refund', {
    tags: ['atLength'],
  }, async () => {
    const part = { Amount: 3_333, PaidAt: null, WrittenOffAt: null, TransactionId: null };
    const InstallmentPlan = [
      { ...part, Number: 1, DueDate: '2026-10-01', PaidAt: '2026-10-01T10:00:00Z' },
      { ...part, Number: 2, DueDate: '2026-11-01' },
      { ...part, Number: 3, DueDate: '2026-12-01' },
    ];
    const ended = { State: 'Canceled', DeactivationDate: '2026-11-10', RemainingTickets: 10, ExtStatus: null } as const;
    await open([
      {
        ...ended,
        UserSubscriptionId: 1,
        SubscriptionName: 'A',
        StateReason: 'Refunded',
        PaymentLabel: 'Canceled',
        InstallmentPlan,
      },
      {
        ...ended,
        UserSubscriptionId: 2,
        SubscriptionName: 'B',
        StateReason: 'Immediately',
        PaymentLabel: 'Unpaid',
        InstallmentPlan,
      },
    ]);
    const card = async (name: string) => within(await screen.findByRole('article', { name }));
    const parts = async (name: string) => (await card(name)).getAllByRole('listitem').map(({ textContent }) => textContent);
    const [paid, late] = ['€33.33paid 01/10/2026', '€33.33lapsed, was due 01/11/2026'];
    expect(await parts('A')).toEqual([paid, late, '€33.33lapsed, was due 01/12/2026']);
    expect((await parts('B')).slice(2)).toEqual(['€33.33lapsed, was due 01/12/2026']);
    expect((await card('A')).queryByText(/left/)).toBeNull();
  });

  it('show each state with its day or its reason', { tags: ['atLength'] }, async () => {
    await open([
      { UserSubscriptionId: 1, SubscriptionName: 'A', State: 'NotStarted', ActivationDate: '2026-12-01' },
      {
        UserSubscriptionId: 2,
        SubscriptionName: 'B',
        State: 'Active',
        Recurrence: { Every: 1, Unit: 'Month' },
        RenewsOn: '2026-11-25',
      },
      { UserSubscriptionId: 3, SubscriptionName: 'C', State: 'Expiring', RemainingTickets: 1 },
      {
        UserSubscriptionId: 4,
        SubscriptionName: 'D',
        State: 'Suspended',
        SuspendedDate: '2026-11-02',
        ReactivationDate: '2027-01-11',
      },
      { UserSubscriptionId: 5, SubscriptionName: 'E', State: 'Paused', PaymentStatus: 'PaymentFailed', PaymentLabel: 'Paused' },
      { UserSubscriptionId: 6, SubscriptionName: 'F', State: 'Expired', StateReason: 'Tickets', ExpiryDate: '2026-10-12' },
      { UserSubscriptionId: 7, SubscriptionName: 'G', State: 'NonRenewed', StateReason: 'PeriodEnd', ScheduledEnd: '2026-10-13' },
      {
        UserSubscriptionId: 8,
        SubscriptionName: 'H',
        State: 'Canceled',
        StateReason: 'UnpaidExternal',
        DeactivationDate: '2026-10-14',
      },
    ]);
    const card = async (name: string) => (await screen.findByRole('article', { name })).textContent;
    expect(await card('A')).toMatch(/Not started.*begins 01\/12\/2026/);
    expect(await card('B')).toMatch(/Active€380\.00 monthly · renews 25\/11\/2026/);
    expect(await card('C')).toMatch(/Expiring.*1 of 10 left/);
    expect(await card('D')).toMatch(/Suspended.*from 02\/11\/2026 until 11\/01\/2027/);
    expect(await card('E')).toMatch(/Paused.*the payment failed/);
    expect(await card('F')).toMatch(/Expired.*no tickets left/);
    expect(await card('G')).toMatch(/Not renewed.*ended 13\/10\/2026 \(not renewed\)/);
    expect(await card('H')).toMatch(/Cancelled.*ended 14\/10\/2026 \(not paid in time\)/);
  });

  it('show the actual end as the last day of a subscription that ended early', async () => {
    const ended = { State: 'Canceled', DeactivationDate: '2026-10-14', ExpiryDate: '2027-02-28', MaxActivities: null } as const;
    await open([{ ...ended, RemainingTickets: null }]);
    expect((await screen.findByRole('article')).textContent).toMatch(/Last day14\/10\/2026/);
  });

  it('hide ended subscriptions behind a button in the overview', { tags: ['atLength'] }, async () => {
    await openDesk('/EditUser/5', [
      answer(listClubUserSubscriptions, { id: 1, userId: 5 }, [
        heldWith({ SubscriptionName: 'Open' }),
        heldWith({ UserSubscriptionId: 2, SubscriptionName: 'Old', State: 'Canceled' }),
      ]),
    ]);
    await screen.findByRole('article', { name: 'Open' });
    expect(screen.queryByRole('article', { name: 'Old' })).toBeNull();
    await deskUser().click(screen.getByRole('button', { name: 'Show 1 ended' }));
    expect(await screen.findByRole('article', { name: 'Old' })).toBeTruthy();
  });

  it('are read-only for a trainer', async () => {
    await open([{}], [], trainer);
    await screen.findByRole('article', { name: 'PT pack 10' });
    expect(screen.queryByRole('button', { name: /Actions for PT pack|Assign/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Transactions' })).toBeNull();
  });
});

describe('suspending a subscription', () => {
  it('requires a day that is at least a week away', async () => {
    const { sent } = await open([{}], [answer(suspendSubscription, { id: 31 }, saved({ State: 'Suspended' }))]);
    const { user, dialog } = await act('Suspend');
    const day = dialog.getByRole('textbox', { name: /Reactivation date/ });
    await user.type(day, '19/11/2026');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(dialog.getByText('Choose a day in the future.')).toBeTruthy();
    await user.clear(day);
    await user.type(day, '26/11/2026');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(dialog.getByText('A suspension lasts at least 7 days.')).toBeTruthy();
    expect(bodyOf(sent, '/subscriptions/users/31/suspend')).toBeUndefined();
    await user.clear(day);
    await user.type(day, '27/11/2026');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('PT pack 10 is suspended')).toBeTruthy();
    expect(bodyOf(sent, '/subscriptions/users/31/suspend')).toEqual({ ReactivationDate: '2026-11-27' });
  });

  it.each([
    [{ ExpiryDate: '2026-12-27', RenewsOn: null }, /The suspended days are added at its end/],
    [{ ExpiryDate: null, RenewsOn: '2026-12-20' }, /What is due next moves by the suspended days/],
    [{ ExpiryDate: null, RenewsOn: '2026-12-20', ExtSubscriptionId: 'sub_1' }, /Charges due meanwhile are skipped/],
    [{ ExpiryDate: null, RenewsOn: null }, /^From today it does not pay for bookings\.$/],
  ] as const)('of %o shows what happens to its end or its charges', async (fields, text) => {
    await open([fields]);
    const { dialog } = await act('Suspend');
    expect(dialog.getByText(text)).toBeTruthy();
  });

  it('lasts until a manual reactivation when no day is set', { tags: ['atLength'] }, async () => {
    const { sent } = await open([{}], [answer(suspendSubscription, { id: 31 }, saved({ State: 'Suspended' }))]);
    const { user, dialog } = await act('Suspend');
    await user.click(dialog.getByText('Until reactivated'));
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(bodyOf(sent, '/subscriptions/users/31/suspend')).toEqual({ ReactivationDate: null }));
  });

  it('links to the future bookings that prevent it', { tags: ['atLength'] }, async () => {
    const { router } = await open(
      [{}],
      [answer(suspendSubscription, { id: 31 }, refusal(409, 'SubscriptionHasBookings', { values: { bookings: 3 } }))],
    );
    const { user, dialog } = await act('Suspend');
    await user.click(dialog.getByText('Until reactivated'));
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await dialog.findByText('This subscription pays for upcoming bookings (3). Cancel them first.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Show bookings' }));
    expect(router.state.location.pathname).toBe('/EditUser/5/bookings');
  });

  it('is not offered when the subscription is not active', { tags: ['atLength'] }, async () => {
    await open([{ State: 'Expired', StateReason: 'Date' }]);
    await deskUser().click(await screen.findByRole('button', { name: 'Actions for PT pack 10' }));
    expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Suspend' })).toBeNull();
  });
});

describe('reactivating a subscription', () => {
  const suspended = { State: 'Suspended', SuspendedDate: '2026-11-10', ExpiryDate: '2027-02-28' } as const;

  it('shows the new end when it takes effect at once', async () => {
    const { sent } = await open([suspended], [answer(reactivateSubscription, { id: 31 }, saved())]);
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Reactivate' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/suspended for 10 days, so its last day becomes 10\/03\/2027/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Reactivate now' }));
    expect(await screen.findByText('PT pack 10 is active again')).toBeTruthy();
    expect(bodyOf(sent, '/subscriptions/users/31/reactivate')).toEqual({ ReactivationDate: null });
  });

  it('requires a future day', { tags: ['atLength'] }, async () => {
    const planned = saved({ ...suspended, ReactivationDate: '2026-12-01' });
    const { sent } = await open([suspended], [answer(reactivateSubscription, { id: 31 }, planned)]);
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Reactivate' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('On a day'));
    const day = dialog.getByRole('textbox', { name: /Reactivation date/ });
    await user.type(day, '20/11/2026');
    await user.click(dialog.getByRole('button', { name: 'Set the day' }));
    expect(dialog.getByText('Choose a day in the future.')).toBeTruthy();
    await user.clear(day);
    await user.type(day, '01/12/2026');
    await user.click(dialog.getByRole('button', { name: 'Set the day' }));
    expect(await screen.findByText('PT pack 10 is active again on 01/12/2026')).toBeTruthy();
    expect(bodyOf(sent, '/subscriptions/users/31/reactivate')).toEqual({ ReactivationDate: '2026-12-01' });
  });
});

describe('cancelling a subscription', () => {
  const monthly = { Recurrence: { Every: 1, Unit: 'Month' }, RenewsOn: '2026-12-05', ExpiryDate: null } as const;

  it('at the end of its period shows the day, and can be undone', async () => {
    const { sent } = await open([monthly], [answer(cancelSubscription, { id: 31 }, saved({ ScheduledEnd: '2026-12-04' }))]);
    const { user, dialog } = await act('Cancel subscription');
    expect(dialog.getByText(/until 04\/12\/2026/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel at the end' }));
    expect(await screen.findByText('PT pack 10 ends on 04/12/2026')).toBeTruthy();
    expect(bodyOf(sent, '/subscriptions/users/31/cancel')).toEqual({ AtPeriodEnd: true });
  });

  it('that is suspended does not state that the subscription pays bookings', { tags: ['atLength'] }, async () => {
    await open([{ State: 'Suspended', SuspendedDate: '2026-11-10', ExpiryDate: '2026-12-27' }]);
    const { dialog } = await act('Cancel subscription');
    expect(dialog.getByText(/^While it is not active it does not pay for bookings\. It ends on 27\/12\/2026/)).toBeTruthy();
    expect(dialog.queryByText(/It pays for bookings until/)).toBeNull();
  });

  it('at once shows what is lost', async () => {
    const { sent } = await open([monthly], [answer(cancelSubscription, { id: 31 }, saved({ State: 'Canceled' }))]);
    const { user, dialog } = await act('Cancel subscription');
    await user.click(dialog.getByText('At once'));
    expect(dialog.getByText(/What is left of it is lost/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel now' }));
    await waitFor(() => expect(bodyOf(sent, '/subscriptions/users/31/cancel')).toEqual({ AtPeriodEnd: false }));
  });

  it('is withdrawn by the button on the card while it is pending', async () => {
    const { sent } = await open(
      [{ ...monthly, ScheduledEnd: '2026-12-04' }],
      [answer(undoCancelSubscription, { id: 31 }, saved(monthly))],
    );
    const user = deskUser();
    expect(await screen.findByText(/cancelled, runs until 04\/12\/2026/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo cancellation' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('It renews again on 05/12/2026.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Undo cancellation' }));
    expect(await screen.findByText('PT pack 10 continues')).toBeTruthy();
    expect(sent.some(({ path }) => path === '/subscriptions/users/31/undoCancel')).toBe(true);
  });
});

describe('paying for a subscription', () => {
  const parts = [
    { Number: 1, Amount: 2000, DueDate: '2026-10-20', PaidAt: '2026-10-20T10:00:00Z', WrittenOffAt: null, TransactionId: 3 },
    { Number: 2, Amount: 2000, DueDate: '2026-11-20', PaidAt: null, WrittenOffAt: null, TransactionId: null },
  ];
  const owing = { Price: 4000, PaymentLabel: 'ToPay', InstallmentPlan: parts, Installments: 2 } as const;
  const paid = () => respond(201, { Subscription: heldWith(), Transaction: transactionWith({ Amount: 2000 }) });

  it('takes the amount of the next installment, and sends the balance that was shown', async () => {
    const { sent } = await open([owing], [answer(paySubscription, { id: 31 }, paid)]);
    const user = deskUser();
    await user.click(within(await screen.findByRole('article')).getByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Installment 2 of 2: €20.00, due 20/11/2026.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /^Take €/ }));
    expect(await screen.findByText('€20.00 recorded')).toBeTruthy();
    expect(bodyOf(sent, '/subscriptions/users/31/payments')).toEqual({
      Method: 'Cash',
      Amount: 2_000,
      Seen: { AmountDue: 2_000, DueDateUTC: null },
      VisibleInExport: true,
    });
  });

  it('shows the new amount when another desk took a part payment, and takes the rest', { tags: ['atLength'] }, async () => {
    let partPaid = 0;
    const values = { amount: '15.00 EUR', AmountDue: 1_500, Currency: 'EUR' };
    const pay = () => {
      if (partPaid > 0) return paid();
      partPaid = 500;
      return refusal(409, 'SubscriptionDueChanged', { values })();
    };
    const now = () => [heldWith({ ...owing, AmountDue: 2_000 - partPaid, PartPaid: partPaid })];
    const { sent } = await open(
      [],
      [answer(listClubUserSubscriptions, { id: 1, userId: 5 }, now), answer(paySubscription, { id: 31 }, pay)],
    );
    const user = deskUser();
    await user.click(within(await screen.findByRole('article')).getByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Take €/ }));
    expect(await dialog.findByText('The amount due has changed: €15.00. Check it before you take the payment.')).toBeTruthy();
    expect(await dialog.findByText('Installment 2 of 2: €15.00, due 20/11/2026.')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Amount/ }).value).toBe('15.00');
    await user.click(dialog.getByRole('button', { name: /^Take €/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(sent, '/subscriptions/users/31/payments')).toMatchObject({ Amount: 1_500, Seen: { AmountDue: 1_500 } });
  });

  it('sends a changed amount in minor units, and reports when nothing is due any more', { tags: ['atLength'] }, async () => {
    const { sent } = await open([owing], [answer(paySubscription, { id: 31 }, refusal(409, 'SubscriptionNothingToPay'))]);
    const user = deskUser();
    await user.click(within(await screen.findByRole('article')).getByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, '15.5');
    await user.click(dialog.getByRole('button', { name: /^Take €/ }));
    expect(await dialog.findByText('Nothing is left to pay.')).toBeTruthy();
    expect(bodyOf(sent, '/subscriptions/users/31/payments')).toMatchObject({ Amount: 1550 });
  });
});

describe('the debt of a subscription', () => {
  const dropped = { State: 'Canceled', StateReason: 'UnpaidExternal', PaymentLabel: 'Unpaid', Price: 5900 } as const;

  it('is visible after the subscription has ended, and is written off with a reason', async () => {
    const { sent } = await open(
      [{ ...dropped, StateReason: 'Date', State: 'Expired' }],
      [answer(writeOffDebt, { id: 31 }, () => respond(200, heldWith()))],
    );
    const user = deskUser();
    const held = within(await screen.findByRole('article'));
    await user.click(await held.findByRole('button', { name: /Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Write off' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/€59.00 is written off/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Write off' }));
    expect(dialog.getByText('Fill this in.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Moved away');
    await user.click(dialog.getByRole('button', { name: 'Write off' }));
    expect(await screen.findByText('€59.00 written off')).toBeTruthy();
    expect(bodyOf(sent, '/subscriptions/users/31/writeOff')).toEqual({ Amount: 5900, Reason: 'Moved away' });
  });

  it('that is due today is shown before cancelling at once, and prevents removal until it is written off', async () => {
    const { sent } = await open([{ State: 'Active', PaymentLabel: 'ToPay', Price: 5900, AmountDue: 4900, PartPaid: 1000 }]);
    const { user, dialog } = await act('Cancel subscription');
    expect(dialog.getByText(/€49.00 is still owed, until it is paid or written off/)).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'At once' }));
    expect(dialog.getByText(/€49.00 is still owed/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const removing = await act('Remove');
    expect(removing.dialog.getByText(/still owes €49.00/)).toBeTruthy();
    expect(removing.dialog.queryByRole('button', { name: 'Remove' })).toBeNull();
    await user.click(removing.dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await act('Write off')).dialog.getByText(/€49.00 is written off/)).toBeTruthy();
    expect(sent.some(({ method }) => method !== 'GET')).toBe(false);
  });

  it('that was written off for a removed subscription shows operator and reason', async () => {
    const debt = { Number: null, Currency: 'EUR', At: '2026-11-10T09:00:00Z', Operator: { email: 'desk@example.com' } };
    await open(
      [],
      [
        answer(listMemberWriteOffs, { id: 1, userId: 5 }, [
          { ...debt, UserSubscriptionId: 1, SubscriptionName: 'Gone', Amount: 5900, Reason: 'Moved away', IsRemoved: true },
          { ...debt, UserSubscriptionId: 31, SubscriptionName: 'There', Amount: 100, Reason: 'Rounded', IsRemoved: false },
        ]),
      ],
    );
    const section = within(await screen.findByRole('region', { name: 'Write-offs of removed subscriptions' }));
    expect(section.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Gone €59.00 written off 10/11/2026 by desk@example.com: Moved away',
    ]);
  });

  it('that deactivated the subscription shows until when the subscription pays bookings after a payment', {
    tags: ['atLength'],
  }, async () => {
    await open([{ ...dropped, DeactivationDate: '2026-11-18', ExpiryDate: '2026-12-10' }]);
    const user = deskUser();
    await user.click(within(await screen.findByRole('article')).getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText(/deactivated on 18\/11\/2026.*pays for bookings until 10\/12\/2026/)).toBeTruthy();
  });
});

describe('the balance of a subscription', () => {
  const half = { Price: 5900, PaymentLabel: 'Unpaid', AmountDue: 3900, PartPaid: 2000 } as const;

  it('is shown on its card, and limits a payment', async () => {
    const { sent } = await open([half]);
    const user = deskUser();
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('€20.00 paid, €39.00 left')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('€39.00 of €59.00 is left to pay.')).toBeTruthy();
    const amount = dialog.getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, '39.01');
    await user.click(dialog.getByRole('button', { name: /^Take €/ }));
    expect(dialog.getByText('At most €39.00 is due.')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });
});

describe('an ended subscription', () => {
  it.each([
    ['can be paid', 'Unpaid', 'Immediately', true],
    ['cannot be paid', 'Canceled', 'Immediately', false],
    ['can be paid', 'Unpaid', 'UnpaidExternal', true],
  ] as const)('%s with the payment state %s and the reason %s', async (_, PaymentLabel, StateReason, isToPay) => {
    await open([{ State: 'Canceled', StateReason, PaymentLabel, Price: 4000, DeactivationDate: '2026-10-14' }]);
    const card = within(await screen.findByRole('article'));
    expect(card.queryAllByRole('button', { name: 'Record payment' })).toHaveLength(isToPay ? 1 : 0);
  });
});

describe('assigning a subscription', () => {
  const plan = {
    SubscriptionPlanId: 4,
    ClassSubscriptionId: 7,
    Name: 'Every month',
    Price: 5900,
    TrialDays: null,
    DurationDays: null,
  };
  const types = [
    typeWith({
      DurationDays: 30,
      Plans: [
        { ...plan, Recurrence: { Every: 1, Unit: 'Month' }, Installments: 1 },
        {
          ...plan,
          SubscriptionPlanId: 5,
          Name: 'In 3 parts',
          Price: 10_000,
          Recurrence: null,
          Installments: 3,
          DurationDays: 90,
        },
      ],
    }),
  ];
  const chooseType = async (user: ReturnType<typeof deskUser>, name: RegExp) =>
    user.click(await screen.findByRole('radio', { name }));
  const choose = async (user: ReturnType<typeof deskUser>, field: string, option: RegExp) => {
    await user.click(await screen.findByRole('combobox', { name: new RegExp(field) }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const start = async (answers: Answers = []) => {
    const app = await open([], [answer(listSubscriptionTypes, { id: 1 }, types), ...answers]);
    const user = deskUser();
    await user.click((await screen.findAllByRole('button', { name: 'Assign subscription' }))[0] as HTMLElement);
    await screen.findByRole('dialog');
    return { ...app, user, press: () => user.click(screen.getByRole('button', { name: /^Assign$|^Take/ })) };
  };

  it('shows that the terms of purchase are not accepted, and sells anyway', async () => {
    const policy = { ClubId: 1, ClubName: 'Club 1', Text: 'Paid is paid.', PublishState: 'Published', Version: 1 } as const;
    const never = { PublicationDate: '2026-11-01T10:00:00Z', CorrectedAt: null, CorrectionReason: null, AcceptanceDate: null };
    const waiting = { ...policy, ...never, Acceptance: 'NotAnswered' } as const;
    const { user, press } = await start([
      answer(listClubUserPolicies, { id: 1, userId: 5 }, [
        { ...waiting, PolicyId: 4, Type: 'TermsOfPurchase', Title: 'Terms of purchase' },
        { ...waiting, PolicyId: 5, Type: 'JoinClub', Title: 'House rules' },
      ]),
      answer(assignSubscription, { id: 1, userId: 5 }, () => respond(201, { ...heldWith(), ReceiptId: 12 })),
    ]);
    await chooseType(user, /PT pack 10/);
    expect(await screen.findByText('Davide Longo has not accepted: Terms of purchase.')).toBeTruthy();
    await press();
    expect(await screen.findByText('PT pack 10 assigned to Davide Longo')).toBeTruthy();
  });

  it('requires a type, previews the result, and sends the selection', async () => {
    const { sent, user, press } = await start([
      answer(listSubscriptionTypes, { id: 1 }, [...types, typeWith({ ClassSubscriptionId: 8, Name: 'Morning' })]),
      answer(assignSubscription, { id: 1, userId: 5 }, () => respond(201, { ...heldWith(), ReceiptId: 12 })),
    ]);
    await press();
    expect(await screen.findByText('Fill this in.')).toBeTruthy();
    await chooseType(user, /PT pack 10/);
    await choose(user, 'Plan', /In 3 parts/);
    expect(screen.getByRole('button', { name: 'Take €33.34' })).toBeTruthy();
    expect(screen.getByText('From 20/11/2026 to 17/02/2027')).toBeTruthy();
    expect(screen.getByText('3 parts: €33.34 first, then €33.33 a month')).toBeTruthy();
    expect(screen.getByText('€33.34 taken now')).toBeTruthy();
    await press();
    expect(await screen.findByText('PT pack 10 assigned to Davide Longo')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe('#/ClubReceipt/12');
    expect(bodyOf(sent, '/clubs/1/users/5/subscriptions')).toEqual({
      ClassSubscriptionId: 7,
      SubscriptionPlanId: 5,
      ActivationDate: '2026-11-20',
      ExpiryDate: null,
      Price: null,
      Installments: null,
      ExternalPayment: false,
      Payment: { Method: 'Cash', VisibleInExport: true },
      Notes: '',
      Besides: [],
    });
  });

  it('shows before the sale a subscription that the member has already, and sends its id', { tags: ['atLength'] }, async () => {
    const { sent } = await open(
      [{}],
      [
        answer(listSubscriptionTypes, { id: 1 }, types),
        answer(assignSubscription, { id: 1, userId: 5 }, () => respond(201, { ...heldWith(), ReceiptId: 12 })),
      ],
    );
    const user = deskUser();
    await user.click((await screen.findAllByRole('button', { name: 'Assign subscription' }))[0] as HTMLElement);
    await chooseType(user, /PT pack 10/);
    expect(await screen.findByText('The member already has PT pack 10, from 01/09/2026 until 28/02/2027.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Assign one more' }));
    expect(await screen.findByText('PT pack 10 assigned to Davide Longo')).toBeTruthy();
    expect(bodyOf(sent, '/clubs/1/users/5/subscriptions')).toMatchObject({ Besides: [31] });
  });

  it('requires a confirmation when another desk assigned a subscription a moment ago', { tags: ['atLength'] }, async () => {
    let sold = false;
    const { sent } = await open(
      [],
      [
        answer(listSubscriptionTypes, { id: 1 }, types),
        answer(listClubUserSubscriptions, { id: 1, userId: 5 }, () => respond(200, sold ? [heldWith()] : [])),
        answer(assignSubscription, { id: 1, userId: 5 }, () => {
          if (sold) return respond(201, { ...heldWith(), ReceiptId: null });
          sold = true;
          const values = { UserSubscriptionId: 31, name: 'PT pack 10', since: '2026-09-01' };
          return refusal(409, 'SubscriptionAlreadyHeld', { values })();
        }),
      ],
    );
    const user = deskUser();
    await user.click((await screen.findAllByRole('button', { name: 'Assign subscription' }))[0] as HTMLElement);
    await chooseType(user, /PT pack 10/);
    await user.click(await screen.findByRole('button', { name: 'Take €380.00' }));
    await user.click(await screen.findByRole('button', { name: 'Assign one more' }));
    expect(await screen.findByText('PT pack 10 assigned to Davide Longo')).toBeTruthy();
    expect(
      sent.filter(({ method, path }) => method === 'POST' && path === '/clubs/1/users/5/subscriptions').map(({ body }) => body),
    ).toMatchObject([{ Besides: [] }, { Besides: [31] }]);
  });

  it('starts with the type, and takes payment by the method whose button was pressed', async () => {
    const { sent, user } = await start([
      answer(assignSubscription, { id: 1, userId: 5 }, () => respond(201, { ...heldWith(), ReceiptId: 12 })),
    ]);
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(screen.getByRole('radiogroup', { name: 'Subscription' })).getAllByRole('radio')[0],
      ),
    );
    await chooseType(user, /PT pack 10/);
    expect(screen.queryByRole('textbox', { name: /Price/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Debit card' }));
    await user.click(screen.getByRole('button', { name: 'Take €380.00' }));
    expect(await screen.findByText('PT pack 10 assigned to Davide Longo')).toBeTruthy();
    expect(bodyOf(sent, '/clubs/1/users/5/subscriptions')).toMatchObject({ Payment: { Method: 'Debit' } });
  });

  it('with a recurring plan is refused without card payments, with a link to the settings', { tags: ['atLength'] }, async () => {
    const { sent, user, press, router } = await start();
    await chooseType(user, /PT pack 10/);
    await choose(user, 'Plan', /Every month/);
    expect(await screen.findByText('A recurring plan needs card payments. Turn them on in the club profile.')).toBeTruthy();
    await press();
    expect(bodyOf(sent, '/clubs/1/users/5/subscriptions')).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Payment settings' }));
    expect(router.state.location.pathname).toBe('/CreditsAndSubscriptions/payments');
  });

  it("with a payment of zero shows the server's error", { tags: ['atLength'] }, async () => {
    const { sent, user, press } = await start();
    await chooseType(user, /PT pack 10/);
    await user.click(screen.getByRole('button', { name: 'Change dates or price' }));
    const price = screen.getByRole('textbox', { name: /Price/ });
    await user.clear(price);
    await user.type(price, '0');
    await user.click(screen.getByText('Now, here'));
    expect(await screen.findByText('Subscription assignment error: a payment needs a price.')).toBeTruthy();
    await press();
    expect(bodyOf(sent, '/clubs/1/users/5/subscriptions')).toBeUndefined();
  });

  it('shows no sum on its button while the price is unclear', { tags: ['atLength'] }, async () => {
    const { user } = await start();
    await chooseType(user, /PT pack 10/);
    expect(screen.getByRole('button', { name: 'Take €380.00' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change dates or price' }));
    const price = screen.getByRole('textbox', { name: /Price/ });
    await user.clear(price);
    expect(screen.getByRole('button', { name: 'Assign' })).toBeTruthy();
    await user.type(price, '12x');
    expect(screen.getByRole('button', { name: 'Assign' })).toBeTruthy();
    await user.clear(price);
    await user.type(price, '12');
    expect(screen.getByRole('button', { name: 'Take €12.00' })).toBeTruthy();
  });

  it('never treats invalid text as a missing end date', { tags: ['atLength'] }, async () => {
    const { sent, user, press } = await start();
    await chooseType(user, /PT pack 10/);
    await user.click(screen.getByRole('button', { name: 'Change dates or price' }));
    await user.type(screen.getByRole('textbox', { name: 'Last day' }), '31/02/2027');
    await press();
    expect(await screen.findByText('This is not a date. Write it as dd/mm/yyyy, for example 27/04/1985.')).toBeTruthy();
    expect(bodyOf(sent, '/clubs/1/users/5/subscriptions')).toBeUndefined();
  });

  it('as a renewal starts on the day after the current end', { tags: ['atLength'] }, async () => {
    await open(
      [{ State: 'Expiring', RemainingTickets: 4, ExpiryDate: '2026-11-24' }],
      [answer(listSubscriptionTypes, { id: 1 }, types)],
    );
    await deskUser().click(await screen.findByRole('button', { name: 'Renew' }));
    await deskUser().click(await screen.findByRole('button', { name: 'Change dates or price' }));
    const first = await screen.findByRole<HTMLInputElement>('textbox', { name: /First day/ });
    expect(first.value).toBe('25/11/2026');
  });
});

describe('a member’s request for a subscription', () => {
  const openAsking = (answers: Answers = [], self = manager) =>
    open([], [answer(listClubUserSubscriptionRequests, { id: 1, userId: 5 }, [requestWith()]), ...answers], self);

  it('is granted by assigning the subscription', async () => {
    await openAsking([answer(listSubscriptionTypes, { id: 1 }, [typeWith()])]);
    expect(await screen.findByText('Requested PT pack 10, €380.00 on 20/11/2026.')).toBeTruthy();
    await deskUser().click(screen.getByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Take €380.00' })).toBeTruthy();
  });

  it('is declined by a button', async () => {
    const { sent } = await openAsking([
      answer(declineSubscriptionRequest, { id: 1, userId: 5, requestId: 3 }, () => new Response(null, { status: 204 })),
    ]);
    await deskUser().click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('PT pack 10 was declined')).toBeTruthy();
    expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/clubs/1/users/5/subscriptionRequests/3')).toBe(true);
  });

  it('is read-only for a trainer', async () => {
    await openAsking([], trainer);
    expect(await screen.findByText(/^Requested PT pack 10/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });
});

describe('editing a subscription', () => {
  it('saves dates and tickets, with an end that must be later than the start', async () => {
    const { sent } = await open([{}], [answer(updateUserSubscription, { id: 31 }, saved())]);
    const { user, dialog } = await act('Edit');
    const end = dialog.getByRole('textbox', { name: 'Last day' });
    await user.clear(end);
    await user.type(end, '01/09/2026');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('The end must be later than the start.')).toBeTruthy();
    await user.clear(end);
    await user.type(end, '31/12/2026');
    const tickets = dialog.getByRole('textbox', { name: 'Tickets left' });
    await user.clear(tickets);
    await user.type(tickets, '6');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('PT pack 10 was saved')).toBeTruthy();
    expect(bodyOf(sent, '/subscriptions/users/31')).toEqual({
      ActivationDate: '2026-09-01',
      ExpiryDate: '2026-12-31',
      RemainingTickets: 6,
      DueDate: null,
      Notes: '',
      RowVersion: 3,
    });
  });

  it('sends tickets only when edited, because a booking may have taken one meanwhile', { tags: ['atLength'] }, async () => {
    const { sent } = await open([{}], [answer(updateUserSubscription, { id: 31 }, saved())]);
    const { user, dialog } = await act('Edit');
    await user.type(dialog.getByRole('textbox', { name: 'Notes' }), 'agreed by phone');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('PT pack 10 was saved')).toBeTruthy();
    expect(bodyOf(sent, '/subscriptions/users/31')).toEqual({
      ActivationDate: '2026-09-01',
      ExpiryDate: '2027-02-28',
      DueDate: null,
      Notes: 'agreed by phone',
      RowVersion: 3,
    });
  });

  it('shows the tickets that a removal deletes', { tags: ['atLength'] }, async () => {
    const { sent } = await open([{}], [answer(deleteUserSubscription, { id: 31 }, () => new Response(null, { status: 204 }))]);
    const { user, dialog } = await act('Remove');
    expect(dialog.getByText('4 tickets are lost with it. Payments stay recorded.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('PT pack 10 was removed')).toBeTruthy();
    expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/subscriptions/users/31')).toBe(true);
  });
});
