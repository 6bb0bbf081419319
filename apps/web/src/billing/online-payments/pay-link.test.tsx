import { listCreditsPackages } from '@clubpulse/contract/billing/credits.calls';
import type { PaymentOrder } from '@clubpulse/contract/billing/online-payments/online-payments';
import { listClubPaymentOrders, requestPayment } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { oneIn } from '../../test/examples.ts';
import { type Answers, answer, respond } from '../../test/network.ts';
import { takesCards } from '../test/cards.ts';
import { deskUser, openDesk, startDay } from '../test/desk.tsx';
import { heldWith, pageWith, typeWith } from '../test/money.ts';
import { orderWith } from '../test/orders.ts';

beforeEach(startDay);

const PAGE = 'https://pay.example/c/1';
const POLL_MS = 3_000;

const due = heldWith({ SubscriptionName: 'Flex 10', PaymentLabel: 'ToPay', AmountDue: 12_000 });
const debt = orderWith({ Kind: 'Debt', UserSubscriptionId: 31, UserId: 5, Title: 'Flex 10', Amount: 12_000, Recurrence: null });
const ofClub = (order: PaymentOrder) => ({ ...order, Nickname: 'davide', FirstMidName: 'Davide', LastName: 'Negri' });

const answers = (state: () => PaymentOrder, others: Answers = []): Answers => [
  ...takesCards(),
  answer(listClubUserSubscriptions, { id: 1, userId: 5 }, [due]),
  answer(requestPayment, { id: 1, userId: 5 }, () => ({ Order: debt, Url: PAGE })),
  answer(listClubPaymentOrders, { id: 1 }, () => pageWith([ofClub(state())])),
  ...others,
];

async function openLink(others: Answers = [], state: () => PaymentOrder = () => debt) {
  const { sent } = await openDesk('/EditUser/5/subscriptions', answers(state, others));
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Actions for Flex 10' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Link to pay' }));
  return { sent, user, dialog: within(await screen.findByRole('dialog', { name: /Link to pay for/ })) };
}

const requests = (sent: readonly { path: string; body: unknown }[]) =>
  sent.filter(({ path }) => path.endsWith('/users/5/paymentOrders')).map(({ body }) => body);

