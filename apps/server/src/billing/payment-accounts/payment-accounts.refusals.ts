import { putPaymentSettings, refreshPaymentAccount, startOnboarding } from '@clubpulse/contract/billing/payment-accounts.calls';
import { provoke, type Refusals, refusalOf } from '../../test/refused.ts';
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
  const faulty = (fault: string) => ({
    call: refreshPaymentAccount,
    ask: async (language: string) => {
      await stripe.control('faults', { next: Array.from({ length: 9 }, () => fault) });
      const refused = await refusalOf(provided, refreshPaymentAccount, { ...active, language });
      await stripe.control('faults', { next: [] });
      return refused;
    },
  });
  const body = { EnableOnlinePayments: true, EnableStore: true };
  return {
    PaymentAccountNotActive: provoke(house, putPaymentSettings, { params: { id: clubA }, body, token: tokens.managerA }),
    PaymentAccountComplete: provoke(provided, startOnboarding, active),
    PaymentProviderRefused: faulty('400'),
    PaymentProviderUnavailable: faulty('500'),
  };
};
