import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import { listMyTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { athlete, deskUser, openDesk, startDay } from '../test/desk.tsx';
import { pageWith, transactionWith } from '../test/money.ts';

beforeEach(() => {
  startDay();
  refunded = refund;
  method = 'Credit';
});

const paid = transactionWith({
  TransactionId: 7,
  UserId: 11,
  Amount: 5_900,
  Description: 'Open monthly',
  PaymentMode: 'Online',
  RefundedAmount: 900,
});
const refund = transactionWith({
  TransactionId: 8,
  UserId: 11,
  Type: 'Refund',
  Amount: 900,
  LinkedTransactionId: 7,
  RefundState: 'Done',
  At: '2026-11-19T10:00:00Z',
});

let refunded = refund;
let method: typeof paid.Method = 'Credit';

const open = (path: string) =>
  openDesk(
    path,
    [
      answer(listMyTransactions, { id: 11 }, () => pageWith([refunded, { ...paid, Method: method }])),
      answer(getStore, { id: 11, clubId: 1 }, () => respond(404, {})),
    ],
    athlete,
  );

it('the receipt of a payment has its number, method and refunds, and is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open('/Receipt/7');
  const paper = within(await screen.findByRole('article', { name: 'Receipt' }));
  for (const words of ['7', 'Open monthly', '€59.00', 'By card, online', 'Refunded on 19/11/2026', '−€9.00', '€50.00'])
    expect(paper.getByText(words)).toBeTruthy();
  await deskUser().click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
});

it('the receipt of a payment states that the bank took the refund of a lost dispute', async () => {
  refunded = { ...refund, RefundState: 'Disputed' };
  await open('/Receipt/7');
  const paper = within(await screen.findByRole('article', { name: 'Receipt' }));
  expect(paper.getByText('Taken by the bank after a lost dispute')).toBeTruthy();
  expect(paper.queryByText('Sent back')).toBeNull();
});

it('the receipt of a payment by direct debit names it', async () => {
  method = 'BankDebit';
  await open('/Receipt/7');
  const paper = within(await screen.findByRole('article', { name: 'Receipt' }));
  expect(paper.getByText('Direct debit, online')).toBeTruthy();
});

it('a refund has no receipt of its own', async () => {
  await open('/Receipt/8');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});
