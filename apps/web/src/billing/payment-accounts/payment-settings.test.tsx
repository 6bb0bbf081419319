import type { PaymentAccount } from '@clubpulse/contract/billing/payment-accounts';
import {
  getPaymentSettings,
  listPaymentAccounts,
  putPauseRules,
  putPaymentSettings,
  refreshPaymentAccount,
  startOnboarding,
} from '@clubpulse/contract/billing/payment-accounts.calls';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { deskUser, openDesk, refusal, startDay, trainer } from '../test/desk.tsx';
import { typeWith } from '../test/money.ts';

beforeEach(startDay);

const settings = '/CreditsAndSubscriptions/payments';
const none = { Mode: null, Missing: [], InactiveReason: null, ActiveSince: null };
const desk: PaymentAccount = {
  ClubId: 1,
  PaymentAccountType: 'Manual',
  State: 'Active',
  ProviderConfigured: true,
  ...none,
};
const stripe = (State: PaymentAccount['State'], changed: Partial<PaymentAccount> = {}): PaymentAccount => ({
  ...desk,
  PaymentAccountType: 'Stripe',
  State,
  Mode: 'live',
  ...changed,
});
const accounts = (account: PaymentAccount) => answer(listPaymentAccounts, { id: 1 }, [desk, account]);
const panel = () => screen.findByRole('region', { name: 'Card payments' });

describe('the payment settings without a provider', () => {
  it.each([
    ['NotConfigured', /are not configured/, /The account exists/],
    ['Active', /The account exists, but this installation has no payment provider/, /are not configured/],
  ] as const)('show what is missing in the account state %s, and have no button', async (state, shown, hidden) => {
    await openDesk(settings, [accounts(stripe(state, { ProviderConfigured: false, Mode: null }))]);
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(screen.queryByText(hidden)).toBeNull();
    expect(within(await panel()).queryByRole('button')).toBeNull();
  });
});

