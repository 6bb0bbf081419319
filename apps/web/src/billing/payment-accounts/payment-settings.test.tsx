import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDesk, startDay } from '../test/desk.tsx';

beforeEach(startDay);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const account = (PaymentAccountType: string, State: string, ProviderConfigured: boolean) => ({
  ClubId: 1,
  PaymentAccountType,
  State,
  ProviderConfigured,
});

it.each([
  ['NotConfigured', /are not configured/, /The account is there/],
  ['Active', /The account is there, but this installation has no payment provider/, /are not configured/],
])('without a provider the note does not contradict the state %s', async (state, said, unsaid) => {
  await openDesk('/CreditsAndSubscriptions/payments', {
    'GET /clubs/1/paymentAccounts': [account('Manual', 'Active', true), account('Stripe', state, false)],
  });
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText(unsaid)).toBeNull();
});

it('with a provider there is nothing to note', async () => {
  await openDesk('/CreditsAndSubscriptions/payments', {
    'GET /clubs/1/paymentAccounts': [account('Manual', 'Active', true), account('Stripe', 'Active', true)],
  });
  expect(await screen.findAllByText('Active')).toHaveLength(2);
  expect(screen.queryByText(/payment provider/)).toBeNull();
});
