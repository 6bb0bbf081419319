import type { PaymentAccount } from '@clubpulse/contract/billing/payment-accounts';
import {
  getPaymentSettings,
  listPaymentAccounts,
  putPaymentSettings,
  refreshPaymentAccount,
  startOnboarding,
} from '@clubpulse/contract/billing/payment-accounts.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClub } from '../../test/rows.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { type Stripe, startStripe } from '../../test/stripe.ts';
import { createWorld } from '../../test/world.ts';
import { paymentSettingsOf } from './public.ts';

let stripe: Stripe;
let server: TestServer;
let token: string;
let brand: number;
let params: { id: number };
beforeAll(async () => {
  stripe = await startStripe();
  server = await openOwnServer(stripe.settings);
  const world = await createWorld(server);
  token = world.tokens.ownerA;
  brand = world.brandA;
});
beforeEach(async () => {
  params = { id: await aClub(server.db, { BrandId: brand, Name: `Club ${Math.random()}`, Email: 'club@example.com' }) };
});
afterAll(async () => {
  await server.close();
  await stripe.stop();
});

const onboard = () => server.call(startOnboarding, { params, token });
const refresh = async (): Promise<PaymentAccount> => (await server.call(refreshPaymentAccount, { params, token })).result;
const stored = () =>
  server.db.selectFrom('payment_accounts').selectAll().where('ClubId', '=', params.id).executeTakeFirstOrThrow();
const accountId = async () => (await stored()).ExtAccountId ?? '';
const changes = async () =>
  (
    await server.db
      .selectFrom('events')
      .select('Payload')
      .where('ClubId', '=', params.id)
      .where('Type', '=', 'PaymentAccountChanged')
      .orderBy('EventId')
      .execute()
  ).map(({ Payload }) => Payload);

describe('the onboarding of a payment account', () => {
  it('returns a new link to the same account each time', async () => {
    const first = await onboard();
    expect(first.status).toBe(200);
    const account = await accountId();
    expect(account).toMatch(/^acct_/);
    const again = await onboard();
    expect(again.result.Url).not.toBe(first.result.Url);
    expect(await accountId()).toBe(account);
    const { result } = await server.call(listPaymentAccounts, { params, token });
    expect(result[1]).toMatchObject({ State: 'Onboarding', ProviderConfigured: true, Mode: 'test', ActiveSince: null });
  });

  it('creates one account when the first response of the provider was lost', { tags: ['atLength'] }, async () => {
    await stripe.control('faults', { next: ['timeout-after', 'timeout-after', 'timeout-after'] });
    expect((await onboard()).problem.ErrorType).toBe('PaymentProviderUnavailable');
    const { RequestKey, ExtAccountId } = await stored();
    expect(ExtAccountId).toBeNull();
    expect((await onboard()).status).toBe(200);
    expect((await stored()).RequestKey).toBe(RequestKey);
  });

  it('creates one account for two simultaneous requests', async () => {
    const both = await Promise.all([onboard(), onboard()]);
    const done = both.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect((await onboard()).status).toBe(200);
    expect(await accountId()).toMatch(/^acct_/);
  });

  it('is refused when the account is complete', async () => {
    await onboard();
    await stripe.account(await accountId());
    const { status, problem } = await onboard();
    expect([status, problem.ErrorType, problem.values]).toEqual([409, 'PaymentAccountComplete', { State: 'Active' }]);
    expect((await stored()).State).toBe('Active');
  });

  it('of a disconnected account is refused with the reason, and continues when it is connected again', async () => {
    await onboard();
    const account = await accountId();
    await stripe.control('account/remove', { account });
    const { status, problem } = await onboard();
    expect([status, problem.ErrorType]).toEqual([409, 'PaymentAccountDisconnected']);
    expect(await stored()).toMatchObject({ State: 'Inactive', InactiveReason: 'AccessRemoved' });
    await stripe.control('account/connect', { account });
    expect((await onboard()).status).toBe(200);
    expect(await stored()).toMatchObject({ State: 'Onboarding', InactiveReason: null });
  });

  it('continues while data are missing', async () => {
    await onboard();
    await stripe.account(await accountId(), { requirements: { currently_due: ['external_account'] } });
    expect((await onboard()).status).toBe(200);
    expect((await stored()).State).toBe('MissingData');
  });
});

describe('a payment account', () => {
  it("stores the provider's state, the missing data and the start of activity, and emits an event per change", async () => {
    await onboard();
    const account = await accountId();
    expect((await refresh()).State).toBe('Onboarding');
    await stripe.account(account, { payouts_enabled: false });
    expect((await refresh()).State).toBe('Inactive');
    await stripe.account(account);
    const active = await refresh();
    expect(active).toMatchObject({ State: 'Active', Missing: [] });
    expect(active.ActiveSince).not.toBeNull();
    expect((await refresh()).ActiveSince).toBe(active.ActiveSince);
    const due = ['individual.verification.document'];
    await stripe.account(account, { requirements: { currently_due: due } });
    expect(await refresh()).toMatchObject({ State: 'MissingData', Missing: due, ActiveSince: null });
    expect(await changes()).toEqual([
      { From: 'Onboarding', State: 'Inactive', Missing: [] },
      { From: 'Inactive', State: 'Active', Missing: [] },
      { From: 'Active', State: 'MissingData', Missing: due },
    ]);
  });

  it('is read again for a webhook of the provider, and simultaneous webhooks change it only once', async () => {
    await onboard();
    const account = await accountId();
    await stripe.account(account);
    await Promise.all([1, 2, 3].map(() => server.paymentAccounts.syncAccount(account)));
    expect((await stored()).State).toBe('Active');
    expect(await changes()).toEqual([{ From: 'Onboarding', State: 'Active', Missing: [] }]);
    await server.paymentAccounts.syncAccount('acct_of_another_installation');
  });

  it('does not replace a newer read by an older one', async () => {
    await onboard();
    const account = await accountId();
    await server.db.updateTable('payment_accounts').set({ ReadNumber: 1_000_000 }).where('ExtAccountId', '=', account).execute();
    await stripe.account(account);
    expect((await refresh()).State).toBe('Onboarding');
    expect(await changes()).toEqual([]);
  });

  it('is inactive with a reason while the platform has no access to it', async () => {
    await onboard();
    const account = await accountId();
    await stripe.account(account);
    expect((await refresh()).State).toBe('Active');
    const body = { EnableOnlinePayments: true, EnableStore: true };
    expect((await server.call(putPaymentSettings, { params, body, token })).status).toBe(200);
    await stripe.control('account/remove', { account });
    expect(await refresh()).toMatchObject({ State: 'Inactive', InactiveReason: 'AccessRemoved', ActiveSince: null });
    expect((await changes()).at(-1)).toEqual({ From: 'Active', State: 'Inactive', Missing: [], InactiveReason: 'AccessRemoved' });
    expect(await paymentSettingsOf(server.db, params.id)).toEqual({ EnableOnlinePayments: false, EnableStore: true });
    expect((await server.call(getPaymentSettings, { params, token })).result).toEqual(body);
  });

  it('does not exist before the onboarding', async () => {
    expect(await refresh()).toMatchObject({ State: 'NotConfigured', ProviderConfigured: true });
  });
});