describe('the panel of card payments', () => {
  it.each([
    [true, /^Members can pay online\. Stripe pays out/],
    [false, 'Members can pay online once you turn card payments on below.'],
  ])('states for an active account whether members can pay online (%s)', async (EnableOnlinePayments, words) => {
    const switches = answer(getPaymentSettings, { id: 1 }, { EnableOnlinePayments, EnableStore: true });
    await openDesk(settings, [accounts(stripe('Active')), switches]);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    ['NotConfigured', 'Not started', 'Accept cards from members', 'Start, 10 minutes'],
    ['Onboarding', 'Started', 'The set-up is not finished', 'Continue'],
    ['Inactive', 'In verification', 'Stripe is checking', 'Check again'],
    ['Active', 'Active', 'Cards are accepted', null],
    ['MissingData', 'Data missing', 'New card payments are on hold: Stripe needs data', 'Enter the data'],
  ] as const)('shows the account state %s with its next step', async (state, chip, title, act) => {
    await openDesk(settings, [accounts(stripe(state))]);
    const shown = within(await panel());
    expect(shown.getByText(chip)).toBeTruthy();
    expect(shown.getByRole('heading', { name: title })).toBeTruthy();
    expect(shown.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(act === null ? [] : [act]);
    expect(screen.queryByText(/payment provider/)).toBeNull();
  });

  it('shows that an account is inactive because the platform lost access to it', async () => {
    await openDesk(settings, [accounts(stripe('Inactive', { InactiveReason: 'AccessRemoved' }))]);
    const shown = within(await panel());
    expect(shown.getByText('Disconnected')).toBeTruthy();
    expect(shown.getByText(/removed Clubpulse from its Stripe account/)).toBeTruthy();
    expect(shown.getByRole('button', { name: 'Connect the account again' })).toBeTruthy();
  });

  it('links an account without access to the page of the provider, or shows why there is no page', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    let isAllowed = false;
    await openDesk(settings, [
      accounts(stripe('Inactive', { InactiveReason: 'AccessRemoved' })),
      answer(startOnboarding, { id: 1 }, () =>
        isAllowed ? { Url: 'https://pay.example/setup' } : refusal(409, 'PaymentAccountDisconnected')(),
      ),
    ]);
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Connect the account again' }));
    expect(await screen.findByText(/Stripe still gives Clubpulse no access/)).toBeTruthy();
    isAllowed = true;
    await user.click(screen.getByRole('button', { name: 'Connect the account again' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/setup'));
  });

  it('shows since when the account is active', async () => {
    await openDesk(settings, [accounts(stripe('Active', { ActiveSince: '2025-02-14T10:00:00Z' }))]);
    expect(within(await panel()).getByText(/since .*2025/)).toBeTruthy();
  });

  it('lists the missing data as plain text, each item once', async () => {
    const Missing = ['individual.verification.document', 'individual.dob.day', 'individual.dob.month', 'external_account', 'x.y'];
    await openDesk(settings, [accounts(stripe('MissingData', { Missing }))]);
    const list = within(await panel()).getByRole('list', { name: 'What Stripe needs' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Identity card of the representative',
      'Name, birth date and address of the representative',
      'Bank account',
      'Further data, named on Stripe’s page',
    ]);
  });

  it('shows a refusal of the provider', async () => {
    await openDesk(settings, [
      accounts(stripe('NotConfigured')),
      answer(startOnboarding, { id: 1 }, refusal(503, 'PaymentProviderUnavailable')),
    ]);
    await deskUser().click(await screen.findByRole('button', { name: 'Start, 10 minutes' }));
    expect(await screen.findByText(/Stripe does not answer right now/)).toBeTruthy();
  });

  it('reads the account again when the provider has all the data', async () => {
    const { sent } = await openDesk(settings, [
      accounts(stripe('Onboarding')),
      answer(startOnboarding, { id: 1 }, refusal(409, 'PaymentAccountComplete', { values: { State: 'Inactive' } })),
      answer(refreshPaymentAccount, { id: 1 }, stripe('Inactive')),
    ]);
    await deskUser().click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/Stripe has all the data of the account/)).toBeTruthy();
    expect(sent.map(({ path }) => path)).toContain('/clubs/1/paymentAccounts:refresh');
  });

  it('reads the account again on request', async () => {
    const { sent } = await openDesk(settings, [
      accounts(stripe('Inactive')),
      answer(refreshPaymentAccount, { id: 1 }, stripe('Inactive')),
    ]);
    await deskUser().click(await screen.findByRole('button', { name: 'Check again' }));
    expect(sent.map(({ path }) => path)).toContain('/clubs/1/paymentAccounts:refresh');
  });

  it('shows an error with a button to retry when the accounts cannot be loaded', async () => {
    await openDesk(settings, [answer(listPaymentAccounts, { id: 1 }, () => respond(500, {}))]);
    expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
  });
});

describe('the mode of the provider', () => {
  it.each([
    ['test', 'Test mode'],
    ['demo', 'Demo of card payments'],
  ] as const)('%s is shown in a bar', async (Mode, words) => {
    await openDesk(settings, [accounts(stripe('Active', { Mode }))]);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/No real money is charged/)).toBeTruthy();
  });

  it('live is not shown', async () => {
    await openDesk(settings, [accounts(stripe('Active'))]);
    await panel();
    expect(screen.queryByText(/No real money is charged/)).toBeNull();
  });
});

describe('the example of card payment costs', () => {
  it('uses the price of a renewing plan of the club', async () => {
    const plan = {
      SubscriptionPlanId: 1,
      ClassSubscriptionId: 7,
      Name: 'Monthly',
      Price: 5_950,
      Recurrence: { Every: 1, Unit: 'Month' },
      Installments: 1,
      TrialDays: null,
      DurationDays: null,
    } as const;
    await openDesk(settings, [
      accounts(stripe('Active')),
      answer(listSubscriptionTypes, { id: 1 }, [typeWith({ Name: 'Open', Price: 100, Plans: [plan] })]),
    ]);
    expect(await screen.findByText('Open, Monthly, member pays')).toBeTruthy();
    const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(rows).toEqual(['€59.50', '−€0.60', '€58.90']);
  });

  it('is not shown while the club has no price', async () => {
    await openDesk(settings, [accounts(stripe('Active'))]);
    expect(await screen.findByText(/Clubpulse charges 1% of each card payment/)).toBeTruthy();
    expect(screen.queryByText(/, member pays/)).toBeNull();
  });
});

