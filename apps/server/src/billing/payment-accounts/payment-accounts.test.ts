import { getPaymentSettings, listPaymentAccounts, putPaymentSettings } from '@clubpulse/contract/billing/payment-accounts.calls';
import { getClub, patchClub, updateClub } from '@clubpulse/contract/clubs/clubs.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClub, aPaymentAccount } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
let token: string;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
  token = world.tokens.ownerA;
});
afterAll(() => server.close());

async function ownedClub() {
  return { id: await aClub(server.db, { BrandId: world.brandA }) };
}

describe('payment accounts without a provider', () => {
  it('are an active account for payments to staff, and the stored state of the account for cards', async () => {
    const params = await ownedClub();
    const manual = { PaymentAccountType: 'Manual', State: 'Active', ProviderConfigured: true, Mode: null };
    const stripe = { PaymentAccountType: 'Stripe', ProviderConfigured: false, Mode: null };
    const list = async () => (await server.call(listPaymentAccounts, { params, token })).result;
    expect(await list()).toMatchObject([manual, { ...stripe, State: 'NotConfigured', Missing: [], ActiveSince: null }]);
    await aPaymentAccount(server.db, params.id, { State: 'MissingData', Missing: ['external_account'] });
    expect(await list()).toMatchObject([manual, { ...stripe, State: 'MissingData', Missing: ['external_account'] }]);
  });
});

describe('online payments', () => {
  const isOn = async (params: { id: number }) =>
    (await server.call(getPaymentSettings, { params, token })).result.EnableOnlinePayments;

  it.each(['Onboarding', 'Inactive', 'MissingData', undefined] as const)(
    'cannot be switched on in the payment settings or in the profile while the account is %s',
    async (State) => {
      const params = await ownedClub();
      if (State !== undefined) await aPaymentAccount(server.db, params.id, { State });
      const body = { EnableOnlinePayments: true, EnableStore: true };
      const refused = {
        ErrorType: 'PaymentAccountNotActive',
        values: { State: State ?? 'NotConfigured' },
      };
      expect((await server.call(putPaymentSettings, { params, body, token })).problem).toMatchObject(refused);
      const named = { EnableOnlinePayments: true };
      expect((await server.call(patchClub, { params, body: named, token })).problem).toMatchObject(refused);
      const { result } = await server.call(getClub, { params, token });
      expect((await server.call(updateClub, { params, body: { ...result, ...named } as never, token })).problem).toMatchObject(
        refused,
      );
      expect(await isOn(params)).toBe(false);
    },
  );

  it('can be switched on while the account is active, and remain on afterwards', async () => {
    const params = await ownedClub();
    await aPaymentAccount(server.db, params.id);
    expect((await server.call(patchClub, { params, body: { EnableOnlinePayments: true }, token })).status).toBe(200);
    expect(await isOn(params)).toBe(true);
    await server.db.updateTable('payment_accounts').set({ State: 'MissingData' }).where('ClubId', '=', params.id).execute();
    const body = { EnableOnlinePayments: true, EnableStore: false };
    expect((await server.call(putPaymentSettings, { params, body, token })).result).toEqual(body);
    expect((await server.call(patchClub, { params, body: { EnableStore: true }, token })).status).toBe(200);
    expect(await isOn(params)).toBe(true);
  });
});
