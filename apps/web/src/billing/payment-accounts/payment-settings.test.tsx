import type { PaymentAccount } from '@clubpulse/contract/billing/payment-accounts';
import { listPaymentAccounts } from '@clubpulse/contract/billing/payment-accounts.calls';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer } from '../../test/network.ts';
import { openDesk, startDay } from '../test/desk.tsx';

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
] as const)('without a provider the note does not contradict the state %s', async (state, said, unsaid) => {
  await openDesk('/CreditsAndSubscriptions/payments', [
    answer(listPaymentAccounts, { id: 1 }, [account('Manual', 'Active', true), account('Stripe', state, false)]),
  ]);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText(unsaid)).toBeNull();
});

it('with a provider there is nothing to note', async () => {
  await openDesk('/CreditsAndSubscriptions/payments', [
    answer(listPaymentAccounts, { id: 1 }, [account('Manual', 'Active', true), account('Stripe', 'Active', true)]),
  ]);
  expect(await screen.findAllByText('Active')).toHaveLength(2);
  expect(screen.queryByText(/payment provider/)).toBeNull();
});
