import type { Debt } from '@clubpulse/contract/billing/debts/debts';
import { listDebts, payDebt, writeOffLeftDebt } from '@clubpulse/contract/billing/debts/debts.calls';
import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { deskUser, openDesk, refusal, startDay, trainer } from '../test/desk.tsx';
import { pageWith, transactionWith } from '../test/money.ts';

beforeEach(startDay);

const ada: Debt = {
  DebtId: 3,
  ClubId: 1,
  UserId: 5,
  IsMember: true,
  FirstMidName: 'Ada',
  LastName: 'Rossi',
  Nickname: 'Ada',
  UserSubscriptionId: 900,
  SubscriptionName: 'Open monthly',
  Currency: 'EUR',
  AmountDue: 5_900,
  PartPaid: 0,
  OwedSince: '2026-09-01',
  LeftAt: '2026-10-01T10:00:00Z',
};
const bea: Debt = { ...ada, DebtId: 4, UserId: null, IsMember: false, FirstMidName: 'Bea', SubscriptionName: 'Ten times' };

const act = async (name: string, item: string) => {
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return { user, dialog: await screen.findByRole('dialog') };
};

it('the list of debtors contains former members and accepts a part payment', async () => {
  const { sent } = await openDesk('/Debts', [
    answer(listDebts, { id: 1 }, pageWith([ada, bea])),
    answer(payDebt, { id: 1, debtId: 3 }, { Transaction: transactionWith({ Amount: 2_000 }) }),
  ]);
  expect(await screen.findByRole('link', { name: 'Ada Rossi' })).toBeTruthy();
  expect(screen.getByText('Back in the club')).toBeTruthy();
  expect(screen.getByText('No account any more')).toBeTruthy();
  const { user, dialog } = await act('Ada Rossi, Open monthly', 'Record payment');
  const amount = await within(dialog).findByRole('textbox', { name: /Amount/ });
  await user.clear(amount);
  expect(within(dialog).getByRole('button', { name: 'Record payment' })).toBeTruthy();
  await user.type(amount, '60');
  await user.click(within(dialog).getByRole('button', { name: 'Take €60.00' }));
  expect(await within(dialog).findByText(/59.00/, { selector: '[class*=error]' })).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, '20');
  await user.click(within(dialog).getByRole('button', { name: 'Take €20.00' }));
  expect(await screen.findByText('€20.00 recorded')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { Method: 'Cash', Amount: 2_000 } }]);
});

it('the list of debtors lets a manager write a debt off with a reason', async () => {
  let left = [bea];
  const { sent } = await openDesk('/Debts', [
    answer(listDebts, { id: 1 }, () => pageWith(left)),
    answer(writeOffLeftDebt, { id: 1, debtId: 4 }, () => {
      left = [];
      return respond(204);
    }),
  ]);
  const { user, dialog } = await act('Bea Rossi, Ten times', 'Write off');
  await user.type(await within(dialog).findByRole('textbox', { name: /Reason/ }), 'Moved away');
  await user.click(within(dialog).getByRole('button', { name: 'Write off' }));
  expect(await screen.findByText('No former member owes anything')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { Amount: 5_900, Reason: 'Moved away' } }]);
});

it.each([
  ['Record payment', 'Take €59.00', payDebt],
  ['Write off', 'Write off', writeOffLeftDebt],
] as const)('the act %s shows the remaining debt after another desk recorded a part payment', async (item, button, call) => {
  const values = { amount: '39.00 EUR', AmountLeft: 3_900, Currency: 'EUR' };
  const errors = [{ field: 'Amount', key: 'more-than-due', values }];
  await openDesk('/Debts', [
    answer(listDebts, { id: 1 }, pageWith([ada])),
    answer(call, { id: 1, debtId: 3 }, refusal(400, 'ValidationFailed', { errors })),
  ]);
  const { user, dialog } = await act('Ada Rossi, Open monthly', item);
  const reason = within(dialog).queryByRole('textbox', { name: /Reason/ });
  if (reason) await user.type(reason, 'Moved away');
  await user.click(await within(dialog).findByRole('button', { name: button }));
  expect(await within(dialog).findByText('At most €39.00 is due.')).toBeTruthy();
});

it('the page of a returned member shows their debts', async () => {
  await openDesk('/EditUser/5/subscriptions', [answer(listDebts, { id: 1 }, pageWith([ada]))]);
  expect(await screen.findByRole('region', { name: 'Owed from before leaving' })).toBeTruthy();
});

it('the list of people links managers to the debts of former members', { tags: ['atLength'] }, async () => {
  const people = [answer(listClubPeople, { id: 1 }, pageWith([]))];
  await openDesk('/ManageUsers?pay=Unpaid', [...people, answer(listDebts, { id: 1 }, pageWith([ada, bea]))]);
  const link = await screen.findByRole('link', { name: 'Unpaid by former members: 2' });
  expect(link.getAttribute('href')).toContain('Debts');
});

it('the page of a member requests no debts for trainers', async () => {
  const { sent } = await openDesk('/EditUser/5/subscriptions', [], trainer);
  expect(await screen.findByText('No subscription right now')).toBeTruthy();
  await waitFor(() => expect(sent.some(({ path }) => path.includes('/debts'))).toBe(false));
});