describe('the switches of the payment settings', () => {
  it.each([
    [500, 'Store was not changed. Error updating data. The server had a problem. It has been reported.'],
    [502, 'Store was not changed. The server is busy right now. Nothing was lost; try again.'],
  ])('show which setting was not saved, and the reason (status %i)', async (status, words) => {
    await openDesk(settings, [accounts(stripe('Active')), answer(putPaymentSettings, { id: 1 }, () => respond(status, {}))]);
    const store = await screen.findByRole<HTMLInputElement>('switch', { name: /^Store/ });
    await deskUser().click(store);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(store.checked).toBe(true);
  });

  it('show that card payments require an active account', async () => {
    const { sent } = await openDesk(settings, [
      accounts(stripe('Onboarding')),
      answer(putPaymentSettings, { id: 1 }, refusal(409, 'PaymentAccountNotActive')),
    ]);
    await deskUser().click(await screen.findByRole('switch', { name: /^Card payments online/ }));
    expect(await screen.findByText(/can be turned on once the payment account is active/)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ EnableOnlinePayments: true, EnableStore: true });
  });
});

describe('the rules for pauses', () => {
  it('are saved by the manager within their limits', async () => {
    const { sent } = await openDesk(settings, [
      accounts(stripe('Active')),
      answer(putPauseRules, { id: 1 }, { MembersMayPause: true, MaxPauseDays: 30, PausesPerYear: 2 }),
    ]);
    const user = deskUser();
    await user.click(await screen.findByRole('switch', { name: /^Members may pause/ }));
    const longest = screen.getByRole('textbox', { name: /Longest pause/ });
    await user.clear(longest);
    await user.type(longest, '3');
    expect(longest.getAttribute('aria-invalid')).toBe('true');
    await user.type(longest, '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The rules for pauses are saved')).toBeTruthy();
    expect(sent.find(({ method, path }) => method === 'PUT' && path.endsWith('/pauseRules'))?.body).toEqual({
      MembersMayPause: true,
      MaxPauseDays: 30,
      PausesPerYear: 2,
    });
  });
});

describe('the return page of the provider', () => {
  const page = '/RefreshPaymentAccount/1';

  it('reads the account again and continues an expired onboarding', async () => {
    const { router, sent } = await openDesk(page, [
      accounts(stripe('Onboarding')),
      answer(refreshPaymentAccount, { id: 1 }, stripe('Onboarding')),
      answer(startOnboarding, { id: 1 }, refusal(409, 'PaymentProviderRefused', { values: { code: 'account_invalid' } })),
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment accounts' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/RefreshPaymentAccount');
    expect(await screen.findByText('Started')).toBeTruthy();
    await deskUser().click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Stripe refused this (account_invalid). Nothing was charged.')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/clubs/1/paymentAccounts:refresh',
      '/clubs/1/paymentAccounts:onboarding',
    ]);
  });

  it('shows the stored state when the provider cannot be reached', async () => {
    await openDesk(page, [
      accounts(stripe('Inactive')),
      answer(refreshPaymentAccount, { id: 1 }, refusal(503, 'PaymentProviderUnavailable')),
    ]);
    expect(await screen.findByText(/Stripe does not answer right now/)).toBeTruthy();
    expect(await screen.findByText('In verification')).toBeTruthy();
  });

  it('shows what is missing when there is no provider, and sends no request', async () => {
    const { sent } = await openDesk(page, [accounts(stripe('NotConfigured', { ProviderConfigured: false, Mode: null }))]);
    expect(await screen.findByText(/this installation has no payment provider/)).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows the accounts of a club only to its managers', async () => {
    const { sent } = await openDesk(page, [], trainer);
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment accounts' })).toBeTruthy();
    expect(sent.filter(({ path }) => path.includes('paymentAccounts'))).toEqual([]);
  });
});
