import {
  createCreditsPackage,
  createCreditTransaction,
  createOrder,
  listClubUserCreditTransactions,
  listCreditsPackages,
} from '@clubpulse/contract/billing/credits.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { deskUser, openDesk, refusal, startDay, trainer } from '../test/desk.tsx';
import { entryWith, pageWith, transactionWith } from '../test/money.ts';

beforeEach(startDay);

const entries = pageWith([
  entryWith(),
  entryWith({
    CreditTransactionId: 2,
    Credits: 10,
    BalanceAfter: 8,
    Reason: 'Purchase',
    ClassName: null,
    Note: 'Pack of 10',
    Operator: { email: 'sara.monti@example.com' },
  }),
]);
const packages = [
  {
    ClubCreditsPackageId: 3,
    ClubId: 1,
    Name: 'Pack of 10',
    Credits: 10,
    Price: 8000,
    Currency: 'EUR',
    PaymentAccountType: 'Manual',
    Purchasable: true,
    RowVersion: 0,
  },
] as const;
const PATH = '/EditUser/5/credits';

it('the credits of a member show the balance, and each entry with reason, operator and balance', async () => {
  await openDesk(PATH, [answer(listClubUserCreditTransactions, { id: 1, userId: 5 }, entries)]);
  const rows = await within(await screen.findByRole('region', { name: 'Credits' })).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '17/11/2026, 13:00Lunch Ride, booked−1balance 7',
    '17/11/2026, 13:00BoughtPack of 10 · sara.monti@example.com+10balance 8',
  ]);
});

it('the credits of a member can be added and taken, but not below zero, which is explained', async () => {
  const { sent } = await openDesk(PATH, [
    answer(
      createCreditTransaction,
      { id: 1, userId: 5 },
      refusal(409, 'NotEnoughCredits', { values: { needed: 9, balance: 7 } }),
    ),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Add or take' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add credits' }));
  expect(dialog.getByText('Enter the number of credits.')).toBeTruthy();
  await user.click(dialog.getByText('Take credits'));
  await user.type(dialog.getByRole('textbox', { name: /Credits/ }), '9');
  expect(dialog.getByText('The balance becomes -2.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Typed twice');
  await user.click(dialog.getByRole('button', { name: 'Take credits' }));
  expect(await dialog.findByText('Not enough credits: 9 needed, 7 left.')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ Credits: -9, Note: 'Typed twice' });
});

it('the credits of a member are sold as a package at the desk for its price', async () => {
  const { sent } = await openDesk(PATH, [
    answer(listCreditsPackages, { id: 1 }, [
      ...packages,
      { ...packages[0], ClubCreditsPackageId: 4, Name: 'Pack of 5', Credits: 5 },
    ]),
    answer(createOrder, {}, () =>
      respond(201, { Transaction: transactionWith(), Subscription: null, CreditTransaction: entryWith({ BalanceAfter: 17 }) }),
    ),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Sell a package' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Sell' }));
  expect(await dialog.findByText('Fill this in.')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: /Pack of 10.*10 credits · €80\.00/ }));
  await user.click(dialog.getByRole('button', { name: 'Sell for €80.00' }));
  expect(await screen.findByText('Davide Longo now has 17 credits')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    OrderType: 'Credits',
    ClubId: 1,
    UserId: 5,
    PaymentMode: 'Manual',
    ClubCreditsPackageId: 3,
    Method: 'Cash',
    VisibleInExport: true,
  });
  await user.click(screen.getByRole('button', { name: 'Sell a package' }));
  expect(await screen.findByRole('button', { name: 'Sell for €80.00' })).toBeTruthy();
});

it('the credits of a member are shown to a trainer without the sale of packages', async () => {
  await openDesk(PATH, [answer(listClubUserCreditTransactions, { id: 1, userId: 5 }, entries)], trainer);
  await screen.findByText(/Lunch Ride/);
  expect(screen.queryByRole('button', { name: /Add or take|Sell/ })).toBeNull();
});

it('a package of credits requires name, credits and a price', async () => {
  const { sent } = await openDesk('/CreditsAndSubscriptions/packages', [
    answer(listCreditsPackages, { id: 1 }, packages),
    answer(createCreditsPackage, {}, () => respond(201, packages[0])),
  ]);
  expect((await screen.findByRole('row', { name: /Pack of 10/ })).textContent).toMatch(/10€80\.00€8\.00In the store/);
  const user = deskUser();
  await user.click(screen.getByRole('button', { name: 'Add package' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add package' }));
  for (const words of ['Fill this in.', 'Enter the number of credits.', 'Enter a price.'])
    expect(dialog.getByText(words)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Pack of 5');
  await user.type(dialog.getByRole('textbox', { name: /Credits/ }), '5');
  await user.type(dialog.getByRole('textbox', { name: /Price/ }), '42.50');
  await user.click(dialog.getByRole('button', { name: 'Add package' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    ClubId: 1,
    Name: 'Pack of 5',
    Credits: 5,
    Price: 4250,
    Currency: 'EUR',
    PaymentAccountType: 'Manual',
    Purchasable: true,
  });
});
