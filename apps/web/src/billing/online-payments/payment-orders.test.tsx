import { cancelClubPaymentOrder, listClubPaymentOrders } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { takesCards } from '../test/cards.ts';
import { deskUser, openDesk, startDay } from '../test/desk.tsx';
import { pageWith } from '../test/money.ts';
import { orderWith } from '../test/orders.ts';

beforeEach(startDay);

const named = { Nickname: 'davide', FirstMidName: 'Davide', LastName: 'Negri' };
const open = { ...orderWith({ UserId: 5 }), ...named };
const paid = {
  ...orderWith({ PaymentOrderId: 8, UserId: 5, Title: '10 credits', Recurrence: null, Amount: 8_000, State: 'Paid' }),
  ...named,
  TransactionId: 7,
  SettledAt: '2026-11-19T10:00:00Z',
};
const ofNone = { ...orderWith({ PaymentOrderId: 7, UserId: null, State: 'Expired' }), ...named };

it('the orders of a club show the expected day of a direct debit', async () => {
  const signed = { ...orderWith({ State: 'Processing', DebitOn: '2026-11-23' }), ...named };
  await openDesk('/PaymentOrders', [...takesCards(), answer(listClubPaymentOrders, { id: 1 }, pageWith([signed]))]);
  expect(await screen.findByText('Direct debit on 23/11/2026')).toBeTruthy();
});

it('the screen Transactions links to the card orders when the club has a provider', async () => {
  const { router } = await openDesk('/Transactions', takesCards());
  await deskUser().click(await screen.findByRole('button', { name: 'Card orders' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/PaymentOrders'));
});

it('an order shows member, content, amount and state, and links to its transaction', async () => {
  const { router } = await openDesk('/PaymentOrders', [
    ...takesCards(),
    answer(listClubPaymentOrders, { id: 1 }, pageWith([open, paid, ofNone])),
  ]);
  const [link] = await screen.findAllByRole('link', { name: 'Davide Negri' });
  expect(link?.getAttribute('href')).toContain('/EditUser/5');
  for (const words of ['10 credits', '€80.00', 'Paid', 'Deleted account', 'Expired'])
    expect(screen.getByText(words)).toBeTruthy();
  const user = deskUser();
  await user.click(screen.getByRole('button', { name: 'Actions for Davide Negri, 10 credits' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show the transaction' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/Transactions'));
  expect(router.state.location.search).toBe('?from=2026-11-19&to=2026-11-19&user=5');
});

it('an open order is canceled after a confirmation', async () => {
  let orders = [open];
  const { sent } = await openDesk('/PaymentOrders', [
    ...takesCards(),
    answer(listClubPaymentOrders, { id: 1 }, () => pageWith(orders)),
    answer(cancelClubPaymentOrder, { id: 1, orderId: 9 }, () => {
      const canceled = orderWith({ UserId: 5, State: 'Canceled', SettledAt: '2026-11-20T10:00:00Z' });
      orders = [{ ...canceled, ...named }];
      return canceled;
    }),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Actions for Davide Negri, Open monthly' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel the order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the order of Davide Negri?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  expect(sent.some(({ path }) => path.endsWith('/paymentOrders/9/cancel'))).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('more orders are loaded on request', async () => {
  const many = Array.from({ length: 120 }, (_, at) => ({ ...paid, PaymentOrderId: 200 - at }));
  await openDesk('/PaymentOrders', [
    ...takesCards(),
    answer(listClubPaymentOrders, { id: 1 }, (_body, { query }) => ({
      ...pageWith(many.slice(0, Number(query['length']))),
      recordsTotal: 120,
      recordsFiltered: 120,
    })),
  ]);
  const button = await screen.findByRole('button', { name: /more/i });
  const before = screen.getAllByRole('row').length;
  await deskUser().click(button);
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(before));
});

it('the list of orders shows a text when it is empty', async () => {
  await openDesk('/PaymentOrders', [...takesCards(), answer(listClubPaymentOrders, { id: 1 }, pageWith([]))]);
  expect(await screen.findByText('No card orders')).toBeTruthy();
});

it('the list of orders can be reloaded after an error', async () => {
  let fails = true;
  await openDesk('/PaymentOrders', [
    ...takesCards(),
    answer(listClubPaymentOrders, { id: 1 }, () => (fails ? respond(500, {}) : pageWith([paid]))),
  ]);
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await deskUser().click(again);
  expect(await screen.findByText('10 credits')).toBeTruthy();
});

it('the page of a member at the desk shows orders that the bank has not paid or refused', async () => {
  const signed = { ...orderWith({ UserId: 5, State: 'Processing', Title: 'Mornings', Amount: 3_900 }), ...named };
  const failed = {
    ...orderWith({ PaymentOrderId: 8, UserId: 5, ClassSubscriptionId: 8, State: 'Failed', Title: 'Evenings', Amount: 3_900 }),
    ...named,
    SettledAt: '2026-11-19T10:00:00Z',
  };
  const { sent } = await openDesk('/EditUser/5/subscriptions', [
    ...takesCards(),
    answer(listClubPaymentOrders, { id: 1 }, pageWith([signed, failed, paid])),
  ]);
  expect(await screen.findByText('Mornings, €39.00, is signed: the bank takes some days, then it begins.')).toBeTruthy();
  expect(screen.getByText('The bank did not pay Evenings, €39.00: it does not begin.')).toBeTruthy();
  expect(screen.queryByText(/10 credits, €80/)).toBeNull();
  expect(sent.some(({ path }) => path.includes('/clubs/1/paymentOrders?') && path.includes('UserId=5'))).toBe(true);
});

it('an order without a charge today is listed as agreed, not as paid', async () => {
  const later = { ...orderWith({ UserId: 5, State: 'Paid', ActivationDate: '2026-12-20' }), ...named };
  await openDesk('/PaymentOrders', [...takesCards(), answer(listClubPaymentOrders, { id: 1 }, pageWith([later]))]);
  expect(await screen.findByText('Agreed, charged later')).toBeTruthy();
  expect(screen.queryByText('Paid')).toBeNull();
});
