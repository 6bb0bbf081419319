import { putPaymentSettings, refreshPaymentAccount, startOnboarding } from '@clubpulse/contract/billing/payment-accounts.calls';
import { provoke, type Refusals, refusalOf } from '../../test/refused.ts';
import { aPaymentAccount } from '../../test/rows.ts';
import { startStripe } from '../../test/stripe.ts';
import { createWorld } from '../../test/world.ts';

export const refusals: Refusals = async ({ house, world: { clubA, tokens }, open }) => {
  const stripe = await startStripe();
  const provided = await open(stripe.settings);
  const world = await createWorld(provided);
  const token = world.tokens.ownerA;
  const active = { params: { id: world.clubA }, token };
  await provided.call(startOnboarding, active);
  const { ExtAccountId } = await provided.db
    .selectFrom('payment_accounts')
    .select('ExtAccountId')
    .where('ClubId', '=', world.clubA)
    .executeTakeFirstOrThrow();
  await stripe.account(ExtAccountId ?? '');
  await aPaymentAccount(provided.db, world.clubA2);
  const body = { EnableOnlinePayments: true, EnableStore: true };
  return {
    PaymentAccountNotActive: provoke(house, putPaymentSettings, { params: { id: clubA }, body, token: tokens.managerA }),
    PaymentAccountComplete: provoke(provided, startOnboarding, active),
    // The provider does not know the account of this club.
    PaymentProviderRefused: provoke(provided, refreshPaymentAccount, { params: { id: world.clubA2 }, token }),
    PaymentProviderUnavailable: {
      call: refreshPaymentAccount,
      ask: async (language) => {
        await stripe.control('faults', { next: Array.from({ length: 9 }, () => '500') });
        const refused = await refusalOf(provided, refreshPaymentAccount, { ...active, language });
        await stripe.control('faults', { next: [] });
        return refused;
      },
    },
  };
};
