import type { PaymentAccount } from '@clubpulse/contract/billing/payment-accounts';
import { listPaymentAccounts, putPaymentSettings, startOnboarding } from '@clubpulse/contract/billing/payment-accounts.calls';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { deskUser, openDesk, refusal, startDay, trainer } from '../test/desk.tsx';

beforeEach(startDay);

const account = (
  PaymentAccountType: PaymentAccount['PaymentAccountType'],
  State: PaymentAccount['State'],
  ProviderConfigured: boolean,
) => ({
  ClubId: 1,
  PaymentAccountType,
  State,
  ProviderConfigured,
});

it.each([
  ['NotConfigured', /are not configured/, /The account is there/],
  ['Active', /The account is there, but this installation has no payment provider/, /are not configured/],
] as const)(
  'the payment settings show a note that agrees with the state %s when there is no provider',
  async (state, said, unsaid) => {
    await openDesk('/CreditsAndSubscriptions/payments', [
      answer(listPaymentAccounts, { id: 1 }, [account('Manual', 'Active', true), account('Stripe', state, false)]),
    ]);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText(unsaid)).toBeNull();
  },
);

it('the payment settings show no note when there is a provider', async () => {
  await openDesk('/CreditsAndSubscriptions/payments', [
    answer(listPaymentAccounts, { id: 1 }, [account('Manual', 'Active', true), account('Stripe', 'Active', true)]),
  ]);
  expect(await screen.findAllByText('Active')).toHaveLength(2);
  expect(screen.queryByText(/payment provider/)).toBeNull();
});

it.each([
  [500, 'Store was not changed. Error updating data. The server had a problem. It has been reported.'],
  [502, 'Store was not changed. The server is busy right now. Nothing was lost; try again.'],
])('the payment settings show which switch was not saved and why (%i)', async (status, words) => {
  await openDesk('/CreditsAndSubscriptions/payments', [
    answer(listPaymentAccounts, { id: 1 }, [account('Manual', 'Active', true)]),
    answer(putPaymentSettings, { id: 1 }, () => respond(status, {})),
  ]);
  const store = await screen.findByRole<HTMLInputElement>('switch', { name: /^Store/ });
  await deskUser().click(store);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(store.checked).toBe(true);
});

it('the provider’s return page resumes an expired onboarding', async () => {
  const { router, sent } = await openDesk('/RefreshPaymentAccount/1', [
    answer(listPaymentAccounts, { id: 1 }, [account('Manual', 'Active', true), account('Stripe', 'Onboarding', true)]),
    answer(startOnboarding, { id: 1 }, refusal(409, 'OnlinePaymentsNotConfigured')),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment accounts' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/RefreshPaymentAccount');
  expect(await screen.findByText('Onboarding')).toBeTruthy();
  await deskUser().click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('Online payments are not configured.')).toBeTruthy();
  expect(sent.map(({ path }) => path)).toContain('/clubs/1/paymentAccounts:onboarding');
});

it('the payment settings show the accounts of a club only to its managers', async () => {
  const { sent } = await openDesk('/RefreshPaymentAccount/1', [], trainer);
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment accounts' })).toBeTruthy();
  expect(sent.filter(({ path }) => path.includes('paymentAccounts'))).toEqual([]);
});
