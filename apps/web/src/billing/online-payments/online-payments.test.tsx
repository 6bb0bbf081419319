import { listMyCreditTransactions } from '@clubpulse/contract/billing/credits.calls';
import type { OwnPause, PaymentOrder } from '@clubpulse/contract/billing/online-payments/online-payments';
import {
  applyOwnCard,
  cancelOwnSubscription,
  cancelPaymentOrder,
  changeOwnCard,
  checkPaymentOrder,
  createPaymentOrder,
  getOwnPause,
  keepOwnSubscription,
  listMyPaymentOrders,
  listStoredCards,
  openPaymentOrder,
  pauseOwnSubscription,
  payPaymentOrder,
  resumeOwnSubscription,
} from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listMyTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answers, answer, respond } from '../../test/network.ts';
import { athlete, deskUser, openDesk, refusal, startDay } from '../test/desk.tsx';
import { heldWith, pageWith, typeWith } from '../test/money.ts';
import { orderWith } from '../test/orders.ts';

beforeEach(startDay);

const PAGE = 'https://pay.example/c/1';

const plan = {
  SubscriptionPlanId: 5,
  ClassSubscriptionId: 7,
  Name: 'Open monthly',
  Price: 5_900,
  Recurrence: { Every: 1, Unit: 'Month' },
  Installments: 1,
  TrialDays: null,
  DurationDays: null,
} as const;

const freeFirst = { ...plan, SubscriptionPlanId: 10, Name: 'Free first', TrialDays: 14 };

const order = orderWith();

const held = heldWith({
  UserId: 11,
  SubscriptionName: 'Open monthly',
  MaxActivities: null,
  RemainingTickets: null,
  ExtSubscriptionId: 'sub_1',
  ExtStatus: 'active',
  RenewsOn: '2026-12-20',
  Recurrence: { Every: 1, Unit: 'Month' },
  SubscriptionPlanId: 5,
  PaymentMeans: 'Visa 4242',
});

const ownPause: OwnPause = { MembersMayPause: true, MaxPauseDays: 60, PausesPerYear: 2, Pauses: [], Bookings: [] };

const answers = (others: Answers = [], online = true): Answers => [
  answer(listMySubscriptions, { id: 11 }, []),
  answer(
    getStore,
    { id: 11, clubId: 1 },
    {
      SubscriptionTypes: [
        typeWith({
          ClassSubscriptionId: 7,
          Name: 'Open',
          Type: 'Open',
          Price: 59_000,
          MaxActivities: null,
          Plans: [plan, freeFirst, { ...plan, SubscriptionPlanId: 6, Name: 'In parts', Installments: 12, Recurrence: null }],
        }),
        typeWith({
          ClassSubscriptionId: 8,
          Name: 'Ten times',
          Type: 'Open',
          MaxActivities: 10,
          Plans: [{ ...plan, SubscriptionPlanId: 9, ClassSubscriptionId: 8, Name: 'Ten a month' }],
        }),
      ],
      CreditsPackages: [
        {
          ClubCreditsPackageId: 3,
          ClubId: 1,
          Name: '10 credits',
          Credits: 10,
          Price: 8_000,
          Currency: 'EUR',
          PaymentAccountType: 'Stripe',
          Purchasable: true,
        },
      ],
      OnlinePayments: online,
      Mode: online ? 'test' : null,
    },
  ),
  answer(listMyCreditTransactions, { id: 11, clubId: 1 }, pageWith([])),
  answer(listMyTransactions, { id: 11 }, pageWith([])),
  answer(listMyPaymentOrders, { id: 11 }, []),
  answer(getOwnPause, { id: 11, userSubscriptionId: 31 }, ownPause),
  ...others,
];

function watchLeaving() {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  return assign;
}