it('the link for a debt is shown as a QR code, mailed on request, and shown as paid after the payment', async () => {
  let state = debt;
  const { sent, user, dialog } = await openLink([], () => state);
  expect(await dialog.findByRole('img', { name: 'QR code to pay Flex 10, €120.00' })).toBeTruthy();
  expect(dialog.getByText(/Open until 21\/11\/2026/)).toBeTruthy();
  expect(dialog.getByText('Test mode')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send by email' }));
  expect(await dialog.findByRole('button', { name: 'Sent by email' })).toHaveProperty('disabled', true);
  const Order = { Kind: 'Debt', UserSubscriptionId: 31 };
  expect(requests(sent)).toEqual([{ Order }, { Order, Send: true }]);
  state = { ...debt, State: 'Paid', TransactionId: 7, SettledAt: '2026-11-20T10:01:00Z' };
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  expect(await dialog.findByText(/Paid, €120.00 for Flex 10/)).toBeTruthy();
  expect(dialog.queryByRole('img', { name: /QR code/ })).toBeNull();
  const read = sent.filter(({ path }) => path.includes('/users/5/subscriptions')).length;
  expect(read).toBeGreaterThan(1);
});

it.each(
  oneIn(5, [
    ['Returned', /€120.00 goes back to the card/],
    ['Processing', /Authorised, not yet paid/],
    ['Failed', /Declined by the bank/],
    ['Canceled', /The order was cancelled/],
    ['Expired', /The link has expired/],
  ] as const),
)('the link of an order that is %s shows that state', { tags: ['examples'] }, async (State, words) => {
  const { dialog } = await openLink([], () => ({ ...debt, State }));
  expect(await dialog.findByText(words)).toBeTruthy();
});

it('the link shows a refusal of the provider', { tags: ['atLength'] }, async () => {
  const refused = answer(requestPayment, { id: 1, userId: 5 }, () => respond(503, { ErrorType: 'PaymentProviderUnavailable' }));
  const { dialog } = await openLink([refused]);
  expect(await dialog.findByText(/Stripe does not answer right now/)).toBeTruthy();
});

it('no link is offered without online payments', { tags: ['atLength'] }, async () => {
  await openDesk(
    '/EditUser/5/subscriptions',
    answers(() => debt, takesCards('test', false)),
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Actions for Flex 10' }));
  expect(await screen.findByRole('menuitem', { name: 'Suspend' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Link to pay' })).toBeNull();
});

it('the dialog that records a payment offers a payment link as an alternative', async () => {
  const { sent } = await openDesk(
    '/EditUser/5/subscriptions',
    answers(() => debt),
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Record payment' }));
  await user.click(await screen.findByRole('button', { name: 'Link to pay €120.00' }));
  expect(await screen.findByRole('img', { name: /QR code to pay Flex 10/ })).toBeTruthy();
  expect(requests(sent)).toHaveLength(1);
});

it('staff sell a plan by link at its listed price', async () => {
  const plan = { SubscriptionPlanId: 6, ClassSubscriptionId: 8, Name: 'Yearly', Price: 59_000, Recurrence: null };
  const type = typeWith({
    ClassSubscriptionId: 8,
    Name: 'Open',
    Plans: [{ ...plan, Installments: 1, TrialDays: null, DurationDays: 365 }],
  });
  const order = orderWith({ UserId: 5, Title: 'Open, Yearly', SubscriptionPlanId: 6, Amount: 59_000, Recurrence: null });
  const { sent } = await openDesk(
    '/EditUser/5/subscriptions?assign=',
    answers(
      () => order,
      [
        answer(listSubscriptionTypes, { id: 1 }, [type]),
        answer(requestPayment, { id: 1, userId: 5 }, () => ({ Order: order, Url: PAGE })),
      ],
    ),
  );
  const user = deskUser();
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: 'Pay by phone' }));
  await user.click(dialog.getByRole('button', { name: 'Change the first day' }));
  expect(dialog.queryByRole('textbox', { name: /Price/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Link to pay €380.00' }));
  expect(await dialog.findByRole('img', { name: 'QR code to pay Open, Yearly, €590.00' })).toBeTruthy();
  expect(requests(sent)).toEqual([
    {
      Order: {
        Kind: 'Subscription',
        ClassSubscriptionId: 8,
        SubscriptionPlanId: null,
        ActivationDate: '2026-11-20',
        Besides: [],
      },
    },
  ]);
});

it('staff sell a credit package by link', { tags: ['atLength'] }, async () => {
  const ten = { ClubCreditsPackageId: 3, ClubId: 1, Name: '10 credits', Credits: 10, Price: 8_000, Currency: 'EUR' } as const;
  const sold = { ...ten, PaymentAccountType: 'Stripe', Purchasable: true, RowVersion: 0 } as const;
  const order = orderWith({ Kind: 'Credits', UserId: 5, Title: '10 credits', Amount: 8_000, Recurrence: null });
  let state = order;
  const { sent } = await openDesk(
    '/EditUser/5/credits',
    answers(
      () => state,
      [
        answer(listCreditsPackages, { id: 1 }, [sold]),
        answer(requestPayment, { id: 1, userId: 5 }, () => ({ Order: order, Url: PAGE })),
      ],
    ),
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Sell a package' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: 'Pay by phone' }));
  await user.click(dialog.getByRole('button', { name: 'Link to pay €80.00' }));
  expect(await dialog.findByRole('img', { name: 'QR code to pay 10 credits, €80.00' })).toBeTruthy();
  state = { ...order, State: 'Paid' };
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  await waitFor(() => expect(dialog.getByText(/now has 10 credits/)).toBeTruthy());
  expect(requests(sent)).toEqual([{ Order: { Kind: 'Credits', ClubCreditsPackageId: 3 } }]);
});