it('the store sells online, and shows that test payments move no money', async () => {
  await openDesk('/MySubscriptions', answers(), athlete);
  const link = await screen.findByRole('link', { name: 'Buy: Open monthly' });
  expect(link.getAttribute('href')).toContain('/Checkout/1-plan-5');
  expect(screen.getByRole('link', { name: 'Buy: 10 credits' }).getAttribute('href')).toContain('/Checkout/1-credits-3');
  expect(screen.getByText('Test mode')).toBeTruthy();
  expect(screen.queryByText(/You buy at the desk/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Buy: In parts' }).getAttribute('href')).toContain('/Checkout/1-plan-6');
  expect(screen.getByText('Open, 12 parts: €4.99 first, then €4.91 a month')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Buy: Ten a month' })).toBeNull();
});

it("the checkout shows before the payment that the plan renews, and opens the provider's page once", async () => {
  const assign = watchLeaving();
  const { sent } = await openDesk(
    '/Checkout/1-plan-5',
    answers([
      answer(createPaymentOrder, { id: 11, clubId: 1 }, order),
      answer(openPaymentOrder, { id: 11, orderId: 9 }, { Url: PAGE }),
    ]),
    athlete,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Open monthly' })).toBeTruthy();
  expect(screen.getByText('Renews automatically')).toBeTruthy();
  expect(screen.getByText('Cancel any day')).toBeTruthy();
  expect(screen.queryByText(/180 days/)).toBeNull();
  const user = deskUser();
  await user.dblClick(screen.getByRole('button', { name: 'Go to payment, €59.00' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(PAGE));
  const made = sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/paymentOrders'));
  expect(made.map(({ body }) => body)).toEqual([
    { Kind: 'Subscription', ClassSubscriptionId: 7, SubscriptionPlanId: 5, ActivationDate: null, Besides: [] },
  ]);
});

it('before an athlete buys a further subscription of the same type, the checkout requires a confirmation for each subscription they already have', {
  tags: ['atLength'],
}, async () => {
  const assign = watchLeaving();
  let tries = 0;
  const { sent } = await openDesk(
    '/Checkout/1-subscription-7',
    answers([
      answer(createPaymentOrder, { id: 11, clubId: 1 }, () => {
        tries += 1;
        if (tries > 2) return order;
        const values = { UserSubscriptionId: 30 + tries, name: 'Open', since: `2026-0${tries}-01` };
        return respond(409, { ErrorType: 'SubscriptionAlreadyHeld', values });
      }),
      answer(openPaymentOrder, { id: 11, orderId: 9 }, { Url: PAGE }),
    ]),
    athlete,
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Go to payment, €590.00' }));
  for (const since of [/01\/01\/2026/, /01\/02\/2026/]) {
    await screen.findByText(since);
    await user.click(screen.getByRole('button', { name: 'Buy one more' }));
  }
  await waitFor(() => expect(assign).toHaveBeenCalledWith(PAGE));
  const made = sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/paymentOrders'));
  expect(made.map(({ body }) => body)).toMatchObject([{ Besides: [] }, { Besides: [31] }, { Besides: [31, 32] }]);
});

it('the checkout shows a refusal of the provider and stays on the page', async () => {
  const assign = watchLeaving();
  await openDesk(
    '/Checkout/1-credits-3',
    answers([
      answer(createPaymentOrder, { id: 11, clubId: 1 }, order),
      answer(openPaymentOrder, { id: 11, orderId: 9 }, () => respond(503, { ErrorType: 'PaymentProviderUnavailable' })),
    ]),
    athlete,
  );
  await deskUser().click(await screen.findByRole('button', { name: 'Go to payment, €80.00' }));
  expect(await screen.findByText(/Nothing was charged/)).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});

it('store, checkout and order of a plan with free days show the first charge and its day', async () => {
  await openDesk('/MySubscriptions', answers(), athlete);
  expect(await screen.findByText('Open, monthly, free for 14 days')).toBeTruthy();
  await openDesk('/Checkout/1-plan-10', answers(), athlete);
  expect(await screen.findByText('Free for 14 days')).toBeTruthy();
  expect(screen.getByText(/Nothing is taken before 04\/12\/2026\. Then €59\.00 is taken for the first time\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start the free days' })).toBeTruthy();
  const begun = orderWith({ State: 'Paid', FirstChargeOn: '2026-12-04', SettledAt: '2026-11-20T09:05:00Z' });
  await openDesk('/PaymentOrder/9', answers([answer(listMyPaymentOrders, { id: 11 }, [begun])]), athlete);
  expect(await screen.findByText('Nothing taken today')).toBeTruthy();
  expect(screen.getByText(/On 04\/12\/2026 €59\.00 is taken for the first time\./)).toBeTruthy();
});

it('a subscription in its free days shows its first charge', async () => {
  await openDesk(
    '/MySubscriptions',
    answers([answer(listMySubscriptions, { id: 11 }, [{ ...held, ExtStatus: 'trialing', RenewsOn: '2026-12-04' }])]),
    athlete,
  );
  const card = within(await screen.findByRole('article', { name: 'Open monthly' }));
  expect(card.getByText(/first charge/)).toBeTruthy();
  expect(card.getByText('Friday 04/12/2026')).toBeTruthy();
});

it('the checkout refuses to sell a renewing plan to a minor without a payer, and links to the profile', async () => {
  await openDesk(
    '/Checkout/1-plan-5',
    answers([answer(createPaymentOrder, { id: 11, clubId: 1 }, refusal(409, 'PayerRequired'))]),
    athlete,
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Go to payment, €59.00' }));
  expect(await screen.findByText(/Ask your parent/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open my profile' })).toBeTruthy();
});

it('the checkout loads the online products again when the member retries', async () => {
  const [shut, sold] = [false, true].map((online) => answers([], online).filter(({ call }) => call.id === getStore.id));
  let reads = 0;
  const again = (shut ?? []).map((stub) => ({ ...stub, answered: () => (reads++ === 0 ? stub : sold?.[0])?.answered }));
  await openDesk('/Checkout/1-plan-5', answers(again), athlete);
  expect(await screen.findByText('Not sold online')).toBeTruthy();
  await deskUser().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Go to payment, €59.00' })).toBeTruthy();
});

it('the checkout of a plan in installments charges the first installment, and shows the following installments', async () => {
  await openDesk('/Checkout/1-plan-6', answers(), athlete);
  expect(await screen.findByRole('button', { name: 'Go to payment, €4.99' })).toBeTruthy();
  expect(screen.getByText('12 parts: €4.99 first, then €4.91 a month, €59.00 in all')).toBeTruthy();
  expect(screen.getByText('One payment a month')).toBeTruthy();
  expect(screen.queryByText('Cancel any day')).toBeNull();
});

const inParts = {
  ...held,
  Price: 6_000,
  Recurrence: null,
  RenewsOn: null,
  Installments: 3,
  InstallmentPlan: [1, 2, 3].map((Number) => ({
    Number,
    Amount: 2_000,
    DueDate: ['2026-11-25', '2026-12-25', '2027-01-25'][Number - 1] ?? '',
    PaidAt: Number === 1 ? '2026-11-25T10:00:00Z' : null,
    WrittenOffAt: null,
    TransactionId: Number === 1 ? 7 : null,
  })),
};

it('a plan in installments shows the next installment and the number of paid installments, and offers no cancellation or pause', async () => {
  await openDesk('/MySubscriptions', answers([answer(listMySubscriptions, { id: 11 }, [inParts])]), athlete);
  const card = within(await screen.findByRole('article', { name: 'Open monthly' }));
  expect(card.getByText('€20.00')).toBeTruthy();
  expect(card.getByText('1 of 3 installments paid')).toBeTruthy();
  expect(card.getByText(/^Friday/, { selector: 'strong' })).toBeTruthy();
  expect(card.getByRole('button', { name: 'Change the card' })).toBeTruthy();
  expect(card.queryByRole('button', { name: /Cancel|Pause|Another plan/ })).toBeNull();
});

it.each([
  ['RetryingPayment', /The next attempt is on/],
  ['PaymentFailed', /paused until you change the card/],
] as const)('installments that are %s show that state', async (PaymentStatus, text) => {
  const failed = { ...inParts, PaymentStatus, PaymentLabel: 'Unpaid' as const, DueDateUTC: '2026-11-25T00:00:00Z' };
  await openDesk('/MySubscriptions', answers([answer(listMySubscriptions, { id: 11 }, [failed])]), athlete);
  expect(await screen.findByText(text)).toBeTruthy();
});

it.each([
  ['where the club takes no payments online', '/Checkout/1-plan-5', false, 'Not sold online'],
  ['for a plan that is not sold any more', '/Checkout/1-plan-99', true, 'This is not for sale'],
  ['for a plan that does not renew its activities', '/Checkout/1-plan-9', true, 'This is not for sale'],
])('the checkout offers no payment %s', async (_when, path, online, title) => {
  await openDesk(path, answers([], online), athlete);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Go to payment/ })).toBeNull();
});

it.each([
  ['Paid', 'Paid, €59.00'],
  ['Open', 'Nothing has been charged'],
  ['Processing', 'Authorised, not yet paid'],
  ['Failed', 'Declined, nothing charged'],
  ['Expired', 'Order expired'],
  ['Returned', 'Refunded, €59.00'],
  ['Canceled', 'Order cancelled'],
] as const)('the page of an order that is %s at the provider shows "%s"', async (State, title) => {
  const settled: PaymentOrder = {
    ...order,
    State,
    TransactionId: State === 'Paid' ? 7 : null,
    SettledAt: State === 'Open' || State === 'Processing' ? null : '2026-11-20T10:00:00Z',
  };
  await openDesk(
    '/PaymentOrder/9',
    answers([answer(listMyPaymentOrders, { id: 11 }, [settled]), answer(checkPaymentOrder, { id: 11, orderId: 9 }, settled)]),
    athlete,
  );
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue with the payment' }) !== null).toBe(State === 'Open');
  const again = screen.queryByRole('link', { name: 'Try another card' });
  expect(again?.getAttribute('href')?.endsWith('/Checkout/1-plan-5')).toBe(
    State === 'Failed' || State === 'Expired' ? true : undefined,
  );
  const receipt = screen.queryByRole('link', { name: 'Receipt' });
  expect(receipt !== null).toBe(State === 'Paid');
});

it.each([
  ['Processing', null, 'My subscriptions and credits'],
  ['Processing', '10 credits', 'Pay 10 credits, €25.00'],
  ['Paid', '10 credits', 'Pay 10 credits, €25.00'],
  ['Paid', null, 'Book a class now'],
] as const)('the page of an order that is %s beside the open order %j has the main button %j', async (State, Title, first) => {
  const assign = watchLeaving();
  const settled: PaymentOrder = { ...order, State, SettledAt: State === 'Paid' ? '2026-11-20T10:00:00Z' : null };
  const others = Title === null ? [] : [{ ...order, PaymentOrderId: 10, Title, Amount: 2_500 }];
  await openDesk(
    '/PaymentOrder/9',
    answers([
      answer(listMyPaymentOrders, { id: 11 }, [settled, ...others]),
      answer(checkPaymentOrder, { id: 11, orderId: 9 }, settled),
      answer(openPaymentOrder, { id: 11, orderId: 10 }, { Url: PAGE }),
    ]),
    athlete,
  );
  const book = await screen.findByRole('link', { name: 'Book a class now' });
  expect(book.parentElement?.firstElementChild?.textContent).toBe(first);
  if (Title === null) return;
  await deskUser().click(screen.getByRole('button', { name: first }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(PAGE));
});

it.each([
  ['Processing', 'At the bank', /Your bank takes a few days\. Open monthly begins when the money arrives/],
  ['Failed', 'Declined', /Your bank did not pay Open monthly\. Try another card/],
] as const)('an order that is %s is shown on My subscriptions as %s', async (State, chip, text) => {
  const SettledAt = State === 'Failed' ? '2026-11-19T10:00:00Z' : null;
  await openDesk(
    '/MySubscriptions',
    answers([answer(listMyPaymentOrders, { id: 11 }, [{ ...order, State, SettledAt }])]),
    athlete,
  );
  const card = await screen.findByRole('article', { name: 'Open monthly' });
  expect(within(card).getByText(chip)).toBeTruthy();
  expect(within(card).getByText(text)).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'Show the order' }).getAttribute('href')).toContain('/PaymentOrder/9');
});

it.each([{ State: 'Paid', UserSubscriptionId: 31 }, { State: 'Processing' }, { State: 'Open' }] as const)(
  'a failed order is not shown after the same product was ordered again (%o), or after a week',
  async (later) => {
    const failed = { ...order, State: 'Failed', SettledAt: '2026-11-19T10:00:00Z' } as const;
    const old = { ...failed, PaymentOrderId: 7, ClassSubscriptionId: 8, SettledAt: '2026-11-12T10:00:00Z' };
    const again = { ...order, PaymentOrderId: 10, Title: 'Later', ...later };
    const waiting = { ...order, PaymentOrderId: 11, ClassSubscriptionId: 9, Title: 'Ten credits' };
    await openDesk(
      '/MySubscriptions',
      answers([answer(listMyPaymentOrders, { id: 11 }, [waiting, again, failed, old])]),
      athlete,
    );
    expect(await screen.findByRole('article', { name: 'Ten credits' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Open monthly' })).toBeNull();
  },
);

it.each([{ SubscriptionPlanId: 6 }, { State: 'Canceled' }] as const)(
  'a failed order is shown beside a later order of another plan, or beside a canceled order (%o)',
  async (later) => {
    const failed = { ...order, State: 'Failed', SettledAt: '2026-11-19T10:00:00Z' } as const;
    const other = { ...order, PaymentOrderId: 10, State: 'Paid', Title: 'Later', ...later } as const;
    await openDesk('/MySubscriptions', answers([answer(listMyPaymentOrders, { id: 11 }, [other, failed])]), athlete);
    expect(await screen.findByRole('article', { name: 'Open monthly' })).toBeTruthy();
  },
);

it('the page of a failed order links to the later order of the same product, not to another payment', async () => {
  const failed = { ...order, State: 'Failed', SettledAt: '2026-11-19T10:00:00Z' } as const;
  const again = { ...order, PaymentOrderId: 10, State: 'Processing', UserSubscriptionId: 31 } as const;
  await openDesk('/PaymentOrder/9', answers([answer(listMyPaymentOrders, { id: 11 }, [again, failed])]), athlete);
  expect(await screen.findByText(/You ordered Open monthly again since/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show the order' }).getAttribute('href')).toContain('/PaymentOrder/10');
  expect(screen.queryByRole('link', { name: 'Try another card' })).toBeNull();
});

it('a second purchase is refused, with a link to the first order, while the bank processes the first', async () => {
  const values = { Title: 'Open monthly', PaymentOrderId: 9 };
  const { router } = await openDesk(
    '/Checkout/1-plan-5',
    answers([answer(createPaymentOrder, { id: 11, clubId: 1 }, refusal(409, 'PaymentOrderProcessing', { values }))]),
    athlete,
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /€59/ }));
  expect(await screen.findByText(/Open monthly is signed already/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show the order' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/PaymentOrder/9'));
});

it('a purchase that was paid meanwhile shows its order', async () => {
  const paid: PaymentOrder = { ...order, State: 'Paid', TransactionId: 7, SettledAt: '2026-11-20T10:00:00Z' };
  const bought = answer(createPaymentOrder, { id: 11, clubId: 1 }, paid);
  const { router } = await openDesk('/Checkout/1-plan-5', answers([bought]), athlete);
  await deskUser().click(await screen.findByRole('button', { name: /€59/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/PaymentOrder/9'));
});

it('the page of an order without a charge today states when the first charge is, and lists no payment', async () => {
  const later: PaymentOrder = { ...order, State: 'Paid', ActivationDate: '2026-12-20', SettledAt: '2026-11-20T10:00:00Z' };
  await openDesk('/PaymentOrder/9', answers([answer(listMyPaymentOrders, { id: 11 }, [later])]), athlete);
  expect(await screen.findByRole('heading', { level: 2, name: 'Agreed, nothing taken today' })).toBeTruthy();
  expect(screen.getByText('20/12/2026')).toBeTruthy();
  expect(screen.queryByText(/The payment is listed/)).toBeNull();
});

it('the page of an order that staff recorded shows this fact, and does not state that its content was added', async () => {
  const recorded: PaymentOrder = { ...order, State: 'Paid', Reason: 'RecordedByStaff', SettledAt: '2026-11-20T10:00:00Z' };
  await openDesk('/PaymentOrder/9', answers([answer(listMyPaymentOrders, { id: 11 }, [recorded])]), athlete);
  expect(await screen.findByText(/recorded your payment for .* by hand/)).toBeTruthy();
  expect(screen.queryByText(/is yours/)).toBeNull();
});

it('an open order is shown on My subscriptions, and can be continued or canceled', async () => {
  const assign = watchLeaving();
  let orders = [order];
  await openDesk(
    '/MySubscriptions',
    [
      ...answers(),
      answer(listMyPaymentOrders, { id: 11 }, () => orders),
      answer(openPaymentOrder, { id: 11, orderId: 9 }, { Url: PAGE }),
      answer(cancelPaymentOrder, { id: 11, orderId: 9 }, () => {
        const canceled: PaymentOrder = { ...order, State: 'Canceled', SettledAt: '2026-11-20T10:00:00Z' };
        orders = [canceled];
        return canceled;
      }),
    ],
    athlete,
  );
  const waits = within(await screen.findByRole('article', { name: 'Open monthly' }));
  const user = deskUser();
  await user.click(waits.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Open monthly' })).toBeNull());
  expect(assign).not.toHaveBeenCalled();
});

it('a member cancels a subscription that is paid online at the end of the period, and continues it', async () => {
  let one = held;
  const { sent } = await openDesk(
    '/MySubscriptions',
    answers([
      answer(listMySubscriptions, { id: 11 }, () => [one]),
      answer(cancelOwnSubscription, { id: 11, userSubscriptionId: 31 }, () => {
        one = { ...held, ScheduledEnd: '2026-12-19', PaymentStatus: 'CanceledAtPeriodEnd' };
        return one;
      }),
      answer(keepOwnSubscription, { id: 11, userSubscriptionId: 31 }, () => {
        one = held;
        return one;
      }),
    ]),
    athlete,
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /Cancel the subscription/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Open monthly' }));
  expect(dialog.getByText(/Nothing more is charged from 20\/12\/2026 on/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel at the end' }));
  await user.click(await screen.findByRole('button', { name: 'Keep my subscription' }));
  expect(await screen.findByRole('button', { name: /Cancel the subscription/ })).toBeTruthy();
  expect(sent.find(({ path }) => path.endsWith('/cancel'))?.body).toEqual({ AtPeriodEnd: true });
});

it('a failed renewal shows the next attempt, and links to the page for another card', async () => {
  const assign = watchLeaving();
  const failed = {
    ...held,
    PaymentStatus: 'RetryingPayment',
    ExtStatus: 'past_due',
    DueDateUTC: '2026-11-22T06:00:00Z',
  } as const;
  await openDesk(
    '/MySubscriptions',
    answers([
      answer(listMySubscriptions, { id: 11 }, [failed]),
      answer(changeOwnCard, { id: 11, userSubscriptionId: 31 }, { Url: PAGE }),
    ]),
    athlete,
  );
  expect(await screen.findByText(/Your card payment failed. The next attempt is on 22\/11\/2026/)).toBeTruthy();
  await deskUser().click(screen.getByRole('button', { name: 'Change the card' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(PAGE));
});

const unconfirmed = {
  ...held,
  PaymentStatus: 'RetryingPayment',
  ExtStatus: 'past_due',
  DueDateUTC: '2026-11-22T06:00:00Z',
  FailedCharge: { Amount: 5_900, DeclineCode: 'authentication_required', Url: 'https://pay.example/i/1' },
} as const;

it('a failed renewal shows the open amount, the reason and the page on which the member confirms the payment', async () => {
  await openDesk('/MySubscriptions', answers([answer(listMySubscriptions, { id: 11 }, [unconfirmed])]), athlete);
  expect(await screen.findByText(/€59\.00 is still to be paid: the bank wants you to confirm this payment\./)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Confirm the payment' });
  expect(link.getAttribute('href')).toBe('https://pay.example/i/1');
  expect(screen.getByText(/From the new card €59\.00 is taken at once/)).toBeTruthy();
});

it('the return from the page for another card shows the charged amount, and no amount when the charge failed', async () => {
  const applied = (one: UserSubscription, Taken: number) => [
    answer(listMySubscriptions, { id: 11 }, [one]),
    answer(applyOwnCard, { id: 11, userSubscriptionId: 31 }, { ...one, Taken }),
  ];
  const failing = await openDesk('/MySubscriptions/card-31', answers(applied(unconfirmed, 0)), athlete);
  await waitFor(() => expect(failing.router.state.location.pathname).toBe('/MySubscriptions'));
  expect(screen.queryByText(/taken from/)).toBeNull();
  const { router, sent } = await openDesk('/MySubscriptions/card-31', answers(applied(held, 5_900)), athlete);
  expect(await screen.findByText('€59.00 taken from Visa 4242')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/MySubscriptions'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(sent.filter(({ path }) => path.endsWith('/card/apply'))).toHaveLength(1);
});

it('a due amount can be paid online from the card of its subscription', async () => {
  const due = heldWith({ UserId: 11, SubscriptionName: 'Flex 10', PaymentLabel: 'ToPay', AmountDue: 12_000 });
  await openDesk('/MySubscriptions', answers([answer(listMySubscriptions, { id: 11 }, [due])]), athlete);
  const link = await screen.findByRole('link', { name: 'Pay €120.00 online' });
  expect(link.getAttribute('href')).toContain('/Checkout/1-debt-31');
});

it("the entered card is applied when the member returns from the provider's page", async () => {
  let one = { ...held, PaymentStatus: 'RetryingPayment' as const, ExtStatus: 'past_due' as const };
  const applies = answer(applyOwnCard, { id: 11, userSubscriptionId: 31 }, () => {
    one = { ...held, PaymentStatus: null } as unknown as typeof one;
    return { ...one, Taken: 5_900 };
  });
  const path = '/MySubscriptions/card-31';
  const { sent } = await openDesk(path, answers([answer(listMySubscriptions, { id: 11 }, () => [one]), applies]), athlete);
  await waitFor(() => expect(sent.filter(({ path: sentTo }) => sentTo.endsWith('/card/apply'))).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Change the card' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Your card payment failed/)).toBeNull());
});

const mine = (one: UserSubscription, others: Answers = []) =>
  openDesk('/MySubscriptions', answers([answer(listMySubscriptions, { id: 11 }, [one]), ...others]), athlete);

it('the card of a subscription shows the next charge with its weekday, and the payment card', async () => {
  await mine(held);
  const card = within(await screen.findByRole('article', { name: 'Open monthly' }));
  expect(card.getByText('Sunday 20/12/2026')).toBeTruthy();
  expect(card.getByText(/in 30 days/)).toBeTruthy();
  expect(card.getByText('Visa 4242')).toBeTruthy();
});

it('the card of a subscription with a planned pause shows the first charge after it', async () => {
  await mine({ ...held, PausesOn: '2026-12-15', ResumesOn: '2027-01-15' });
  const card = within(await screen.findByRole('article', { name: 'Open monthly' }));
  expect(card.getByText('Wednesday 20/01/2027')).toBeTruthy();
  expect(card.queryByText(/20\/12\/2026/)).toBeNull();
});

it('the dialog of a cancellation preselects the end of the period, and shows what the member loses by an immediate cancellation', async () => {
  const Bookings = [{ ClassName: 'HIIT Ignite', Begin: '2026-11-23T07:00:00Z' }];
  await mine(held, [answer(getOwnPause, { id: 11, userSubscriptionId: 31 }, { ...ownPause, Bookings })]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /Cancel the subscription/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Open monthly' }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /At the end, 19\/12\/2026/ }).checked).toBe(true);
  expect(dialog.getByText('29 paid days are lost. Bookings cancelled: HIIT Ignite 23/11.')).toBeTruthy();
  expect(dialog.getAllByRole('button').findLast(({ textContent }) => textContent === 'Keep it')).toBeTruthy();
});

it('the dialog of a pause shows its effects and sends its days', async () => {
  let one: UserSubscription = held;
  const { sent } = await openDesk(
    '/MySubscriptions',
    answers([
      answer(listMySubscriptions, { id: 11 }, () => [one]),
      answer(pauseOwnSubscription, { id: 11, userSubscriptionId: 31 }, () => {
        one = { ...held, PausesOn: '2026-11-21', ResumesOn: '2026-12-05' };
        return one;
      }),
      answer(resumeOwnSubscription, { id: 11, userSubscriptionId: 31 }, () => {
        one = held;
        return one;
      }),
    ]),
    athlete,
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /^Pause 2 pauses left/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause Open monthly' }));
  expect(dialog.getByText('no charge falls in it')).toBeTruthy();
  expect(dialog.getByText('14 days of this pause are already paid. They are not refunded.')).toBeTruthy();
  expect(dialog.getByText('1 of 2 after this one')).toBeTruthy();
  expect(dialog.getByText('Nothing is booked from 21/11/2026 on.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Pause for 14 days' }));
  expect(await screen.findByText('From 21/11/2026 to 04/12/2026')).toBeTruthy();
  expect(sent.find(({ method, path }) => method === 'POST' && path.endsWith('/pause'))?.body).toEqual({
    FirstDay: '2026-11-21',
    LastDay: '2026-12-04',
  });
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('button', { name: /^Pause 2 pauses left/ })).toBeTruthy();
});

it('the dialog of a pause refuses days with a booked class and too many days', async () => {
  const Bookings = [{ ClassName: 'HIIT Ignite', Begin: '2026-11-23T07:00:00Z' }];
  const { sent } = await mine(held, [
    answer(getOwnPause, { id: 11, userSubscriptionId: 31 }, { ...ownPause, MaxPauseDays: 20, Bookings }),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /^Pause 2 pauses left/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause Open monthly' }));
  expect(dialog.getByText('Booked from the first day on: HIIT Ignite 23/11. Cancel these first.')).toBeTruthy();
  const last = dialog.getByRole('textbox', { name: /Last day/ });
  await user.clear(last);
  await user.type(last, '30/12/2026');
  expect(await dialog.findByText('A pause lasts at most 20 days here.')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('the dialog of a pause refuses days that include a charge when they are shorter than the period', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await mine(held, [answer(getOwnPause, { id: 11, userSubscriptionId: 31 }, ownPause)]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /^Pause 2 pauses left/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause Open monthly' }));
  const last = dialog.getByRole('textbox', { name: /Last day/ });
  await user.clear(last);
  await user.type(last, '20/12/2026');
  await user.tab();
  const one =
    /^A pause over your payment day lasts at least the period that is not paid: 31 days\..* 20\/12\/2026, or one of 31 days\.$/;
  expect(await dialog.findByText(one)).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a member cannot end a pause that skipped a charge', async () => {
  const paused = { SuspendedDate: '2026-11-16', ReactivationDate: '2026-12-20', PausedByMember: true } as const;
  await mine({ ...held, State: 'Suspended', ...paused }, [answer(getOwnPause, { id: 11, userSubscriptionId: 31 }, ownPause)]);
  expect(await screen.findByText(/^Your payment day falls in this pause/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End the pause' })).toBeNull();
});

it('a member can end a pause, and cannot plan a pause where the club does not allow pauses', async () => {
  const paused = { SuspendedDate: '2026-11-16', ReactivationDate: '2026-11-30', PausedByMember: true } as const;
  await mine({ ...held, RenewsOn: '2026-12-10', State: 'Suspended', ...paused }, [
    answer(getOwnPause, { id: 11, userSubscriptionId: 31 }, { ...ownPause, MembersMayPause: false }),
    answer(resumeOwnSubscription, { id: 11, userSubscriptionId: 31 }, held),
  ]);
  expect(await screen.findByText('Back on 30/11/2026')).toBeTruthy();
  expect(screen.getByText(/Day 5 of 14/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
  await deskUser().click(screen.getByRole('button', { name: 'End the pause' }));
  expect(await screen.findByText('Open monthly continues')).toBeTruthy();
});

it('a change of plan shows what ends, begins and is charged, and orders the new plan as a replacement', async () => {
  const assign = watchLeaving();
  const { sent } = await mine({ ...held, SubscriptionPlanId: 4 }, [
    answer(createPaymentOrder, { id: 11, clubId: 1 }, order),
    answer(openPaymentOrder, { id: 11, orderId: 9 }, { Url: PAGE }),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /^Another plan/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Another plan' }));
  expect(await dialog.findByText('nothing is charged')).toBeTruthy();
  expect(dialog.getByText('until 19/12/2026')).toBeTruthy();
  expect(dialog.getByText('Open monthly, €59.00 monthly')).toBeTruthy();
  expect(dialog.getByText(/You do not pay twice/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Change to Open monthly' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(PAGE));
  expect(sent.find(({ method, path }) => method === 'POST' && path.endsWith('/paymentOrders'))?.body).toMatchObject({
    SubscriptionPlanId: 5,
    Replaces: 31,
  });
});

it('a replaced subscription shows its successor, and can be continued after the successor is canceled', async () => {
  const old = { ...held, ScheduledEnd: '2026-12-19', PaymentStatus: 'CanceledAtPeriodEnd' } as const;
  const next: UserSubscription = {
    ...held,
    UserSubscriptionId: 32,
    SubscriptionName: 'Flex',
    State: 'NotStarted',
    ActivationDate: '2026-12-20',
  };
  let all: UserSubscription[] = [old, next];
  await openDesk(
    '/MySubscriptions',
    answers([
      answer(listMySubscriptions, { id: 11 }, () => all),
      answer(getOwnPause, { id: 11, userSubscriptionId: 32 }, ownPause),
      answer(cancelOwnSubscription, { id: 11, userSubscriptionId: 32 }, () => {
        const dropped: UserSubscription = { ...next, State: 'Canceled', StateReason: 'Immediately' };
        all = [old, dropped];
        return dropped;
      }),
    ]),
    athlete,
  );
  expect(await screen.findByText(/Flex follows on 20\/12\/2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Keep my subscription' })).toBeNull();
  const user = deskUser();
  await user.click(screen.getByRole('button', { name: /Cancel the subscription/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Flex' }));
  expect(dialog.getByText('It starts on 20/12/2026. If you cancel before that, nothing is charged.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel now' }));
  expect(await screen.findByText(/The change to Flex was cancelled/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep my subscription' })).toBeTruthy();
});

it('my subscriptions and the order show the expected day of a direct debit', async () => {
  const signed = orderWith({ State: 'Processing', DebitOn: '2026-11-23' });
  const taken = { ...held, PaymentMeans: 'SEPA 3201', DebitOn: '2026-11-25' };
  const stubs = answers([answer(listMyPaymentOrders, { id: 11 }, [signed]), answer(listMySubscriptions, { id: 11 }, [taken])]);
  await openDesk('/MySubscriptions', stubs, athlete);
  expect(await screen.findByText('Direct debit on Monday 23/11/2026')).toBeTruthy();
  expect(await screen.findByText('Direct debit on Wednesday 25/11/2026')).toBeTruthy();
});

const visa = { ExtMeansId: 'pm_1', Name: 'Visa 4242', LastMonth: '2034-12' };

it('the checkout pays with a stored card in one press, and shows the paid order', async () => {
  const assign = watchLeaving();
  const done = orderWith({ State: 'Paid', Kind: 'Credits', ClubCreditsPackageId: 3, SettledAt: '2026-11-20T10:00:00Z' });
  const { sent, router } = await openDesk(
    '/Checkout/1-credits-3',
    answers([
      answer(listStoredCards, { id: 11, clubId: 1 }, [visa]),
      answer(createPaymentOrder, { id: 11, clubId: 1 }, order),
      answer(payPaymentOrder, { id: 11, orderId: 9 }, { Order: done, Url: null }),
      answer(listMyPaymentOrders, { id: 11 }, [done]),
    ]),
    athlete,
  );
  const user = deskUser();
  expect((await screen.findByRole('radio', { name: /Visa 4242/ })).closest('input')?.checked).toBe(true);
  await user.dblClick(screen.getByRole('button', { name: 'Pay €80.00 now' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/PaymentOrder/9'));
  const charged = sent.filter(({ path }) => path.endsWith('/9/pay'));
  expect(charged.map(({ body }) => body)).toEqual([{ ExtMeansId: 'pm_1' }]);
  expect(assign).not.toHaveBeenCalled();
});

it('the checkout opens the page of a bank that asks, and states that a card was declined', async () => {
  const assign = watchLeaving();
  let Url: string | null = null;
  await openDesk(
    '/Checkout/1-credits-3',
    answers([
      answer(listStoredCards, { id: 11, clubId: 1 }, [visa]),
      answer(createPaymentOrder, { id: 11, clubId: 1 }, order),
      answer(payPaymentOrder, { id: 11, orderId: 9 }, () => ({ Order: order, Url })),
      answer(openPaymentOrder, { id: 11, orderId: 9 }, { Url: PAGE }),
    ]),
    athlete,
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Pay €80.00 now' }));
  expect(await screen.findByText(/The bank declined this card/)).toBeTruthy();
  Url = 'https://bank.example/b/1';
  await user.click(screen.getByRole('button', { name: 'Pay €80.00 now' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://bank.example/b/1'));
});

it('the checkout with a stored card offers the page of the provider too', async () => {
  const assign = watchLeaving();
  await openDesk(
    '/Checkout/1-credits-3',
    answers([
      answer(listStoredCards, { id: 11, clubId: 1 }, [visa]),
      answer(createPaymentOrder, { id: 11, clubId: 1 }, order),
      answer(openPaymentOrder, { id: 11, orderId: 9 }, { Url: PAGE }),
    ]),
    athlete,
  );
  const user = deskUser();
  await user.click(await screen.findByRole('radio', { name: /Another card/ }));
  await user.click(screen.getByRole('button', { name: 'Go to payment, €80.00' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(PAGE));
});
